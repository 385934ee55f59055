// Whom the automaton goes for.
import { type Seat, applies } from '@xenotable/kernel';
import type { Side } from '../../content/units.ts';
import { NONE, type Table, type Unit, type UnitId } from '../../table.ts';
import { newUnit } from '../movement/arrivals.ts';
import { distance } from '../fight/sight.ts';
import { card, enemies, isCivilian, isMilitary, mission, shown, sideOfUnit, versus } from '../who.ts';

/** What the plans must know besides the table. */
export interface Mind {
  /** CC-NPC-13 People let lying units be targets. */
  lying: boolean;
  /** … or only where nothing else is in range. */
  lyingLast?: boolean;
  /** CC-NPC-12 Whom people chose among equals, or NONE. */
  chosen: UnitId;
  /** Ties are put to people. */
  asks: boolean;
  actions: number;
}

/** CC-NPC-30 Who answers for the automaton: a person, or NONE where the table decides itself. */
export const arbiter = (w: Table): Seat =>
  w.options.quick || versus(w) ? NONE : w.seats.findIndex((seat) => seat.kind === 'person');

/** CC-NPC-13 Open to taste: lying units are targets like the others, or when nobody else is. */
export const mindOf = (w: Table, f: Pick<Mind, 'lying' | 'chosen' | 'actions'>): Mind => ({
  lying: f.lying || w.options.lying === 'always',
  lyingLast: w.options.lying === 'last',
  chosen: f.chosen,
  asks: arbiter(w) !== NONE,
  actions: f.actions,
});

/** CC-NPC-12, CC-NPC-31, CC-MODE-07, CC-MODE-08 Whom a unit regards as a target. */
export function targetsOf(w: Table, unit: { side: Side; mode: Unit['mode'] }, lying: boolean): Unit[] {
  const all = w.units.filter(
    (other) =>
      shown(other) &&
      (lying || !other.coma) &&
      (enemies(unit.side, other.side) || (other.side === 'neutral' && unit.side === 'Invaders')) &&
      mission(w).corrections.untouchable?.(w, other) == null,
  );
  const object = unit.side === 'Invaders' && w.board.bus !== NONE ? [busTarget(w)] : [];
  if (lying) applies('CC-NPC-13');
  if (unit.side === 'Earth') applies('CC-NPC-31');
  if (unit.mode === 'ELITE') {
    applies('CC-MODE-07');
    const military = all.filter(isMilitary);
    return military.length > 0 ? military : [...all, ...object];
  }
  if (unit.mode === 'KILLER') {
    applies('CC-MODE-08');
    const civilians = all.filter(isCivilian);
    return civilians.length + object.length > 0 ? [...civilians, ...object] : all;
  }
  return [...all, ...object];
}

/** CC-M-CO3-19 The bus is a target like a civilian; it has no place in the list of units. */
export const BUS = -9;
function busTarget(w: Table): Unit {
  applies('CC-M-CO3-19');
  applies('CC-MAP-23');
  return { ...blankUnit, cell: w.board.bus, fate: '', known: true };
}
const blankUnit: Unit = newUnit(BUS, 'Farmer', 'neutral', null, NONE);

/** CC-NPC-12 Default among equals: fewest hearts, then lowest y and x. */
export const byWeakness = (a: Unit, b: Unit): number =>
  card(a).hearts - a.lost - (card(b).hearts - b.lost) || a.cell - b.cell;

export const lyingTargets = (w: Table, unit: Unit): Unit[] =>
  targetsOf(w, { side: sideOfUnit(unit), mode: unit.mode }, true).filter((target) => target.coma);

/** The nearest of several from where the unit stands; people choose between equals (CC-NPC-12). */
export function nearest(unit: Unit, targets: Unit[], mind: Mind): Unit | UnitId[] {
  applies('CC-NPC-12');
  const least = Math.min(...targets.map((target) => distance(unit.cell, target.cell)));
  const equal = targets.filter((target) => distance(unit.cell, target.cell) === least).sort(byWeakness);
  return settle(equal, mind);
}

export function settle(equal: Unit[], mind: Mind): Unit | UnitId[] {
  const chosen = equal.find((target) => target.id === mind.chosen);
  if (chosen !== undefined) return chosen;
  const [first] = equal;
  if (first === undefined) throw new Error('nobody is a target');
  const people = equal.filter((target) => target.id !== BUS);
  return people.length > 1 && mind.asks ? people.map((target) => target.id) : first;
}
