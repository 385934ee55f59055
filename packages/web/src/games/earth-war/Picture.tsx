// A running game as a still picture: the six slots.
import { CardShape } from '../../kit/draw/Card.tsx';
import { CardBackShape } from '../../kit/draw/CardBack.tsx';
import { cardKind } from '@xenotable/earth-war/content';
import { faceOf } from './faces.ts';
import type { View } from '@xenotable/earth-war/preview';

export function Picture({ view }: { view: View }) {
  return (
    <svg viewBox="0 0 420 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Array.from({ length: 6 }, (_, i) => {
        const slot = view.slots[i];
        return (
          <g key={i} transform={`translate(${24 + (i % 3) * 130} ${14 + Math.floor(i / 3) * 140})`}>
            {slot?.kind ? (
              <CardShape tier="tile" {...faceOf(slot, cardKind(view.table, slot.kind))} />
            ) : (
              <CardBackShape tier="tile" deck="XX121 shadows" mark="?" />
            )}
          </g>
        );
      })}
    </svg>
  );
}
