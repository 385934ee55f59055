// What the seed of a record says about each of its results.
import {
  type AnyGame,
  type Chance,
  type GameRecord,
  Recording,
  type Result,
  type Source,
  type World,
  fold,
  openWorld,
  replayedChance,
} from '@xenotable/kernel';

interface Difference {
  /** Number of the result, from 0. */
  number: number;
  was: Result;
  is: Result;
}

/** Plays as recorded, and asks the source beside it what it would have given. */
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

/** Compares every result of a sound record from `seededFrom` on with the source. */
export function recomputed(
  game: AnyGame,
  record: GameRecord,
  source: Source,
): { compared: number; different: Difference[] } {
  const { head, entries } = record;
  const first = head.seededFrom ?? 0;
  const different: Difference[] = [];
  let compared = 0;
  let number = 0;
  const compare = (was: readonly Result[], is: readonly Result[]): void => {
    was.forEach((result, i) => {
      if (number + i < first) return;
      compared++;
      if (is[i]![2] !== result[2]) different.push({ number: number + i, was: result, is: is[i]! });
    });
    number += was.length;
  };
  const opened: Result[] = [];
  openWorld(game, head, beside(replayedChance(head.opening.rolls), source(0), opened), []);
  compare(head.opening.rolls, opened);
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
      // Results that fell before are those of another entry: the fold has compared them.
      if (entry.again === undefined) compare(entry.rolls, given);
      else number += entry.rolls.length;
    }
    before = standing.world;
  });
  return { compared, different };
}
