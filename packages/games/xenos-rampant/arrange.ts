// A position in players' words becomes a table: distances in inches, units by name, seats by letter.
import {
  BadInput,
  type Reader,
  aFlag,
  aNumber,
  aText,
  anything,
  fields,
  listOf,
  oneOf,
  readOptions,
  recordOf,
  seatLetter,
  seatOfLetter,
  type Bookmark,
  type Seat,
} from '@xenotable/kernel';
import { emptyTable } from './begin.ts';
import { battle, seatsInOrder } from './book/turn/battle.ts';
import { match } from './book/turn/match.ts';
import { openMap } from './book/setup/openMap.ts';
import { phase, phaseFrame } from './book/turn/phase.ts';
import { POWERS } from './content/powers.ts';
import { TRAITS } from './content/traits.ts';
import { newUnit } from './detachment/muster.ts';
import { readBuild, readList } from './detachment/text.ts';
import { groundOf } from './ground.ts';
import { OPTIONS, SCENARIO_NAMES, agreedOf } from './options.ts';
import { scenarioOf } from './scenarios/index.ts';
import { type BoastId, type Edge, type Side, type Table, type Unit, ownerOf, other } from './table.ts';
import { BOASTS, BOAST_IDS } from './book/setup/boasts.ts';
import { fivePlaces } from './scenarios/encounter.ts';

/** Inches with up to two decimals, as hundredths. */
const anInch: Reader<number> = (value, where) => {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new BadInput(where, 'must be a number of inches');
  return Math.round(value * 100);
};

const aSpot: Reader<[number, number]> = (value, where) => {
  const list = listOf(anInch)(value, where);
  const [x, y] = list;
  if (list.length !== 2 || x === undefined || y === undefined)
    throw new BadInput(where, 'must be [x, y] in inches');
  return [x, y];
};

const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west'];

/** A boast by its id or its title. */
const aBoast: Reader<BoastId> = (value, where) => {
  const named = BOAST_IDS.find(
    (id) => typeof value === 'string' && BOASTS[id].title.toLowerCase() === value.toLowerCase(),
  );
  return named ?? oneOf(BOAST_IDS)(value, where);
};

/** A side: a seat's letter, or 0 and 1 as in reports. */
const aSide: Reader<0 | 1 | string> = (value, where) =>
  value === 0 || value === 1 ? value : aText(value, where);

/** What can be used once in a turn: traits of Commanders, and the doctrine Drilled. */
const ONCE_A_TURN = [...TRAITS.map((trait) => trait.name), 'Drilled'];

const aUnit = fields(
  { unit: aText },
  {
    at: aSpot,
    sp: aNumber(0, 15),
    facing: aNumber(0, 359),
    suppressed: aFlag,
    grounded: aFlag,
    tried: aFlag,
    answered: aFlag,
    commander: aFlag,
    cost: aNumber(0, 12),
    powers: listOf(oneOf(POWERS.map((power) => power.name))),
    species: aText,
    faith: aText,
    mercenary: aNumber(0, 6),
    due: aNumber(0, 12),
    reserve: oneOf(EDGES),
    waits: aFlag,
    in: aText,
    house: aNumber(1, 9),
    state: oneOf(['destroyed', 'routed', 'withdrawn', 'absent'] as const),
    dropped: aFlag,
    extra: oneOf(['truck', 'brood', 'wave', 'underdog', 'ranks'] as const),
    'fixed gun': aFlag,
    driven: anInch,
    'got in': aFlag,
    'got out': aFlag,
    edge: oneOf(EDGES),
    where: oneOf([
      'table',
      'transport',
      'building',
      'reserve',
      'destroyed',
      'routed',
      'withdrawn',
      'absent',
    ] as const),
    fray: aFlag,
    held: aFlag,
    post: aSpot,
    number: aNumber(0, 99),
  },
);

const aSeat = fields(
  {},
  {
    units: recordOf(aUnit),
    traits: listOf(oneOf(TRAITS.map((trait) => trait.name))),
    total: aNumber(0, 72),
    lost: aNumber(0, 72),
    hates: aText,
    crusades: aText,
    automaton: aFlag,
    elite: oneOf(['Attack', 'Move', 'Shoot'] as const),
    doctrine: oneOf(['Drilled', 'Marksmen', 'Headlong', 'Endless ranks'] as const),
    secret: oneOf(['Assassinate', 'Sabotage', 'Survey'] as const),
    boasts: listOf(aBoast),
    'half tested': aFlag,
    'commander lost': aFlag,
    wounded: aFlag,
    'gave up': aFlag,
    name: aText,
    list: aText,
    used: listOf(oneOf(ONCE_A_TURN)),
    cards: listOf(aBoast),
  },
);

const readGiven = fields(
  { seats: recordOf(aSeat) },
  {
    scenario: oneOf(SCENARIO_NAMES),
    map: aText,
    options: recordOf(anything),
    turn: aNumber(1, 20),
    attacker: aText,
    acting: aText,
    step: oneOf(['phase', 'wild charges', 'orders', 'turn ends', 'count'] as const),
    markers: listOf(aSpot),
    vip: fields({}, { at: aSpot, carrier: aText, out: aSide }),
    buildings: listOf(aNumber(0, 15)),
    'no obstacles': aFlag,
    surveyed: aFlag,
    edges: recordOf(oneOf([...EDGES, 'none'] as const)),
    wave: oneOf(EDGES),
    'only free': aFlag,
    score: listOf(fields({ side: aSide, vp: aNumber(-99, 99), rule: aText, why: aText })),
    powers: listOf(
      fields({ power: oneOf(POWERS.map((power) => power.name)), by: aText, on: aText }, { begun: aFlag }),
    ),
    removed: listOf(
      fields(
        { unit: aText, by: oneOf(['attack', 'shot', 'other'] as const) },
        { killer: aText, how: oneOf(['destroyed', 'routed'] as const) },
      ),
    ),
  },
);

type GivenUnit = ReturnType<typeof aUnit>;

function unitFrom(w: Table, seat: Seat, name: string, given: GivenUnit, where: string): Unit {
  const unit = newUnit(
    w,
    seat,
    readBuild(given.unit),
    given.species ?? `Seat ${seatLetter(seat)}`,
    given.extra ?? null,
  );
  unit.name = name;
  unit.id = given.number ?? unit.id;
  unit.commander = given.commander ?? false;
  if (
    given.at === undefined &&
    given.reserve === undefined &&
    given.waits !== true &&
    given.in === undefined &&
    given.house === undefined &&
    given.state === undefined &&
    given.where === undefined
  )
    throw new BadInput(`${where}.at`, 'is missing');
  if (given.at !== undefined) [unit.x, unit.y] = given.at;
  unit.state = given.state ?? (given.at !== undefined ? 'table' : 'reserve');
  unit.post = { x: unit.x, y: unit.y };
  if (given.sp !== undefined) unit.sp = given.sp;
  if (given.cost !== undefined) unit.cost = given.cost;
  unit.edge = given.reserve ?? null;
  unit.facing = given.facing ?? 0;
  unit.suppressed = given.suppressed ?? false;
  unit.grounded = given.grounded ?? false;
  unit.tried = given.tried ?? false;
  unit.answered = given.answered ?? false;
  unit.powers = given.powers ?? [];
  unit.faith = given.faith ?? null;
  unit.mercenary = given.mercenary ?? 0;
  unit.due = given.due ?? 0;
  unit.dropped = given.dropped ?? false;
  unit.fixedGun = given['fixed gun'] ?? false;
  unit.driven = given.driven ?? 0;
  unit.gotIn = given['got in'] ?? false;
  unit.gotOut = given['got out'] ?? false;
  unit.edge = given.edge ?? unit.edge;
  unit.fray = given.fray ?? false;
  unit.held = given.held ?? false;
  unit.state = given.where ?? unit.state;
  if (given.post !== undefined) unit.post = { x: given.post[0], y: given.post[1] };
  return unit;
}

const named = (w: Table, name: string, where: string): Unit => {
  const unit = w.units.find((one) => one.name === name);
  if (unit === undefined)
    throw new BadInput(
      where,
      `there is no unit ${JSON.stringify(name)}; there is ${w.units.map((one) => one.name).join(', ')}`,
    );
  return unit;
};

const seatNamed = (w: Table, letter: string, where: string): number => {
  const seat = seatOfLetter(letter);
  if (seat < 0 || seat >= w.owners.length)
    throw new BadInput(where, `${JSON.stringify(letter)} is no seat here`);
  return seat;
};

const sideNamed = (w: Table, side: 0 | 1 | string, where: string): Side =>
  typeof side === 'string' ? ownerOf(w, seatNamed(w, side, where)).side : side;

type Given = ReturnType<typeof readGiven>;
type GivenSeat = ReturnType<typeof aSeat>;

/** An empty table of the scenario, its map and the seats. */
function tableFor(read: Given): Table {
  const options = {
    scenario: read.scenario ?? 'GRIND',
    ...(read.map !== undefined && { map: read.map }),
    ...read.options,
  };
  const seats = Object.values(read.seats).map((part, seat) => ({
    kind: part.automaton === true ? 'automaton' : 'person',
    name: part.name ?? `Seat ${seatLetter(seat)}`,
  }));
  const w = emptyTable(agreedOf(readOptions(OPTIONS, options)), seats);
  w.scenario = read.scenario ?? w.scenario;
  w.turn = read.turn ?? 1;
  w.surveyed = read.surveyed ?? false;
  w.wave = read.wave ?? null;
  w.score = (read.score ?? []).map((one) => ({ ...one, side: sideNamed(w, one.side, 'given.score') }));
  return w;
}

function arrangeGround(w: Table, read: Given): void {
  openMap(w);
  if (read['no obstacles'] === true) w.obstacles = [];
  for (const [i, sp] of (read.buildings ?? []).entries()) {
    const building = w.buildings[i];
    if (building === undefined)
      throw new BadInput('given.buildings', `the map ${w.map} has ${w.buildings.length} buildings`);
    building.sp = sp;
  }
}

/** Who attacks, and by which edges. */
function arrangeRoles(w: Table, read: Given): void {
  w.attacker = ownerOf(w, seatNamed(w, read.attacker ?? 'A', 'given.attacker')).side;
  w.edges = ['south', 'north'];
  const edges = scenarioOf(w).edges;
  if (edges !== undefined) {
    w.edges[w.attacker] = edges.attacker;
    w.edges[other(w.attacker)] = edges.defender;
  }
  for (const [letter, edge] of Object.entries(read.edges ?? {}))
    w.edges[ownerOf(w, seatNamed(w, letter, 'given.edges')).side] = edge === 'none' ? null : edge;
}

/** The detachment of a seat. */
function arrangeOwner(w: Table, seat: Seat, part: GivenSeat): void {
  const owner = ownerOf(w, seat);
  const listed = w.scenario !== 'LAST' || owner.side !== w.attacker;
  owner.list = listed
    ? { name: owner.name, species: owner.name, elite: part.elite ?? 'Move', entries: [] }
    : null;
  if (part.list !== undefined) owner.list = readList(part.list, 'given.seats');
  owner.locked = owner.list !== null;
  owner.used = part.used ?? [];
  owner.traits = part.traits ?? [];
  owner.total =
    part.total ??
    w.units
      .filter((unit) => unit.owner === seat && unit.extra === null)
      .reduce((sum, unit) => sum + unit.cost, 0);
  owner.lost = part.lost ?? 0;
  owner.hates = part.hates ?? null;
  owner.crusades = part.crusades ?? null;
  owner.doctrine = part.doctrine ?? null;
  owner.secret = part.secret ?? null;
  owner.chosen = part.boasts ?? null;
  owner.boasts = part.cards ?? owner.chosen?.slice() ?? [];
  owner.halfTested = part['half tested'] ?? (owner.total > 0 && 2 * owner.lost >= owner.total);
  owner.commanderLost = part['commander lost'] ?? false;
  owner.wounded = part.wounded ?? false;
  owner.gaveUp = part['gave up'] ?? false;
}

/** Units and detachments, then who is inside what. */
function arrangeSeats(w: Table, read: Given): void {
  const seats = Object.entries(read.seats);
  for (const [seat, [letter, part]] of seats.entries()) {
    if (seatOfLetter(letter) !== seat) throw new BadInput('given.seats', 'seats are called A, B, … in order');
    for (const [name, unit] of Object.entries(part.units ?? {}))
      w.units.push(unitFrom(w, seat, name, unit, `given.seats.${letter}.units.${name}`));
    arrangeOwner(w, seat, part);
  }
  w.units.sort((a, b) => a.id - b.id);
  for (const [, part] of seats)
    for (const [name, unit] of Object.entries(part.units ?? {}))
      insideOf(w, named(w, name, 'given'), unit, name);
}

/** Markers and the VIP: those of the scenario, unless others are given. */
function arrangeGoals(w: Table, read: Given): void {
  if (w.scenario === 'GRIND') w.markers = [{ x: 2400, y: 2400 }];
  if (w.scenario === 'ENCOUNTER') w.markers = fivePlaces();
  if (w.scenario === 'VIP') w.vip = { x: 2400, y: 2400, carrier: -1, out: null };
  if (read.markers !== undefined) w.markers = read.markers.map(([x, y]) => ({ x, y }));
  if (read.vip === undefined) return;
  const [x, y] = read.vip.at ?? [2400, 2400];
  const carrier = read.vip.carrier === undefined ? -1 : named(w, read.vip.carrier, 'given.vip').id;
  const out = read.vip.out === undefined ? null : sideNamed(w, read.vip.out, 'given.vip.out');
  w.vip = { x, y, carrier, out };
}

/** Powers that last, and units that left by force. */
function arrangeHistory(w: Table, read: Given): void {
  for (const one of read.powers ?? [])
    w.effects.push({
      power: one.power,
      by: named(w, one.by, 'given.powers').id,
      on: named(w, one.on, 'given.powers').id,
      begun: one.begun ?? false,
    });
  for (const one of read.removed ?? [])
    w.removals.push({
      unit: named(w, one.unit, 'given.removed').id,
      how: one.how ?? 'destroyed',
      by: one.by,
      killer: one.killer === undefined ? -1 : named(w, one.killer, 'given.removed').id,
    });
}

export function arrange(given: unknown): Table {
  const read = readGiven(given, 'given');
  const w = tableFor(read);
  arrangeGround(w, read);
  arrangeRoles(w, read);
  arrangeSeats(w, read);
  arrangeGoals(w, read);
  arrangeHistory(w, read);
  const [first = 0] = seatsInOrder(w);
  openPage(
    w,
    read.acting === undefined ? first : seatNamed(w, read.acting, 'given.acting'),
    read.step ?? 'orders',
    read['only free'] ?? false,
  );
  return w;
}

function insideOf(w: Table, unit: Unit, given: GivenUnit, name: string): void {
  if (given.in !== undefined) {
    const ride = named(w, given.in, `given.${name}.in`);
    unit.state = 'transport';
    unit.inside = ride.id;
    if (given.at === undefined) {
      unit.x = ride.x;
      unit.y = ride.y;
    }
  }
  if (given.house !== undefined) {
    const box = groundOf(w).houses[given.house - 1];
    if (box === undefined || box === null)
      throw new BadInput(`given.${name}.house`, 'there is no such building');
    unit.state = 'building';
    unit.inside = given.house - 1;
    if (given.at === undefined) {
      unit.x = (box.west + box.east) >> 1;
      unit.y = (box.south + box.north) >> 1;
    }
  }
}

/** Opens the book at a step of a seat's phase, or at the end of the turn. */
function openPage(
  w: Table,
  seat: number,
  step: 'phase' | 'wild charges' | 'orders' | 'turn ends' | 'count',
  onlyFree: boolean,
): void {
  const order = seatsInOrder(w);
  w.active = ownerOf(w, seat).side;
  w.acting = seat;
  const frames: Bookmark[] = [match.begin({}, 'result')];
  if (step === 'turn ends' || step === 'count') frames.push(battle.begin({ at: order.length }, step));
  else {
    frames.push(battle.begin({ at: order.indexOf(seat) + 1 }, 'phases'));
    frames.push(phase.begin({ ...phaseFrame(seat), onlyFree }, step === 'phase' ? 'begin' : step));
  }
  w.flow = frames;
}
