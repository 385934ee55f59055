// SE1.7 The Retaliation Strike.
import { applies } from '@xenotable/kernel';
import type { Model, Table } from '../../table.ts';
import { finish } from '../end.ts';
import { adjacent, cellsWith, distance, ground } from '../board/ground.ts';
import { leaveBoard } from '../leaving.ts';
import { isEngaged, onBoard } from '../models.ts';
import { civilianAt } from '../deployment/roster.ts';
import { civilians, isCleared, seasonCards } from './helpers.ts';
import type { BookMission } from './mission.ts';
import type { Play } from '../chapter.ts';
import { goalOf } from '../../tableReaders.ts';

/** EE-M-SE17-05 EE-M-SE17-06 */
function settle(play: Play): void {
  const { w } = play;
  const saved = goalOf(w, 'saved');
  const all = saved === 6 || isCleared(w);
  if (saved >= 4) {
    if (all) applies('EE-M-SE17-06');
    finish(play, 0, 'EE-M-SE17-05', `${saved} civilians are saved`, all);
  } else finish(play, 1, 'EE-M-SE17-05', `only ${saved} civilians are saved`);
}

export const theRetaliationStrike: BookMission = {
  id: 'SE1.7',
  name: 'The Retaliation Strike',
  map: 'MAP-17',
  layoutRule: 'EE-M-SE17-01',
  rounds: 7,
  text: 'Save four of six civilians by ending an activation beside them. All six, or all enemies, for one more card.',
  season: true,
  /** EE-M-SE17-01 EE-M-SE17-02 EE-M-SE17-03 The civilians count as the player's models and can be attacked. */
  setup(play) {
    cellsWith(ground(play.w), 'V').forEach((cell, i) => civilianAt(play.w, cell, `Civilian ${i + 1}`, false));
    applies('EE-M-SE17-02');
    applies('EE-M-SE17-03');
    play.w.goals['saved'] = 0;
    play.w.goals['dead'] = 0;
  },
  /** EE-M-SE17-04 */
  activationEnds(play, m) {
    const { w } = play;
    if (m.side !== 0 || m.control !== 0 || !onBoard(m) || isEngaged(w, m)) return;
    for (const civilian of civilians(w)) {
      if (!adjacent(ground(w), m.cell, civilian.cell)) continue;
      leaveBoard(civilian, 'saved');
      w.goals['saved'] = goalOf(w, 'saved') + 1;
      play.tell?.(
        { type: 'civilian saved', model: m.name, civilian: civilian.name, saved: goalOf(w, 'saved') },
        'EE-M-SE17-04',
      );
    }
    if (civilians(w).length === 0) settle(play);
  },
  destroyed(play, m) {
    if (m.unit !== 'Civilian') return;
    const dead = goalOf(play.w, 'dead') + 1;
    play.w.goals['dead'] = dead;
    if (dead >= 3) finish(play, 1, 'EE-M-SE17-05', 'three civilians are dead');
    else if (civilians(play.w).length === 0) settle(play);
  },
  lastRound: settle,
  /** EE-M-SE17-07 */
  cards: seasonCards('EE-M-SE17-07', 1),
  /** EE-M-SE17-08 */
  objectives(w, m) {
    applies('EE-M-SE17-08');
    return nearest(w, m).map((one) => ({ kind: 'attack', target: one.id }));
  },
  firstTarget: (w, m, letter) => (letter === 'O' ? nearest(w, m) : []),
};

const nearest = (w: Table, m: Model): Model[] =>
  civilians(w).sort((a, b) => distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell));
