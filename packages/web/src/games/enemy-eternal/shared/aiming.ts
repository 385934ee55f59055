// What is planned, whether it is one choice or several in a row: the way of an attack, the path, the test.
import { type Asked, type Json, same } from '@xenotable/kernel';
import { partsOf, together } from '../../../table/together.ts';
import {
  type AimView,
  type Choice,
  type Preview,
  type TestView,
  type View,
  type Way,
} from '@xenotable/enemy-eternal/preview';
import { choiceIn, offeredIn, toJson } from './json.ts';
import { aimOf } from './notes.ts';
import { isMove, previewIn, testIn, waysIn } from './computed.ts';

/** The ways that picks were made from. */
const meant = new WeakMap<object, Way>();

/** EE-DEP-06 Where something comes into view a plan pauses: new knowledge, new decision. */
const pauses = (way: Way): boolean => way.reveals !== null && way.how === 'run';

/** What is picked when a way is planned. */
export function pickOf(way: Way): Json {
  const pick = onePick((pauses(way) ? way.choices.slice(0, -1) : way.choices).map(toJson));
  if (typeof pick === 'object' && pick !== null) meant.set(pick, way);
  return pick;
}

const onePick = ([first, ...rest]: readonly Json[]): Json =>
  rest.length === 0 ? (first ?? null) : together([first ?? null, ...rest]);

/** A run that is planned, and after it an attack from its end. */
export const afterRun = (run: Choice, attack: Choice): Json => onePick([toJson(run), toJson(attack)]);

/** Everything about what is picked. */
export interface Plan {
  parts: Choice[];
  /** Who acts. */
  by: number | null;
  /** The planned way, if it is one of those that were computed for its target. */
  way: Way | null;
  /** Only the movement is played: something comes into view on it. */
  paused: boolean;
  /** The movement in it, with what may happen on it. */
  move: Omit<Preview, 'aims'> | null;
  /** Attacks from the end of a movement without one. */
  then: AimView[];
  aim: AimView | null;
  test: TestView | null;
}

const targetOf = (choice: Choice | undefined): number | null =>
  choice?.do === 'attack' || choice?.do === 'charge' || choice?.do === 'mindspin' ? choice.target : null;

const moveOf = (way: Way): Plan['move'] =>
  way.path.length === 0
    ? null
    : {
        model: way.by,
        path: way.path,
        cost: way.cost,
        cover: way.cover,
        reactions: way.reactions,
        back: way.back,
        harmless: way.harmless,
        reveals: way.reveals,
      };

export function planOf(picked: Json | null, view: View): Plan | null {
  if (picked === null) return null;
  const parts = partsOf(picked).map(choiceIn);
  const last = parts.at(-1);
  if (last === undefined) return null;
  const target = targetOf(last);
  const way =
    (typeof picked === 'object' ? meant.get(picked) : undefined) ??
    (target === null
      ? undefined
      : waysIn(view, target).find((one) => same(toJsonAll(one.choices), toJsonAll(parts)))) ??
    null;
  if (way !== null)
    return {
      parts,
      by: way.by,
      way,
      paused: pauses(way),
      move: moveOf(way),
      then: [],
      aim: way.aim,
      test: null,
    };
  const step = parts.find(isMove);
  const move = step === undefined ? null : previewIn(view, step);
  const aim =
    (parts.length > 1
      ? move?.aims.find((one) => same(toJson(one.order), toJson(last)))
      : aimOf(last, view)) ?? null;
  return {
    parts,
    by: aim?.by ?? view.shown.active?.model ?? null,
    way,
    paused: false,
    move,
    then: parts.length > 1 ? [] : (move?.aims ?? []),
    aim,
    test: aim === null ? testIn(view, last) : null,
  };
}

const toJsonAll = (choices: readonly Choice[]): Json => choices.map(toJson);

/** Whom one model may be activated by pointing at it: the only offer that names it, and no die is thrown for it. */
export function activationOf(ask: Asked | null, view: View, model: number): Choice | null {
  const offers = offeredIn(ask).filter((one) => one.do === 'activate' && one.model === model);
  const [only] = offers;
  return only === undefined || offers.length > 1 || testIn(view, only) !== null ? null : only;
}

const worthOf = (aim: AimView): number =>
  aim.losses.reduce((sum, one) => sum + (one.wounds * one.ways) / one.of, 0) + aim.ways / aim.of / 100;

/** The attack on this enemy that takes most Wounds; of equal ones the first. */
const bestOn = (aims: readonly AimView[], target: number): AimView | null =>
  aims
    .filter((aim) => aim.target === target)
    .reduce<AimView | null>(
      (most, aim) => (most === null || worthOf(aim) > worthOf(most) ? aim : most),
      null,
    );

/** The run that is planned and leads to a cell from which this enemy can be attacked: the best such attack. */
export function attackThen(plan: Plan | null, target: number): Json | null {
  const [run] = plan?.parts ?? [];
  if (run === undefined || plan?.aim !== null) return null;
  const best = bestOn(plan.then, target);
  return best === null ? null : afterRun(run, best.order);
}

const ANSWERS: readonly Choice['do'][] = ['react', 'free shot', 'free charge'];

/** EE-OVW-02, EE-ENG-07: attacks that cost no action and answer what an enemy does. */
export const answersIn = (view: View): AimView[] =>
  view.shown.aims.filter(({ order }) => ANSWERS.includes(order.do));

/** EE-ENG-07 Of the free attacks of each model the one that takes most Wounds: these have buttons. */
export function bestFreeAttacks(view: View): Choice[] {
  const free = answersIn(view).filter(({ order }) => order.do !== 'react');
  return [...new Set(free.map(({ by }) => by))].flatMap((by) => {
    const own = free.filter((aim) => aim.by === by);
    const best = own[0] && bestOn(own, own[0].target);
    return best == null ? [] : [best.order];
  });
}

/** What pointing at an enemy means now: the best way to hurt it, or the best answer to what it does. */
export function attackOn(view: View, target: number): Json | null {
  const answer = bestOn(answersIn(view), target);
  if (answer !== null) return toJson(answer.order);
  const [way] = waysIn(view, target);
  return way === undefined ? null : pickOf(way);
}
