/** The names in a table that has these and no others. */
export const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): K[] =>
  // The compiler allows for further keys; tables of this kind are written out in full.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.keys(table) as K[];
