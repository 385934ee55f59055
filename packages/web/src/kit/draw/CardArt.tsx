// The image element of a card; its description is given as a label.
import type { ReactNode } from 'react';
import { TIERS, type Tier } from './cardShape.ts';

/** Room around a card for brackets. */
const MARGIN = 8;

export function CardArt({ tier, children }: { tier: Tier; children: ReactNode }) {
  const [w, h] = [TIERS[tier].w + 2 * MARGIN, TIERS[tier].h + 2 * MARGIN];
  return (
    <svg
      className="card-art"
      width={w}
      height={h}
      viewBox={`${-MARGIN} ${-MARGIN} ${w} ${h}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
