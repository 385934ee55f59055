// Compares each result of a record with what its seed gives.
import { type Chance, Recording, type Result } from '../chance/chance.ts';
import type { Source } from '../chance/live.ts';
import { replayedChance } from '../chance/replayed.ts';
import { itemAt } from '../read/itemAt.ts';
import type { AnyRules } from '../rules/game.ts';
import type { World } from '../rules/world.ts';
import { fold, openWorld } from './fold.ts';
import type { GameRecord } from './record.ts';

/** A result that differs from the seed's. */
export interface Difference {
  /** Number of the result, from 0. */
  number: number;
  /** The entry that it belongs to; -1 for the opening. */
  entry: number;
  was: Result;
  is: Result;
}

/** Returns the recorded results, and also asks the source what it would have given. */
function beside(recorded: Chance, source: Chance, given: Result[]): Chance {
  const asked = new Recording(source, given);
  return {
    roll(sides, why) {
      asked.roll(sides, why);
      return recorded.roll(sides, why);
    },
    pick(weights, why, name) {
      asked.pick(weights, why, name);
      return recorded.pick(weights, why, name);
    },
  };
}

export interface Recomputed {
  compared: number;
  different: Difference[];
}

/** Compares every result of a valid record from `seededFrom` on with the source, except those that people typed in. */
export function recomputed(game: AnyRules, record: GameRecord, source: Source): Recomputed {
  const { head, entries } = record;
  const first = head.seededFrom ?? 0;
  const different: Difference[] = [];
  let compared = 0;
  let number = 0;
  const typed = ([, asked]: Result): boolean =>
    head.typed === 'all' || (head.typed === 'dice' && asked.startsWith('d'));
  const compare = (entry: number, was: readonly Result[], is: readonly Result[]): void => {
    was.forEach((result, i) => {
      // Results of the opening are never typed in.
      if (number + i < first || (entry >= 0 && typed(result))) return;
      compared++;
      const given = itemAt(is, i);
      if (given[2] !== result[2]) different.push({ number: number + i, entry, was: result, is: given });
    });
    number += was.length;
  };
  const opened: Result[] = [];
  openWorld(game, head, beside(replayedChance(head.opening.rolls), source(0), opened), []);
  compare(-1, head.opening.rolls, opened);
  let before: World | null = null;
  fold(game, record, (standing, _told, index) => {
    const entry = entries[index];
    if (before !== null && entry !== undefined && 'choice' in entry) {
      const given: Result[] = [];
      game.play(
        game.copy(before),
        entry.seat,
        entry.choice,
        beside(replayedChance(entry.rolls), source(number), given),
      );
      // Repeated results are those of another entry; the fold has compared them.
      if (entry.again === undefined) compare(index, entry.rolls, given);
      else number += entry.rolls.length;
    }
    before = standing.world;
  });
  return { compared, different };
}
