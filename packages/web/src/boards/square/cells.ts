// Squares on the screen: where a cell lies, its name, the outline of several cells.

/** Side of a cell in board units; at this size the drawing kit's lines and letters are as designed. */
export const CELL = 33;

export interface GridSize {
  columns: number;
  rows: number;
}

/** '(13,7)': column and row from 0 at the north-west corner, as the games' own words have it. */
export const cellName = (cell: number, columns: number): string =>
  `(${cell % columns},${Math.floor(cell / columns)})`;

export const centreOf = (cell: number, columns: number): { x: number; y: number } => ({
  x: ((cell % columns) + 0.5) * CELL,
  y: (Math.floor(cell / columns) + 0.5) * CELL,
});

export const cellArea = (cell: number, columns: number) => ({
  x: (cell % columns) * CELL,
  y: Math.floor(cell / columns) * CELL,
  w: CELL,
  h: CELL,
});

/** Number of cells that a phone shows side by side at a playable size. */
const AT_ONCE = 12;

/** The smallest area around some cells, with a margin that shrinks if the area is large. */
export function areaOf(cells: readonly number[], { columns, rows }: GridSize, most = 3) {
  if (cells.length === 0) return null;
  const xs = cells.map((cell) => cell % columns);
  const ys = cells.map((cell) => Math.floor(cell / columns));
  const span = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) + 1;
  const margin = Math.max(1, Math.min(most, Math.floor((AT_ONCE - span) / 2)));
  const west = Math.max(0, Math.min(...xs) - margin);
  const north = Math.max(0, Math.min(...ys) - margin);
  const east = Math.min(columns, Math.max(...xs) + 1 + margin);
  const south = Math.min(rows, Math.max(...ys) + 1 + margin);
  return { x: west * CELL, y: north * CELL, w: (east - west) * CELL, h: (south - north) * CELL };
}

/** The cells themselves as one path. */
export const cellsPath = (cells: Iterable<number>, columns: number): string => {
  let d = '';
  for (const cell of cells)
    d += `M${(cell % columns) * CELL} ${Math.floor(cell / columns) * CELL}h${CELL}v${CELL}h-${CELL}z`;
  return d;
};

/** The border around them as one path. */
export function outlinePath(cells: ReadonlySet<number>, columns: number): string {
  let d = '';
  for (const cell of cells) {
    const column = cell % columns;
    const x = column * CELL;
    const y = Math.floor(cell / columns) * CELL;
    if (!cells.has(cell - columns)) d += `M${x} ${y}h${CELL}`;
    if (!cells.has(cell + columns)) d += `M${x} ${y + CELL}h${CELL}`;
    if (column === 0 || !cells.has(cell - 1)) d += `M${x} ${y}v${CELL}`;
    if (column === columns - 1 || !cells.has(cell + 1)) d += `M${x + CELL} ${y}v${CELL}`;
  }
  return d;
}

/** The cell that a key leads to; null for keys that do not move. */
export function cellAfter(
  key: string,
  wide: boolean,
  cell: number,
  { columns, rows }: GridSize,
): number | null {
  const x = cell % columns;
  const y = Math.floor(cell / columns);
  const at = (column: number, row: number): number =>
    Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column));
  switch (key) {
    case 'ArrowLeft':
      return at(x - 1, y);
    case 'ArrowRight':
      return at(x + 1, y);
    case 'ArrowUp':
      return at(x, y - 1);
    case 'ArrowDown':
      return at(x, y + 1);
    case 'PageUp':
      return at(x, y - 5);
    case 'PageDown':
      return at(x, y + 5);
    // Home and End alone belong to the films: pressed too late they must not lead away.
    case 'Home':
      return wide ? at(0, 0) : null;
    case 'End':
      return wide ? at(columns - 1, rows - 1) : null;
    default:
      return null;
  }
}
