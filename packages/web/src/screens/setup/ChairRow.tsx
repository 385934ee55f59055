// One seat of a new table: its name, and who plays it.
import { capital, initial } from '../../kit/words.ts';
import { RadioSegments } from '../../kit/Segments.tsx';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { Side } from '../../kit/draw/sides.ts';
import { STRENGTHS, strengthNames } from '../../table/seats/strength.ts';
import type { Chair } from '../../storage/setups.ts';
import { WHO, reseated } from './chairs.ts';
import { oneOf } from '../../kit/oneOf.ts';

const SIDES: readonly Side[] = ['a', 'c', 'd', 'n'];

interface ChairRowProps {
  at: number;
  chair: Chair;
  /** The game's scripted players. */
  scripts: readonly string[];
  change(chair: Chair): void;
  /** What this seat plays, if it matters. */
  role: string | null;
  /** Null if the game needs every seat. */
  remove: (() => void) | null;
  /** Swaps places with the seat before it; null if that changes nothing. */
  up: (() => void) | null;
}

export function ChairRow({ at, chair, scripts, role, change, remove, up }: ChairRowProps) {
  return (
    <div className="chair">
      <Badge side={SIDES[at] ?? 'x'} letter={initial(chair.name)} size={36} />
      <label>
        <span className="visually-hidden">Name of seat {at + 1}</span>
        <input
          className="field"
          value={chair.name}
          maxLength={40}
          required
          onChange={(event) => change({ ...chair, name: event.target.value })}
        />
      </label>
      <RadioSegments
        name={`who${at}`}
        label={`Who plays seat ${at + 1}`}
        items={['me', 'other', ...scripts, 'thinker'].map((who) => [
          who,
          WHO[who] ?? (scripts.length === 1 ? 'By the book' : `By the book: ${who}`),
        ])}
        chosen={chair.who}
        choose={(who) => change(reseated(chair, at, who))}
      />
      {chair.who === 'thinker' && (
        <label className="strength">
          <span className="visually-hidden">Strength of seat {at + 1}</span>
          <select
            className="field"
            value={chair.strength}
            onChange={(event) =>
              change({ ...chair, strength: oneOf(strengthNames, event.target.value) ?? chair.strength })
            }
          >
            {strengthNames.map((strength) => (
              <option key={strength} value={strength}>
                {capital(strength)}
              </option>
            ))}
          </select>
          <span className="muted">{STRENGTHS[chair.strength]}</span>
        </label>
      )}
      {role !== null && <p className="chair-role">plays {role}</p>}
      {up && (
        <button type="button" className="button small" onClick={up}>
          <Icon name="up" size={13} />
          Change places with seat {at}
        </button>
      )}
      {remove && (
        <button type="button" className="icon-button" aria-label={`Remove seat ${at + 1}`} onClick={remove}>
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}
