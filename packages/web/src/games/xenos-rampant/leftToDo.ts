// What would be left undone if a phase, a deployment or a step of the campaign were ended now.
import {
  type Choice,
  type UnitView,
  type View,
  endsPhaseUnasked,
  isKind,
  isWorthwhile,
  spaceAfterOrder,
  standpointOf,
  stopOf,
  suggestedPlan,
  unitThing,
  wayOf,
} from '@xenotable/xenos-rampant/preview';
import { type Asked, type Json, same } from '@xenotable/kernel';
import { distance, inches } from '../../boards/measured/inches.ts';
import type { LeftToDo } from '../../table/contract.ts';
import { choiceOf, choicesOf, jsonOf, planOf } from './shared/border.ts';
import { orderOf } from './notes.ts';
import { letterOf } from './shared/faces.ts';

export const nags = {
  free: 'Free orders that were not given',
  idle: 'Units that have not been ordered',
  last: 'The last order, with which your phase ends',
  short: 'A tested order that moves less than an inch',
  career: 'Career points that could be spent',
};

/** 'L1, R1 and S1'. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** More names than these are said as signs of the board. */
const MOST_NAMES = 2;

/** 'Heavy Infantry 1 has not been ordered.', '3 units have not been ordered: L1, R1 and S1.' */
function unordered(units: readonly UnitView[], view: View): string {
  const names = listed(units.map(({ name }) => name));
  if (units.length === 1) return `${names} has not been ordered.`;
  return units.length <= MOST_NAMES
    ? `${names} have not been ordered.`
    : `${units.length} units have not been ordered: ${listed(units.map((unit) => letterOf(unit, view)))}.`;
}

const counted = (count: number, kind: string): string => `${count} ${kind}order${count === 1 ? '' : 's'}`;

/** XR-GTG-02 A Free order to go to ground, for a unit that an enemy could shoot where it stands. */
const hiding = (view: View) =>
  view.orders.find(({ order, free }) => {
    const unit = view.units[order.unit];
    return (
      free &&
      order.order === 'ground' &&
      unit?.state === 'table' &&
      standpointOf(view, unit.id, unit).shotBy.length > 0
    );
  });

/** What is proposed instead of the end: the best order of the plan, of those that are lost; nothing if none is worth it. */
function insteadOf(view: View, free: boolean): Json | null {
  const best = suggestedPlan(view).find((row) => row.free === free);
  if (best !== undefined) return planOf([best.order, ...best.follow]);
  const hidden = free ? hiding(view) : undefined;
  return hidden === undefined ? null : jsonOf(hidden.order);
}

/** Units with orders left; those that only could move or go to ground far from everything count as well. */
function ofPhase(view: View): LeftToDo | null {
  const orders = view.orders.filter(({ order }) => isWorthwhile(view, order));
  const left = [...new Set(orders.map(({ order }) => order.unit))];
  if (left.length === 0) return null;
  const free = left.filter((unit) => orders.some((one) => one.free && one.order.unit === unit));
  const units = left.flatMap((unit) => view.units[unit] ?? []);
  return {
    kind: free.length > 0 ? 'free' : 'idle',
    words: unordered(units, view),
    loses:
      free.length > 0
        ? `${counted(free.length, 'Free ')}${left.length > free.length ? ` and ${counted(left.length - free.length, 'tested ')}` : ''}`
        : counted(left.length, 'tested '),
    next: insteadOf(view, free.length > 0),
    things: left.map(unitThing),
  };
}

function ofCareer(view: View, ask: Asked): LeftToDo | null {
  const points = view.campaign?.owners[ask.seat]?.points ?? 0;
  const next = ask.offers.find(({ choice }) => 'grow' in choiceOf(choice)) ?? null;
  return ask.offers.length < 2
    ? null
    : {
        kind: 'career',
        words: `You have ${points} career points that could buy something.`,
        next: next?.choice ?? null,
      };
}

/** The last order ends the phase by itself: whoever gives it is told while it can still be taken back. */
function ofLast(choice: Json, view: View, ask: Asked): LeftToDo | null {
  if (!endsPhaseUnasked(view, ask.seat, choicesOf(choice))) return null;
  const side = view.owners[ask.seat]?.side;
  const enemy = view.owners.find((owner) => owner.side !== side)?.name ?? 'The enemy';
  return {
    kind: 'last',
    words: `This is your last order: after it your phase is over, ${enemy} goes on, and from its first die on nothing can be taken back.`,
    next: null,
  };
}

/** Less than this is hardly a move. */
const HARDLY = 100;

/** A test for a move that leads hardly anywhere can cost the phase. */
function ofShort(choice: Json, view: View): LeftToDo | null {
  const [first, step] = choicesOf(choice);
  const order = first === undefined ? undefined : orderOf(first, view);
  const unit = view.units[order?.order.unit ?? -1];
  if (order === undefined || unit === undefined || order.free || order.order.order !== 'move') return null;
  if (step === undefined || !isKind(step, 'path') || unit.state !== 'table') return null;
  const way = wayOf(view, unit.id, step, spaceAfterOrder(view, unit));
  if (way === null || distance(unit, way) >= HARDLY) return null;
  const stop = stopOf(view, unit.id, way);
  return {
    kind: 'short',
    words: `${unit.name} would move only ${inches(distance(unit, way))}${stop === null ? '' : `: ${stop}`}. If its test fails, your phase ends.`,
    next: null,
  };
}

export function leftToDo(choice: Json, view: View, ask: Asked): LeftToDo | null {
  const ends: Choice = choiceOf(choice);
  if (isKind(ends, 'stop')) return ofPhase(view);
  if (view.stage === 'orders') return ofShort(choice, view) ?? ofLast(choice, view, ask);
  return isKind(ends, 'done') && !same(ask.offers.length, 1) ? ofCareer(view, ask) : null;
}
