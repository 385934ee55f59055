// Long work at tables is done in slices of a few milliseconds, and all such work shares one slice in each turn of the event loop: however
// many records are followed at once, other people wait for one slice only.
import { setImmediate } from 'node:timers/promises';

const SLICE_MS = 10;

let last: Promise<unknown> = Promise.resolve();

/** Waits for a turn of the event loop in which no other work has its slice; those who wait longest come first. */
export function nextSlice(): Promise<void> {
  const mine = last.then(() => setImmediate());
  last = mine;
  return mine;
}

/** Work in slices, and its duration without the pauses. */
export class Work {
  private ms = 0;
  private slice = performance.now();

  /** Whether the present slice is used up. */
  get isDue(): boolean {
    return performance.now() - this.slice >= SLICE_MS;
  }

  /** Waits for the next slice if this one is used up. */
  async pause(): Promise<void> {
    if (!this.isDue) return;
    this.ms += performance.now() - this.slice;
    await nextSlice();
    this.slice = performance.now();
  }

  /** Milliseconds of work so far. */
  get took(): number {
    return this.ms + performance.now() - this.slice;
  }
}
