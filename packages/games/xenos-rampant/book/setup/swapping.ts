// Unpredictable (XR-T-17): units that stand already change places before the battle.
import type { Refusal, Seat } from '@xenotable/kernel';
import { holdsToken } from '../../scenarios/zones.ts';
import { type Table, type UnitId, hasTrait, profileOf, ownerOf, unitOf } from '../../table.ts';
import { zonesFor } from './placing.ts';
import { placeFault, placed } from '../geometry/spots.ts';
import { type Play } from '../chapter.ts';
import { namesOf } from '../../happenings.ts';

/** Seats with the trait that deployed before their enemy. */
export const swappers = (w: Table, seats: readonly Seat[]): Seat[] =>
  seats.filter(
    (seat) =>
      ownerOf(w, seat).side !== w.attacker &&
      hasTrait(w, seat, 'Unpredictable') &&
      w.units.filter((unit) => unit.owner === seat && unit.state === 'table').length > 1,
  );

/** Pairs that may change places; if there is none, threes. */
export function swaps(w: Table, seat: Seat): { swap: UnitId[] }[] {
  const own = w.units.filter((unit) => unit.owner === seat && unit.state === 'table').map((unit) => unit.id);
  const legal = (ids: UnitId[][]): { swap: UnitId[] }[] =>
    ids.filter((swap) => swapFault(w, seat, swap) === null).map((swap) => ({ swap }));
  const pairs = legal(own.flatMap((a, i) => own.slice(i + 1).map((b) => [a, b])));
  if (pairs.length > 0) return pairs;
  return legal(own.flatMap((a) => own.flatMap((b) => own.map((c) => [a, b, c]))));
}

/** A cycle of two or three units; each must be able to stand where the next one stood. */
export function swapFault(w: Table, seat: Seat, ids: unknown): Refusal | null {
  const rule = 'XR-T-17';
  if (!Array.isArray(ids) || (ids.length !== 2 && ids.length !== 3) || new Set(ids).size !== ids.length)
    return { rule, reason: 'Name two or three different units.' };
  const own = ids.flatMap((id) => w.units.find((unit) => unit.id === id) ?? []);
  if (own.length < ids.length || !own.every((unit) => unit.owner === seat && unit.state === 'table'))
    return { rule, reason: 'Only your own placed units can be swapped.' };
  const numbers = own.map((unit) => unit.id);
  for (const [i, unit] of own.entries()) {
    const at = own[(i + 1) % own.length] ?? unit;
    const fault = placeFault(w, unit, at.x, at.y, placed(w, unit, numbers));
    const zones = zonesFor(w, unit);
    if (fault !== null || !zones.some((zone) => holdsToken(zone, profileOf(unit).radius, at.x, at.y)))
      return { rule, reason: `${unit.name} does not fit there.` };
  }
  return null;
}

export function swap(play: Play, ids: readonly UnitId[]): void {
  if (ids.length === 0) return;
  const places = ids.map((id) => ({ x: unitOf(play.w, id).x, y: unitOf(play.w, id).y }));
  ids.forEach((id, i) => Object.assign(unitOf(play.w, id), places[(i + 1) % ids.length]));
  play.tell?.({ type: 'swapped', units: ids.slice(), names: namesOf(play.w, ...ids.slice()) }, 'XR-T-17');
}
