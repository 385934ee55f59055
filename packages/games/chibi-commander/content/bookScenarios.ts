// Missions of the book as scenarios: the same games, written in the words that everybody may use (CC-SCN-01).
import type { BookMission } from '../missions/mission.ts';
import { readScenario } from '../scenario/read.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { alienBase, alienBaseTogether } from './book/alienBase.ts';
import { chibiComBase } from './book/chibiComBase.ts';
import { cityMassacre } from './book/cityMassacre.ts';
import { bloodPool, evilDreams, highSpot } from './book/nightmares.ts';
import { province } from './book/province.ts';

export interface BookScenario {
  mission: BookMission;
  /** 0 where there is only one plot. */
  variation: 0 | 1 | 2;
  /** With so many people. */
  seats: number;
  scenario: Scenario;
}

const one = (
  mission: BookScenario['mission'],
  variation: BookScenario['variation'],
  seats: number,
  raw: object,
): BookScenario => ({ mission, variation, seats, scenario: readScenario(raw) });

export const bookScenarios: readonly BookScenario[] = [
  ...([1, 2] as const).flatMap((variation) => [
    one('VS 6', variation, 2, alienBase(variation, false)),
    one('VS 6', variation, 4, alienBase(variation, true)),
    one('COOP 6', variation, 1, alienBaseTogether(variation)),
    one('COOP 1', variation, 1, province(variation)),
    one('COOP 3', variation, 1, cityMassacre(variation)),
    one('COOP 5', variation, 1, chibiComBase(variation)),
  ]),
  one('High Spot', 0, 1, highSpot),
  one('Evil Dreams', 0, 1, evilDreams),
  one('Blood Pool', 0, 1, bloodPool),
];
