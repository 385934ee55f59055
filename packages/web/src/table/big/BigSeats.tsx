// Large badges of the seats that are asked.
import { Badge } from '../../kit/draw/Badge.tsx';
import type { SeatPanel } from '../contract.ts';

export const BigSeats = ({ panels }: { panels: readonly SeatPanel[] }) => (
  <ul className="asked-badges plain" aria-hidden="true">
    {panels.map((panel) => (
      <li key={panel.name}>
        <Badge side={panel.side} letter={panel.letter} size={64} />
        <span>{panel.name}</span>
      </li>
    ))}
  </ul>
);
