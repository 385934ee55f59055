// Missions of the book as scenarios: the same games, written in the words that everybody may use (CC-SCN-01).
import { readScenario } from '../scenario/read.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** CC-M-VS6-05, CC-M-VS6-09, CC-M-VS6-10 One LV3 unit, all others LV2; three LV1 units more for one main faction. */
const MAIN = [3, 2, 2, 2, 2];
const ALLIES = [3, 2, 2, 2];
const MORE = [1, 1, 1];

/** VS 6: who gets into a shaft wins the war. `allied`: with Mercs and Reapers. */
const alienBase = (variation: 1 | 2, allied: boolean) => ({
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

export interface BookScenario {
  mission: 'VS 6';
  variation: 1 | 2;
  /** With all four factions. */
  allied: boolean;
  scenario: Scenario;
}

export const bookScenarios: readonly BookScenario[] = ([1, 2] as const).flatMap((variation) =>
  [false, true].map((allied) => ({
    mission: 'VS 6' as const,
    variation,
    allied,
    scenario: readScenario(alienBase(variation, allied)),
  })),
);
