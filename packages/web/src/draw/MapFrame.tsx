// The edge of a map: coordinates and crop marks, like a survey sheet.

interface MapFrameProps {
  columns: number;
  rows: number;
  cell: number;
  /** Letters and numbers of squares, or distances with a unit. */
  unit?: string;
  every?: number;
}

const LABEL = { font: '600 12px var(--font-head)' };

export function MapFrame({ columns, rows, cell, unit, every = 1 }: MapFrameProps) {
  const w = columns * cell;
  const h = rows * cell;
  const squares = unit === undefined;
  const shift = squares ? 0.5 : 0;
  const steps = (count: number) => Array.from({ length: squares ? count : count + 1 }, (_, i) => i).filter((i) => i % every === 0);
  const across = (i: number) => (squares ? String.fromCharCode(65 + i) : `${i}${unit}`);
  const crop = [0, w].map((x) => [0, h].map((y) => `M${x === 0 ? -9 : w + 3} ${y}h6M${x} ${y === 0 ? -9 : h + 3}v6`).join('')).join('');
  return (
    <g fill="var(--text-3)">
      {steps(columns).map((i) => (
        <text key={`c${i}`} x={(i + shift) * cell} y={-7} textAnchor="middle" style={LABEL}>
          {across(i)}
        </text>
      ))}
      {steps(rows).map((j) => (
        <text key={`r${j}`} x={-8} y={(j + shift) * cell + 4} textAnchor="end" style={LABEL}>
          {squares ? j + 1 : `${j}${unit}`}
        </text>
      ))}
      <path d={crop} stroke="var(--line-3)" />
      <rect width={w} height={h} fill="none" stroke="var(--line-3)" strokeWidth="1.5" />
    </g>
  );
}
