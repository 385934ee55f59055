// Whether a table is this node's: it is played at one node at a time, and whoever writes names the number under which it was taken.
import { Elsewhere } from '../nodes/elsewhere.ts';
import { Problem } from '../problem.ts';
import type { Held } from '../store/backend.ts';
import { Fenced, type Store } from '../store/store.ts';

export class Ownership {
  private readonly store: Store;
  private readonly match: string;
  /** The number under which this node writes; null: the table was only looked at so far. */
  private fence: number | null = null;
  /** Another node has it, or it was let go: nothing is done with it here any more. */
  private isGone = false;

  constructor(store: Store, match: string) {
    this.store = store;
    this.match = match;
  }

  /** Takes it, if it is not this node's yet: true if so. Throws Elsewhere if another node has it. */
  async take(): Promise<boolean> {
    if (this.isGone) throw new Fenced(`${this.match} was let go`);
    if (this.fence !== null) return false;
    const owned = await this.store.own(this.match);
    if (owned === null) throw new Problem('unknown', 'There is no such table.');
    if ('owner' in owned) throw new Elsewhere(owned.owner);
    this.fence = owned.fence;
    return true;
  }

  /** What everything names that is written about this table. */
  get held(): Held {
    if (this.fence === null) throw new Fenced(`${this.match} is not this node's`);
    return { match: this.match, fence: this.fence };
  }

  /** Whether this node is its owner, as far as is known. */
  get isHeld(): boolean {
    return this.fence !== null;
  }

  /** Throws if it was let go meanwhile, or if the store says that another node has taken it. */
  compare(stored: number): void {
    if (this.isGone || (this.fence !== null && stored !== this.fence))
      throw new Fenced(`${this.match} is at another node`);
  }

  /** For good; false if it was let go before. */
  letGo(): boolean {
    if (this.isGone) return false;
    this.isGone = true;
    this.fence = null;
    return true;
  }
}
