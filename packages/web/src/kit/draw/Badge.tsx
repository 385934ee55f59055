// A seat's sign for logs and prompts: shape, hatch and letter.
import { SHAPES, SIDES, type Side, sideColour } from './sides.ts';

export function Badge({ side, letter, size = 20 }: { side: Side; letter: string; size?: number }) {
  const { shape, hatch } = SIDES[side];
  return (
    <svg className="badge" width={size} height={size} viewBox="4 4 56 56" aria-hidden="true">
      <path d={SHAPES[shape]} fill={sideColour(side)} />
      {hatch && <path d={SHAPES[shape]} fill={`url(#${hatch})`} />}
      <text
        x="32"
        y="44"
        textAnchor="middle"
        fill="var(--on-side)"
        style={{ font: '700 34px var(--font-head)' }}
      >
        {letter}
      </text>
    </svg>
  );
}
