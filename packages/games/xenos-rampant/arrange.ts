// A position in players' words becomes a table: distances in inches, units by name, seats by letter.
import { BadInput, readOptions, seatLetter, seatOfLetter, type Bookmark, type Seat } from '@xenotable/kernel';
import { named, seatNamed, sideNamed } from './arrange/names.ts';
import { insideOf, unitFrom } from './arrange/units.ts';
import { type Given, type GivenSeat, type GivenStep, readGiven } from './arrange/words.ts';
import { emptyTable } from './begin.ts';
import { battle, seatsInOrder } from './book/turn/battle.ts';
import { match } from './book/turn/match.ts';
import { openMap } from './book/setup/openMap.ts';
import { phase, phaseFrame } from './book/turn/phase.ts';
import { readList } from './detachment/text.ts';
import { OPTIONS, agreedOf } from './options.ts';
import { scenarioOf } from './scenarios/index.ts';
import { type Table, ownerOf, other } from './table.ts';
import { FIVE_PLACES } from './content/battles.ts';
import { hundredths } from './scenario/terms.ts';

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
  if (part.list !== undefined) owner.list = readList(part.list, 'given.seats', w.options.own?.content);
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
  if (w.scenario === 'ENCOUNTER') w.markers = FIVE_PLACES.map(hundredths);
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

/** Opens the book at a step of a seat's phase, or at the end of the turn. */
function openPage(w: Table, seat: Seat, step: GivenStep, onlyFree: boolean): void {
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
