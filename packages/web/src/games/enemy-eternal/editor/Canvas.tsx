// The map that is painted: the same terrain as at the table, with markers, areas and problems on it.
import { useCallback, useMemo } from 'react';
import { CELL, centreOf, outlinePath } from '../../../boards/square/cells.ts';
import { SquareGrid } from '../../../boards/square/SquareGrid.tsx';
import { stillPointing } from '../../../boards/things.ts';
import { SIGNS, type Scenario, cellsOf, isSign } from '@xenotable/enemy-eternal/content';
import type { Cell } from '@xenotable/enemy-eternal/preview';
import { Terrain } from '../shared/Terrain.tsx';
import { boardOf } from '../shared/MiniMap.tsx';
import { signAt } from '../shared/rows.ts';
import { gridFor } from './map.ts';
import type { Brush } from './tools.ts';
import { useStroke } from './useStroke.ts';

/** Letters of markers that the terrain does not draw. */
const MARKS = 'abcdrV';

function Marks({ map, columns }: { map: readonly string[]; columns: number }) {
  return map.flatMap((row, y) =>
    [...row].flatMap((sign, x) => {
      if (!MARKS.includes(sign)) return [];
      const at = centreOf(y * columns + x, columns);
      return [
        <g key={`${x},${y}`} className="ee-mark">
          <circle cx={at.x} cy={at.y} r={CELL * 0.36} />
          <text x={at.x} y={at.y}>
            {sign}
          </text>
        </g>,
      ];
    }),
  );
}

/** The two zones, each with its letter. */
const Zones = ({ map, columns }: { map: readonly string[]; columns: number }) =>
  (['A', 'B'] as const).map((letter) => {
    const cells = map.flatMap((row, y) =>
      [...row].flatMap((sign, x) => (sign === letter ? [y * columns + x] : [])),
    );
    const first = cells[Math.floor(cells.length / 2)];
    if (first === undefined) return null;
    const { x, y } = centreOf(first, columns);
    return (
      <g key={letter} className="ee-own-zone" data-letter={letter}>
        <path d={outlinePath(new Set(cells), columns)} />
        <text x={x} y={y}>
          {letter}
        </text>
      </g>
    );
  });

function Areas({ scenario }: { scenario: Scenario }) {
  const grid = gridFor(scenario);
  return scenario.areas.map((area) => {
    const cells = cellsOf(grid, area.cells);
    const [first] = cells;
    if (first === undefined) return null;
    const { x, y } = centreOf(first, grid.width);
    return (
      <g key={area.name} className="ee-area">
        <path d={outlinePath(new Set(cells), grid.width)} />
        <text x={x - CELL / 2 + 4} y={y - CELL / 2 + 12}>
          {area.name}
        </text>
      </g>
    );
  });
}

interface CanvasProps {
  scenario: Scenario;
  brush: Brush;
  change(scenario: Scenario): void;
  /** Cells with a problem. */
  marked: readonly Cell[];
}

export function Canvas(props: CanvasProps) {
  const { scenario, brush, marked } = props;
  const { draft, paint } = useStroke(props);
  const shown = draft ?? scenario;
  const grid = gridFor(shown);
  const board = useMemo(() => boardOf(shown.map), [shown.map]);
  const terrain = useMemo(() => <Terrain board={board} />, [board]);
  const things = useCallback((cell: Cell) => [`cell:${cell}`], []);
  const describe = useCallback(
    (cell: Cell) => {
      const sign = signAt(shown.map, cell, gridFor(shown).width);
      const areas = shown.areas.filter((area) => cellsOf(gridFor(shown), area.cells).includes(cell));
      return [isSign(sign) ? SIGNS[sign] : sign, ...areas.map(({ name }) => name)].join(', ');
    },
    [shown],
  );
  return (
    <div className="ed-canvas ee-scope">
      <SquareGrid
        columns={grid.width}
        rows={grid.height}
        label={`Map, ${grid.width} by ${grid.height} cells`}
        on={{ ...stillPointing, still: false }}
        things={things}
        describe={describe}
        terrain={terrain}
        overlay={
          <>
            <Zones map={shown.map} columns={grid.width} />
            <Areas scenario={shown} />
            {marked.length > 0 && <path className="ed-marked" d={outlinePath(new Set(marked), grid.width)} />}
          </>
        }
        tokens={<Marks map={shown.map} columns={grid.width} />}
        focus={marked}
        {...(brush.tool.kind !== 'hand' && { paint })}
      />
    </div>
  );
}
