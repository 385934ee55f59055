// The map of a mission, small.
import { CELL } from '../../../boards/square/cells.ts';
import { Terrain } from './Terrain.tsx';
import { type MapName, maps } from '@xenotable/enemy-eternal/content';
import type { View } from '@xenotable/enemy-eternal/preview';

/** The map as it is before anybody has touched it. */
export function boardOf(map: MapName | readonly string[]): View['shown']['board'] {
  const rows = typeof map === 'string' ? maps[map].trim().split('\n') : [...map];
  const levels = rows.map((row) => row.replace(/[^1h2]/g, '0').replace(/h/g, '1'));
  return { width: rows[0]?.length ?? 0, height: rows.length, rows, levels };
}

/** A map of the book by its name, or the rows of a picture. */
export function MiniMap({ map }: { map: MapName | readonly string[] }) {
  const board = boardOf(map);
  return (
    <svg
      className="ee-minimap"
      viewBox={`0 0 ${board.width * CELL} ${board.height * CELL}`}
      aria-hidden="true"
    >
      <rect width="100%" height="100%" fill="var(--terrain-ground)" />
      <Terrain board={board} />
    </svg>
  );
}
