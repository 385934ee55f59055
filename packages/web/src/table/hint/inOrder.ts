// Rows that keep their places while what they say changes.

/** Rows whose words were there before stay where they were; the others take the places that are left. */
export function inOrder<R extends { words: string }>(rows: readonly R[], before: readonly string[]): R[] {
  const others = rows.filter(({ words }) => !before.includes(words));
  const placed = before.flatMap((words) => {
    const row = rows.find((one) => one.words === words) ?? others.shift();
    return row === undefined ? [] : [row];
  });
  return [...placed, ...others];
}
