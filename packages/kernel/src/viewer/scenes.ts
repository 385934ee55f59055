// The scenes after a choice: the entry is played again on a copy, and the viewer's picture is taken after every happening.
import { replayedChance } from '../chance/replayed.ts';
import { heard } from '../rules/happening.ts';
import { type Json, same } from '../read/json.ts';
import type { Entry } from '../record/record.ts';
import type { AnyRules } from '../rules/game.ts';
import type { Viewer, World } from '../rules/world.ts';
import { type LogLine, logLine } from './news.ts';
import { heardReasons } from './reasons.ts';

/** A moment between a choice and the next question: what happened, and the picture after it. */
export interface Scene {
  view: Json;
  line: LogLine;
  /** Book-keeping that followed it. */
  also: LogLine[];
}

/** More steps than this are not shown one by one. */
const LONGEST = 160;

/** Book-keeping joins the scene before it, and so does a note that changes nothing visible. */
function add(scenes: Scene[], line: LogLine, view: Json): void {
  const last = scenes.at(-1);
  const { kind, weight } = line.beat;
  if (last !== undefined && (weight === 0 || (kind === 'note' && same(view, last.view)))) {
    last.view = view;
    last.also.push(line);
  } else if (scenes.length < LONGEST) scenes.push({ view, line, also: [] });
}

export function scenesOf(
  { game, names }: { game: AnyRules; names: readonly string[] },
  before: World,
  { number, entry }: { number: number; entry: Entry },
  viewer: Viewer,
): Scene[] {
  if ('undo' in entry) return [];
  const world: World = game.copy(before);
  const scenes: Scene[] = [];
  game.play(world, entry.seat, entry.choice, replayedChance(entry.rolls), (what, rule, seenBy, others) => {
    const got = heard({ what, rule, ...(seenBy && { seenBy }), ...(others && { others }) }, viewer);
    if (got === null) return;
    add(scenes, logLine(game, got, { entry: number, seat: entry.seat, names }), game.view(world, viewer));
  });
  const why = heardReasons(game, world, viewer)(entry);
  const [first] = scenes;
  if (why !== null && first !== undefined) first.line.why = why;
  return scenes;
}
