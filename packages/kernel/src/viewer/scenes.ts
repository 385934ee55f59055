// What followed a choice, step by step: the entry is played once more on a copy, and the viewer's picture is taken after every happening.
import { replayedChance } from '../chance/replayed.ts';
import { heard } from '../rules/happening.ts';
import { type Json, same } from '../read/json.ts';
import type { Entry, GameRecord } from '../record/record.ts';
import type { AnyGame } from '../rules/game.ts';
import type { RuleId, Viewer, World } from '../rules/world.ts';

/** A moment between a choice and the next question. */
export interface Scene {
  view: Json;
  words: string;
  rule: RuleId;
}

/** More steps than this are not shown one by one. */
const LONGEST = 160;

export function scenesOf(
  { game, record }: { game: AnyGame; record: GameRecord },
  before: World,
  entry: Entry,
  viewer: Viewer,
): Scene[] {
  if ('undo' in entry) return [];
  const names = record.head.seats.map((seat) => seat.name);
  const world: World = game.copy(before);
  const scenes: Scene[] = [];
  game.play(world, entry.seat, entry.choice, replayedChance(entry.rolls), (what, rule, seenBy, others) => {
    const got = heard({ what, rule, ...(seenBy && { seenBy }), ...(others && { others }) }, viewer);
    if (got !== null && scenes.length < LONGEST)
      scenes.push({
        view: game.view(world, viewer),
        words: game.words.happening(got.what, names),
        rule,
      });
  });
  return scenes.filter((scene, i) => !same(scene.view, scenes[i + 1]?.view));
}
