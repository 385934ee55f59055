// Which dice a happening tells of.
import type { Happening } from '@xenotable/kernel';

/** What the games call them: a throw and the answer to it, a single die, a random number from 1 to 10. */
const DICE = ['dice', 'back', 'die', 'rn', 'roll'];

/** More than these are only told in words. */
const MOST = 20;

const isFace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1;

export function diceIn(what: Happening): number[] {
  const dice = DICE.flatMap((name) => what[name]);
  return dice.length > MOST ? [] : dice.filter(isFace);
}
