// The board of a view: rows of signs.

/** The sign of a cell; nothing beyond the board. */
export const signAt = (rows: readonly string[], cell: number, columns: number): string =>
  rows[Math.floor(cell / columns)]?.[cell % columns] ?? ' ';

/** Of some cells the one that is nearest to the middle of all; null where there are none. */
export function middleOf(cells: readonly number[], columns: number): number | null {
  const xs = cells.map((cell) => cell % columns);
  const ys = cells.map((cell) => Math.floor(cell / columns));
  const middle = (along: readonly number[]): number => (Math.min(...along) + Math.max(...along)) / 2;
  const [x, y] = [middle(xs), middle(ys)];
  const away = (cell: number): number => Math.hypot((cell % columns) - x, Math.floor(cell / columns) - y);
  return cells.reduce<number | null>(
    (best, cell) => (best === null || away(cell) < away(best) ? cell : best),
    null,
  );
}

/** Whether some cells lie on one level, none of them on a ramp. */
export const isLevel = (
  { rows, levels, width }: { rows: readonly string[]; levels: readonly string[]; width: number },
  cells: readonly number[],
): boolean =>
  new Set(cells.map((cell) => signAt(levels, cell, width))).size <= 1 &&
  cells.every((cell) => signAt(rows, cell, width) !== '=');
