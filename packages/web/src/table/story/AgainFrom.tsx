// Continuing a finished game from one of its moments.
import { useState } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { Moment } from './again.ts';

export function AgainFrom({ moments, play }: { moments: readonly Moment[]; play(moment: Moment): void }) {
  const [at, setAt] = useState(() => moments.length - 1);
  const moment = moments[at];
  if (moment === undefined) return null;
  return (
    <>
      <div className="again-from">
        <label>
          <span>Again from</span>
          <select className="field" value={at} onChange={(event) => setAt(Number(event.target.value))}>
            {moments.map(({ words, entries }, i) => (
              <option key={entries} value={i}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button" onClick={() => play(moment)}>
          <Icon name="branch" size={14} />
          Again from here
        </button>
      </div>
      <p className="muted">
        A table of its own: this game stays as it is. Dice and cards come as they did for as long as play is
        the same.
      </p>
    </>
  );
}
