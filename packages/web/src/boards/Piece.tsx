// Something that stands on a board and glides when it moves.
import type { ReactNode } from 'react';

export function Piece({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <g className="piece" style={{ transform: `translate(${x}px, ${y}px)` }}>
      {children}
    </g>
  );
}
