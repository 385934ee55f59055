// All missions by their number.
import { missionFrom } from '../../scenario/mission.ts';
import type { MissionId, Table } from '../../table.ts';
import { eliminateEnemySquad } from './eliminateEnemySquad.ts';
import { operationGatecrasher } from './operationGatecrasher.ts';
import { dataTap } from './dataTap.ts';
import { supplyGrab } from './supplyGrab.ts';
import { holdTheRelay } from './holdTheRelay.ts';
import { extraction } from './extraction.ts';
import { decapitation } from './decapitation.ts';
import { theFront } from './theFront.ts';
import type { BookMission, Mission } from './mission.ts';
import { theOutpost } from './theOutpost.ts';
import { theSupplyRaid } from './theSupplyRaid.ts';
import { theInformant } from './theInformant.ts';
import { theHijack } from './theHijack.ts';
import { establishingContact } from './establishingContact.ts';
import { theMidnightRaids } from './theMidnightRaids.ts';
import { theRetaliationStrike } from './theRetaliationStrike.ts';
import { theResistanceIntel } from './theResistanceIntel.ts';
import { blacksiteAssault1 } from './blacksiteAssault1.ts';
import { blacksiteAssault2 } from './blacksiteAssault2.ts';

export const missions: Readonly<Record<MissionId, BookMission>> = {
  B1: eliminateEnemySquad,
  B2: operationGatecrasher,
  B3: dataTap,
  B4: supplyGrab,
  B5: holdTheRelay,
  B6: extraction,
  B7: decapitation,
  B8: theFront,
  'SE1.1': theOutpost,
  'SE1.2': theSupplyRaid,
  'SE1.3': theInformant,
  'SE1.4': theHijack,
  'SE1.5': establishingContact,
  'SE1.6': theMidnightRaids,
  'SE1.7': theRetaliationStrike,
  'SE1.8': theResistanceIntel,
  'SE1.9': blacksiteAssault1,
  'SE1.X': blacksiteAssault2,
};

/** What is played: a mission of the book or a scenario. */
export function missionOf(w: Pick<Table, 'mission' | 'scenario'>): Mission {
  if (w.mission !== 'Scenario') return missions[w.mission];
  if (w.scenario === null) throw new Error('the table has no scenario');
  return missionFrom(w.scenario);
}
