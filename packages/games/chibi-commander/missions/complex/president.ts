// The President and his bodyguards, in VS 4 and COOP 4.
import { applies } from '@xenotable/kernel';
import { placeOf } from '../../names.ts';
import { addUnit, beside, freeCells, put } from '../../book/movement/arrivals.ts';
import { noWallBetween } from '../../book/movement/movement.ts';
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

/** CC-M-VS4-33, CC-M-VS4-35 The President in his corner, two bodyguards beside him where they were hired. */
export function seatPresident(w: Table, corner: Cell, guarded: boolean): void {
  put(addUnit(w, 'President', 'neutral', null, NONE), corner);
  for (const _guard of guarded ? ['first', 'second'] : []) {
    const cell = freeCells(
      w,
      beside(corner).filter((next) => noWallBetween(w, corner, next)),
    )[0];
    if (cell !== undefined) put(addUnit(w, 'Bodyguard', 'neutral', null, NONE), cell);
  }
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
