// CC-SCN-13 Blips of a scenario that lie where chance puts them, and when they wake.
import { applies } from '@xenotable/kernel';
import type { Play } from '../book/chapter.ts';
import { ask } from '../book/question.ts';
import { alarm, mixBlips, scatterBlips } from '../missions/kit.ts';
import type { Due } from '../missions/mission.ts';
import { cellsOf } from '../places.ts';
import { scenarioMemo } from './memo.ts';
import type { Hidden } from './scenario.ts';

export function scatter(play: Play, { mix, types, types3, scatter: places }: Hidden): void {
  const pool = mixBlips(play.w, mix, types, types3);
  for (const { in: area, blips, mode } of places)
    scatterBlips(play, blips, cellsOf(area), mode, 'CC-SCN-13', pool);
}

/** People wake some of those that sleep. */
export function wakeSome(play: Play, { awake }: Hidden): Due {
  const asleep = play.w.blips.filter((blip) => blip.mode === 'FROZEN').length;
  const count = Math.min(awake ?? 0, asleep);
  return count > 0 ? { call: ask('awake', 0, [count]) } : undefined;
}

/** The first attack of either side wakes everybody. */
export function firstAttack(play: Play, { alarm: wakes }: Hidden): void {
  const { w } = play;
  if (wakes !== true || scenarioMemo.list(w, 'alarm').length > 0) return;
  scenarioMemo.add(w, 'alarm', w.round);
  applies('CC-SCN-13');
  alarm(w);
  play.tell?.({ type: 'general alarm' }, 'CC-SCN-13');
}
