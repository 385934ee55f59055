// Unpredictable (XR-T-17): units that stand already change places before the battle.
import type { Refusal, Seat } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import { holdsToken } from '../scenarios/zones.ts';
import { type Table, type Unit, type UnitId, hasTrait, profileOf, ownerOf, unitOf } from '../table.ts';
import { zonesFor } from './placing.ts';
import { placeFault, placed } from './spots.ts';
import { type Play } from './chapter.ts';
import { namesOf } from '../happenings.ts';

/** Seats with the trait that deployed before their enemy. */
export const swappers = (w: Table, seats: readonly Seat[]): Seat[] =>
  seats.filter(
    (seat) =>
      ownerOf(w, seat).side !== w.attacker &&
      hasTrait(w, seat, 'Unpredictable') &&
      w.units.filter((unit) => unit.owner === seat && unit.state === 'table').length > 1,
  );

export const swaps = (w: Table, seat: Seat): Choice[] => {
  const own = w.units.filter((unit) => unit.owner === seat && unit.state === 'table');
  const found: Choice[] = [];
  for (let i = 0; i < own.length; i++)
    for (let j = i + 1; j < own.length; j++) {
      const pair = [own[i]!.id, own[j]!.id];
      if (swapFault(w, seat, pair) === null) found.push({ swap: pair });
    }
  return found;
};

/** A cycle of two or three units; each must be able to stand where the next one stood. */
export function swapFault(w: Table, seat: Seat, ids: unknown): Refusal | null {
  const rule = 'XR-T-17';
  if (!Array.isArray(ids) || (ids.length !== 2 && ids.length !== 3) || new Set(ids).size !== ids.length)
    return { rule, reason: 'Name two or three different units.' };
  const units = ids.map((id) => (typeof id === 'number' ? w.units[id] : undefined));
  if (!units.every((unit) => unit !== undefined && unit.owner === seat && unit.state === 'table'))
    return { rule, reason: 'Only your own placed units can be swapped.' };
  const own = units as Unit[];
  for (let i = 0; i < own.length; i++) {
    const at = own[(i + 1) % own.length]!;
    const fault = placeFault(w, own[i]!, at.x, at.y, placed(w, own[i]!, ids as number[]));
    if (
      fault !== null ||
      !zonesFor(w, own[i]!).some((zone) => holdsToken(zone, profileOf(own[i]!).radius, at.x, at.y))
    )
      return { rule, reason: `${own[i]!.name} does not fit there.` };
  }
  return null;
}

export function swap(play: Play, ids: readonly UnitId[]): void {
  if (ids.length === 0) return;
  const places = ids.map((id) => ({ x: unitOf(play.w, id).x, y: unitOf(play.w, id).y }));
  ids.forEach((id, i) => Object.assign(unitOf(play.w, id), places[(i + 1) % ids.length]));
  play.tell?.({ type: 'swapped', units: ids.slice(), names: namesOf(play.w, ...ids.slice()) }, 'XR-T-17');
}
