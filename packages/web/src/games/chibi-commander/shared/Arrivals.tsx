// Where units come onto the map.
import { CELL, cellsPath, centreOf, outlinePath } from '../../../boards/square/cells.ts';
import { TerrainLabel } from '../../../kit/draw/terrain.tsx';
import { COLUMNS } from './map.ts';

/** The name of the fields of arrival, above them, or below where the map ends. */
function ArrivalsName({ cells }: { cells: readonly number[] }) {
  const places = cells.map((cell) => centreOf(cell, COLUMNS));
  const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))];
  const top = Math.min(...places.map(({ y }) => y)) - CELL / 2;
  const below = Math.max(...places.map(({ y }) => y)) + CELL / 2;
  // The name keeps within the map's own width.
  const x = Math.min(Math.max((left + right) / 2, CELL * 1.4), (COLUMNS - 1.4) * CELL);
  return (
    <TerrainLabel x={x} y={top >= CELL / 2 ? top - 5 : below + 14}>
      ARRIVALS
    </TerrainLabel>
  );
}

/** `lit`: somebody is picked up who comes onto one of them. */
export function Arrivals({ cells, lit = false }: { cells: ReadonlySet<number>; lit?: boolean }) {
  if (cells.size === 0) return null;
  return (
    <g className={`cc-arrivals${lit ? ' bright' : ''}`}>
      {lit && <path className="ground" d={cellsPath(cells, COLUMNS)} />}
      <path d={outlinePath(cells, COLUMNS)} />
      <ArrivalsName cells={[...cells]} />
    </g>
  );
}
