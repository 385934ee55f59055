// Moves in words, so that nothing needs to be dragged: toward somebody, keeping away from somebody, to the edge of range.
import {
  type Choice,
  type View,
  type Walk,
  keepFrom,
  moveToward,
  toEdgeOfRange,
} from '@xenotable/xenos-rampant/preview';
import { type Json, same } from '@xenotable/kernel';
import { useState } from 'react';
import { jsonOf } from './shared/border.ts';

interface WordsProps {
  view: View;
  space: Walk;
  picked: Json | null;
  pick(choice: Json | null): void;
  commit(): void;
}

type Saying = 'toward' | 'keep' | 'range';

export function Words({ view, space, picked, pick, commit }: WordsProps) {
  const mover = view.units[space.unit];
  const others = view.units.filter(
    (unit) => unit.id !== space.unit && (unit.state === 'table' || unit.state === 'building'),
  );
  const [whom, setWhom] = useState<number | null>(null);
  const [gap, setGap] = useState(3);
  const [said, setSaid] = useState<Saying | null>(null);
  const enemy = others.find((unit) => unit.side !== mover?.side) ?? others[0];
  const mark = others.find((unit) => unit.id === whom) ?? enemy;
  if (mover === undefined || mark === undefined) return null;
  // The first press plans, a second one of the same button goes: Enter stays on it.
  const say = (words: Saying, choice: Choice | null): void => {
    const move = choice === null ? null : jsonOf(choice);
    setSaid(words);
    if (words === said && move !== null && same(move, picked)) commit();
    else pick(move);
  };
  return (
    <div className="xr-words" role="group" aria-label="Move in words">
      <label>
        {mover.name}:{' '}
        <select className="field" value={mark.id} onChange={(event) => setWhom(Number(event.target.value))}>
          {others.map((unit) => (
            <option key={unit.id} value={unit.id}>
              {unit.name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="button optional"
        onClick={() => say('toward', moveToward(view, space, mark.id))}
      >
        Move toward
      </button>
      <button
        type="button"
        className="button optional"
        onClick={() => say('keep', keepFrom(view, space, mark.id, gap * 100))}
      >
        Keep {gap}" from
      </button>
      <input
        className="field"
        type="number"
        min={1}
        max={48}
        value={gap}
        aria-label="Inches to keep"
        onChange={(event) => setGap(Math.max(1, Math.min(48, Math.round(Number(event.target.value)))))}
      />
      {mover.range > 0 && (
        <button
          type="button"
          className="button optional"
          onClick={() => say('range', toEdgeOfRange(view, space, mark.id, mover.range))}
        >
          To the edge of range
        </button>
      )}
    </div>
  );
}
