// The ends of a list that is known not to be empty.

/** The first of a list. */
export function head<T>(list: readonly T[]): T {
  const [first] = list;
  if (first === undefined) throw new Error('the list is empty');
  return first;
}

/** The last of a list. */
export function tail<T>(list: readonly T[]): T {
  const last = list.at(-1);
  if (last === undefined) throw new Error('the list is empty');
  return last;
}
