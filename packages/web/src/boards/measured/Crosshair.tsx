// Choosing a point by keyboard: arrows move it a quarter inch, with Shift an inch, Enter chooses it, and Enter again plays what is planned there.
import { type Place, nudged } from './inches.ts';
import { across, down } from './measured.tsx';

interface CrosshairProps {
  at: Place;
  spoken: string;
  /** Whether the point is chosen and something is planned there. */
  taken: boolean;
  table: { width: number; height: number };
  move(at: Place): void;
  place(): void;
}

export function Crosshair({ at, spoken, taken, table, move, place }: CrosshairProps) {
  return (
    <g
      className="crosshair"
      role="application"
      aria-roledescription="point on the table"
      aria-label={`Point: ${spoken}. Arrows move it, ${taken ? 'Enter again confirms' : 'Enter takes it'}.`}
      tabIndex={0}
      transform={`translate(${across(at.x)} ${down(at.y, table.height)})`}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          // A key that is held down acts only once.
          return event.repeat ? undefined : place();
        }
        const to = nudged(at, event.key, event.shiftKey, table);
        if (to === null) return;
        event.preventDefault();
        move(to);
      }}
    >
      <circle r="9" />
      <path d="M0 -15V-4M0 4V15M-15 0H-4M4 0H15" />
    </g>
  );
}
