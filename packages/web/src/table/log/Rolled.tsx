// The dice of a line in the log, as they fell. The words say the same, so they are for the eyes only.
import { Die } from '../../kit/draw/Die.tsx';

/** More than these are only told in words. */
const MOST = 20;

interface RolledProps {
  dice: readonly number[] | undefined;
  /** The game's dice have numbers instead of pips. */
  numerals: boolean | undefined;
}

export function Rolled({ dice = [], numerals = false }: RolledProps) {
  if (dice.length === 0 || dice.length > MOST) return null;
  return (
    <>
      {' '}
      <span className="fell" aria-hidden="true">
        {dice.map((value, i) => (
          <Die key={i} value={numerals ? String(value) : value} size={17} bare />
        ))}
      </span>
    </>
  );
}
