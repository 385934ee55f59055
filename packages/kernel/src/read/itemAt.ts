/** The item at an index; throws an error that names the index if there is none. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`there is no item ${index} in a list of ${list.length}`);
  return item;
}
