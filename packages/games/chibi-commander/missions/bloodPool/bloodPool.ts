// Blood Pool: a brood that grows with its victims.
import { addUnit } from '../../book/movement/arrivals.ts';
import { shareOf } from '../../book/who.ts';
import type { TypeName } from '../../content/units.ts';
import { type Due, defineMission } from '../mission.ts';
import { type Levels, earthWaves } from '../nightmare/earthWaves.ts';
import { nightmareMemo } from '../nightmare/memo.ts';
import { fillPoints } from '../nightmare/waves.ts';
import { type Brood, hatchQuestion, hatchery, hatcheryMemo, noteVictim } from './hatchery.ts';

const memo = nightmareMemo.with(hatcheryMemo.fields);

/** CC-M-BP-08 */
const POOL_WAVES: readonly Levels[] = [
  [6, 0, 0],
  [4, 2, 0],
  [4, 4, 0],
  [2, 2, 2],
  [2, 4, 2],
  [2, 4, 4],
  [0, 6, 4],
  [0, 4, 6],
  [0, 6, 6],
  [0, 0, 12],
];

const BROOD: readonly TypeName[] = ['Larva', 'Harakiri', 'Galbert'];

const brood: Brood = {
  types: BROOD,
  rules: { throws: 'CC-M-BP-04', hatches: 'CC-M-BP-05', grows: 'CC-M-BP-06' },
};

// CC-M-BP-07, CC-M-BP-09, CC-M-BP-03
const shared = earthWaves(POOL_WAVES, {
  setUp: 'CC-M-BP-01',
  waves: 'CC-M-BP-07',
  list: 'CC-M-BP-08',
  end: 'CC-M-BP-09',
  score: 'CC-M-BP-03',
});

export const bloodPool = defineMission({
  ...shared,
  name: 'Blood Pool',
  title: 'Blood Pool',
  layout: 'City',
  state: memo,
  rules: () => ({ recruiting: ['CC-M-BP-02'], 'lay out': ['CC-M-BP-02'] }),
  // CC-M-BP-02 A main figure with a Larva, a Harakiri and a Galbert.
  squads: {
    slots: (_w, army) => (army.side === 'Invaders' ? 1 : 0),
    recruits: () => ['Titan', 'Beast', 'Cray'],
  },
  setUp: {
    ...shared.setUp,
    layOut({ w }) {
      BROOD.forEach((type, i) => addUnit(w, type, 'Invaders', 'Aliens', shareOf(w, i + 1)));
    },
  },
  on: {
    ...shared.on,
    fell: ({ w }, unit, what) => noteVictim(w, unit, what),
    afterAttack: (play) => hatchery(play, brood),
    afterActivation(play): Due {
      if (play.w.turn === 'CHIBI COM') fillPoints(play, 'CC-M-BP-07');
      return hatchery(play, brood);
    },
  },
  questions: {
    ...shared.questions,
    hatch: hatchQuestion(brood),
  },
});
