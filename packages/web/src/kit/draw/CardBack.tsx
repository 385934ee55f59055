// The back of a deck: its pattern is computed from the deck's name, so that every deck differs without artwork.
import { memo, useId } from 'react';
import { Brackets } from './Brackets.tsx';
import { CardArt } from './CardArt.tsx';
import { type CardFrame, TIERS, type Tier, outline } from './cardShape.ts';

interface CardBackProps {
  tier: Tier;
  deck: string;
  /** Large in the middle. */
  mark: string;
  /** Small at the foot. */
  note?: string;
  frame?: CardFrame;
}

function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** Numbers between 0 and 1 from a seed, for decoration only. */
function scatter(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function honeycomb(deck: string, w: number, h: number): string {
  const random = scatter(hash(deck));
  const radius = w / 11;
  const across = radius * Math.sqrt(3);
  let path = '';
  for (let row = 0, y = 0; y < h + radius; y += radius * 1.5, row++) {
    for (let x = row % 2 ? across / 2 : 0; x < w + across; x += across) {
      const far = Math.hypot(x - w / 2, y - h / 2) / (h / 2);
      const r = radius * (0.28 + 0.62 * Math.min(1, far) * (0.55 + 0.45 * random()));
      const corner = (i: number) =>
        `${(x + r * Math.sin((i * Math.PI) / 3)).toFixed(1)} ${(y - r * Math.cos((i * Math.PI) / 3)).toFixed(1)}`;
      path += `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}z`;
    }
  }
  return path;
}

const BIG: Partial<Record<Tier, number>> = { active: 64, full: 92, hand: 44, tile: 44, mini: 38 };

export function CardBackShape({ tier, deck, mark, note, frame = {} }: CardBackProps) {
  const { w, h } = TIERS[tier];
  const clip = useId();
  const edge = outline(w, h);
  const big = BIG[tier] ?? 50;
  return (
    <>
      <clipPath id={clip}>
        <path d={edge} />
      </clipPath>
      <path d={edge} fill="var(--carbon)" />
      <path d={honeycomb(deck, w, h)} fill="var(--bone)" opacity=".1" clipPath={`url(#${clip})`} />
      <path d={outline(w, h, 6.5)} fill="none" stroke="var(--bone)" opacity=".34" />
      <text
        x={w / 2}
        y={h / 2 + big * 0.34}
        textAnchor="middle"
        fill="var(--bone)"
        style={{ font: `700 ${big}px var(--font-head)` }}
      >
        {mark}
      </text>
      {note && (
        <text
          x={w / 2}
          y={h - 16}
          textAnchor="middle"
          fill="var(--bone)"
          opacity=".85"
          style={{ font: '600 12px var(--font-head)', letterSpacing: '.08em' }}
        >
          {note}
        </text>
      )}
      <path
        d={edge}
        fill="none"
        stroke={frame.selected ? 'var(--select)' : 'var(--carbon-line)'}
        strokeWidth={frame.selected ? 4 : 1.5}
      />
      {frame.target && <Brackets x={-5} y={-5} w={w + 10} h={h + 10} arm={Math.min(18, w / 5)} width={3} />}
    </>
  );
}

export const CardBack = memo(function CardBack(props: CardBackProps) {
  return (
    <CardArt tier={props.tier}>
      <CardBackShape {...props} />
    </CardArt>
  );
});
