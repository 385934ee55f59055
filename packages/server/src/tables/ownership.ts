// Whether this node has a table: it is played at one node at a time, and every write names the fence with which the table was taken.
import { Elsewhere } from '../nodes/elsewhere.ts';
import { Problem } from '../problem.ts';
import type { Held } from '../store/backend.ts';
import { Fenced, type Store } from '../store/store.ts';

export class Ownership {
  private readonly store: Store;
  private readonly match: string;
  /** The fence of this node's writes; null: the table was only read so far. */
  private fence: number | null = null;
  /** Whether the table was released or taken by another node; this node no longer uses it. */
  private isGone = false;

  constructor(store: Store, match: string) {
    this.store = store;
    this.match = match;
  }

  /** Takes the table; returns whether this call did. Throws Elsewhere if another node has it. */
  async take(): Promise<boolean> {
    if (this.isGone) throw new Fenced(this.match, 'was let go');
    if (this.fence !== null) return false;
    const owned = await this.store.own(this.match);
    if (owned === null) throw new Problem('unknown', 'There is no such table.');
    if ('owner' in owned) throw new Elsewhere(owned.owner);
    this.fence = owned.fence;
    return true;
  }

  /** The match and fence that every write about this table needs. */
  get held(): Held {
    if (this.fence === null) throw new Fenced(this.match, "is not this node's");
    return { match: this.match, fence: this.fence };
  }

  /** Whether this node is the owner, as far as it knows. */
  get isHeld(): boolean {
    return this.fence !== null;
  }

  /** Throws if the table was released meanwhile, or if the store's fence shows that another node has taken it. */
  compare(stored: number): void {
    if (this.isGone || (this.fence !== null && stored !== this.fence)) throw new Fenced(this.match);
  }

  /** Gives the table up for good; false if that was done before. */
  letGo(): boolean {
    if (this.isGone) return false;
    this.isGone = true;
    this.fence = null;
    return true;
  }
}
