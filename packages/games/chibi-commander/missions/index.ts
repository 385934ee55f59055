// All missions, by name.
import { keysOf } from '@xenotable/kernel';
import { provinceCooperative } from './province/cooperative.ts';
import { dropZoneCooperative } from './dropZone/cooperative.ts';
import { cityMassacreCooperative } from './cityMassacre/cooperative.ts';
import { complexCooperative } from './complex/cooperative.ts';
import { chibiComBaseCooperative } from './chibiComBase/cooperative.ts';
import { alienBaseCooperative } from './alienBase/cooperative.ts';
import { bloodPool } from './bloodPool/bloodPool.ts';
import { evilDreams } from './evilDreams/evilDreams.ts';
import { highSpot } from './highSpot/highSpot.ts';
import type { BookMission, Mission, MissionName } from './mission.ts';
import { superHero } from './superHero/superHero.ts';
import { provinceVersus } from './province/versus.ts';
import { dropZoneVersus } from './dropZone/versus.ts';
import { cityMassacreVersus } from './cityMassacre/versus.ts';
import { complexVersus } from './complex/versus.ts';
import { chibiComBaseVersus } from './chibiComBase/versus.ts';
import { alienBaseVersus } from './alienBase/versus.ts';
import { missionFrom } from '../scenario/mission.ts';
import type { Scenario } from '../scenario/scenario.ts';

const missions: Record<BookMission, Mission> = {
  'VS 1': provinceVersus,
  'VS 2': dropZoneVersus,
  'VS 3': cityMassacreVersus,
  'VS 4': complexVersus,
  'VS 5': chibiComBaseVersus,
  'VS 6': alienBaseVersus,
  'COOP 1': provinceCooperative,
  'COOP 2': dropZoneCooperative,
  'COOP 3': cityMassacreCooperative,
  'COOP 4': complexCooperative,
  'COOP 5': chibiComBaseCooperative,
  'COOP 6': alienBaseCooperative,
  'High Spot': highSpot,
  'Super Hero': superHero,
  'Evil Dreams': evilDreams,
  'Blood Pool': bloodPool,
};

export const bookMissions = keysOf(missions);
export const missionNames: readonly MissionName[] = [...bookMissions, 'Scenario'];

export const missionNamed = (name: BookMission): Mission => missions[name];

/** The mission that lies on a table. */
export const missionOf = (w: { mission: MissionName; scenario: Scenario | null }): Mission =>
  w.scenario === null && w.mission !== 'Scenario' ? missions[w.mission] : missionFrom(w.scenario);
