// What a step of the book holds while it carries out a rule: the table, chance, and somebody to tell.
import type { Chance } from '../chance/chance.ts';
import { type Bag, type Kind } from '../chance/bag.ts';
import type { AnyHappening, Happening, Tell } from './happening.ts';
import type { Outcome, RuleId, World } from './world.ts';

export class Playing<W extends World, H extends AnyHappening = Happening> {
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

  /** Rolls several dice of a kind. */
  rolls(count: number, sides: number, why: RuleId): number[] {
    this.chance.announceThrow?.(count);
    const dice: number[] = [];
    for (let i = 0; i < count; i++) dice.push(this.roll(sides, why));
    return dice;
  }

  /** Picks one of several things at random; with a single one there is nothing to draw. */
  oneOf<T>(things: readonly T[], why: RuleId, name?: (thing: T) => string): T {
    if (things.length === 1) return things[0]!;
    this.w.undoBarrier++;
    return things[
      this.chance.pick(
        things.map(() => 1),
        why,
        name && ((i) => name(things[i]!)),
      )
    ]!;
  }

  /** Draws the next thing from a bag without putting it back; null when the bag is empty. */
  draw<K extends Kind>(bag: Bag<K>, why: RuleId, name: (kind: K) => string = String): K | null {
    if (bag.top.length > 0) {
      this.w.undoBarrier++;
      return bag.top.shift()!;
    }
    for (const left of bag.left) {
      if (left === 0) continue;
      this.w.undoBarrier++;
      const at = this.chance.pick(bag.left, why, (i) => name(bag.kinds[i]!));
      bag.left[at]!--;
      return bag.kinds[at]!;
    }
    if (bag.bottom.length === 0) return null;
    this.w.undoBarrier++;
    return bag.bottom.shift()!;
  }

  /** Something that one seat knew is shown to another: from here on nothing can be taken back. */
  reveal(): void {
    this.w.undoBarrier++;
  }

  /** The game is over; no further step runs. */
  end(outcome: Outcome): void {
    this.w.over = outcome;
  }
}
