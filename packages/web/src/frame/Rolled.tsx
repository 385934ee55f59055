// The dice of a line in the log, as they fell. The words say the same, so they are for the eyes only.
import type { Happening } from '@xenotable/kernel';
import { Die } from '../draw/Die.tsx';
import { diceIn } from './dice.ts';

export function Rolled({ what }: { what: Happening }) {
  const dice = diceIn(what);
  if (dice.length === 0) return null;
  // A random number from 1 to 10 has no pips.
  const numeral = 'rn' in what || 'roll' in what;
  return (
    <>
      {' '}
      <span className="fell" aria-hidden="true">
        {dice.map((value, i) => (
          <Die key={i} value={numeral ? String(value) : value} size={17} bare />
        ))}
      </span>
    </>
  );
}
