// What the script of a person's seat weighs beyond the automaton's rules: which enemy is about to charge, and that a detachment
// stands together. The automaton keeps to XR-AUT alone.
import { type Point, floorDiv } from '@xenotable/board';
import { applies } from '@xenotable/kernel';
import { diceOf, maxMove } from '../book/activation/values.ts';
import { gap } from '../distances.ts';
import { type Table, type Unit, ownerOf, profileOf, sideOf } from '../table.ts';
import { expected, worth } from './scores.ts';
import { far } from './ways.ts';

const isLed = (w: Table, unit: Unit): boolean => ownerOf(w, unit.owner).kind === 'person';

/** The most that an enemy could take from a friend of a unit by a charge in its next phase. */
function menace(w: Table, unit: Unit, enemy: Unit): number {
  const { attacks, av } = profileOf(enemy);
  if (!attacks || enemy.suppressed || enemy.state !== 'table') return 0;
  let most = 0;
  for (const friend of w.units) {
    if (friend.state !== 'table' || sideOf(w, friend) !== sideOf(w, unit)) continue;
    if (gap(w, enemy, friend) > maxMove(w, enemy)) continue;
    const loss = expected(diceOf(w, enemy), av, profileOf(friend).armour, friend);
    most = Math.max(most, worth(w, loss, friend));
  }
  return most;
}

/** Of 100 charges, those that a shot stops which takes one SP or more on average. */
const STOPPED = 60;

/** What a shot is worth for the charge that it may stop; `loss` in sixtieths of an SP. */
export const relief = (w: Table, unit: Unit, target: Unit, loss: number): number =>
  isLed(w, unit) ? floorDiv(STOPPED * menace(w, unit, target) * Math.min(60, loss), 6000) : 0;

/** So far from its Commander a unit still hears it, with some room to move; in hundredths of an inch. */
const TOGETHER = 1000;
const FOR_AN_INCH = 12;

/** XR-SET-10 What a place costs that is far from the Commander, or from the middle while the Commander is not placed yet. */
export function apart(w: Table, unit: Unit, at: Point): number {
  if (!isLed(w, unit)) return 0;
  applies('XR-SET-10');
  const commander = w.units.find((one) => one.owner === unit.owner && one.commander && one.state === 'table');
  const away = commander === undefined ? Math.abs(at.x - 2400) : far(at.x, at.y, commander);
  return floorDiv(FOR_AN_INCH * Math.max(0, away - TOGETHER), 100);
}
