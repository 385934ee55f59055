// The border of an area as people see it: what lies within belongs to it.

/** The cells together with everything that they enclose: walls, cover and models in the way are no border of their own. */
export function withIslands(cells: ReadonlySet<number>, columns: number, rows: number): Set<number> {
  const outside = new Set<number>();
  const open: number[] = [];
  const visit = (x: number, y: number): void => {
    const cell = y * columns + x;
    if (x < 0 || y < 0 || x >= columns || y >= rows || cells.has(cell) || outside.has(cell)) return;
    outside.add(cell);
    open.push(cell);
  };
  for (let x = 0; x < columns; x++) for (const y of [0, rows - 1]) visit(x, y);
  for (let y = 0; y < rows; y++) for (const x of [0, columns - 1]) visit(x, y);
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const x = cell % columns;
    const y = Math.floor(cell / columns);
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
  return new Set(
    Array.from({ length: columns * rows }, (_, cell) => cell).filter((cell) => !outside.has(cell)),
  );
}
