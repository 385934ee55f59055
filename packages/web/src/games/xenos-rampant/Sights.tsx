// Whom the unit in hand sees: a line to each enemy, or to the point that blocks it.
import { across, down, pathOf } from '../../board/measured.tsx';
import { type UnitView, type View, blockedAt, sees } from './rulebook.ts';
import { tableWith } from './plan.ts';

interface Sight {
  whom: UnitView;
  from: { x: number; y: number };
  /** Where the line ends that does not get there. */
  stop: { x: number; y: number } | null;
}

/** The lines from a unit as it would stand at a point. */
export function sightsOf(view: View, unit: UnitView, from: { x: number; y: number }): Sight[] {
  const w = tableWith(view, unit, from);
  const eye = w.units[unit.id]!;
  return view.units
    .filter((one) => one.side !== unit.side && one.state === 'table')
    .map((whom) => {
      const other = w.units[whom.id]!;
      return {
        whom,
        from: { x: from.x, y: from.y },
        stop: sees(w, eye, other) ? null : blockedAt(w, eye, other),
      };
    });
}

export function Sights({ sights, height }: { sights: readonly Sight[]; height: number }) {
  return (
    <g className="sights">
      {sights.map(({ whom, from, stop }) => (
        <g key={whom.id} className={stop === null ? 'seen' : 'unseen'}>
          <path d={pathOf([from, stop ?? whom], height)} />
          {stop !== null && (
            <path
              className="stop"
              transform={`translate(${across(stop.x)} ${down(stop.y, height)})`}
              d="M-6-6L6 6M-6 6L6-6"
            >
              <title>{`${whom.name} is out of sight`}</title>
            </path>
          )}
        </g>
      ))}
    </g>
  );
}
