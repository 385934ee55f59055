// Dice with pips and a numeral. A discarded die is struck through, a re-rolled one also shows its first result.
import { SIDES, type Side, sideColour } from './sides.ts';

type Pip = readonly [number, number];
const PIPS: Record<number, readonly Pip[]> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  5: [
    [1, 1],
    [3, 1],
    [2, 2],
    [1, 3],
    [3, 3],
  ],
  6: [
    [1, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [3, 3],
  ],
};

interface DieProps {
  value: number | string;
  size?: number;
  state?: 'kept' | 'out';
  /** The result before a re-roll. */
  was?: number;
  side?: Side;
  /** Without the numeral below, if words beside it say the same. */
  bare?: boolean;
}

export function Die({ value, size = 32, state, was, side, bare = false }: DieProps) {
  const hex = side !== undefined && SIDES[side].shape === 'hex';
  const shape = hex ? 'M20 2l15.6 9v18L20 38 4.4 29V11z' : 'M7 2.5h26l4.5 4.5v26L33 37.5H7L2.5 33V7z';
  const pips = typeof value === 'number' ? PIPS[value] : undefined;
  const ink = side ? 'var(--on-side)' : 'var(--ink)';
  const height = pips && !bare ? 53 : 40;
  return (
    <svg
      className="die-face"
      width={size}
      height={(size * height) / 40}
      viewBox={`0 0 40 ${height}`}
      role="img"
      aria-label={`die ${value}${state === 'out' ? ', discarded' : ''}`}
    >
      <path
        d={shape}
        fill={side ? sideColour(side) : 'var(--paper)'}
        stroke={state === 'kept' ? 'var(--select)' : 'var(--surface-0)'}
        strokeWidth={state === 'kept' ? 3 : 1.4}
      />
      {pips?.map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x * 8.2 + 3.6} cy={y * 8.2 + 3.6} r="3" fill={ink} />
      ))}
      {!pips && (
        <text x="20" y="28" textAnchor="middle" fill={ink} style={{ font: '700 23px var(--font-head)' }}>
          {value}
        </text>
      )}
      {state === 'out' && <path d="M4 36L36 4" stroke="var(--danger)" strokeWidth="3.5" />}
      {pips && !bare && (
        <text
          x="20"
          y="50.5"
          textAnchor="middle"
          fill="var(--text-2)"
          style={{ font: '600 12px var(--font-text)' }}
        >
          {was !== undefined && `${was}→`}
          {value}
        </text>
      )}
    </svg>
  );
}
