// The table before the first page.
import { EDITION } from './edition.ts';
import { readScenario } from './scenario/read.ts';
import { BadInput, type Options, oneOf, type SeatPlan, seatLetter, applies } from '@xenotable/kernel';
import { firstMission, freshCampaign } from './book/campaign/campaign.ts';
import { preparation } from './book/preparation/preparation.ts';
import { shareOf } from './book/who.ts';
import { FACTIONS, type Faction, sideOf } from './content/units.ts';
import { missionOf } from './missions/index.ts';
import { MISSION_NAMES, type Mission, type MissionName } from './missions/mission.ts';
import { factionsIn, problemsOf } from './scenario/problems.ts';
import type { Scenario } from './scenario/scenario.ts';
import { type Army, type Table, type TableOptions, beforeMission } from './table.ts';
import { bookTaste, tasteOf } from './taste.ts';

const freshArmy = (faction: Faction, seat: number): Army => ({
  faction,
  side: sideOf(faction),
  seat,
  purse: 0,
  ...beforeMission(),
});

/** CC-GEN-04, CC-GEN-05, CC-GEN-06, CC-GEN-07, CC-GEN-08 Who commands what in versus: seats A CHIBI COM, B Aliens, C Mercs, D Reapers; with fewer people some command two. */
function versusArmies(seats: number, allies: boolean, double: string): Army[] {
  if (seats === 1) throw new BadInput('seats', 'a versus mission needs two to four players');
  if (seats === 2) applies(allies ? 'CC-GEN-07' : 'CC-GEN-04');
  else applies(seats === 3 ? 'CC-GEN-08' : 'CC-GEN-05');
  if (seats > 2 || allies) applies('CC-GEN-06');
  const byFaction: Record<Faction, number> =
    seats === 4
      ? { 'CHIBI COM': 0, Aliens: 1, Mercs: 2, Reapers: 3 }
      : seats === 3
        ? {
            'CHIBI COM': 0,
            Aliens: 1,
            Mercs: double === 'Earth' ? 0 : 2,
            Reapers: double === 'Earth' ? 2 : 1,
          }
        : { 'CHIBI COM': 0, Aliens: 1, Mercs: 0, Reapers: 1 };
  const present = FACTIONS.filter(
    (faction) => seats > 2 || allies || faction === 'CHIBI COM' || faction === 'Aliens',
  );
  return present.map((faction) => freshArmy(faction, byFaction[faction]));
}

/** CC-GEN-10, CC-GEN-13, CC-GEN-14 Against the automaton people command one side together. */
function automatonArmies(people: 'Earth' | 'Invaders', seats: number, nightmare: boolean): Army[] {
  if (nightmare) applies('CC-GEN-14');
  else applies(seats === 1 ? 'CC-GEN-13' : 'CC-GEN-10');
  return [
    freshArmy('CHIBI COM', people === 'Earth' ? 0 : -1),
    freshArmy('Aliens', people === 'Earth' ? -1 : 0),
  ];
}

/** CC-GEN-11 The common purse of a side against the automaton is held by its first person. */
const shared = (armies: Army[], seats: readonly SeatPlan[]): Army[] =>
  armies.map((army) => (army.seat < 0 ? army : { ...army, seat: shareOf({ seats: [...seats] }, 0) }));

const byTheBook = { campaign: false, quick: false, standard: false, roundLimit: 0, ...bookTaste };

export function emptyTable(
  name: MissionName,
  seats: SeatPlan[],
  armies: Army[],
  scenario: Scenario | null = null,
  agreed: Omit<TableOptions, 'mission'> = byTheBook,
): Table {
  return {
    edition: EDITION,
    flow: [],
    undoBarrier: 0,
    over: null,
    options: { mission: name, ...agreed },
    seats: seats.map(({ name: person, kind }) => ({ name: person, kind })),
    armies: missionOf({ mission: name, scenario }).mode === 'versus' ? armies : shared(armies, seats),
    mission: name,
    scenario,
    variation: 0,
    round: 0,
    turn: '',
    board: {
      map: missionOf({ mission: name, scenario }).layout,
      doors: [],
      crystals: [],
      bus: -1,
      monster: -1,
      crater: -1,
      ship: false,
      key: '',
    },
    units: [],
    blips: [],
    nextBlip: 0,
    pools: [],
    activation: 0,
    quiet: 0,
    stir: false,
    state: {},
    takeOff: 0,
    campaign: null,
  };
}

/** CC-GEN-01 */
export function armiesFor(mission: Mission, seats: number, allies: boolean, double: string): Army[] {
  applies('CC-GEN-01');
  return mission.mode === 'versus'
    ? versusArmies(seats, allies, double)
    : automatonArmies(mission.people ?? 'Earth', seats, mission.mode === 'nightmare');
}

/** CC-SCN-02, CC-SCN-10 A scenario is played when nothing is wrong with it, by people who all have something to command. */
function scenarioFor(options: Options): Scenario | null {
  const given = options['scenario'] ?? null;
  const scenario = given === null ? null : readScenario(given, 'options.scenario');
  if (options['mission'] !== 'Scenario') {
    if (scenario !== null)
      throw new BadInput('options.mission', "a scenario is given: choose the mission 'Scenario'");
    return null;
  }
  if (scenario === null) throw new BadInput('options.scenario', 'is missing');
  applies('CC-SCN-01');
  applies('CC-SCN-02');
  const [first] = problemsOf(scenario);
  if (first !== undefined) throw new BadInput(`options.scenario.${first.field}`, first.reason);
  return scenario;
}

/** CC-SCN-10 The factions of the scenario that take part, each with whoever would command it in a mission of the book. */
function scenarioArmies(scenario: Scenario, armies: Army[], seats: number): Army[] {
  if (scenario.play === 'against the automaton') return armies;
  applies('CC-SCN-10');
  const present = armies.filter((army) => factionsIn(scenario).includes(army.faction));
  for (let seat = 0; seat < seats; seat++) {
    if (!present.some((army) => army.seat === seat))
      throw new BadInput(
        'seats',
        `seat ${seatLetter(seat)} would command nobody in this scenario: play it with fewer`,
      );
  }
  return present;
}

/** What the sheet of options says, with the shorter of two round limits. */
function agreedOn(options: Options, scenario: Scenario | null): Omit<TableOptions, 'mission'> {
  const limits = [Number(options['rounds']), scenario?.rounds ?? 0].filter((rounds) => rounds > 0);
  return {
    campaign: options['play'] === 'campaign',
    quick: options['automaton'] === 'quick',
    standard: options['squads'] === 'standard',
    roundLimit: limits.length === 0 ? 0 : Math.min(...limits),
    ...(typeof options['squad'] === 'string' && { squad: options['squad'] }),
    ...tasteOf(options),
  };
}

export function begin(options: Options, seats: SeatPlan[]): Table {
  const name = oneOf(MISSION_NAMES)(options['mission'], 'options.mission');
  const scenario = scenarioFor(options);
  const mission = missionOf({ mission: name, scenario });
  const variation = Number(options['variation']);
  if (variation > mission.variations.length)
    throw new BadInput(
      'options.variation',
      `${name} has ${mission.variations.length === 0 ? 'no variations' : `only ${mission.variations.length} variations`}`,
    );
  const allies = scenario !== null || options['allies'] === true;
  const armies = armiesFor(mission, seats.length, allies, String(options['double']));
  const w = emptyTable(
    name,
    seats,
    scenario === null ? armies : scenarioArmies(scenario, armies, seats.length),
    scenario,
    agreedOn(options, scenario),
  );
  w.variation = variation;
  if (!w.options.campaign) {
    w.flow = [preparation.begin({})];
    return w;
  }
  // CC-GEN-16 A campaign begins with the first mission of its book.
  if (name !== 'VS 1' && name !== 'COOP 1')
    throw new BadInput('options.mission', 'a campaign begins with VS 1 or COOP 1');
  w.campaign = freshCampaign(w.armies);
  for (const army of w.armies) army.ready = army.seat < 0;
  w.flow = [firstMission()];
  return w;
}
