// Ways to hurt an enemy: who does it, from where, with which weapon and how many actions; what may happen on the way and what comes back.
import { fastChance } from '@xenotable/kernel';
import { type AimView, aimOf, chargeAim, reactionsOn } from './aims.ts';
import { type Danger, anyHurt, dangersTo, harmlessAt, hurtBy, killBy, soonest } from './dangers.ts';
import { type Surprise, surpriseOn } from './surprises.ts';
import { type Activation, attackBy, rowFault } from '../book/actions/actions.ts';
import { activation } from '../book/actions/activation.ts';
import { chargeSpaces, ordersFor } from '../book/actions/orders.ts';
import { usableArms } from '../book/attack/arms.ts';
import { shotOf } from '../book/attack/attack.ts';
import { attackFault } from '../book/attack/targets.ts';
import { ground, mayStop, spotOf } from '../book/board/ground.ts';
import { coverAround } from '../book/board/sight.ts';
import { has, isEngaged, skill } from '../book/models.ts';
import { gaitOf } from '../book/movement/prices.ts';
import { chargeWay, closedFor, explore } from '../book/movement/reach.ts';
import { choosable } from '../book/round/choosable.ts';
import { rounds } from '../book/round/round.ts';
import type { Choice, Order } from '../choices.ts';
import { imagine } from '../imagine.ts';
import type { Cell, Model, Table } from '../table.ts';
import { modelOf } from '../tableReaders.ts';
import type { View } from '../view.ts';

export interface Way {
  /** What is played, in this order. */
  choices: Choice[];
  by: number;
  target: number;
  how: 'stay' | 'run' | 'charge';
  /** The cell from which the attack is made, the path to it and what the path costs. */
  cell: Cell;
  path: Cell[];
  cost: number;
  /** Cover on the four sides of that cell. */
  cover: number[];
  /** Actions of the attack. */
  actions: 1 | 2;
  aim: AimView;
  /** At least one Wound; all Wounds that are left. Both count that the attacker may fall on the way. */
  hurt: number;
  kill: number;
  /** React fire on the way; the worst single shot, and the chance to fall by it. */
  reactions: (AimView & { model: number; cell: Cell })[];
  risk: number;
  fall: number;
  /** Who could hurt the attacker where it stands then, likeliest first. */
  back: Danger[];
  /** Enemies beside it then whose blows do nothing to it. */
  harmless: number[];
  reveals: Surprise | null;
}

/** An attack before it is known what comes back. */
interface Draft extends Pick<Way, 'choices' | 'how' | 'cell' | 'path' | 'cost' | 'actions' | 'aim'> {
  /** Drafts of one key differ only in their cell. */
  key: string;
  worth: number;
}

/** Wounds that an attack takes on average; a kill is worth one and a half more. */
const worthOf = (aim: AimView, wounds: number): number =>
  aim.mind !== null
    ? (1.5 * aim.ways) / aim.of
    : aim.losses.reduce((sum, one) => sum + (one.wounds * one.ways) / one.of, 0) + 1.5 * killBy(aim, wounds);

const isUsedUp = (w: Table, m: Model, weapon: string): boolean =>
  usableArms(w, m).some((arm) => arm.name === weapon && arm.rules.includes('One Use'));

/** Whoever could act now: the activated model, or all that the drawn die could activate. */
function actors(w: Table): { f: Activation; first: Choice[] }[] {
  const open = w.flow.at(-1);
  if (open === undefined || w.result !== null) return [];
  if (activation.has(open)) return open.step === 'choose an action' ? [{ f: open, first: [] }] : [];
  if (!rounds.has(open) || open.step !== 'choose a model') return [];
  return choosable(w, open.colour)
    .filter((m) => m.down !== 'forced' && m.suppressed === 0)
    .map((m) => ({
      f: { model: m.id, left: 2, rows: [], moved: false, said: null, overdrive: false, over: false },
      first: [{ do: 'activate', model: m.id }],
    }));
}

function stayDrafts(w: Table, f: Activation, at: Model): Draft[] {
  const m = modelOf(w, f.model);
  return ordersFor(w, f).flatMap((order) => {
    if ((order.do !== 'attack' && order.do !== 'mindspin') || order.target !== at.id) return [];
    const aim = aimOf(w, order, shotOf(w, attackBy(f, order)));
    return [draft('stay', [order], m.cell, [], 0, order.actions, aim, at)];
  });
}

function draft(
  how: Way['how'],
  choices: Order[],
  cell: Cell,
  path: Cell[],
  cost: number,
  actions: 1 | 2,
  aim: AimView,
  at: Model,
): Draft {
  const last = choices.at(-1);
  const said = last?.do === 'attack' || last?.do === 'mindspin' ? (last.then ?? '') : '';
  const trigger = last?.do === 'attack' && last.trigger === true ? 'trigger' : '';
  return {
    key: `${how} ${aim.weapon} ${actions} ${said} ${trigger}`,
    worth: worthOf(aim, at.wounds),
    how,
    choices,
    cell,
    path,
    cost,
    actions,
    aim,
  };
}

/** EE-ACT-08 A one-action Run, then a one-action Attack from every cell that it reaches. */
function runDrafts(w: Table, f: Activation, at: Model): Draft[] {
  const m = modelOf(w, f.model);
  const mobility = skill(w, m, 'MOBILITY');
  const barred =
    f.left < 2 ||
    f.said === 'stays' ||
    f.rows.includes('run') ||
    rowFault(w, f, 'attack') !== null ||
    has(m, 'Emplaced') ||
    m.unit === 'Civilian' ||
    isEngaged(w, m);
  if (barred || mobility <= 0) return [];
  const g = ground(w);
  const start = m.cell;
  const reach = explore(w, m, gaitOf(m, false), mobility, closedFor(w, m));
  const then: Activation = { ...f, left: 1, rows: [...f.rows, 'run'], moved: true };
  const drafts: Draft[] = [];
  const arms = usableArms(w, m).filter((arm) => arm.range > 0);
  for (const cell of reach.order) {
    if (cell === start || !mayStop(g, cell)) continue;
    m.cell = cell;
    for (const arm of arms) {
      if (attackFault(w, m, arm, at, true) !== null) continue;
      const attack: Order = { do: 'attack', weapon: arm.name, target: at.id, actions: 1 };
      const aim = aimOf(w, attack, shotOf(w, attackBy(then, attack)));
      if (aim.ways === 0) continue;
      const run: Order = { do: 'run', actions: 1, to: spotOf(g, cell) };
      const path = reach.path(cell);
      drafts.push(draft('run', [run, attack], cell, path, path.length, 1, aim, at));
    }
  }
  m.cell = start;
  return drafts;
}

function chargeDrafts(w: Table, f: Activation, at: Model): Draft[] {
  const m = modelOf(w, f.model);
  const g = ground(w);
  return chargeSpaces(w, f)
    .filter(({ target, climb }) => target === at.id && (!climb || g.hills))
    .flatMap(({ weapons, climb, cells }) =>
      weapons
        .filter((weapon) => weapon !== 'Computer Use')
        .flatMap((weapon) =>
          cells.flatMap((cell) => {
            const way = chargeWay(w, m, at, gaitOf(m, climb), skill(w, m, 'MOBILITY'), cell, undefined);
            if ('rule' in way) return [];
            const order = {
              do: 'charge' as const,
              weapon,
              target: at.id,
              to: spotOf(g, cell),
              ...(climb && { climb: true as const }),
            };
            const aim = chargeAim(w, order, attackBy(f, order));
            return [draft('charge', [order], cell, way.path, way.cost, 1, aim, at)];
          }),
        ),
    );
}

/** Chances closer than this are not worth a walk into the open. */
const SAME = 0.12;
/** Answers closer than this are alike. */
const ALIKE = 0.01;

/** What may happen to whoever goes this way. */
function wayOf(w: Table, m: Model, at: Model, one: Draft, dangers: (cell: Cell) => Danger[]): Way {
  const reactions = reactionsOn(w, m, one.path);
  const fall = 1 - reactions.reduce((lives, shot) => lives * (1 - killBy(shot, m.wounds)), 1);
  const back = dangers(one.cell);
  return {
    choices: one.choices,
    by: m.id,
    target: at.id,
    how: one.how,
    cell: one.cell,
    path: one.path,
    cost: one.cost,
    cover: coverAround(ground(w), one.cell),
    actions: one.actions,
    aim: one.aim,
    hurt: hurtBy(one.aim) * (1 - fall),
    kill: killBy(one.aim, at.wounds) * (1 - fall),
    reactions,
    risk: Math.max(0, ...reactions.map(hurtBy)),
    fall,
    // Whom it attacks may be gone by then, but is counted: it often lives.
    back,
    harmless: harmlessAt(w, m, one.cell, back),
    reveals: surpriseOn(w, m, one.path),
  };
}

const answered = (way: Way, back: readonly Danger[]): number => 1 - (1 - way.risk) * (1 - anyHurt(back));

/** What comes back in this round, then what could come back at all; chances that are alike count as the same. */
const answers = (way: Way): [number, number] => [
  Math.round(answered(way, soonest(way.back)) / ALIKE),
  Math.round(answered(way, way.back) / ALIKE),
];

/** Cover against those who could hurt it, then on all sides: more is better. */
const sheltered = ({ back, cover }: Way): number =>
  back.reduce((sum, one) => sum + 10 * one.cover, 0) + cover.reduce((sum, side) => sum + side, 0);

/** Less that comes back first, then more cover. */
function bySafety(a: Way, b: Way): number {
  const [now, all] = answers(a);
  const [thenNow, thenAll] = answers(b);
  return now - thenNow || all - thenAll || sheltered(b) - sheltered(a);
}

/** Of drafts that differ only in their cell: among the good ones the safest, of these what hurts most, then the shortest. */
function bestPlace(w: Table, m: Model, at: Model, drafts: Draft[], dangers: (cell: Cell) => Danger[]): Way {
  const most = Math.max(...drafts.map((one) => one.worth));
  const good = drafts
    .filter((one) => one.worth >= most - SAME)
    .map((one) => ({ worth: one.worth, way: wayOf(w, m, at, one, dangers) }));
  const [best] = good.sort((a, b) => bySafety(a.way, b.way) || b.worth - a.worth || a.way.cost - b.way.cost);
  if (best === undefined) throw new Error('nothing to choose a place from');
  return best.way;
}

function waysOf(w: Table, f: Activation, first: readonly Choice[], at: Model): { way: Way; worth: number }[] {
  const m = modelOf(w, f.model);
  const drafts = [...stayDrafts(w, f, at), ...runDrafts(w, f, at), ...chargeDrafts(w, f, at)];
  const kinds = new Map<string, Draft[]>();
  for (const one of drafts) kinds.set(one.key, [...(kinds.get(one.key) ?? []), one]);
  const dangers = dangersTo(w, m);
  return [...kinds.values()].map((alike) => {
    const way = bestPlace(w, m, at, alike, dangers);
    const scarce = isUsedUp(w, m, way.aim.weapon) ? 0.2 : 0;
    return {
      way: { ...way, choices: [...first, ...way.choices] },
      worth: worthOf(way.aim, at.wounds) * (1 - way.fall) - scarce,
    };
  });
}

/** All ways worth naming in which the viewer could hurt an enemy now, the best first. */
export function waysTo(v: View, target: number): Way[] {
  const w = imagine(v, fastChance(1));
  const at = modelOf(w, target);
  const all = actors(w).flatMap(({ f, first }) => waysOf(w, f, first, at));
  const most = Math.max(...all.map(({ worth }) => worth));
  const isGood = (worth: number): number => (worth >= most - SAME ? 0 : 1);
  return all
    .filter(({ worth }) => worth > 0 || all.length === 1)
    .sort(
      (a, b) =>
        isGood(a.worth) - isGood(b.worth) ||
        (isGood(a.worth) === 0 ? bySafety(a.way, b.way) : b.worth - a.worth) ||
        b.worth - a.worth ||
        a.way.choices.length - b.way.choices.length ||
        a.way.cost - b.way.cost,
    )
    .map(({ way }) => way);
}

/** Enemies whom the viewer could hurt now in some way. */
export function targetsOf(v: View): number[] {
  const w = imagine(v, fastChance(1));
  const all = actors(w);
  return w.models
    .filter(
      (at) =>
        at.place === 'board' &&
        !at.neutral &&
        all.some(
          ({ f }) =>
            modelOf(w, f.model).control !== at.control &&
            (stayDrafts(w, f, at).length > 0 ||
              chargeDrafts(w, f, at).length > 0 ||
              runDrafts(w, f, at).length > 0),
        ),
    )
    .map((at) => at.id);
}
