// Bringing a Troop to a zone of the own lane although somebody stands there: the others make room, by choices that exist.
import type { Seat } from '@xenotable/kernel';
import { type Choice, does } from './choices.ts';
import type { TroopId } from './content/troops.ts';
import { seatOf } from './viewReaders.ts';
import type { Seen, TroopView } from './viewTypes.ts';

export const ZONES: readonly number[] = [1, 2, 3, 4];

/** What is brought: a Troop that stands in the lane, or one from the hand. */
export type Brought = { troop: number } | { card: TroopId };

/** The zone, among free ones, that is nearest to another. Of two the one behind. */
function nearest(free: readonly number[], zone: number): number | undefined {
  return free.toSorted((a, b) => Math.abs(a - zone) - Math.abs(b - zone) || b - a)[0];
}

const move = (troop: number, zone: number): Choice => ({ do: 'move', troop, zone });

/** XS-DEP-12 The choices, one after the other, that bring a Troop to a zone: those between there and the nearest free zone close up. Null where it stands there already or the lane is full. */
export function bringTo(view: Seen, lane: Seat, what: Brought, zone: number): Choice[] | null {
  const { troops } = seatOf(view, lane).lane;
  const mover = 'troop' in what ? troops.find((one) => one.id === what.troop) : undefined;
  if (('troop' in what && mover === undefined) || mover?.zone === zone) return null;
  const at = new Map(troops.filter((one) => one !== mover).map((one) => [one.zone, one.id]));
  const free = nearest(
    ZONES.filter((one) => !at.has(one)),
    zone,
  );
  if (free === undefined) return null;
  const step = Math.sign(zone - free);
  // Into the gap that it leaves itself: it changes places with one after the other.
  if (mover !== undefined && free === mover.zone && free !== zone)
    return ZONES.slice(0, Math.abs(zone - free)).map((steps) => move(mover.id, free + step * steps));
  const choices: Choice[] = [];
  for (let gap = free; gap !== zone; gap += step) {
    const id = at.get(gap + step);
    if (id !== undefined) choices.push(move(id, gap));
  }
  choices.push('card' in what ? { do: 'deploy', card: what.card, lane, zone } : move(what.troop, zone));
  return choices;
}

/** A Troop as it would stand in a lane. */
export interface Placed {
  id: number;
  zone: number;
  card: TroopId;
  /** Null for one that would come from the hand or a Discard Pile. */
  troop: TroopView | null;
}

/** Where a choice puts a Troop that is not in a lane yet: from the hand, or from a Discard Pile (XS-I-21). */
export function arrivalOf(choice: Choice): { card: TroopId; lane: Seat; zone: number } | null {
  if (does(choice, 'deploy')) return choice;
  if (!does(choice, 'play')) return null;
  const { card, lane, zone } = choice.at;
  return card === undefined || lane === undefined || zone === undefined ? null : { card, lane, zone };
}

/** The lane as it would stand after these choices; those that move nobody in it change nothing. */
export function laneAfter(view: Seen, lane: Seat, choices: readonly Choice[]): Placed[] {
  const placed: Placed[] = seatOf(view, lane).lane.troops.map((troop) => ({
    id: troop.id,
    zone: troop.zone,
    card: troop.card,
    troop,
  }));
  let next = view.next;
  for (const choice of choices) {
    if (!('do' in choice)) continue;
    if (choice.do === 'move') {
      const mover = placed.find((one) => one.id === choice.troop);
      const other = placed.find((one) => one.zone === choice.zone);
      if (mover === undefined) continue;
      if (other !== undefined) other.zone = mover.zone;
      mover.zone = choice.zone;
    }
    const comes = arrivalOf(choice);
    if (comes !== null) {
      if (comes.lane === lane) placed.push({ id: next, zone: comes.zone, card: comes.card, troop: null });
      next++;
    }
  }
  return placed.sort((a, b) => a.zone - b.zone);
}
