// A position in the players' words becomes a table: a picture or a map, models by name, the dice in the bag.
import {
  BadInput,
  aFlag,
  aNumber,
  anything,
  closest,
  fields,
  listOf,
  oneOf,
  readOptions,
  recordOf,
} from '@xenotable/kernel';
import { emptyTable, newSide } from './begin.ts';
import { aSpot, boardOf, cellIn } from './arrangeBoard.ts';
import { arrangeCampaign, openCampaign, readCampaign } from './arrangeCampaign.ts';
import { openBook, readMoment } from './arrangeMoment.ts';
import { aSide, aTokenKind, named, placeModels, readModel } from './arrangeModels.ts';
import { layPieces } from './book/deployment/zones.ts';
import { squadReader } from './book/squad/readSquad.ts';
import { boardFor } from './scenario/board.ts';
import { readScenario } from './scenario/read.ts';
import { isGear } from './content/gear.ts';
import { limits, options, readTableOptions } from './options.ts';
import { type MissionId, type Side, type Table, SIDES, missionIds } from './table.ts';

/** A figure of each side. */
const bySide = <T>(reader: (value: unknown, where: string) => T) => fields({}, { A: reader, B: reader });

const aName = (value: unknown, where: string): string => {
  if (typeof value !== 'string') throw new BadInput(where, 'must be the name of a model');
  return value;
};

const aSquad = (value: unknown, where: string) => (value === null ? null : squadReader(value, where));

/** A pod's cell, or more about it. */
const aPlacedPod = (value: unknown, where: string) =>
  Array.isArray(value)
    ? { at: aSpot(value, where) }
    : fields({ at: aSpot }, { placed: aFlag, known: aFlag, models: listOf(aName) })(value, where);

const aHeld = (value: unknown, where: string) => {
  const read = fields({ gear: aName, by: aName })(value, where);
  if (!isGear(read.gear) && !/^\d+ Supplies$/.test(read.gear))
    throw new BadInput(`${where}.gear`, `there is no gear ${JSON.stringify(read.gear)}`);
  return read;
};

const readGiven = fields(
  {},
  {
    mission: oneOf(missionIds),
    scenario: readScenario,
    board: aName,
    size: listOf(aNumber(3, 60)),
    terrain: recordOf(listOf(aSpot)),
    gone: listOf(aSpot),
    crates: listOf(aSpot),
    seats: aNumber(1, 4),
    opponent: oneOf(['player', 'automaton'] as const),
    people: aSide,
    difficulty: oneOf(['Easy', 'Normal', 'Classic', 'Impossible'] as const),
    limit: oneOf(limits),
    switches: recordOf(anything),
    squads: listOf(aSquad),
    zones: bySide(aSide),
    models: listOf(readModel),
    pieces: listOf(fields({ at: aSpot }, { owner: aSide, done: aFlag, charge: aName, pod: aName })),
    markers: listOf(fields({ of: aName, at: aSpot }, { id: aNumber(0, 99) })),
    tokens: listOf(fields({ kind: aTokenKind }, { at: aSpot, by: aName })),
    pods: recordOf(aPlacedPod),
    score: bySide(aNumber(0, 99)),
    found: bySide(aNumber(0, 999)),
    worth: bySide(aNumber(0, 9999)),
    lost: bySide(aNumber(0, 99)),
    fielded: bySide(aNumber(0, 99)),
    held: bySide(listOf(aHeld)),
    uplink: bySide(aNumber(0, 30)),
    bonus: bySide(aNumber(0, 1)),
    'extra cards': bySide(aNumber(0, 9)),
    goals: recordOf(aNumber(-1, 99)),
    cancelled: aNumber(0, 9),
    'leader lost': listOf(aSide),
    campaign: readCampaign,
    ...readMoment,
  },
);

type Given = ReturnType<typeof readGiven>;

/** Words that may stand beside `campaign` where nobody stands on a board. */
const BETWEEN: readonly string[] = ['mission', 'seats', 'opponent', 'switches', 'limit', 'campaign'];

export function arrange(given: unknown): Table {
  const read = readGiven(given, 'given');
  const w = emptyTable(
    readTableOptions(readOptions(options, read.switches ?? {})),
    ...seatsFor(read),
    read.scenario === undefined ? (read.mission ?? 'B1') : 'Scenario',
    read.scenario ?? null,
  );
  w.limit = read.limit ?? 500;
  if (read.campaign !== undefined && read.models === undefined) {
    const strange = Object.keys(read).find((word) => !BETWEEN.includes(word));
    if (strange !== undefined)
      throw new BadInput(`given.${strange}`, 'means nothing between missions: it needs models on a board');
    return arrangeCampaign(w, read.campaign, read.mission);
  }
  if (read.campaign !== undefined) openCampaign(w, read.campaign, read.mission ?? 'B1');
  w.board = w.scenario === null ? { map: boardOf(read), gone: [], solid: [] } : boardFor(w.scenario);
  w.difficulty = read.difficulty ?? 'Classic';
  w.round = read.round ?? 1;
  layBoard(w, read);
  placeModels(w, read.models ?? []);
  for (const [i, squad] of (read.squads ?? []).entries()) {
    const side = w.sides[i];
    if (side === undefined) throw new BadInput(`given.squads[${i}]`, 'there are two sides');
    side.squad = squad;
  }
  layTokens(w, read);
  layPods(w, read);
  for (const [i, marker] of (read.markers ?? []).entries())
    w.markers.push({
      id: marker.id ?? i,
      cell: cellIn(w, marker.at, `given.markers[${i}].at`),
      model: named(w, marker.of, `given.markers[${i}].of`).id,
    });
  keepScore(w, read);
  openBook(w, read);
  return w;
}

function seatsFor({ opponent, seats, people }: Given): [sides: Table['sides'], seats: number] {
  if (opponent !== 'automaton') {
    if (seats !== undefined && seats !== 2)
      throw new BadInput('given.seats', 'against a player there are two seats');
    if (people !== undefined)
      throw new BadInput('given.people', 'against a player there are people on both sides');
    return [[newSide('XCOM', [0], 'A'), newSide('ADVENT', [1], 'B')], 2];
  }
  const all = Array.from({ length: seats ?? 1 }, (_, seat) => seat);
  const onB = people === 'B';
  return [[newSide('XCOM', onB ? [] : all, 'A'), newSide('ADVENT', onB ? all : [], 'B')], all.length];
}

/** The pieces of the map, crates that were drawn elsewhere, what is destroyed, and how far each piece was worked. */
function layBoard(w: Table, read: Given): void {
  layPieces(w);
  const crates = (read.crates ?? []).map((spot, i) => cellIn(w, spot, `given.crates[${i}]`));
  crates.forEach((cell, i) => {
    const piece = w.pieces[i];
    if (piece === undefined) throw new BadInput(`given.crates[${i}]`, 'the map has no such container');
    piece.cell = cell;
  });
  const gone = (read.gone ?? []).map((spot, i) => cellIn(w, spot, `given.gone[${i}]`));
  w.board = {
    ...w.board,
    gone: gone.sort((a, b) => a - b),
    solid: crates.slice().sort((a, b) => a - b),
  };
  for (const [i, one] of (read.pieces ?? []).entries()) {
    const cell = cellIn(w, one.at, `given.pieces[${i}].at`);
    const piece = w.pieces.find((candidate) => candidate.cell === cell);
    if (piece === undefined) throw new BadInput(`given.pieces[${i}].at`, 'no piece stands there');
    piece.owner = one.owner === undefined ? -1 : one.owner === 'A' ? 0 : 1;
    piece.done = one.done ?? false;
    piece.pod = one.pod ?? '';
  }
}

/** Tokens that lie there or are carried, in their order, after those that `carries` has given out. */
function layTokens(w: Table, read: Given): void {
  for (const [i, one] of (read.tokens ?? []).entries()) {
    const id = w.tokens.length;
    if ((one.at === undefined) === (one.by === undefined))
      throw new BadInput(`given.tokens[${i}]`, 'lies somewhere (at) or is carried (by)');
    const cell = one.at === undefined ? -1 : cellIn(w, one.at, `given.tokens[${i}].at`);
    w.tokens.push({ id, kind: one.kind, cell });
    if (one.by !== undefined && one.by !== 'nobody')
      named(w, one.by, `given.tokens[${i}].by`).carries.push(id);
  }
  for (const [i, one] of (read.pieces ?? []).entries())
    if (one.charge !== undefined) {
      const cell = cellIn(w, one.at, `given.pieces[${i}].at`);
      const piece = w.pieces.find((candidate) => candidate.cell === cell);
      if (piece !== undefined) piece.by = named(w, one.charge, `given.pieces[${i}].charge`).id;
    }
}

function layPods(w: Table, read: Given): void {
  for (const [letter, pod] of Object.entries(read.pods ?? {})) {
    const where = `given.pods.${letter}`;
    const models = 'models' in pod ? pod.models : undefined;
    w.pods.push({
      letter,
      cell: cellIn(w, pod.at, where),
      models:
        models === undefined
          ? w.models.filter((m) => m.pod === letter).map((m) => m.id)
          : models.map((name) => named(w, name, `${where}.models`).id),
      state: 'placed' in pod && pod.placed === true ? 'placed' : 'waiting',
      known: 'known' in pod && pod.known === true,
    });
  }
}

/** Counters that the mission's own setup would have made. */
const START: Partial<Record<MissionId, Record<string, number>>> = {
  B2: { planter: 0, hit: 0 },
  B8: { broken0: 0, broken1: 0 },
  'SE1.1': { reached: 0 },
  'SE1.4': { upload: 0 },
  'SE1.6': { found: 0 },
  'SE1.7': { saved: 0, dead: 0 },
  'SE1.9': { gate: 0 },
};

/** Counters that any table may have. */
const COUNTERS = [...new Set(Object.values(START).flatMap(Object.keys)), 'edge', 'fixed factions'];

function keepScore(w: Table, read: Given): void {
  for (const name of Object.keys(read.goals ?? {}))
    if (w.scenario === null && !COUNTERS.includes(name))
      throw new BadInput(`given.goals.${name}`, `unknown counter${closest(name, COUNTERS)}`);
  w.goals = { ...(w.mission === 'Scenario' ? {} : START[w.mission]), ...read.goals };
  w.cancelled = read.cancelled ?? 0;
  for (const side of SIDES) {
    const letter = side === 0 ? 'A' : 'B';
    const state = w.sides[side];
    state.score = read.score?.[letter] ?? 0;
    state.found = read.found?.[letter] ?? 0;
    state.worth = read.worth?.[letter] ?? 0;
    state.lost = read.lost?.[letter] ?? 0;
    state.fielded = read.fielded?.[letter] ?? state.fielded;
    state.uplink = read.uplink?.[letter] ?? 0;
    state.bonus = read.bonus?.[letter] ?? 0;
    state.extraCards = read['extra cards']?.[letter] ?? 0;
    state.zone = read.zones?.[letter] ?? state.zone;
    state.leaderLost = read['leader lost']?.includes(letter) ?? false;
    state.held = (read.held?.[letter] ?? []).map(({ gear, by }, i) => ({
      gear,
      model: named(w, by, `given.held.${letter}[${i}].by`).id,
    }));
  }
  const zones: Side[] = SIDES.filter((side) => w.sides[side].zone === 'A');
  if (zones.length !== 1) throw new BadInput('given.zones', 'each side has a zone of its own');
}
