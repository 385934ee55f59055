// What a step uses while it carries out a rule: the table, chance, and somebody to tell.
import type { Chance } from '../chance/chance.ts';
import type { Bag, Kind } from '../chance/bag.ts';
import { itemAt } from '../read/itemAt.ts';
import { applies } from './applies.ts';
import type { Happening, Tell } from './happening.ts';
import type { Outcome, RuleId, World } from './world.ts';

export class Playing<W extends World, H extends Happening = Happening> {
  w: W;
  readonly chance: Chance;
  readonly tell: Tell<H> | undefined;

  constructor(w: W, chance: Chance, tell?: Tell<H>) {
    this.w = w;
    this.chance = chance;
    this.tell = tell;
  }

  /** Rolls one die. */
  roll(sides: number, why: RuleId): number {
    this.w.undoBarrier++;
    return this.chance.roll(sides, why);
  }

  /** Rolls several equal dice. */
  rolls(count: number, sides: number, why: RuleId): number[] {
    this.chance.announceThrow?.(count);
    const dice: number[] = [];
    for (let i = 0; i < count; i++) dice.push(this.roll(sides, why));
    return dice;
  }

  /** Picks one of several things at random; a single thing needs no draw. */
  oneOf<T>(things: readonly T[], why: RuleId, name?: (thing: T) => string): T {
    if (things.length === 1) {
      applies(why);
      return itemAt(things, 0);
    }
    this.w.undoBarrier++;
    const weights = things.map(() => 1);
    return itemAt(things, this.chance.pick(weights, why, name && ((i) => name(itemAt(things, i)))));
  }

  /** Draws the next thing from a bag without putting it back; null when the bag is empty. */
  draw<K extends Kind>(bag: Bag<K>, why: RuleId, name: (kind: K) => string = String): K | null {
    const first = bag.top.length === 0 ? undefined : bag.top.shift();
    if (first !== undefined) {
      applies(why);
      this.w.undoBarrier++;
      return first;
    }
    for (const left of bag.left) {
      if (left === 0) continue;
      this.w.undoBarrier++;
      const at = this.chance.pick(bag.left, why, (i) => name(itemAt(bag.kinds, i)));
      bag.left[at] = itemAt(bag.left, at) - 1;
      return itemAt(bag.kinds, at);
    }
    const last = bag.bottom.shift();
    if (last === undefined) return null;
    applies(why);
    this.w.undoBarrier++;
    return last;
  }

  /** Something that one seat knew is shown to another: choices before this can no longer be taken back. */
  reveal(): void {
    this.w.undoBarrier++;
  }

  /** The game is over; no further step runs. */
  end(outcome: Outcome): void {
    this.w.over = outcome;
  }
}
