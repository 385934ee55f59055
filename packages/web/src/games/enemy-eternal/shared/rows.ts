// The board of a view: rows of signs.

/** The sign of a cell; nothing beyond the board. */
export const signAt = (rows: readonly string[], cell: number, columns: number): string =>
  rows[Math.floor(cell / columns)]?.[cell % columns] ?? ' ';
