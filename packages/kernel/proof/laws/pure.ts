// Pure: functions that only read a world do not change it.
import { fastChance } from '../../src/chance/fast.ts';
import { copyJson } from '../../src/read/json.ts';
import type { AnyGame } from '../../src/rules/game.ts';
import type { World } from '../../src/rules/world.ts';
import { LawBroken, type Trial, randomGame, viewersOf } from './trial.ts';

/** Freezes a value with everything inside it. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const item of Object.values(value)) frozen(item);
  return value;
}

/** Runs a function that may only read; an error about a frozen value names the function. */
function looking<T>(name: string, look: () => T): T {
  try {
    return look();
  } catch (error) {
    throw new LawBroken(
      `${name} does not only look: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

/** Who, offers, spaces, judge, refused, view, imagine, copy, score, words and report work on a frozen world. */
export function pureLaw(game: AnyGame, trial: Trial, seed: number): number {
  let turn = 0;
  return randomGame(game, trial, seed, ({ w: played, seat, choice }) => {
    const chance = (): ReturnType<typeof fastChance> => fastChance(seed + turn++);
    const w = frozen<World>(game.copy(played));
    const chosen = frozen(copyJson(choice));
    const asks = looking('asks', () => game.asks(w));
    looking('judge', () => game.judge(w, seat, chosen));
    looking('judge', () => game.judge(w, seat, 'nonsense'));
    looking('copy', () => game.copy(w));
    looking('report', () => game.report(w));
    if (game.given !== undefined) looking('given', () => game.given!(w));
    for (const viewer of viewersOf(trial)) {
      const view = frozen(looking('view', () => game.view(w, viewer)));
      looking('imagine', () => game.imagine(view, chance()));
      if (viewer === 'table') continue;
      looking('refused', () => game.refused(w, viewer));
      looking('score', () => game.score(w, viewer));
      for (const ask of asks) {
        if (ask.seat !== viewer) continue;
        for (const offer of ask.offers) looking('words', () => game.words.choice(frozen(offer), view));
        for (const space of ask.spaces) {
          const sample = looking('sample', () => game.sample!(w, viewer, frozen(space), chance()));
          if (game.inSpace !== undefined) looking('inSpace', () => game.inSpace!(w, viewer, space, sample));
        }
      }
    }
    if (game.oddsReply !== undefined) looking('oddsReply', () => game.oddsReply!(w, asks));
  });
}
