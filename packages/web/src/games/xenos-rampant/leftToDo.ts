// What would be left undone if a phase, a deployment or a step of the campaign were ended now.
import {
  type Choice,
  type View,
  endsPhaseUnasked,
  isKind,
  isWorthwhile,
  unitThing,
} from '@xenotable/xenos-rampant/preview';
import { type Asked, type Json, same } from '@xenotable/kernel';
import type { LeftToDo } from '../../table/contract.ts';
import { choiceOf, choicesOf, jsonOf } from './shared/border.ts';
import { letterOf } from './shared/faces.ts';

export const nags = {
  free: 'Free orders that were not given',
  idle: 'Units that have not been ordered',
  last: 'The last order, with which your phase ends',
  career: 'Career points that could be spent',
};

/** 'L1, R1 and S1'. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const counted = (count: number, kind: string): string => `${count} ${kind}order${count === 1 ? '' : 's'}`;

/** Units with orders left; those that only could move or go to ground far from everything count as well. */
function ofPhase(view: View): LeftToDo | null {
  const orders = view.orders.filter(({ order }) => isWorthwhile(view, order));
  const left = [...new Set(orders.map(({ order }) => order.unit))];
  if (left.length === 0) return null;
  const free = left.filter((unit) => orders.some((one) => one.free && one.order.unit === unit));
  const names = left.flatMap((unit) => (view.units[unit] === undefined ? [] : letterOf(view.units[unit])));
  // Only what can be given as it stands: a move needs a place first.
  const given = orders.filter(({ order }) => order.target !== undefined);
  const best =
    given.find(({ order, free: sure }) => sure && order.order === 'shoot') ??
    given.find((one) => one.free) ??
    given.toSorted((a, b) => b.ways - a.ways)[0];
  return {
    kind: free.length > 0 ? 'free' : 'idle',
    words: `${listed(names)} ${left.length === 1 ? 'has' : 'have'} not been ordered.`,
    loses:
      free.length > 0
        ? `${counted(free.length, 'Free ')}${left.length > free.length ? ` and ${counted(left.length - free.length, 'tested ')}` : ''}`
        : counted(left.length, 'tested '),
    next: best === undefined ? null : jsonOf(best.order),
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
    words: `This is your last order: after it your phase is over, ${enemy} goes on, and nothing can be taken back.`,
    next: null,
  };
}

export function leftToDo(choice: Json, view: View, ask: Asked): LeftToDo | null {
  const ends: Choice = choiceOf(choice);
  if (isKind(ends, 'stop')) return ofPhase(view);
  if (view.stage === 'orders') return ofLast(choice, view, ask);
  return isKind(ends, 'done') && !same(ask.offers.length, 1) ? ofCareer(view, ask) : null;
}
