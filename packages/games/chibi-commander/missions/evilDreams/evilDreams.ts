// Evil Dreams: a PSI and an Omega against the waves of the Earth Force.
import { applies } from '@xenotable/kernel';
import type { Play } from '../../book/chapter.ts';
import { isCivilian, mainArmy } from '../../book/who.ts';
import { defineMission } from '../mission.ts';
import { type Levels, earthWaves } from '../nightmare/earthWaves.ts';
import { healAll } from '../nightmare/pauses.ts';
import { fillPoints } from '../nightmare/waves.ts';

/** CC-M-ED-08 */
const DREAM_WAVES: readonly Levels[] = [
  [3, 0, 0],
  [3, 1, 0],
  [3, 2, 0],
  [2, 1, 1],
  [2, 2, 1],
  [2, 1, 2],
  [2, 2, 2],
  [0, 3, 2],
  [0, 3, 3],
  [0, 4, 3],
  [0, 4, 4],
  [0, 5, 5],
  [0, 0, 12],
];

/** CC-M-ED-06 As soon as the last of a wave is dead all own units are healed completely. */
const rest = (play: Play): void => healAll(play, 'Invaders', 'CC-M-ED-06');

// CC-M-ED-07, CC-M-ED-09, CC-M-ED-03; CC-M-ED-04: civilians are controlled by PSI for the moment (CC-PSI-16).
const shared = earthWaves(DREAM_WAVES, {
  setUp: 'CC-M-ED-01',
  waves: 'CC-M-ED-07',
  list: 'CC-M-ED-08',
  end: 'CC-M-ED-09',
  score: 'CC-M-ED-03',
});

export const evilDreams = defineMission({
  ...shared,
  name: 'Evil Dreams',
  title: 'Evil Dreams',
  layout: 'Province',
  // CC-M-ED-02 A PSI and an Omega; nobody chooses.
  squads: { slots: () => 0, recruits: () => [] },
  setUp: {
    ...shared.setUp,
    before({ w }) {
      const army = mainArmy(w, 'Invaders');
      applies('CC-M-ED-02');
      army.squad = ['PSI', 'Omega'];
      army.ready = true;
    },
  },
  corrections: {
    actions(_w, unit) {
      if (unit.side !== 'Invaders' || isCivilian(unit)) return 2;
      applies('CC-M-ED-05');
      return 3;
    },
  },
  on: {
    ...shared.on,
    afterAttack: rest,
    afterActivation(play) {
      if (play.w.turn === 'CHIBI COM') fillPoints(play, 'CC-M-ED-07');
      rest(play);
    },
  },
});
