// Numbers around a board of squares. They keep their size at every zoom, and stay on the screen when the edge does not.
import type { Area } from '../camera.ts';
import { CELL, type GridSize } from './cells.ts';

const TEXT = 12;

/** The size of the numbers in board units, the line on which those of the columns stand, and where those of the rows end. */
function lines(zoom: number, seen: Area): { size: number; above: number; before: number } {
  const size = TEXT / zoom;
  return {
    size,
    above: Math.max(-size / 2, seen.y + size * 1.2),
    before: Math.max(-size / 2, seen.x + size * 1.6),
  };
}

/** The part of the screen that is clear of the numbers. */
export function clearOfNumbers(zoom: number, seen: Area): Area {
  const { size, above, before } = lines(zoom, seen);
  const x = Math.max(seen.x, before + size * 0.3);
  const y = Math.max(seen.y, above + size * 0.3);
  return { x, y, w: seen.x + seen.w - x, h: seen.y + seen.h - y };
}

export function GridFrame({ columns, rows, zoom, seen }: GridSize & { zoom: number; seen: Area }) {
  const { size, above, before } = lines(zoom, seen);
  const every = Math.ceil((TEXT * 1.7) / (CELL * zoom));
  const shown = (count: number): number[] =>
    Array.from({ length: count }, (_, i) => i).filter((i) => i % every === 0);
  const font = { font: `600 ${size}px var(--font-head)` };
  const w = columns * CELL;
  const h = rows * CELL;
  return (
    <g className="grid-frame" aria-hidden="true">
      {shown(columns).map((i) => (
        <text key={`c${i}`} x={(i + 0.5) * CELL} y={above} textAnchor="middle" style={font}>
          {i}
        </text>
      ))}
      {shown(rows)
        .map((j) => ({ j, y: (j + 0.5) * CELL + size / 3 }))
        // In the corner the numbers of the columns come first.
        .filter(({ y }) => y >= above + size)
        .map(({ j, y }) => (
          <text key={`r${j}`} x={before} y={y} textAnchor="end" style={font}>
            {j}
          </text>
        ))}
      <rect width={w} height={h} fill="none" />
    </g>
  );
}
