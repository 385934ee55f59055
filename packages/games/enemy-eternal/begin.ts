// The table before the first page.
import { EDITION } from './edition.ts';
import { BadInput, type Options, type SeatPlan, applies } from '@xenotable/kernel';
import { battle } from './book/battle.ts';
import { campaign } from './book/campaign/campaign.ts';
import { boardOf } from './book/missions/board.ts';
import { missionOf } from './book/missions/index.ts';
import { problemsOf } from './book/squad/squad.ts';
import { chosen, difficulties, limits, readSquads, readTableOptions } from './options.ts';
import {
  type Played,
  type SideState,
  type Squad,
  type Table,
  SIDES,
  freshTally,
  missionIds,
} from './table.ts';
import { missionIdOf } from './tableReaders.ts';
import { problemsOf as problemsOfScenario } from './scenario/problems.ts';
import { readScenario } from './scenario/read.ts';
import { type Scenario, isListed } from './scenario/scenario.ts';
import { strangerIn } from './own/own.ts';
import { readSquadText } from './squadText.ts';
import type { Faction } from './content/units.ts';

export const newSide = (faction: Faction, seats: number[], zone: 'A' | 'B'): SideState => ({
  faction,
  seats,
  squad: null,
  zone,
  ...freshTally(),
});

/** An empty table on a map. */
export const emptyTable = (
  options: Table['options'],
  sides: Table['sides'],
  seats: number,
  mission: Played,
  scenario: Scenario | null = null,
): Table => ({
  edition: EDITION,
  flow: [],
  undoBarrier: 0,
  over: null,
  options,
  mode: 'battle',
  limit: 500,
  difficulty: 'Normal',
  seats,
  sides,
  mission,
  scenario,
  board: boardOf({ mission, scenario }),
  round: 0,
  bag: { top: [], kinds: [], left: [], bottom: [] },
  drawnDice: [],
  models: [],
  pieces: [],
  tokens: [],
  markers: [],
  pods: [],
  cancelled: 0,
  goals: {},
  result: null,
  campaign: null,
});

export function begin(given: Options, seats: SeatPlan[]): Table {
  const mode = chosen(given, 'mode', ['battle', 'campaign', 'rival campaign']);
  const versus = given['opponent'] === 'player' || mode === 'rival campaign';
  if (versus && seats.length !== 2)
    throw new BadInput('seats', 'a game against another player has two seats');
  const mission = chosen(given, 'mission', [...missionIds, 'random', 'Scenario']);
  const scenario = scenarioFor(given, mode, versus);
  const limit = chosen(given, 'limit', limits);
  if (mode === 'battle' && mission === 'B8' && limit < 1000)
    throw new BadInput('options.limit', 'The Front (B8) is played with 1000 Supplies or more');
  const people = versus ? [0] : seats.map((_, seat) => seat);
  const listed =
    mode === 'campaign' || (mission !== 'random' && missionOf({ mission, scenario }).season === true);
  const swapped = !versus && mode === 'battle' && !listed && given['people'] === 'B';
  const automaton = chosen(given, 'automaton', ['ADVENT', 'XCOM']);
  const facing: Faction = automaton === 'ADVENT' ? 'XCOM' : 'ADVENT';
  const sides = sidesFor(versus, swapped, automaton, facing, people);
  const w = emptyTable(
    readTableOptions(given),
    sides,
    seats.length,
    mode === 'campaign' ? 'SE1.1' : mission === 'random' ? 'B1' : mission,
    scenario,
  );
  w.mode = mode;
  w.limit = limit;
  applies('EE-SQD-03');
  w.difficulty = chosen(given, 'difficulty', difficulties);
  if (mode === 'rival campaign' && listed) w.mission = 'B1';
  // EE-M-B2-01 The attacker is XCOM, the defender ADVENT.
  if (mode === 'battle' && mission === 'B2') {
    sides[0].faction = 'XCOM';
    sides[1].faction = 'ADVENT';
    w.goals['fixed factions'] = 1;
  }
  nameSquads(w, readSquads(given));
  if (scenario !== null) nameGiven(w, scenario);
  w.flow = [
    mode === 'battle'
      ? battle.begin({ rolled: mission === 'random' })
      : campaign.begin({ mission: missionIdOf(w), chooser: -1, side: 0 }),
  ];
  return w;
}

function sidesFor(
  versus: boolean,
  swapped: boolean,
  automaton: Faction,
  facing: Faction,
  people: number[],
): Table['sides'] {
  if (versus) return [newSide('XCOM', [0], 'A'), newSide('ADVENT', [1], 'B')];
  if (swapped) return [newSide(automaton, [], 'A'), newSide(facing, people, 'B')];
  return [newSide(facing, people, 'A'), newSide(automaton, [], 'B')];
}

/** Squads that the table was made with. */
function nameSquads(w: Table, squads: Squad[] | null): void {
  if (squads === null) return;
  if (squads.length > 2) throw new BadInput('options.squads', 'there are two sides');
  for (const side of SIDES) {
    const squad = squads[side];
    if (squad === undefined) continue;
    const wrong =
      strangerIn(squad.models, w.scenario?.content) ??
      problemsOf(squad, { limit: w.limit, options: w.options, campaign: w.mode !== 'battle' })[0];
    if (wrong !== undefined) throw new BadInput(`options.squads[${side}]`, `${wrong.reason} [${wrong.rule}]`);
    if (w.goals['fixed factions'] === 1 && squad.faction !== w.sides[side].faction)
      throw new BadInput(
        `options.squads[${side}]`,
        `this side fights for ${w.sides[side].faction} [EE-M-B2-01]`,
      );
    w.sides[side].squad = squad;
    w.sides[side].faction = squad.faction;
  }
  const first = w.sides[0].squad;
  if (first !== null && (w.mode === 'campaign' || missionOf(w).season))
    w.sides[1].faction = first.faction === 'XCOM' ? 'ADVENT' : 'XCOM';
}

/** EE-SCN-02 A scenario is played when nothing stops it, by those whom it is for. */
function scenarioFor(given: Options, mode: Table['mode'], versus: boolean): Scenario | null {
  const value = given['scenario'] ?? null;
  if (given['mission'] !== 'Scenario') {
    if (value !== null)
      throw new BadInput('options.mission', "a scenario is given: choose the mission 'Scenario'");
    return null;
  }
  if (mode !== 'battle') throw new BadInput('options.mission', 'a scenario is played as one battle');
  if (value === null) throw new BadInput('options.scenario', 'is missing');
  const scenario = readScenario(value, 'options.scenario');
  applies('EE-SCN-01');
  applies('EE-SCN-02');
  const first = problemsOfScenario(scenario).find(({ severity }) => severity === 'stop');
  if (first !== undefined) throw new BadInput(`options.scenario.${first.field}`, first.reason);
  if (scenario.play !== 'any' && (scenario.play === 'versus') !== versus)
    throw new BadInput(
      'options.opponent',
      versus ? 'this scenario is played against the automaton' : 'this scenario is for two people',
    );
  return scenario;
}

/** EE-SCN-04 Squads that the scenario brings, whatever they cost; EE-SCN-05 the list of an enemy that it has. */
function nameGiven(w: Table, scenario: Scenario): void {
  for (const side of SIDES) {
    const text = scenario.squads[side === 0 ? 'A' : 'B'];
    if (text === null) continue;
    if (w.sides[side].squad !== null)
      throw new BadInput(`options.squads[${side}]`, 'the scenario brings the Squad of this side');
    applies('EE-SCN-04');
    const squad = readSquadText(text, scenario.content);
    w.sides[side].squad = squad;
    w.sides[side].faction = squad.faction;
    if (side === 0 && isListed(scenario)) w.sides[1].faction = squad.faction === 'XCOM' ? 'ADVENT' : 'XCOM';
  }
  if (!isListed(scenario) || scenario.forces[w.sides[1].faction] !== undefined) return;
  throw new BadInput('options.automaton', `this scenario has no list of ${w.sides[1].faction}`);
}
