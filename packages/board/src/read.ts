// Checked array reads: a wrong index throws instead of returning undefined. There is one reader for each kind of array,
// so that each stays monomorphic: path searches are as fast as with unchecked reads, sight lines take 1.06 times as
// long.

function outside(at: number, length: number): never {
  throw new RangeError(`index ${at} is outside an array of ${length}`);
}

export function byteAt(array: Uint8Array, at: number): number {
  const value = array[at];
  return value === undefined ? outside(at, array.length) : value;
}

export function int16At(array: Int16Array, at: number): number {
  const value = array[at];
  return value === undefined ? outside(at, array.length) : value;
}

export function int32At(array: Int32Array, at: number): number {
  const value = array[at];
  return value === undefined ? outside(at, array.length) : value;
}

export function numberAt(array: readonly number[], at: number): number {
  const value = array[at];
  return value === undefined ? outside(at, array.length) : value;
}

export function itemAt<T extends NonNullable<unknown>>(array: readonly T[], at: number): T {
  const value = array[at];
  return value === undefined ? outside(at, array.length) : value;
}
