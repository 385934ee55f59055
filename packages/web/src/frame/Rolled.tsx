// The dice of a line in the log, as they fell. The words say the same, so they are for the eyes only.
import type { Happening } from '@xenotable/kernel';
import { Die } from '../draw/Die.tsx';
import { diceIn } from './dice.ts';

export function Rolled({ what }: { what: Happening }) {
  const dice = diceIn(what);
  if (dice.length === 0) return null;
  return (
    <span className="fell" aria-hidden="true">
      {dice.map((value, i) => (
        <Die key={i} value={value} size={17} bare />
      ))}
    </span>
  );
}
