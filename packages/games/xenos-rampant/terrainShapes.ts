// Terrain features as polygons with labels, for the board.
import { floorDiv } from '@xenotable/board';
import { TERRAIN } from './content/terrain.ts';
import { type Ground, groundOf } from './ground.ts';
import type { Table } from './table.ts';

export interface TerrainShape {
  name: string;
  movement: 'open' | 'rough' | 'impassable';
  cover: number;
  sight: string;
  /** Corners in hundredths of an inch; features without holes. */
  points: [number, number][];
  /** A building's number, or -1. */
  house: number;
}

/** Walks around the outside of a feature, keeping it on the left. */
function outlineOf(g: Ground, feature: number, first: number): [number, number][] {
  const { size, columns, rows } = g.map;
  const inside = (column: number, row: number): boolean =>
    column >= 0 &&
    row >= 0 &&
    column < columns &&
    row < rows &&
    g.feature[row * columns + column] === feature;
  const startX = first % columns;
  const startY = floorDiv(first, columns);
  const points: [number, number][] = [];
  let x = startX;
  let y = startY;
  let d = 0; // 0 east, 1 north, 2 west, 3 south
  const dx = [1, 0, -1, 0];
  const dy = [0, 1, 0, -1];
  do {
    points.push([x * size, y * size]);
    for (;;) {
      x += dx[d]!;
      y += dy[d]!;
      // The cells ahead on the left and on the right of this corner.
      const left =
        d === 0
          ? inside(x, y)
          : d === 1
            ? inside(x - 1, y)
            : d === 2
              ? inside(x - 1, y - 1)
              : inside(x, y - 1);
      const right =
        d === 0
          ? inside(x, y - 1)
          : d === 1
            ? inside(x, y)
            : d === 2
              ? inside(x - 1, y)
              : inside(x - 1, y - 1);
      if (right) {
        d = (d + 3) % 4;
        break;
      }
      if (!left) {
        d = (d + 1) % 4;
        break;
      }
    }
  } while (x !== startX || y !== startY || d !== 0);
  return points;
}

const known = new WeakMap<Ground, TerrainShape[]>();

export function terrainOf(w: Table): TerrainShape[] {
  const g = groundOf(w);
  let shapes = known.get(g);
  if (shapes !== undefined) return shapes;
  shapes = [];
  const seen = new Set<number>();
  for (let cell = 0; cell < g.feature.length; cell++) {
    const type = TERRAIN[g.map.codes[cell]!]!;
    const feature = g.feature[cell]!;
    if (seen.has(feature) || type.letter === '.') continue;
    seen.add(feature);
    shapes.push({
      name: type.name,
      movement: type.movement,
      cover: type.cover,
      sight: type.sight,
      points: outlineOf(g, feature, cell),
      house: g.house[cell]!,
    });
  }
  known.set(g, shapes);
  return shapes;
}
