// The table before the first page.
import { BadInput, type Options, type SeatPlan, aNumber, itemAt, oneOf, applies } from '@xenotable/kernel';
import { type ItemName, itemKind } from './content/equipment.ts';
import { MISSIONS, missionSheet } from './content/missions/index.ts';
import { type AnySquad, namesOf, readSquad, squadCost, squadFaults } from './content/squads.ts';
import { type UnitType, unitKind } from './content/units.ts';
import { campaign } from './book/campaign.ts';
import { newMission } from './book/mission/mission.ts';
import { enlist, freshItem, presentSquad } from './book/squad.ts';
import { tableOptions } from './options.ts';
import { problemsOf } from './scenario/problems.ts';
import { readScenario } from './scenario/read.ts';
import { OWN_MISSION, type Scenario, requisitionFor, squadOf } from './scenario/scenario.ts';
import { EDITION } from './edition.ts';
import { type TableOptions, type SeatState, type Table } from './table.ts';

/** What a balanced squad buys, in this order; what has become too dear is left out. An item goes to the first unit of its kind that is free. */
const SHOPPING: readonly (UnitType | readonly [ItemName, UnitType])[] = [
  'Smartgunner',
  'Dog Team',
  'Corporal',
  'Medic',
  'Rifleman',
  ['Medkit', 'Medic'],
  'Rifleman',
  ['Uplink Radio', 'Corporal'],
  'Smartgunner',
  ['Acid-proof Plate', 'Squad Leader'],
  ['Motion Tracker', 'Rifleman'],
  ['Acid-proof Plate', 'Dog Team'],
  ['Thermal Scope', 'Smartgunner'],
  ['Stim Injector', 'Smartgunner'],
  ['Incendiary Shells', 'Rifleman'],
];

/** A squad of one leader and nothing else. */
export function emptyTable(options: TableOptions, seats: SeatState[], mission: number): Table {
  const { nodes } = options.scenario ?? missionSheet(mission);
  const w: Table = {
    edition: EDITION,
    flow: [],
    undoBarrier: 0,
    over: null,
    options,
    seats,
    squad: [],
    nextId: 1,
    fallen: [],
    rp: 0,
    points: 0,
    medlab: false,
    bursters: 0,
    repeated: false,
    results: [],
    mission: newMission(mission, nodes.length),
    combat: null,
  };
  return w;
}

function buyBalanced(w: Table): void {
  for (const wish of SHOPPING) {
    if (typeof wish === 'string') {
      if (unitKind(wish).rp! > w.rp || presentSquad(w).length >= 8) continue;
      w.rp -= unitKind(wish).rp!;
      enlist(w, wish);
      continue;
    }
    const [item, type] = wish;
    const carrier = w.squad.find((unit) => unit.type === type && unit.items.length === 0);
    if (carrier === undefined || itemKind(item).rp > w.rp) continue;
    w.rp -= itemKind(item).rp;
    carrier.items.push(freshItem(w, item));
  }
}

/** EW-SQD-08 A list that was made beforehand. */
function hireListed(w: Table, text: string): void {
  applies('EW-SQD-08');
  const list = readSquad(text, 'options.roster');
  const [fault] = squadFaults(list, w.rp);
  if (fault !== undefined) throw new BadInput('options.roster', fault.reason);
  hireAll(w, list);
}

/** Everybody and everything on a list; the Squad Leader stands first. */
function hireAll(w: Table, list: AnySquad): void {
  w.rp -= squadCost(list, w);
  const names = namesOf(list);
  const isLeader = ({ type }: AnySquad['units'][number]): boolean => type === 'Squad Leader';
  const hired = list.units.map((unit, at) => ({ unit, name: itemAt(names, at) }));
  for (const { unit, name } of hired.toSorted((a, b) => Number(isLeader(b.unit)) - Number(isLeader(a.unit))))
    enlist(w, unit.type, name).items.push(...unit.items.map((item) => freshItem(w, item)));
}

const aKind = oneOf(['person', 'autopilot'] as const);

/** EW-GEN-01, EW-M-COOP-01 One to four people or autopilots; EW-M-HIVE-01, EW-TASTE-08 the person in the last seat plays the hive, if the table says so. */
function seatsOf(plan: readonly SeatPlan[], hive: boolean): SeatState[] {
  const seats = plan.map((seat, i): SeatState => ({
    kind: aKind(seat.kind, `seats[${i}].kind`),
    name: seat.name,
  }));
  const last = itemAt(seats, seats.length - 1);
  if (hive && seats.length < 2)
    throw new BadInput('options.hive', 'a hive player needs a seat of its own beside the squad');
  if (hive && last.kind !== 'person')
    throw new BadInput('options.hive', 'the hive is played by a person: the last seat must be one');
  if (seats.length - Number(hive) > 4) throw new BadInput('seats', 'at most four seats play the squad');
  if (hive) {
    applies('EW-TASTE-08');
    applies('EW-M-HIVE-01');
    last.kind = 'hive';
  }
  return seats;
}

/** EW-SCN-01 A mission of one's own is played when nothing keeps it from being played. */
function scenarioFor(chosen: Options): Scenario | null {
  const given = chosen['scenario'] ?? null;
  const scenario = given === null ? null : readScenario(given, 'options.scenario');
  if (chosen['play'] !== 'scenario') {
    if (scenario !== null)
      throw new BadInput('options.play', "a mission of one's own is given: choose 'scenario'");
    return null;
  }
  if (scenario === null) throw new BadInput('options.scenario', 'is missing');
  applies('EW-SCN-01');
  const stop = problemsOf(scenario).find(({ severity }) => severity === 'stop');
  if (stop !== undefined) throw new BadInput(`options.scenario.${stop.field}`, stop.reason);
  return scenario;
}

/** EW-CAM-01, EW-CAM-09 A campaign begins with mission 1; a patrol is none of the eight. */
function firstMission(options: TableOptions, chosen: Options): number {
  if (options.scenario !== undefined) return OWN_MISSION;
  if (options.play === 'patrol') return 0;
  applies(options.play === 'campaign' ? 'EW-CAM-01' : 'EW-CAM-09');
  return options.play === 'campaign' ? 1 : aNumber(1, MISSIONS.length)(chosen['mission'], 'options.mission');
}

/** EW-SQD-01, EW-CAM-09 RP by the mission, or EW-SCN-02 what one's own says; the first Squad Leader is free. */
export function begin(chosen: Options, plan: SeatPlan[]): Table {
  const options = tableOptions(chosen, scenarioFor(chosen));
  const number = firstMission(options, chosen);
  const w = emptyTable(options, seatsOf(plan, chosen['hive'] === true), number);
  if (options.scenario !== undefined) applies('EW-SCN-02');
  w.rp = options.scenario?.rp ?? requisitionFor(number);
  const ready = chosen['squad'] === 'ready';
  const roster = chosen['roster'] ?? null;
  const squad = options.scenario === undefined ? null : squadOf(options.scenario);
  if (typeof roster === 'string') hireListed(w, roster);
  else if (ready && squad !== null) {
    applies('EW-SCN-11');
    hireAll(w, squad);
  } else {
    enlist(w, 'Squad Leader');
    if (ready) buyBalanced(w);
  }
  w.flow.push(campaign.begin({ ready }));
  return w;
}
