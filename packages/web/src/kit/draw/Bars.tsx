// A distribution as bars. Every value is printed, and the whole chart is one sentence to a screen reader.
import { percents } from './text.ts';

export interface Bar {
  label: string;
  /** From 0 to 1. */
  chance: number;
  tone?: string;
  strong?: boolean;
}

const TOP = 18;
const FOOT = 20;
const GAP = 6;

export function Bars({
  title,
  bars,
  width = 304,
  height = 104,
}: {
  title: string;
  bars: readonly Bar[];
  width?: number;
  height?: number;
}) {
  const each = (width - GAP * (bars.length - 1)) / bars.length;
  const most = Math.max(...bars.map((bar) => bar.chance), 0.01);
  const room = height - TOP - FOOT;
  const figures = percents(bars.map((bar) => bar.chance));
  const spoken = bars.map((bar, i) => `${bar.label}: ${figures[i]} percent`).join(', ');
  return (
    <svg
      className="bars"
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      role="img"
      aria-label={`${title}. ${spoken}`}
    >
      <path d={`M0 ${TOP + room + 0.5}H${width}`} stroke="var(--line-2)" />
      {bars.map((bar, i) => {
        const x = i * (each + GAP);
        const tall = Math.max(bar.chance > 0 ? 2 : 0, (bar.chance / most) * room);
        return (
          <g key={bar.label} textAnchor="middle">
            <rect x={x} y={TOP + room - tall} width={each} height={tall} fill={bar.tone ?? 'var(--data-2)'} />
            <text
              x={x + each / 2}
              y={TOP + room - tall - 5}
              fill="var(--text-1)"
              style={{ font: '600 12px var(--font-text)', fontVariantNumeric: 'tabular-nums' }}
            >
              {figures[i]}
            </text>
            <text
              x={x + each / 2}
              y={height - 5}
              fill={bar.strong ? 'var(--text-1)' : 'var(--text-2)'}
              style={{ font: `${bar.strong ? 700 : 500} 12px var(--font-text)` }}
            >
              {bar.label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
