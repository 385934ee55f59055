// A position in the players' words becomes a table: a picture or a map, models by name, the dice in the bag.
import {
  BadInput,
  aFlag,
  aNumber,
  aText,
  anything,
  bagOf,
  closest,
  fields,
  listOf,
  oneOf,
  readOptions,
  recordOf,
  seatOfLetter,
} from '@xenotable/kernel';
import { emptyTable, newSide } from './begin.ts';
import { aSpot, boardOf } from './arrangeBoard.ts';
import { arrangeCampaign, readCampaign } from './arrangeCampaign.ts';
import { battle } from './book/battle.ts';
import { rounds } from './book/round/round.ts';
import { colourOf, eligible } from './book/round/dice.ts';
import { layPieces } from './book/deployment/zones.ts';
import { cellOf, ground } from './book/board/ground.ts';
import { makeModel, nameModels } from './book/deployment/roster.ts';
import { squadReader } from './book/squad/readSquad.ts';
import { unitOf, isSkill, ruleNames } from './content/units.ts';
import { options, readTableOptions } from './options.ts';
import { type MissionId, type Model, type Side, type Table, type Token, SIDES, missionIds } from './table.ts';
import { modelOf } from './tableReaders.ts';

const aSide = oneOf(['A', 'B'] as const);

const readModel = (value: unknown, where: string) => {
  const { unit, leader, primary, secondary, vest, items, free, ...rest } = recordOf(anything)(value, where);
  const squad = squadReader(
    {
      faction: 'XCOM',
      models: [JSON.parse(JSON.stringify({ unit, leader, primary, secondary, vest, items, free }))],
    },
    where,
  );
  const state = fields(
    { side: aSide },
    {
      at: aSpot,
      player: aText,
      wounds: aNumber(0, 20),
      down: oneOf(['no', 'hunkered', 'forced'] as const),
      overwatch: aText,
      activated: aFlag,
      'hit by': listOf(aText),
      carries: listOf(oneOf(['crate', 'cache', 'intel', 'vial'] as const)),
      'mind of': aText,
      'mind until': aNumber(1, 20),
      shield: aNumber(0, 9),
      used: listOf(aText),
      poisoned: aFlag,
      neutral: aFlag,
      hidden: aFlag,
      skills: recordOf(aNumber(0, 12)),
      learned: listOf(oneOf(ruleNames)),
      suppressed: aNumber(0, 20),
      pod: aText,
      name: aText,
      reserve: aFlag,
    },
  )(rest, where);
  return { ...state, recruit: squad.models[0]! };
};

const readGiven = fields(
  {},
  {
    mission: oneOf(missionIds),
    board: aText,
    size: listOf(aNumber(3, 60)),
    terrain: recordOf(listOf(aSpot)),
    seats: aNumber(1, 4),
    opponent: oneOf(['player', 'automaton'] as const),
    difficulty: oneOf(['Easy', 'Normal', 'Classic', 'Impossible'] as const),
    switches: recordOf(anything),
    round: aNumber(0, 30),
    models: listOf(readModel),
    markers: listOf(fields({ of: aText, at: aSpot })),
    tokens: listOf(fields({ kind: oneOf(['crate', 'cache', 'intel', 'vial'] as const), at: aSpot })),
    pods: recordOf(aSpot),
    bag: recordOf(aNumber(0, 40)),
    active: aText,
    step: oneOf(['draw', 'the round begins', 'fill the bag', 'the round ends'] as const),
    score: recordOf(aNumber(0, 99)),
    goals: recordOf(aNumber(-1, 99)),
    'leader lost': listOf(aSide),
    campaign: readCampaign,
  },
);

function named(w: Table, name: string, where: string): Model {
  const found = w.models.find((m) => m.name === name);
  if (found === undefined)
    throw new BadInput(
      where,
      `there is no model ${JSON.stringify(name)}${closest(
        name,
        w.models.map((m) => m.name),
      )}`,
    );
  return found;
}

export function arrange(given: unknown): Table {
  const read = readGiven(given, 'given');
  const { automaton, seats } = seatsFor(read.seats, read.opponent);
  const sides: Table['sides'] = [
    newSide('XCOM', automaton ? Array.from({ length: seats }, (_, seat) => seat) : [0], 'A'),
    newSide('ADVENT', automaton ? [] : [1], 'B'),
  ];
  const w = emptyTable(
    readTableOptions(readOptions(options, read.switches ?? {})),
    sides,
    seats,
    read.mission ?? 'B1',
  );
  if (read.campaign !== undefined) return arrangeCampaign(w, read.campaign, read.mission);
  w.board = { map: boardOf(read), gone: [], solid: [] };
  w.difficulty = read.difficulty ?? 'Classic';
  w.round = read.round ?? 1;
  layPieces(w);
  placeModels(w, read);
  for (const [letter, spot] of Object.entries(read.pods ?? {})) {
    w.pods.push({
      letter,
      cell: cellOf(ground(w), spot),
      models: w.models.filter((m) => m.pod === letter).map((m) => m.id),
      state: 'waiting',
      known: false,
    });
  }
  for (const [i, marker] of (read.markers ?? []).entries())
    w.markers.push({
      id: i,
      cell: cellOf(ground(w), marker.at),
      model: named(w, marker.of, `given.markers[${i}].of`).id,
    });
  for (const token of read.tokens ?? [])
    w.tokens.push({ id: w.tokens.length, kind: token.kind, cell: cellOf(ground(w), token.at) });
  missionStart(w, read);
  openBook(w, read);
  return w;
}

const seatsFor = (
  seats: number | undefined,
  opponent: string | undefined,
): { automaton: boolean; seats: number } => {
  const automaton = opponent === 'automaton';
  if (!automaton && seats !== undefined && seats !== 2)
    throw new BadInput('given.seats', 'against a player there are two seats');
  return { automaton, seats: automaton ? (seats ?? 1) : 2 };
};

function placeModels(w: Table, read: ReturnType<typeof readGiven>): void {
  const list = read.models ?? [];
  for (const [i, one] of list.entries()) {
    const side: Side = one.side === 'A' ? 0 : 1;
    const owner = one.player === undefined ? (w.sides[side].seats[0] ?? -1) : seatOfLetter(one.player);
    const m = makeModel(
      w,
      one.recruit,
      side,
      one.recruit.unit === 'Civilian' && one.neutral ? -1 : owner,
      one.pod,
    );
    for (const [name, value] of Object.entries(one.skills ?? {})) {
      if (!isSkill(name))
        throw new BadInput(
          `given.models[${i}].skills.${name}`,
          `unknown skill${closest(name, Object.keys(m.skills))}`,
        );
      m.skills[name] = value;
    }
    m.wounds = one.wounds ?? m.skills.HEALTH;
    m.place = one.hidden ? 'hidden' : one.reserve ? 'reserve' : 'board';
    if (one.at === undefined) {
      if (m.place === 'board') throw new BadInput(`given.models[${i}].at`, 'is missing');
    } else m.cell = cellOf(ground(w), one.at);
    if (m.place === 'board' && m.cell < 0) throw new BadInput(`given.models[${i}].at`, 'is not on the board');
    m.down = one.down ?? 'no';
    m.overwatch = one.overwatch ?? null;
    m.activated = one.activated ? 1 : 0;
    m.shield = one.shield ?? 0;
    m.used = one.used ?? [];
    m.poisoned = one.poisoned ?? false;
    m.neutral = one.neutral ?? false;
    m.suppressed = one.suppressed ?? 0;
    m.learned = one.learned ?? [];
    for (const kind of one.carries ?? []) {
      const token: Token = { id: w.tokens.length, kind, cell: -1 };
      w.tokens.push(token);
      m.carries.push(token.id);
    }
    // EE-F-11 A Turret may stand on either side.
    const { faction } = unitOf(m.unit);
    if (faction !== null && m.unit !== 'ADVENT Turret') w.sides[side].faction = faction;
  }
  nameModels(w);
  for (const [i, one] of list.entries()) {
    const m = modelOf(w, i);
    if (one.name !== undefined) m.name = one.name;
    else if (m.unit === 'Civilian')
      m.name = `Civilian ${w.models.filter((other) => other.unit === 'Civilian').indexOf(m) + 1}`;
  }
  for (const [i, one] of list.entries()) {
    const m = modelOf(w, i);
    m.hitBy = (one['hit by'] ?? []).map((name) => named(w, name, `given.models[${i}].hit by`).id);
    if (one['mind of'] === undefined) continue;
    m.mind = {
      by: named(w, one['mind of'], `given.models[${i}].mind of`).id,
      until: one['mind until'] ?? w.round + 1,
    };
    m.control = modelOf(w, m.mind.by).control;
  }
  for (const side of SIDES)
    w.sides[side].fielded = w.models.filter((m) => m.side === side && m.unit !== 'Civilian').length;
}

/** Counters that the mission's own setup would have made. */
function missionStart(w: Table, read: ReturnType<typeof readGiven>): void {
  const START: Partial<Record<MissionId, Record<string, number>>> = {
    B2: { planter: 0, hit: 0 },
    B8: { broken0: 0, broken1: 0 },
    'SE1.1': { reached: 0 },
    'SE1.4': { upload: 0 },
    'SE1.6': { found: 0 },
    'SE1.7': { saved: 0, dead: 0 },
    'SE1.9': { gate: 0 },
  };
  w.goals = { ...START[w.mission], ...read.goals };
  for (const [letter, points] of Object.entries(read.score ?? {}))
    w.sides[letter === 'A' ? 0 : 1].score = points;
  for (const letter of read['leader lost'] ?? []) w.sides[letter === 'A' ? 0 : 1].leaderLost = true;
}

/** Where the game stands: at a draw, or in the activation of the model that is named. */
function openBook(w: Table, read: ReturnType<typeof readGiven>): void {
  const active = read.active === undefined ? null : named(w, read.active, 'given.active');
  const dice: string[] = [];
  if (read.bag !== undefined)
    for (const [colour, count] of Object.entries(read.bag)) for (let n = 0; n < count; n++) dice.push(colour);
  else
    for (const m of w.models) if (eligible(w, m) && m.activated === 0 && m !== active) dice.push(colourOf(m));
  w.bag = bagOf(dice);
  const queue = active === null ? [] : [active.id];
  w.flow = [
    battle.begin({ rolled: false }, 'over'),
    rounds.begin(
      { colour: active === null ? '' : colourOf(active), queue, overdrive: false, again: false },
      active === null ? (read.step ?? 'draw') : 'activate',
    ),
  ];
}
