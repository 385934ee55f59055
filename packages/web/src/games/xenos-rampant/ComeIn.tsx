// Coming onto the table in words, so that nothing needs to be pointed at: toward a marker or somebody.
import { type Space, type View, comeToward } from '@xenotable/xenos-rampant/preview';
import { type Json, same } from '@xenotable/kernel';
import { useState } from 'react';
import type { Place } from '../../boards/measured/inches.ts';
import { jsonOf } from './shared/border.ts';

type Enter = Extract<Space, { kind: 'enter' }>;

interface Landmark extends Place {
  name: string;
}

/** The markers with their places, for they have no names, and everybody on the table. */
export const landmarksOf = (view: View): Landmark[] => [
  ...view.markers.map(({ x, y }) => ({ x, y, name: `the marker at ${x / 100}", ${y / 100}"` })),
  ...view.units
    .filter((unit) => unit.state === 'table' || unit.state === 'building')
    .map(({ x, y, name }) => ({ x, y, name })),
  { x: 2400, y: 2400, name: 'the middle of the table' },
];

interface ComeInProps {
  view: View;
  space: Enter;
  picked: Json | null;
  pick(choice: Json | null): void;
  commit(): void;
}

export function ComeIn({ view, space, picked, pick, commit }: ComeInProps) {
  const marks = landmarksOf(view);
  const [which, setWhich] = useState(0);
  const mark = marks[which] ?? marks[0];
  const unit = view.units[space.unit];
  if (unit === undefined || mark === undefined) return null;
  // The first press plans, a second one goes: Enter stays on it.
  const come = (): void => {
    const choice = comeToward(view, space, { x: mark.x, y: mark.y });
    const move = choice === null ? null : jsonOf(choice);
    if (move !== null && same(move, picked)) commit();
    else pick(move);
  };
  return (
    <div className="xr-words" role="group" aria-label="Come in, in words">
      <p>
        {unit.name} comes by the <b>{space.edge}</b> edge.
      </p>
      <button type="button" className="button optional" onClick={come}>
        Come in toward
      </button>
      <select
        className="field"
        aria-label="Toward whom or what"
        value={marks.indexOf(mark)}
        onChange={(event) => setWhich(Number(event.target.value))}
      >
        {marks.map(({ name }, i) => (
          <option key={i} value={i}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
