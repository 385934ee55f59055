// CC-MAP-21 Where a piece of terrain may lie: fully on the board, on open ground, no door blocked, nothing cut off.
import { type Picture, edgeSign, neighbour, paint, writeFramed } from '@xenotable/board';
import { SHIP, freshBoard, grid, pictureOf, terrainOf, columnOf, rowOf } from '../../board.ts';
import { type PieceName, type Shape, pieces } from '../../content/pieces.ts';
import { cellName } from '../../places.ts';
import type { Cell } from '../../table.ts';

/** A way of laying a piece and its field as one number. */
export type Lie = number;
/** A piece that people do not want. */
export const LEFT_OUT: Lie = -1;
const lieOf = (way: number, cell: Cell): Lie => way * grid.size + cell;
function shapeOf(piece: PieceName, lie: Lie): Shape {
  const shape = pieces[piece][Math.floor(lie / grid.size)];
  if (shape === undefined) throw new Error(`the ${piece} cannot lie like ${lie}`);
  return shape;
}
const cellOf = (lie: Lie): Cell => lie % grid.size;

export const lieWords = (piece: PieceName, lie: Lie): string =>
  lie === LEFT_OUT
    ? `Leave the ${piece} out`
    : `The ${piece} at ${cellName(cellOf(lie))}${shapeOf(piece, lie).way}`;

/** CC-MAP-21 A board on which nothing lies. */
export const emptyGround = (): string =>
  writeFramed(
    paint(
      grid,
      () => '.',
      () => ' ',
    ),
  );

/** A layout without what people will place: the vegetation, and where they build them, streets and houses. */
export function bareGround(map: string, all: boolean, kept: readonly Cell[]): string {
  const keep = new Set(kept);
  const picture = pictureOf(map);
  const away = (sign: string, cell: Cell): boolean =>
    (all && '=h'.includes(sign)) || ('TPSp'.includes(sign) && !keep.has(cell));
  const cells = [...picture.cells].map((sign, cell) => (away(sign, cell) ? '.' : sign)).join('');
  const house = (cell: Cell): boolean => cell >= 0 && picture.cells[cell] === 'h';
  const gone = (sign: string, a: Cell, b: Cell): boolean =>
    (sign === 'f' && !(keep.has(a) && keep.has(b))) || (all && (house(a) || house(b)));
  const upright = [...picture.upright].map((sign, i) => {
    const [x, y] = [i % 25, Math.floor(i / 25)];
    return gone(sign, x > 0 ? y * 24 + x - 1 : -1, x < 24 ? y * 24 + x : -1) ? ' ' : sign;
  });
  const level = [...picture.level].map((sign, i) =>
    gone(sign, i - 24, i < grid.size ? i : -1) ? ' ' : sign,
  );
  return writeFramed({ grid, cells, upright: upright.join(''), level: level.join('') });
}

/** Every walkable field can be reached from every other one. */
function whole(closed: readonly number[], prices: Uint8Array): boolean {
  const start = closed.indexOf(0);
  const seen = new Uint8Array(grid.size);
  const found = [start];
  seen[start] = 1;
  for (const cell of found) {
    for (let d = 0; d < 4; d++) {
      const next = neighbour(grid, cell, d);
      if (next < 0 || closed[next] !== 0 || seen[next] !== 0 || prices[cell * 8 + d] === 0) continue;
      seen[next] = 1;
      found.push(next);
    }
  }
  let open = 0;
  for (const one of closed) if (one === 0) open++;
  return found.length === open;
}

/** Fields before doors stay open. */
function doorsteps(picture: Picture): Set<Cell> {
  const steps = new Set<Cell>();
  for (let cell = 0; cell < grid.size; cell++)
    for (let d = 0; d < 4; d++) if ('DA'.includes(edgeSign(picture, cell, d))) steps.add(cell);
  return steps;
}

/** What a piece leaves walkable, what low edges look like, and where low pieces stand and doors lead. */
const WALKED = '=h.u';
const LOW_EDGES = 'fr';
const DOORS = 'DA';
const OUTDOORS = '.=';

/** CC-MAP-21 Floors of craters: nothing else lies on them. */
function craterFloors(picture: Picture): Set<Cell> {
  const floors = new Set<Cell>();
  const rim = (sign: string | undefined): boolean => sign === 'r';
  for (let y = 0; y < 14; y++)
    for (let x = 0; x < 22; x++) {
      const whole = [0, 1, 2].every(
        (i) =>
          rim(picture.upright[(y + i) * 25 + x]) &&
          rim(picture.upright[(y + i) * 25 + x + 3]) &&
          rim(picture.level[y * 24 + x + i]) &&
          rim(picture.level[(y + 3) * 24 + x + i]),
      );
      if (whole) for (let i = 0; i < 9; i++) floors.add((y + Math.floor(i / 3)) * 24 + x + (i % 3));
    }
  return floors;
}

/** The last answer: who, offers and words ask for the same one. */
let asked: { map: string; piece: PieceName; keep: readonly Cell[]; lies: Lie[] } | null = null;

/** All lies of a piece on a map. `keep`: fields that stay as they are; `near`: how far from the edge it must stay. */
export function lies(map: string, piece: PieceName, keep: readonly Cell[], near = 0): readonly Lie[] {
  if (asked === null || asked.map !== map || asked.piece !== piece || asked.keep !== keep)
    asked = { map, piece, keep, lies: findLies(map, piece, keep, near) };
  return asked.lies;
}

function findLies(map: string, piece: PieceName, kept: readonly Cell[], near: number): Lie[] {
  const picture = pictureOf(map);
  const { closed, throughDoors } = terrainOf(freshBoard(map));
  const taken = doorsteps(picture);
  for (const cell of kept) taken.add(cell);
  const floors = craterFloors(picture);
  const ground = (cell: Cell, sign: string): boolean =>
    picture.cells[cell] === '.' && !floors.has(cell) && (sign === '=' || !taken.has(cell));
  const found: Lie[] = [];
  pieces[piece].forEach((shape, way) => {
    for (let cell = 0; cell < grid.size; cell++) {
      const [x, y] = [columnOf(cell), rowOf(cell)];
      const fits =
        shape.cells.every(
          ([dx, dy, sign]) =>
            x + dx >= near &&
            x + dx < 24 - near &&
            y + dy >= near &&
            y + dy < 16 - near &&
            ground(cell + dy * 24 + dx, sign),
        ) &&
        (piece !== 'landing ship' || (x === SHIP.left && y === SHIP.top)) &&
        edgesFit(picture, floors, shape, x, y);
      if (fits && leavesWhole(shape, cell, closed, throughDoors[0])) found.push(lieOf(way, cell));
    }
  });
  return found;
}

/** Edges lie within the board where nothing stands yet; those of low pieces between fields that can be walked on; a door leads into the open. */
function edgesFit(picture: Picture, floors: Set<Cell>, shape: Shape, x: number, y: number): boolean {
  const open = (px: number, py: number): boolean =>
    px >= 0 &&
    px < 24 &&
    py >= 0 &&
    py < 16 &&
    !floors.has(py * 24 + px) &&
    OUTDOORS.includes(picture.cells.charAt(py * 24 + px));
  const fine = (sign: string, ax: number, ay: number, bx: number, by: number): boolean =>
    !'fDA'.includes(sign) || (open(ax, ay) && open(bx, by));
  return (
    shape.upright.every(([dx, dy, sign]) => {
      const [px, py] = [x + dx, y + dy];
      return (
        px > 0 &&
        px < 24 &&
        py < 16 &&
        picture.upright[py * 25 + px] === ' ' &&
        fine(sign, px - 1, py, px, py)
      );
    }) &&
    shape.level.every(([dx, dy, sign]) => {
      const [px, py] = [x + dx, y + dy];
      return (
        py > 0 && py < 16 && px < 24 && picture.level[py * 24 + px] === ' ' && fine(sign, px, py - 1, px, py)
      );
    })
  );
}

function leavesWhole(shape: Shape, cell: Cell, closed: readonly number[], prices: Uint8Array): boolean {
  const filling = shape.cells.some(([, , sign]) => !WALKED.includes(sign));
  if (!filling && shape.level.every(([, , sign]) => LOW_EDGES.includes(sign))) return true;
  const shut = closed.slice();
  const ways = prices.slice();
  for (const [dx, dy, sign] of shape.cells) if (!WALKED.includes(sign)) shut[cell + dy * 24 + dx] = 1;
  const bar = (a: Cell, d: number, sign: string): void => {
    if (DOORS.includes(sign) || a < 0) return;
    ways[a * 8 + d] = 0;
    const next = neighbour(grid, a, d);
    if (next >= 0) ways[next * 8 + ((d + 2) & 3)] = 0;
  };
  for (const [dx, dy, sign] of shape.upright) bar(cell + dy * 24 + dx - 1, 1, sign === 'W' ? '|' : sign);
  for (const [dx, dy, sign] of shape.level) bar(cell + (dy - 1) * 24 + dx, 2, sign === 'W' ? '-' : sign);
  return whole(shut, ways);
}

/** The fields that a piece covers. */
export const fieldsOf = (piece: PieceName, lie: Lie): Cell[] =>
  shapeOf(piece, lie).cells.map(([dx, dy]) => cellOf(lie) + dy * 24 + dx);

/** The map with a piece on it. */
export function layOn(map: string, piece: PieceName, lie: Lie): string {
  const { cells, upright, level } = pictureOf(map);
  const shape = shapeOf(piece, lie);
  const [x, y] = [columnOf(cellOf(lie)), rowOf(cellOf(lie))];
  const drawn = (signs: string, width: number, marks: Shape['cells']): string => {
    const list = [...signs];
    for (const [dx, dy, sign] of marks) list[(y + dy) * width + x + dx] = sign;
    return list.join('');
  };
  return writeFramed({
    grid,
    cells: drawn(cells, 24, shape.cells),
    upright: drawn(upright, 25, shape.upright),
    level: drawn(level, 24, shape.level),
  });
}
