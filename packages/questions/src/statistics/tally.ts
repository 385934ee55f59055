// Values counted by frequency: the tally does not depend on the order in which they arrive.

/** Whole numbers and how often each was seen. */
export class Tally {
  private readonly counts = new Map<number, number>();
  /** Number of values. */
  size = 0;
  /** Their sum and the sum of their squares: whole numbers, so that the order of adding does not matter. */
  sum = 0;
  squares = 0;

  add(value: number): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + 1);
    this.size++;
    this.sum += value;
    this.squares += value * value;
  }

  count(value: number): number {
    return this.counts.get(value) ?? 0;
  }

  /** The values from the smallest to the largest. */
  get sorted(): [value: number, count: number][] {
    return [...this.counts].toSorted(([a], [b]) => a - b);
  }

  get mean(): number {
    return this.size === 0 ? 0 : this.sum / this.size;
  }

  /** The mean of the squared distances from the mean. */
  get variance(): number {
    if (this.size === 0) return 0;
    return Math.max(0, this.squares / this.size - this.mean ** 2);
  }
}
