// The table before the first page.
import { EDITION } from './edition.ts';
import { BadInput, type Options, type SeatPlan, applies } from '@xenotable/kernel';
import { battle } from './book/battle.ts';
import { campaign } from './book/campaign/campaign.ts';
import { missions } from './book/missions/index.ts';
import { problemsOf } from './book/squad/squad.ts';
import { chosen, difficulties, limits, readSquads, readTableOptions } from './options.ts';
import { type MissionId, type SideState, type Squad, type Table, SIDES, missionIds } from './table.ts';
import type { Faction } from './content/units.ts';

export const newSide = (faction: Faction, seats: number[], zone: 'A' | 'B'): SideState => ({
  faction,
  seats,
  squad: null,
  zone,
  score: 0,
  found: 0,
  held: [],
  leaderLost: false,
  worth: 0,
  fielded: 0,
  lost: 0,
  bonus: 0,
  uplink: 0,
  extraCards: 0,
});

/** An empty table on a map. */
export const emptyTable = (
  options: Table['options'],
  sides: Table['sides'],
  seats: number,
  mission: MissionId,
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
  board: { map: missions[mission].map, gone: [], solid: [] },
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
  const mission = chosen(given, 'mission', [...missionIds, 'random']);
  const limit = chosen(given, 'limit', limits);
  if (mode === 'battle' && mission === 'B8' && limit < 1000)
    throw new BadInput('options.limit', 'The Front (B8) is played with 1000 Supplies or more');
  const people = versus ? [0] : seats.map((_, seat) => seat);
  const listed = mode === 'campaign' || (mission !== 'random' && missions[mission].season === true);
  const swapped = !versus && mode === 'battle' && !listed && given['people'] === 'B';
  const automaton = chosen(given, 'automaton', ['ADVENT', 'XCOM']);
  const facing: Faction = automaton === 'ADVENT' ? 'XCOM' : 'ADVENT';
  const sides = sidesFor(versus, swapped, automaton, facing, people);
  const w = emptyTable(
    readTableOptions(given),
    sides,
    seats.length,
    mode === 'campaign' ? 'SE1.1' : mission === 'random' ? 'B1' : mission,
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
  w.flow = [
    mode === 'battle'
      ? battle.begin({ rolled: mission === 'random' })
      : campaign.begin({ mission: w.mission, chooser: -1, side: 0 }),
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
    const wrong = problemsOf(squad, {
      limit: w.limit,
      options: w.options,
      campaign: w.mode !== 'battle',
    })[0];
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
  if (first !== null && (w.mode === 'campaign' || missions[w.mission].season))
    w.sides[1].faction = first.faction === 'XCOM' ? 'ADVENT' : 'XCOM';
}
