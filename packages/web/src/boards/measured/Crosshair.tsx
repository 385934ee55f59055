// A point by keyboard: arrows a quarter inch, with Shift an inch, Enter takes it.
import { type Place, nudged } from './inches.ts';
import { across, down } from './measured.tsx';

interface CrosshairProps {
  at: Place;
  spoken: string;
  table: { width: number; height: number };
  move(at: Place): void;
  place(): void;
}

export function Crosshair({ at, spoken, table, move, place }: CrosshairProps) {
  return (
    <g
      className="crosshair"
      role="application"
      aria-roledescription="point on the table"
      aria-label={`Point: ${spoken}. Arrows move it, Enter takes it.`}
      tabIndex={0}
      transform={`translate(${across(at.x)} ${down(at.y, table.height)})`}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          return place();
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
