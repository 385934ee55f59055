// A unit leaves the table, and its detachment hears of it.
import type { Playing } from '@xenotable/kernel';
import type { Unit } from '../table.ts';
import { AUTOMATON, type CompanionTable, type OfTitle, PEOPLE, unitsOf } from './table.ts';

type Play = Playing<CompanionTable, OfTitle>;

/** XR-DMG-08 XR-COU-05 XR-COU-06 XR-COU-07 Removal, and who must test Courage for it. */
export function removed(play: Play, unit: Unit, how: 'destroyed' | 'routed'): void {
  const { w } = play;
  const owner = w.owners[unit.owner];
  unit.state = how;
  unit.suppressed = false;
  w.shaken = w.shaken.filter((id) => id !== unit.id);
  if (how === 'destroyed') play.tell?.({ type: 'unit destroyed', unit: unit.name }, 'XR-DMG-08');
  else play.tell?.({ type: 'unit routed', unit: unit.name }, 'XR-COU-17');
  if (owner === undefined) return;
  owner.lost += unit.cost;
  const half = !owner.halfTested && 2 * owner.lost >= owner.total;
  if (half) owner.halfTested = true;
  const left = unitsOf(w, unit.owner);
  // XR-COU-08 One event makes nobody test twice.
  if (unit.commander || half || left.length === 1)
    for (const one of left) if (!w.shaken.includes(one.id)) w.shaken.push(one.id);
}

/** A side without units has lost (XR-VIC-03). */
export function checkGone(play: Play): void {
  const { w } = play;
  if (w.over !== null || w.turn === 0) return;
  const people = unitsOf(w, PEOPLE).length;
  const automaton = unitsOf(w, AUTOMATON).length;
  if (people === 0)
    play.end({ winners: [], rule: 'XR-CMP-08', why: 'the people have no unit left on the table' });
  else if (automaton === 0)
    play.end({ winners: [0], rule: 'XR-CMP-08', why: 'the automaton has no unit left on the table' });
}
