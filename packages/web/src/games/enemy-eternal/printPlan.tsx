// The map of a mission on paper: cells numbered, and a key of the ground that is on it.
import { SIGNS, type Sign } from '@xenotable/enemy-eternal/content';
import type { ReactNode } from 'react';
import { CELL } from '../../boards/square/cells.ts';
import type { Plan } from '../../table/print/plan.tsx';
import { boardOf } from './shared/MiniMap.tsx';
import { Terrain } from './shared/Terrain.tsx';

/** Ground that is drawn; zones and markers have their letters on the map. */
const DRAWN: readonly Sign[] = ['H', 's', 'o', '#', '~', '1', 'h', '2', '='];

/** A map of the book by its name, or the rows of one's own, with its picture. */
export function planOf(map: Parameters<typeof boardOf>[0], node: ReactNode): Plan {
  const { width, height, rows } = boardOf(map);
  return {
    measures: { fields: [width, height] },
    node,
    legend: DRAWN.filter((sign) => rows.some((row) => row.includes(sign))).map((sign) => ({
      picture: (
        <span className="game-surface" data-game="ee">
          <span className="ee-scope">
            <svg viewBox={`0 0 ${CELL} ${CELL}`} aria-hidden="true">
              <Terrain board={boardOf([sign])} />
            </svg>
          </span>
        </span>
      ),
      words: SIGNS[sign].toLowerCase(),
    })),
  };
}
