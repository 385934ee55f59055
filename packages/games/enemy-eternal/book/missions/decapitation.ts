// B7 Decapitation: the Leaders.
import { applies } from '@xenotable/kernel';
import { type Side, type Table, SIDES, other } from '../../table.ts';
import { finish } from '../end.ts';
import { onBoard } from '../models.ts';
import { battleCards, isHome } from './helpers.ts';
import type { BookMission } from './mission.ts';

const leaderFell = (w: Table, side: Side): boolean => w.sides[side].leaderLost;

export const decapitation: BookMission = {
  id: 'B7',
  name: 'Decapitation',
  /** EE-M-B7-01 */
  map: 'MAP-07',
  layoutRule: 'EE-M-B7-01',
  rounds: 7,
  text: 'Destroy the enemy Leader while yours lives; otherwise the worth destroyed decides after round 7.',
  zonesOpen: true,
  roundEnds(play) {
    const { w } = play;
    // EE-M-B7-04 From round 4 on Leaders cannot hide.
    if (w.round >= 4) {
      for (const m of w.models) {
        if (!m.leader || !onBoard(m) || !isHome(w, m)) continue;
        w.sides[other(m.side)].worth += 25;
        play.tell?.({ type: 'leader hides', model: m.name }, 'EE-M-B7-04');
      }
    }
    if (SIDES.every((side) => leaderFell(w, side))) applies('EE-M-B7-03');
    // EE-M-B7-02
    for (const side of SIDES)
      if (leaderFell(w, other(side)) && !leaderFell(w, side))
        finish(play, side, 'EE-M-B7-02', 'the enemy Leader is dead');
  },
  /** EE-M-B7-03 */
  lastRound(play) {
    const lead = play.w.sides[0].worth - play.w.sides[1].worth;
    finish(
      play,
      lead > 0 ? 0 : lead < 0 ? 1 : null,
      'EE-M-B7-03',
      lead === 0 ? 'both destroyed as much' : 'more was destroyed',
    );
  },
  /** EE-M-B7-05 */
  cards: battleCards('EE-M-B7-05', 3, 1),
  /** EE-M-B7-06 */
  objectives(w, m) {
    applies('EE-M-B7-06');
    const target = w.models.find(
      (one) => one.leader && one.side !== m.side && onBoard(one) && one.control !== m.control,
    );
    return target === undefined ? [] : [{ kind: 'attack', target: target.id }];
  },
  firstTarget: (w, m, letter) =>
    letter === 'O' ? w.models.filter((one) => one.leader && one.side !== m.side && onBoard(one)) : [],
};
