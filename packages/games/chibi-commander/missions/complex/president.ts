// The President and his bodyguards, in VS 4 and COOP 4.
import { applies, itemAt } from '@xenotable/kernel';
import { placeOf } from '../../names.ts';
import { within } from '../../book/automaton/ways.ts';
import { addUnit, freeCells, put } from '../../book/movement/arrivals.ts';
import { strollOf } from '../../book/movement/sending.ts';
import { distance } from '../../book/fight/sight.ts';
import { awake, unitOf } from '../../book/who.ts';
import { type Army, type Cell, NONE, type Table, type Unit } from '../../table.ts';
import { leftEdge, rightEdge } from '../kit.ts';
import type { Order } from '../mission.ts';

export const isPresident = (unit: Unit): boolean => unit.type === 'President';
/** CC-M-VS4-34 They walk on their own and are never sent. */
export const isEscorted = (unit: Unit): boolean => unit.type === 'President' || unit.type === 'Bodyguard';
/** The same, where somebody would send them. */
export function walksAlone(unit: Unit): boolean {
  if (!isEscorted(unit)) return false;
  applies('CC-M-VS4-34');
  return true;
}
export const president = (w: Table): Unit | undefined => w.units.find(isPresident);

/** CC-M-VS4-33, CC-M-VS4-35 The President in his corner, two bodyguards beside him where they were hired; if others stand there, on the nearest free fields. */
export function seatPresident(w: Table, corner: Cell, guarded: boolean): void {
  put(addUnit(w, 'President', 'neutral', null, NONE), corner);
  for (const _guard of guarded ? ['first', 'second'] : [])
    put(addUnit(w, 'Bodyguard', 'neutral', null, NONE), besideOrNear(w, corner));
}

/** The free field with the shortest way from a field; lowest y, then lowest x among equals. */
function besideOrNear(w: Table, from: Cell): Cell {
  const ways = within(w, { side: 'Earth', cell: from });
  const free = freeCells(w, ways.order).sort((a, b) => ways.priceOf(a) - ways.priceOf(b) || a - b);
  return itemAt(free, 0);
}

/** CC-M-VS4-34 Once per round, in the turn of CHIBI COM, each of them may walk six points. */
export const walkOrder = (may: (w: Table, army: Army) => boolean): Order => ({
  rule: 'CC-M-VS4-34',
  on: (w, army) =>
    may(w, army)
      ? w.units.flatMap((unit) => (isEscorted(unit) && awake(unit) && !unit.activated ? [unit.id] : []))
      : false,
  words: (look, id) => `${placeOf(look, id)} walks`,
  take({ w }, army, id) {
    const unit = unitOf(w, id);
    unit.activated = true;
    return { call: strollOf(unit, 6, 'CHIBI COM', army.seat, 'CC-M-VS4-34') };
  },
});

/** CC-M-VS4-35 Nobody can harm him while an awake bodyguard is within three fields. */
export function guarded(w: Table, unit: Unit): string | null {
  if (!isPresident(unit)) return null;
  applies('CC-M-VS4-35');
  const guard = w.units.some(
    (other) => other.type === 'Bodyguard' && awake(other) && distance(other.cell, unit.cell) <= 3,
  );
  return guard ? 'CC-M-VS4-35' : null;
}

/** CC-M-VS4-34 They leave only at a narrow edge, and never with an Invader. */
export const narrow: readonly Cell[] = [...leftEdge, ...rightEdge];
