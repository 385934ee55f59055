// All missions, by name.
import { coop1 } from './coop1.ts';
import { coop2 } from './coop2.ts';
import { coop3 } from './coop3.ts';
import { coop4 } from './coop4.ts';
import { coop5 } from './coop5.ts';
import { coop6 } from './coop6.ts';
import { bloodPool, evilDreams } from './evilDreams.ts';
import { highSpot } from './highSpot.ts';
import type { Mission, MissionName } from './mission.ts';
import { superHero } from './superHero.ts';
import { vs1 } from './vs1.ts';
import { vs2 } from './vs2.ts';
import { vs3 } from './vs3.ts';
import { vs4 } from './vs4.ts';
import { vs5 } from './vs5.ts';
import { vs6 } from './vs6.ts';
import { missionFrom } from '../scenario/mission.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** A mission of the book. */
type BookMission = Exclude<MissionName, 'Scenario'>;

const missions: Record<BookMission, Mission> = {
  'VS 1': vs1,
  'VS 2': vs2,
  'VS 3': vs3,
  'VS 4': vs4,
  'VS 5': vs5,
  'VS 6': vs6,
  'COOP 1': coop1,
  'COOP 2': coop2,
  'COOP 3': coop3,
  'COOP 4': coop4,
  'COOP 5': coop5,
  'COOP 6': coop6,
  'High Spot': highSpot,
  'Super Hero': superHero,
  'Evil Dreams': evilDreams,
  'Blood Pool': bloodPool,
};

export const bookMissions = Object.keys(missions) as BookMission[];
export const missionNames: readonly MissionName[] = [...bookMissions, 'Scenario'];

export const missionNamed = (name: BookMission): Mission => missions[name];

/** The mission that lies on a table. */
export const missionOf = (w: { mission: MissionName; scenario: Scenario | null }): Mission =>
  w.scenario !== null ? missionFrom(w.scenario) : missions[w.mission as BookMission];
