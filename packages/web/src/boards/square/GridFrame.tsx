// Numbers around a board of squares. They keep their size on the screen however far one is away, and stay on it when the edge does not.
import type { Area } from '../camera.ts';
import { CELL, type GridSize } from './cells.ts';

const TEXT = 12;

export function GridFrame({ columns, rows, zoom, seen }: GridSize & { zoom: number; seen: Area }) {
  const size = TEXT / zoom;
  const above = Math.max(-size / 2, seen.y + size * 1.2);
  const before = Math.max(-size / 2, seen.x + size * 1.6);
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
      {shown(rows).map((j) => (
        <text key={`r${j}`} x={before} y={(j + 0.5) * CELL + size / 3} textAnchor="end" style={font}>
          {j}
        </text>
      ))}
      <rect width={w} height={h} fill="none" />
    </g>
  );
}
