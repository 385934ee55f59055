// Rows that keep their places while their contents change.

/** Rows with the same words as before keep their places; the others fill the remaining places. */
export function inOrder<R extends { words: string }>(rows: readonly R[], before: readonly string[]): R[] {
  const others = rows.filter(({ words }) => !before.includes(words));
  const placed = before.flatMap((words) => {
    const row = rows.find((one) => one.words === words) ?? others.shift();
    return row === undefined ? [] : [row];
  });
  return [...placed, ...others];
}
