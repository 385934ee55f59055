// Enumerates every combination of results, each with its weight.
import { itemAt } from '../read/itemAt.ts';
import { type Chance, sum } from './chance.ts';

interface Branch {
  weights: readonly number[] | null; // null: a fair die
  size: number;
  at: number;
  total: number;
}

/** A chance that walks the whole tree of results: play, note the weight, call `next`, play again. */
export class Enumerating implements Chance {
  private path: Branch[] = [];
  private depth = 0;

  roll(sides: number): number {
    return this.branch(null, sides) + 1;
  }

  pick(weights: readonly number[]): number {
    return this.branch(weights, weights.length);
  }

  private branch(weights: readonly number[] | null, size: number): number {
    if (this.depth === this.path.length) {
      let total = size;
      let at = 0;
      if (weights !== null) {
        total = sum(weights);
        at = weights.findIndex((weight) => weight > 0);
        if (at < 0) throw new RangeError('nothing is left to draw');
        weights = weights.slice();
      }
      this.path.push({ weights, size, at, total });
    }
    return itemAt(this.path, this.depth++).at;
  }

  /** The probability of the results of this walk, as a fraction of two products. */
  weight(): [share: bigint, of: bigint] {
    let share = 1n;
    let of = 1n;
    for (const branch of this.path) {
      if (branch.weights !== null) share *= BigInt(itemAt(branch.weights, branch.at));
      of *= BigInt(branch.total);
    }
    return [share, of];
  }

  /** The same as a floating-point number. */
  chance(): number {
    let chance = 1;
    for (const { weights, at, total } of this.path)
      chance *= (weights === null ? 1 : itemAt(weights, at)) / total;
    return chance;
  }

  /** Moves to the next walk; false after the last one. */
  next(): boolean {
    this.depth = 0;
    for (let last = this.path.at(-1); last !== undefined; last = this.path.at(-1)) {
      do last.at++;
      while (last.weights !== null && last.at < last.size && last.weights[last.at] === 0);
      if (last.at < last.size) return true;
      this.path.pop();
    }
    return false;
  }
}
