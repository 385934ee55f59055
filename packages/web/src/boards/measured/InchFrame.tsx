// The ruler along the edge of a measured table. Its numbers keep their size on the screen.
import { INCH, across } from './measured.tsx';

const TEXT = 12;
const STEPS = [1, 2, 4, 6, 12, 24];

export function InchFrame({ width, height, zoom }: { width: number; height: number; zoom: number }) {
  const size = TEXT / zoom;
  const every = STEPS.find((step) => step * INCH * zoom >= 60) ?? 24;
  const w = across(width);
  const h = across(height);
  const marks = (length: number): number[] =>
    Array.from({ length: Math.floor(length / 100) + 1 }, (_, inch) => inch);
  const tick = (inch: number): number => (inch % 6 === 0 ? 6 : 3) / zoom;
  const ticks =
    marks(width)
      .map((inch) => `M${inch * INCH} 0v${-tick(inch)}`)
      .join('') +
    marks(height)
      .map((inch) => `M0 ${h - inch * INCH}h${-tick(inch)}`)
      .join('');
  const font = { font: `600 ${size}px var(--font-head)` };
  return (
    <g className="grid-frame" aria-hidden="true">
      <path d={ticks} />
      {marks(width)
        .filter((inch) => inch % every === 0)
        .map((inch) => (
          <text key={`x${inch}`} x={inch * INCH} y={-size * 0.85} textAnchor="middle" style={font}>
            {inch}"
          </text>
        ))}
      {marks(height)
        .filter((inch) => inch % every === 0)
        .map((inch) => (
          <text
            key={`y${inch}`}
            x={-size * 0.85}
            y={h - inch * INCH + size / 3}
            textAnchor="end"
            style={font}
          >
            {inch}"
          </text>
        ))}
      <rect width={w} height={h} fill="none" />
    </g>
  );
}

/** Thin lines every six inches. */
export function InchLines({ width, height }: { width: number; height: number }) {
  let d = '';
  for (let x = 600; x < width; x += 600) d += `M${across(x)} 0v${across(height)}`;
  for (let y = 600; y < height; y += 600) d += `M0 ${across(y)}h${across(width)}`;
  return <path d={d} stroke="var(--terrain-grid)" fill="none" />;
}
