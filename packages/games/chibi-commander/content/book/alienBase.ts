// VS 6 and COOP 6 as scenarios.
import { typesAt } from '../units.ts';

/** CC-M-VS6-05, CC-M-VS6-09, CC-M-VS6-10 One LV3 unit, all others LV2; three LV1 units more for one main faction. */
const MAIN = [3, 2, 2, 2, 2];
const ALLIES = [3, 2, 2, 2];
const MORE = [1, 1, 1];

/** VS 6: who gets into a shaft wins the war. `allied`: with Mercs and Reapers. */
export const alienBase = (variation: 1 | 2, allied: boolean) => ({
  format: 1,
  game: 'chibi-commander',
  name: `Alien Base: ${variation === 1 ? 'well planned mission' : 'off the cuff'}`,
  text: 'The reactor under Mars decides the war. One soldier in a shaft is enough.',
  play: 'versus',
  map: 'Mars',
  victory: 'goals',
  rounds: 15,
  zones: {
    Earth: { arrive: ['0,0 0,15'] },
    Invaders: {
      start: [
        '15,1 23,1',
        '15,2 20,2',
        '22,2 23,2',
        '15,3 16,14',
        '18,3 22,6',
        '17,4 17,11',
        '23,4 23,11',
        '19,7 20,14',
        '22,7 22,14',
        '18,9 18,14',
        '21,9 21,12',
        '17,13 17,14',
        '23,13 23,14',
        '21,14',
      ],
    },
  },
  targets: ['23,3', '23,12'],
  squads: {
    'CHIBI COM': { levels: [...MAIN, ...(variation === 1 ? MORE : [])] },
    Aliens: { levels: [...MAIN, ...(variation === 2 ? MORE : [])] },
    ...(allied && { Mercs: { levels: ALLIES }, Reapers: { levels: ALLIES } }),
  },
  goals: {
    Earth: [{ goal: 'reach', points: 0, ends: true }],
    Invaders: [{ goal: 'destroy all', points: 0, ends: true }],
  },
});

/** COOP 6: two of the squad must get into the shafts. */
export const alienBaseTogether = (variation: 1 | 2) => ({
  format: 1,
  game: 'chibi-commander',
  name: `Alien Base, together: ${variation === 1 ? 'well planned mission' : 'off the cuff'}`,
  text: 'Most of them sleep. The first shot wakes the whole base; two soldiers in the shafts end the war.',
  play: 'against the automaton',
  map: 'Mars',
  victory: 'goals',
  rounds: 15,
  zones: { Earth: { arrive: ['0,0 0,15'] } },
  // CC-M-CO6-10 Once a capsule lands anywhere outside the base.
  ...(variation === 1 && { landing: ['0,0 23,0', '0,1 14,15', '15,15 23,15'] }),
  targets: ['23,3', '23,12'],
  squads: {
    'CHIBI COM': {
      slots: 8,
      atMost: [
        { LV2: 3, LV3: 1 },
        { LV2: 0, LV3: 2 },
      ],
    },
  },
  hidden: {
    mix: { Ghost: 6, any: 4, 'any LV3': 2 },
    types: [...typesAt('Aliens', 2), ...typesAt('Reapers', 2)],
    types3: [...typesAt('Aliens', 3), ...typesAt('Reapers', 3)],
    scatter: [
      ['15,1 18,14'],
      ['19,1 23,2', '19,3 22,5', '23,4 23,5'],
      ['19,6 23,9'],
      ['19,10 23,11', '19,12 22,14', '23,13 23,14'],
    ].map((room) => ({ in: room, blips: 3, mode: 'FROZEN' })),
    awake: 2,
    alarm: true,
  },
  goals: { Earth: [{ goal: 'reach', needed: 2, points: 0, ends: true }] },
});
