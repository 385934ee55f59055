// CC-SCN-13 Blips of a scenario that lie where chance puts them, and when they wake.
import { applies } from '@xenotable/kernel';
import type { Play } from '../book/chapter.ts';
import { ask } from '../book/question.ts';
import { addBlip } from '../book/blips/blips.ts';
import { distance } from '../book/fight/sight.ts';
import { freeCells, isFree } from '../book/movement/arrivals.ts';
import { alarm, mixBlips, randomField } from '../missions/kit.ts';
import type { Due } from '../missions/mission.ts';
import { cellsOf } from '../places.ts';
import { type Cell, NONE, UNKNOWN } from '../table.ts';
import { scenarioMemo } from './memo.ts';
import type { Hidden } from './scenario.ts';

/** `arrive`: where the people's squad comes onto the map. */
export function scatter(
  play: Play,
  { mix, types, types3, scatter: places }: Hidden,
  arrive: readonly Cell[],
): void {
  const { w } = play;
  const pool = mixBlips(w, mix, types, types3);
  for (const { in: area, blips, mode, apart = 0, clear = 0 } of places) {
    const cells = cellsOf(area);
    if (blips === undefined) {
      for (const cell of freeCells(w, cells)) addBlip(w, 'Aliens', cell, UNKNOWN, mode, pool);
      continue;
    }
    for (let i = 0; i < blips; i++) {
      const far = cells.filter(
        (cell) =>
          w.blips.every((blip) => distance(blip.cell, cell) >= apart) &&
          arrive.every((point) => distance(point, cell) >= clear),
      );
      const cell = randomField(play, far.some((one) => isFree(w, one)) ? far : cells, 'CC-SCN-13');
      if (cell !== NONE) addBlip(w, 'Aliens', cell, UNKNOWN, mode, pool);
    }
  }
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
