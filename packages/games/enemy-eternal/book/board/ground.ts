// EE-BRD-01 EE-BRD-09 A square grid: every range, path and line can be counted; measured play is not offered.
// The board as the rules read it: what each cell is, derived once from the picture and from what has been destroyed.
import { applies } from '@xenotable/kernel';
import {
  type Grid,
  type Reach,
  cellAt,
  directionTo,
  kingSteps,
  readPlain,
  neighbour,
} from '@xenotable/board';
import { isMap, maps } from '../../content/maps.ts';
import type { Board, Cell, TableOptions, Table } from '../../table.ts';
import type { Spot } from '../../choices.ts';

/** EE-TER-01 The kinds of terrain; a monument is an Obstacle that also gives Hard Cover. */
export const OPEN = 0;
export const HARD = 1;
export const SOFT = 2;
export const OBSTACLE = 3;
export const WALL = 4;
export const WATER = 5;
export const DOOR = 6;
export const PIECE = 7;
export const MONUMENT = 8;

const SIGNS: Record<string, number> = {
  '#': WALL,
  '~': WATER,
  H: HARD,
  h: HARD,
  s: SOFT,
  o: OBSTACLE,
  T: PIECE,
  C: PIECE,
  I: PIECE,
  D: DOOR,
  m: MONUMENT,
};

/** Cells that are level 1 although their sign does not say so. */
const RAISED: Partial<Record<string, Spot[]>> = {
  'MAP-05': [
    [17, 11],
    [18, 11],
    [17, 12],
    [18, 12],
  ],
  'MAP-15': [
    [27, 11],
    [28, 11],
  ],
};

export interface Ground {
  grid: Grid;
  /** The picture, one sign per cell. */
  signs: string;
  kind: Uint8Array;
  /** EE-MOV-05 1 where a model may stop: not in Hard Cover, not on an Obstacle, nowhere solid. */
  stops: Uint8Array;
  /** EE-BRD-07 0 ground, 1 raised, 2 higher. */
  level: Uint8Array;
  ramp: Uint8Array;
  /** EE-GEN-06 At cell * 8 + direction: neighbours that touch, by level and EE-MOV-04. */
  touch: Uint8Array;
  /** Whether any cell is raised, so that climbing can matter. */
  hills: boolean;
  /** Prices of steps by kind of move, made when first asked for. */
  prices: Map<string, Uint8Array>;
  /** What has been looked up on this ground before; nothing of it depends on who stands where. */
  known: Known;
}

interface Known {
  cellsWith: Map<string, readonly Cell[]>;
  near: Map<string, readonly Cell[]>;
  ways: Map<string, Reach>;
  waysByList: Record<TableOptions['diagonals'], WeakMap<readonly Cell[], Reach>>;
  /** By the cell that a line begins in, what is known of the lines to all others. */
  sight: (Uint8Array | undefined)[];
  cover: (Uint8Array | undefined)[];
}

const byBoard = new WeakMap<Board, Ground>();
const byPicture = new Map<string, Ground>();

/** What the table's board is like now. */
export function groundOf(board: Board): Ground {
  const known = byBoard.get(board);
  if (known !== undefined) return known;
  const key = `${board.map}|${board.gone.join()}|${board.solid.join()}|${board.raised?.join() ?? ''}`;
  let ground = byPicture.get(key);
  if (ground === undefined) {
    if (byPicture.size > 100) byPicture.clear();
    byPicture.set(key, (ground = survey(board)));
  }
  byBoard.set(board, ground);
  return ground;
}

export const ground = (w: Table): Ground => groundOf(w.board);

function survey(board: Board): Ground {
  const picture = readPlain(isMap(board.map) ? maps[board.map] : board.map);
  const { grid } = picture;
  const kind = new Uint8Array(grid.size);
  const level = new Uint8Array(grid.size);
  const ramp = new Uint8Array(grid.size);
  for (let cell = 0; cell < grid.size; cell++) {
    const sign = picture.cells[cell]!;
    kind[cell] = SIGNS[sign] ?? OPEN;
    if (kind[cell] !== OPEN) applies('EE-TER-01');
    if (sign === '1' || sign === 'h') level[cell] = 1;
    if (sign === '2') level[cell] = 2;
    if (sign === '=') ramp[cell] = 1;
  }
  for (const [x, y] of RAISED[board.map] ?? []) level[y * grid.width + x] = 1;
  for (const cell of board.raised ?? []) level[cell] = 1;
  for (const cell of board.solid) kind[cell] = PIECE;
  // EE-TER-16 What is destroyed is open ground.
  for (const cell of board.gone) kind[cell] = OPEN;
  const touch = new Uint8Array(grid.size * 8);
  const made: Ground = {
    grid,
    signs: picture.cells,
    kind,
    stops: kind.map((one) => (one === OPEN || one === SOFT ? 1 : 0)),
    level,
    ramp,
    touch,
    hills: level.includes(1) || level.includes(2),
    prices: new Map(),
    known: {
      cellsWith: new Map(),
      near: new Map(),
      ways: new Map(),
      waysByList: { square: new WeakMap(), alternating: new WeakMap() },
      sight: [],
      cover: [],
    },
  };
  for (let cell = 0; cell < grid.size; cell++) {
    for (let d = 0; d < 8; d++) {
      const next = neighbour(grid, cell, d);
      if (next >= 0 && levelsMeet(made, cell, next) && (d < 4 || !pinched(made, cell, next)))
        touch[cell * 8 + d] = 1;
    }
  }
  return made;
}

/** EE-BRD-07 Same level; a ramp counts as level 0 and level 1 at once. */
export const levelsMeet = (g: Ground, a: Cell, b: Cell): boolean =>
  g.level[a] === g.level[b] ||
  (g.ramp[a] === 1 && levelOf(g, b) <= 1) ||
  (g.ramp[b] === 1 && levelOf(g, a) <= 1);

/** Nobody can ever be in there. */
const isSolid = (kind: number): boolean => kind === WALL || kind === WATER || kind === DOOR || kind === PIECE;

/** EE-MOV-04 A diagonal between two solid cells is closed. */
function pinched(g: Ground, from: Cell, to: Cell): boolean {
  const beside = rowOf(g, from) * g.grid.width + columnOf(g, to);
  const other = rowOf(g, to) * g.grid.width + columnOf(g, from);
  const closed = isSolid(kindOf(g, beside)) && isSolid(kindOf(g, other));
  if (closed) applies('EE-MOV-04');
  return closed;
}

/** EE-MOV-05 Where a model may stop. */
export const mayStop = (g: Ground, cell: Cell): boolean => g.stops[cell] === 1;

/** EE-GEN-06 EE-BRD-05 Two cells that touch: distance 1, same level, a legal step between them. */
export function adjacent(g: Ground, a: Cell, b: Cell): boolean {
  if (a === b || kingSteps(g.grid, a, b) !== 1) return false;
  return g.touch[a * 8 + directionTo(g.grid, a, b)] === 1;
}

/** EE-GEN-06 The neighbours that touch a cell. */
export function touching(g: Ground, cell: Cell): Cell[] {
  const cells: Cell[] = [];
  for (let d = 0; d < 8; d++) if (g.touch[cell * 8 + d] === 1) cells.push(neighbour(g.grid, cell, d));
  return cells;
}

/** EE-BRD-03 EE-BRD-04 The larger of the two differences; EE-OPT-14 or the larger plus half the smaller. */
export function distance(w: { board: Board; options: TableOptions }, a: Cell, b: Cell): number {
  const g = groundOf(w.board);
  const dx = Math.abs(columnOf(g, a) - columnOf(g, b));
  const dy = Math.abs(rowOf(g, a) - rowOf(g, b));
  const larger = dx > dy ? dx : dy;
  return w.options.diagonals === 'square' ? larger : larger + ((dx + dy - larger) >> 1);
}

/** Column, row, level and kind of a cell; what lies beyond the board has none of them. */
export const columnOf = (g: Ground, cell: Cell): number => g.grid.x[cell] ?? -1;
export const rowOf = (g: Ground, cell: Cell): number => g.grid.y[cell] ?? -1;
export const levelOf = (g: Ground, cell: Cell): number => g.level[cell] ?? 0;
export const kindOf = (g: Ground, cell: Cell): number => g.kind[cell] ?? WALL;

export const spotOf = (g: Ground, cell: Cell): Spot => [columnOf(g, cell), rowOf(g, cell)];

export const spotsOf = (g: Ground, cells: readonly Cell[]): Spot[] => cells.map((cell) => spotOf(g, cell));

/** The cell of a spot, or -1 when it is not on the board. */
export const cellOf = (g: Ground, spot: unknown): Cell => {
  if (!Array.isArray(spot) || spot.length !== 2) return -1;
  const [x, y]: unknown[] = spot;
  if (typeof x !== 'number' || typeof y !== 'number' || !Number.isInteger(x) || !Number.isInteger(y))
    return -1;
  return cellAt(g.grid, x, y);
};

/** All cells that fit, in reading order. */
export function cellsThat({ grid }: Ground, fit: (cell: Cell) => boolean): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < grid.size; cell++) if (fit(cell)) cells.push(cell);
  return cells;
}

/** All cells with one of these signs, in reading order. */
export function cellsWith(g: Ground, signs: string): readonly Cell[] {
  const known = g.known.cellsWith.get(signs);
  if (known !== undefined) return known;
  const cells = cellsThat(g, (cell) => signs.includes(g.signs[cell]!));
  g.known.cellsWith.set(signs, cells);
  return cells;
}

/** EE-TER-16 Terrain that cannot be destroyed: floors, water, objective pieces and what the mission protects. */
export const destructible = (kind: number): boolean =>
  kind === HARD || kind === SOFT || kind === OBSTACLE || kind === WALL || kind === DOOR;
