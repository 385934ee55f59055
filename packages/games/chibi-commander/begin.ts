// The table before the first page.
import { BadInput, type Options, type SeatPlan } from '@xenotable/kernel';
import { firstMission, freshCampaign } from './book/campaign.ts';
import { preparation } from './book/preparation.ts';
import { FACTIONS, type Faction, sideOf } from './content/units.ts';
import { missionOf } from './missions/index.ts';
import type { MissionName } from './missions/mission.ts';
import type { Army, Table } from './table.ts';

export const freshArmy = (faction: Faction, seat: number): Army => ({
  faction,
  side: sideOf(faction),
  seat,
  purse: 0,
  goal: 0,
  ghosts: 0,
  dragged: false,
  pulled: false,
  bought: [],
  squad: [],
  ready: false,
  points: 0,
});

/** CC-GEN-04, CC-GEN-05, CC-GEN-06, CC-GEN-07, CC-GEN-08 Who commands what in versus: seats A CHIBI COM, B Aliens, C Mercs, D Reapers; with fewer people some command two. */
function versusArmies(seats: number, allies: boolean, double: string): Army[] {
  if (seats === 1) throw new BadInput('seats', 'a versus mission needs two to four players');
  const byFaction: Record<Faction, number> =
    seats === 4
      ? { 'CHIBI COM': 0, Aliens: 1, Mercs: 2, Reapers: 3 }
      : seats === 3
        ? { 'CHIBI COM': 0, Aliens: 1, Mercs: double === 'Earth' ? 0 : 2, Reapers: double === 'Earth' ? 2 : 1 }
        : { 'CHIBI COM': 0, Aliens: 1, Mercs: 0, Reapers: 1 };
  const present = FACTIONS.filter((faction) => seats > 2 || allies || faction === 'CHIBI COM' || faction === 'Aliens');
  return present.map((faction) => freshArmy(faction, byFaction[faction]));
}

/** CC-GEN-10, CC-GEN-13, CC-GEN-14 Against the automaton people command one side together. */
function automatonArmies(people: 'Earth' | 'Invaders'): Army[] {
  return [freshArmy('CHIBI COM', people === 'Earth' ? 0 : -1), freshArmy('Aliens', people === 'Earth' ? -1 : 0)];
}

export function emptyTable(name: MissionName, seats: SeatPlan[], armies: Army[]): Table {
  return {
    edition: '1',
    flow: [],
    drawn: 0,
    over: null,
    settings: { mission: name, campaign: false, quick: false, standard: false, roundLimit: 0 },
    seats: seats.map(({ name: person, kind }) => ({ name: person, kind })),
    armies,
    mission: name,
    variation: 0,
    round: 0,
    turn: '',
    board: { map: missionOf(name).layout, doors: [], crystals: [], bus: -1, monster: -1, crater: -1, ship: false, key: '' },
    units: [],
    blips: [],
    nextBlip: 0,
    pools: [],
    activation: 0,
    quiet: 0,
    stir: false,
    marks: {},
    takeOff: 0,
    campaign: null,
  };
}

/** CC-GEN-01 */
export function armiesFor(name: MissionName, seats: number, allies: boolean, double: string): Army[] {
  const mission = missionOf(name);
  return mission.mode === 'versus' ? versusArmies(seats, allies, double) : automatonArmies(mission.people ?? 'Earth');
}

export function begin(options: Options, seats: SeatPlan[]): Table {
  const name = options['mission'] as MissionName;
  const mission = missionOf(name);
  const variation = options['variation'] as number;
  if (variation > mission.variations.length)
    throw new BadInput(
      'options.variation',
      `${name} has ${mission.variations.length === 0 ? 'no variations' : `only ${mission.variations.length} variations`}`,
    );
  const w = emptyTable(name, seats, armiesFor(name, seats.length, options['allies'] === true, options['double'] as string));
  w.variation = variation;
  w.settings.quick = options['automaton'] === 'quick';
  w.settings.standard = options['squads'] === 'standard';
  w.settings.roundLimit = options['rounds'] as number;
  w.settings.campaign = options['play'] === 'campaign';
  if (!w.settings.campaign) {
    w.flow = [preparation.begin({})];
    return w;
  }
  // CC-GEN-16 A campaign begins with the first mission of its book.
  if (name !== 'VS 1' && name !== 'COOP 1') throw new BadInput('options.mission', 'a campaign begins with VS 1 or COOP 1');
  w.campaign = freshCampaign(w.armies);
  for (const army of w.armies) army.ready = army.seat < 0;
  w.flow = [firstMission()];
  return w;
}
