// What is planned by pointing at an enemy or a field: several choices that are played as one, with what they are meant for.
import {
  type Choice,
  type Target,
  type View,
  type Walk,
  type Walker,
  type Way,
  blipThing,
  nextToAct,
  unitThing,
  walkTo,
  waysTo,
} from '@xenotable/chibi-commander/preview';
import type { Json } from '@xenotable/kernel';
import type { ThingId } from '../../../boards/things.ts';
import { partsOf } from '../../../table/together.ts';
import { choiceOf, toJson } from './things.ts';

/** An attack in one of several ways. */
export interface AimPlan {
  kind: 'aim';
  target: Target;
  /** The units among which the best way was looked for. */
  units: readonly number[];
  ways: readonly Way[];
  way: Way;
}

export interface WalkPlan {
  kind: 'walk';
  walk: Walk;
  /** The field of whom it is walked to, if somebody was pointed at; -1 without. */
  beside: number;
}

/** The acting unit ends, and the next one is activated. */
export interface NextPlan {
  kind: 'next';
  unit: number;
}

export type Plan = AimPlan | WalkPlan | NextPlan;

type Memo = Map<string, readonly Way[]>;
const known = new WeakMap<View, Memo>();

/** The ways to a target, found once for each view. */
export function waysKnown(view: View, target: Target, units: readonly number[]): readonly Way[] {
  const memo: Memo = known.get(view) ?? new Map<string, readonly Way[]>();
  known.set(view, memo);
  const key = JSON.stringify([target, units]);
  const ways = memo.get(key) ?? waysTo(view, target, units);
  memo.set(key, ways);
  return ways;
}

/** How a plan is handed to the table: its choices, and behind them what it means. Who acts now ends before another one begins. */
const planned = (view: View, choices: readonly Choice[], means: Record<string, Json>): Json => ({
  together: [
    ...(view.acting !== null && choices[0]?.do === 'activate' ? [{ do: 'done' as const }] : []),
    ...choices,
  ].map(toJson),
  ...means,
});

export const aimChoice = (
  view: View,
  target: Target,
  units: readonly number[],
  way: number,
  { plan }: Way,
): Json => planned(view, plan, { aim: { ...target }, units: [...units], way });

export const walkChoice = (view: View, { who, to, plan }: Walk, beside = -1): Json =>
  planned(view, plan, { walk: { ...who }, to, beside });

/** Ends the activation of who acts, and activates another unit; null where that is not meant by pointing at it. */
export function nextChoice(view: View, offers: readonly Choice[], thing: ThingId): Json | null {
  const unit = nextToAct(view, offers).find((id) => unitThing(id) === thing);
  return unit === undefined ? null : planned(view, [{ do: 'activate', unit }], { next: unit });
}

/** A plan that ends the activation of who acts now. */
export const endsActivation = (choice: Json): boolean => {
  const [first, ...others] = partsOf(choice);
  return first !== undefined && others.length > 0 && choiceOf(first).do === 'done';
};

interface Meaning {
  next?: number;
  aim?: Target;
  units?: number[];
  way?: number;
  walk?: Walker;
  to?: number;
  beside?: number;
}

const meaningOf = (choice: Json): Meaning =>
  typeof choice === 'object' && choice !== null && !Array.isArray(choice) && 'together' in choice
    ? (choice as Meaning)
    : {};

/** What a previewed choice means, if it was planned by pointing. */
export function planIn(choice: Json | null, view: View): Plan | null {
  if (choice === null) return null;
  const { next, aim, units = [], way: at = 0, walk, to = -1, beside = -1 } = meaningOf(choice);
  if (aim !== undefined) {
    const ways = waysKnown(view, aim, units);
    const way = ways[at];
    return way === undefined ? null : { kind: 'aim', target: aim, units, ways, way };
  }
  if (next !== undefined) return { kind: 'next', unit: next };
  if (walk !== undefined) {
    const found = walkTo(view, walk, to);
    return found === null ? null : { kind: 'walk', walk: found, beside };
  }
  return null;
}

/** A unit on another field than now. */
export interface Moved {
  unit: number;
  cell: number;
}

/** Who would stand where after what is previewed; a walk on which something turns up ends there. */
export function movedBy(choice: Json | null, view: View): Moved | null {
  const plan = planIn(choice, view);
  if (plan?.kind === 'aim') {
    const { unit, path, from, sighting } = plan.way;
    return path.length === 0 ? null : { unit, cell: sighting?.cell ?? from };
  }
  if (plan?.kind === 'walk') {
    const { who, to, sighting } = plan.walk;
    return 'unit' in who ? { unit: who.unit, cell: sighting?.cell ?? to } : null;
  }
  const one = choice === null || partsOf(choice)[0] !== choice ? null : choiceOf(choice);
  if (one?.do === 'spawn') return { unit: one.unit, cell: one.at };
  return one?.do === 'walk' && view.mover !== null && view.mover.unit >= 0
    ? { unit: view.mover.unit, cell: one.to }
    : null;
}

export const targetThing = (target: Target): ThingId =>
  'unit' in target ? unitThing(target.unit) : blipThing(target.blip);
