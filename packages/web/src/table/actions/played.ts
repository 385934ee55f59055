// Choices that were played in a row as one (paying and buying) are taken back as one.

/** How many choices such a row has, and how many could be taken back after it. */
export interface Row {
  depth: number;
  count: number;
}

/** The rows of which nothing has been taken back or closed off. */
export const standing = (rows: readonly Row[], depth: number): readonly Row[] =>
  rows.every((row) => row.depth <= depth) ? rows : rows.filter((row) => row.depth <= depth);

/** The rows after another one, with which `depth` choices can be taken back. A part of a row that something has closed off is no row. */
export const withRow = (rows: readonly Row[], row: Row): readonly Row[] =>
  row.count < 2 || row.depth < row.count ? rows : [...standing(rows, row.depth - row.count), row];

/** How many choices are taken back next. */
export const stepsBack = (rows: readonly Row[], depth: number): number =>
  rows.find((row) => row.depth === depth)?.count ?? 1;

/** How often something can be taken back. */
export const timesBack = (rows: readonly Row[], depth: number): number =>
  standing(rows, depth).reduce((times, { count }) => times - (count - 1), depth);
