// Terrain as plans: walls, water, cover, obstacles, levels, zones and pieces, drawn from the rows of the view.
import { memo } from 'react';
import { CELL, cellsPath, centreOf, outlinePath } from '../../../boards/square/cells.ts';
import { IconAt } from '../../../kit/draw/Icon.tsx';
import { Ruin, Water } from '../../../kit/draw/terrain.tsx';
import { middleOf, signAt } from './rows.ts';
import type { View } from '@xenotable/enemy-eternal/preview';

/** Cells of one sign that lie side by side, as rectangles. */
function blocks(rows: readonly string[], signs: string): { x: number; y: number; w: number; h: number }[] {
  const taken = new Set<number>();
  const width = rows[0]?.length ?? 0;
  const found: { x: number; y: number; w: number; h: number }[] = [];
  const is = (x: number, y: number): boolean =>
    x < width && y < rows.length && signs.includes(rows[y]?.[x] ?? ' ') && !taken.has(y * width + x);
  for (let y = 0; y < rows.length; y++) {
    for (let x = 0; x < width; x++) {
      if (!is(x, y)) continue;
      let w = 1;
      while (is(x + w, y)) w++;
      let h = 1;
      while (Array.from({ length: w }, (_, i) => is(x + i, y + h)).every(Boolean)) h++;
      for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) taken.add((y + j) * width + x + i);
      found.push({ x, y, w, h });
    }
  }
  return found;
}

const cellsOf = (rows: readonly string[], signs: string): number[] => {
  const width = rows[0]?.length ?? 0;
  return rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (signs.includes(sign) ? [y * width + x] : [])),
  );
};

/** A zone with its letter, which the question about zones names. */
function Zone({ rows, sign }: { rows: readonly string[]; sign: 'A' | 'B' }) {
  const width = rows[0]?.length ?? 0;
  const cells = cellsOf(rows, sign);
  const at = middleOf(cells, width);
  if (at === null) return null;
  const { x, y } = centreOf(at, width);
  return (
    <>
      <path d={outlinePath(new Set(cells), width)} className="ee-zone" />
      <text className="ee-zone-name" x={x} y={y + 13} textAnchor="middle" aria-hidden="true">
        {sign}
      </text>
    </>
  );
}

const PIECES: Record<string, 'link' | 'bag' | 'gear' | 'door' | 'flag'> = {
  T: 'link',
  C: 'bag',
  I: 'gear',
  D: 'door',
  m: 'flag',
};

/** The cells that a mission is about, with a flag in the middle. */
const Goal = ({ rows, width }: { rows: readonly string[]; width: number }) => (
  <>
    <path d={cellsPath(cellsOf(rows, 'X'), width)} className="ee-goal" />
    {blocks(rows, 'X').map(({ x, y, w, h }) => (
      <IconAt
        key={`${x},${y}`}
        name="flag"
        x={(x + w / 2) * CELL - 9}
        y={(y + h / 2) * CELL - 9}
        size={18}
        colour="var(--accent)"
      />
    ))}
  </>
);

export const Terrain = memo(function Terrain({ board }: { board: View['shown']['board'] }) {
  const { rows, levels, width } = board;
  const raised = cellsOf(levels, '12');
  return (
    <>
      {raised.length > 0 && (
        <>
          <path d={cellsPath(raised, width)} className="ee-raised" />
          <path d={outlinePath(new Set(raised), width)} className="ee-edge" />
          {blocks(levels, '12').map(({ x, y }) => (
            <text key={`${x},${y}`} className="ee-level" x={x * CELL + 4} y={y * CELL + 12}>
              +{levels[y]?.[x]}
            </text>
          ))}
        </>
      )}
      <path d={cellsPath(cellsOf(rows, '='), width)} className="ee-ramp" />
      <Zone rows={rows} sign="A" />
      <Zone rows={rows} sign="B" />
      <Goal rows={rows} width={width} />
      <path d={cellsPath(cellsOf(rows, 'E'), width)} className="ee-evac" />
      {blocks(rows, '~').map(({ x, y, w, h }) => (
        <Water key={`${x},${y}`} d={`M${x * CELL} ${y * CELL}h${w * CELL}v${h * CELL}h${-w * CELL}z`} />
      ))}
      {blocks(rows, '#').map(({ x, y, w, h }) => (
        <Ruin key={`${x},${y}`} x={x * CELL} y={y * CELL} w={w * CELL} h={h * CELL} />
      ))}
      {blocks(rows, 'Hh').map(({ x, y, w, h }) => (
        <g key={`${x},${y}`} className="ee-hard">
          <rect x={x * CELL + 2} y={y * CELL + 2} width={w * CELL - 4} height={h * CELL - 4} />
          <IconAt
            name="shield"
            x={(x + w / 2) * CELL - 6}
            y={(y + h / 2) * CELL - 6}
            size={12}
            colour="var(--terrain-wall)"
          />
        </g>
      ))}
      {blocks(rows, 's').map(({ x, y, w, h }) => (
        <g key={`${x},${y}`} className="ee-soft">
          <rect x={x * CELL + 2} y={y * CELL + 2} width={w * CELL - 4} height={h * CELL - 4} rx="8" />
          <IconAt
            name="shield"
            x={(x + w / 2) * CELL - 5}
            y={(y + h / 2) * CELL - 5}
            size={10}
            colour="var(--terrain-wood-ink)"
          />
        </g>
      ))}
      {blocks(rows, 'o').map(({ x, y, w, h }) => (
        <rect
          key={`${x},${y}`}
          className="ee-obstacle"
          x={x * CELL + 2}
          y={y * CELL + 2}
          width={w * CELL - 4}
          height={h * CELL - 4}
        />
      ))}
      {cellsOf(rows, 'TCIDm').map((cell) => {
        const { x, y } = centreOf(cell, width);
        const icon = PIECES[signAt(rows, cell, width)];
        return (
          <g key={cell} className="ee-piece">
            <rect x={x - 14} y={y - 14} width="28" height="28" rx="3" />
            {icon !== undefined && <IconAt name={icon} x={x - 8} y={y - 8} size={16} />}
          </g>
        );
      })}
    </>
  );
});
