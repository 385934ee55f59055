// Choices that were played in a row as one (paying and buying) are taken back as one.

/** The number of choices in such a row, and how many choices could be taken back after it. */
export interface Row {
  depth: number;
  count: number;
}

/** The rows that can still be taken back completely. */
export const standing = (rows: readonly Row[], depth: number): readonly Row[] =>
  rows.every((row) => row.depth <= depth) ? rows : rows.filter((row) => row.depth <= depth);

/** The rows with another one added, when `depth` choices can be taken back. If part of the row can no longer be taken back, it is not a row. */
export const withRow = (rows: readonly Row[], row: Row): readonly Row[] =>
  row.count < 2 || row.depth < row.count ? rows : [...standing(rows, row.depth - row.count), row];

/** How many choices the next undo takes back. */
export const stepsBack = (rows: readonly Row[], depth: number): number =>
  rows.find((row) => row.depth === depth)?.count ?? 1;

/** How many times undo can be used. */
export const timesBack = (rows: readonly Row[], depth: number): number =>
  standing(rows, depth).reduce((times, { count }) => times - (count - 1), depth);
