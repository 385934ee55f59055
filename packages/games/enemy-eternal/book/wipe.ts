// A side without models.
import { applies } from '@xenotable/kernel';
import type { Model, Side, Table } from '../table.ts';
import type { Play } from './chapter.ts';
import { finish } from './end.ts';
import { missionOf } from './missions/index.ts';
import { acts } from './round/dice.ts';

/** EE-END-02 Still on the board, or still to come: hidden Infiltrators, untriggered pods, later reinforcements. */
function counts(w: Table, m: Model, side: Side): boolean {
  if (m.side !== side || m.neutral || !acts(w, m)) return false;
  const toCome = m.place === 'hidden' || m.place === 'reserve';
  if (toCome) applies('EE-END-02');
  return toCome || m.place === 'board';
}

const isGone = (w: Table, side: Side): boolean =>
  !w.models.some((m) => counts(w, m, side)) && !w.pods.some((pod) => pod.state === 'waiting' && side === 1);

/** EE-END-02 A side that has nobody left loses at once; EE-M-SE-06 in the season only the player does. */
export function checkWipe(play: Play): void {
  const { w } = play;
  if (w.result !== null || w.round === 0) return;
  const gone = [isGone(w, 0), isGone(w, 1)];
  const season =
    w.scenario === null ? missionOf(w).season === true && w.mission !== 'SE1.8' : !w.scenario.wipe;
  if (gone[0] && gone[1] && !season) finish(play, null, 'EE-END-02', 'nobody is left');
  else if (gone[0]) finish(play, 1, season ? 'EE-M-SE-02' : 'EE-END-02', 'side A has no model left');
  else if (gone[1] && !season) finish(play, 0, 'EE-END-02', 'side B has no model left');
  else if (gone[1]) {
    applies('EE-M-SE-06');
    missionOf(w).cleared?.(play);
  }
}
