// The dice of a line in the log. They are hidden from screen readers, because the words say the same.
import { Die } from '../../kit/draw/Die.tsx';

/** More dice than this are shown only in words. */
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
