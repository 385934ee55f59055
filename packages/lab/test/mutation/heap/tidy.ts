/** Not among the files that are changed: a loop in here has no counter. */
export function tidy(stones: number, step: number): void {
  for (let left = stones; left !== 0; left -= step);
}
