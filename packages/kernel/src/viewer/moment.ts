// What one viewer is shown at any moment of a record; the cost does not grow with the moment's number.
import { heard } from '../rules/happening.ts';
import { canAct } from '../rules/game.ts';
import { itemAt } from '../read/itemAt.ts';
import type { Timeline } from '../record/timeline.ts';
import type { Viewer } from '../rules/world.ts';
import { type LogLine, type News, logLine } from './news.ts';
import { heardReasons } from './reasons.ts';
import { type Scene, scenesOf } from './scenes.ts';

/** The table after `n` entries, where nothing can be chosen. Log lines are made once for the whole record (`linesOf`). */
export function newsAt(timeline: Timeline, n: number, viewer: Viewer): News {
  const { game } = timeline;
  const { world } = timeline.at(n).standing;
  return {
    seq: n,
    viewer,
    view: game.view(world, viewer),
    ask: null,
    anytime: [],
    waiting: game
      .asks(world)
      .filter(canAct)
      .map(({ seat }) => seat),
    undo: 0,
    undoWords: null,
    undoEnds: 'a replay changes nothing',
    over: world.over,
    awaited: null,
    after: n,
    lines: [],
    undone: timeline.undos.filter(({ by }) => by < n).map(({ entry }) => entry),
  };
}

/** The scenes of the entry that led to moment `n`. */
export function scenesAt(timeline: Timeline, n: number, viewer: Viewer): Scene[] {
  return n === 0
    ? []
    : scenesOf(
        timeline,
        timeline.at(n - 1).standing.world,
        { number: n - 1, entry: itemAt(timeline.record.entries, n - 1) },
        viewer,
      );
}

/** Everything that a viewer hears from the opening to the end. */
export function linesOf(timeline: Timeline, viewer: Viewer): LogLine[] {
  const { game, names } = timeline;
  const { entries } = timeline.record;
  // Reasons are heard as at the end of the record.
  const reasonOf = entries.some((entry) => 'why' in entry)
    ? heardReasons(game, timeline.at(timeline.length - 1).standing.world, viewer)
    : () => null;
  const lines: LogLine[] = [];
  for (let n = 0; n < timeline.length; n++) {
    const played = n === 0 ? null : itemAt(entries, n - 1);
    const parts = timeline.at(n).told.flatMap((told) => heard(told, viewer) ?? []);
    const why = played && reasonOf(played);
    parts.forEach((part, i) =>
      lines.push(
        logLine(game, part, { entry: n - 1, seat: played?.seat ?? null, names, ...(i === 0 && { why }) }),
      ),
    );
  }
  return lines;
}
