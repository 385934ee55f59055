// The zones and targets of a scenario, drawn over its map: where each side starts, arrives and leaves.
import { CELL, cellsPath, centreOf, outlinePath } from '../../../boards/square/cells.ts';
import {
  cellsOf,
  type Scenario,
  type Side,
  SIDES,
  type Zones as Places,
} from '@xenotable/chibi-commander/content';
import { COLUMNS } from './map.ts';

const NAMES: Record<keyof Places, string> = { start: 'START', arrive: 'ARRIVAL', exits: 'EXIT' };

function Zone({ side, zone, places }: { side: Side; zone: keyof Places; places: readonly string[] }) {
  const cells = cellsOf(places);
  const [corner] = cells;
  if (corner === undefined) return null;
  const first = centreOf(corner, COLUMNS);
  return (
    <g className={`zone ${side === 'Earth' ? 'earth' : 'invaders'} ${zone}`}>
      <path className="fill" d={cellsPath(cells, COLUMNS)} />
      <path className="line" d={outlinePath(new Set(cells), COLUMNS)} />
      <text x={first.x - CELL / 2 + 3} y={first.y + (zone === 'exits' ? 14 : zone === 'arrive' ? 3 : -8)}>
        {NAMES[zone]}
      </text>
    </g>
  );
}

export function Targets({ targets }: { targets: readonly string[] }) {
  return cellsOf(targets).map((cell) => {
    const { x, y } = centreOf(cell, COLUMNS);
    return (
      <g key={cell} className="target-mark" transform={`translate(${x} ${y})`}>
        <circle r="11" />
        <circle r="4" />
        <path d="M-15 0h7M8 0h7M0 -15v7M0 8v7" />
      </g>
    );
  });
}

export function Zones({ scenario }: { scenario: Scenario }) {
  return (
    <g className="cc-zones" aria-hidden="true">
      {SIDES.flatMap((side) =>
        (['start', 'arrive', 'exits'] as const).map((zone) => (
          <Zone key={side + zone} side={side} zone={zone} places={scenario.zones[side][zone]} />
        )),
      )}
      <Targets targets={scenario.targets} />
    </g>
  );
}
