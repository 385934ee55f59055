/** The item at an index that must be there; a wrong index is an error that names it. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`there is no item ${index} in a list of ${list.length}`);
  return item;
}
