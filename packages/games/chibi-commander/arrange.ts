// Positions in the players' words, for cases, lessons and puzzles. See docs/cases.md.
import { unitOf, armyOf } from './book/who.ts';
import { edgeSign, paint, writeFramed } from '@xenotable/board';
import { BadInput, bagOf, oneOf, seatLetter } from '@xenotable/kernel';
import { armiesFor, emptyTable } from './begin.ts';
import { boardWith, freshBoard, grid, pictureOf } from './board.ts';
import { addUnit, put } from './book/movement/arrivals.ts';
import { addBlip } from './book/blips/blips.ts';
import { firstMission, freshCampaign } from './book/campaign/campaign.ts';
import { rosterOf } from './book/campaign/levelUp.ts';
import { round, turnOrder } from './book/round.ts';
import { turn } from './book/turn.ts';
import { type Faction, SIDES, type TypeName, sideOf, typeOf, factionOfType } from './content/units.ts';
import { missionNamed, missionOf } from './missions/index.ts';
import { MISSION_NAMES } from './missions/mission.ts';
import { aCell, aDoor, twoNeighbours } from './places.ts';
import { optionsOf } from './book/preparation/muster.ts';
import {
  EDGES,
  HIDDEN_MARKS,
  type Given,
  type GivenBlip,
  type GivenUnit,
  aType,
  readGiven,
} from './positionWords.ts';
import { readTaste } from './taste.ts';
import { GHOST, NONE, type Table, UNKNOWN, type Unit, type UnitId } from './table.ts';

/** The map of a position: a layout or open ground, with single things and edges changed. */
function mapOf(given: Given): string {
  const name = given.map ?? 'open';
  if (given.things === undefined && given.edges === undefined && name !== 'open') return name;
  const ground =
    name === 'open'
      ? paint(
          grid,
          () => '.',
          () => ' ',
        )
      : pictureOf(name);
  const cells = [...ground.cells];
  for (const [at, sign] of Object.entries(given.things ?? {})) cells[aCell(at, `given.things.${at}`)] = sign;
  const edges = new Map<string, string>();
  for (const [pair, kind] of Object.entries(given.edges ?? {})) {
    const [a, b] = twoNeighbours(pair, `given.edges.${pair}`);
    const sign = EDGES[kind] ?? ' ';
    edges.set(`${a}:${b}`, sign);
    edges.set(`${b}:${a}`, sign);
  }
  return writeFramed(
    paint(
      grid,
      (cell) => cells[cell] ?? '.',
      (cell, d) => edges.get(`${cell}:${grid.next[cell * 8 + d]}`) ?? edgeSign(ground, cell, d),
    ),
  );
}

export function arrange(raw: unknown): Table {
  const given = readGiven(raw, 'given');
  const name = given.mission ?? 'COOP 1';
  const versus = missionNamed(name).mode === 'versus';
  const players = given.players ?? (versus ? 2 : 1);
  const seats = Array.from({ length: players }, (_, i) => ({
    kind: given.programs?.includes(seatLetter(i)) === true ? 'program' : 'person',
    name: given.names?.[i] ?? seatLetter(i),
  }));
  const w = emptyTable(
    name,
    seats,
    armiesFor(missionNamed(name), players, given.allies === true, 'Invaders'),
  );
  w.variation =
    given.variation ??
    (missionNamed(name).variations.length > 0 && missionNamed(name).variationLater !== true ? 1 : 0);
  w.options = {
    ...w.options,
    ...readTaste(given.taste),
    quick: given.quick ?? false,
    campaign: given.campaign === true,
    standard: given.standard ?? w.options.standard,
    roundLimit: given['round limit'] ?? w.options.roundLimit,
  };
  w.round = given.round ?? 1;
  w.board = boardWith(freshBoard(mapOf(given)), {
    doors: (given['open doors'] ?? []).map((door) => aDoor(door, 'given.open doors')),
    bus: given.bus ?? NONE,
    monster: given.monster ?? NONE,
    crater: given.crater ?? NONE,
    ...(given.crystals === undefined ? {} : { crystals: given.crystals }),
    ...(given.ship === undefined ? {} : { ship: given.ship }),
  });
  for (const [title, unit] of Object.entries(given.units ?? {})) placeUnit(w, title, unit);
  for (const [title, unit] of Object.entries(given.units ?? {})) {
    if (unit.follows !== undefined) unitOf(w, idOf(w, given, title)).leader = idOf(w, given, unit.follows);
    if (unit.killer !== undefined) unitOf(w, idOf(w, given, title)).byUnit = idOf(w, given, unit.killer);
  }
  for (const [at, blip] of Object.entries(given.blips ?? {})) placeBlip(w, given, at, blip);
  for (const [title, unit] of Object.entries(given.units ?? {})) {
    const placed = unitOf(w, idOf(w, given, title));
    if (unit.wary !== undefined) placed.wary = idOf(w, given, unit.wary);
    if (unit.covered === true && placed.blip === NONE)
      throw new BadInput(`given.units.${title}.covered`, 'no Blip of `given.blips` is this unit');
    placed.involved = unit.involved ?? placed.involved;
    placed.known = unit.known ?? placed.known;
  }
  w.nextBlip = given['blips so far'] ?? w.nextBlip;
  for (const pool of given.pools ?? [])
    w.pools.push({ blips: pool.blips, types: pool.types, types3: pool['types LV3'] });
  if (given.pool !== undefined)
    w.pools.push({
      blips: bagOf(given.pool.blips),
      types: bagOf<TypeName>(given.pool.types ?? []),
      types3: bagOf<TypeName>([]),
    });
  for (const [faction, goal] of Object.entries(given.goals ?? {})) armyNamed(w, faction, 'goals').goal = goal;
  for (const [faction, ghosts] of Object.entries(given.reserve ?? {}))
    armyNamed(w, faction, 'reserve').ghosts = ghosts;
  for (const [faction, bought] of Object.entries(given.bought ?? {}))
    armyNamed(w, faction, 'bought').bought = bought.map(anOption(w, faction));
  for (const army of w.armies) army.ready = true;
  for (const [faction, army] of Object.entries(given.armies ?? {})) {
    army.bought?.forEach(anOption(w, faction));
    Object.assign(armyNamed(w, faction, 'armies'), army);
  }
  w.state = missionOf(w).state.read(marksOf(given), 'given.marks');
  w.takeOff = given['take-off'] ?? 0;
  w.quiet = given.quiet ?? 0;
  w.stir = given.stir ?? false;
  w.activation = given.activation ?? 0;
  if (given.campaign === true) startCampaign(w, given);
  openAt(w, given);
  return w;
}

/** CC-GEN-28 An option that the mission sells to a faction. */
const anOption =
  (w: Table, faction: string) =>
  (name: string): string =>
    oneOf(optionsOf(w, armyNamed(w, faction, 'bought')).map((option) => option.name))(
      name,
      `given.bought.${faction}`,
    );

/** What a mark counts: numbers, units by name (`Soldier 2`), fields (`5,7`), sides. */
function marksOf(given: Given): Record<string, number[]> {
  const number = (what: number | string, where: string): number => {
    if (typeof what === 'number') return what;
    const side = SIDES.findIndex((one) => one === what);
    if (side >= 0) return side;
    if (/^\d+,\d+$/.test(what)) return aCell(what, where);
    const unit = Object.keys(given.units ?? {}).indexOf(what);
    if (unit < 0)
      throw new BadInput(where, `${JSON.stringify(what)} is no unit of this position, no field and no side`);
    return unit;
  };
  return Object.fromEntries(
    Object.entries(given.marks ?? {}).map(([word, list]) => [
      word,
      list.map((what) => number(what, `given.marks.${word}`)),
    ]),
  );
}

/** CC-GEN-16 A position within a campaign: purses, rosters, and those who died in the last mission. */
function startCampaign(w: Table, given: Given): void {
  w.campaign = freshCampaign(w.armies);
  w.campaign.number = (MISSION_NAMES.indexOf(w.mission) % 6) + 1;
  for (const [faction, purse] of Object.entries(given.purses ?? {}))
    armyNamed(w, faction, 'purses').purse = purse;
  for (const [faction, units] of Object.entries(given.rosters ?? {}))
    rosterOf(w, armyNamed(w, faction, 'rosters')).units = units.map((one) => ({
      type: one.type,
      involved: one.involved ?? false,
      promoted: one.promoted ?? false,
      fielded: false,
    }));
  for (const [faction, dead] of Object.entries(given.dead ?? {}))
    rosterOf(w, armyNamed(w, faction, 'dead')).dead = dead;
}

/** Where the book lies open: in a faction's turn, or at the start or end of a round. */
function openAt(w: Table, given: Given): void {
  const faction = given.turn ?? 'CHIBI COM';
  const where = given.at ?? 'turn';
  if (where === 'start of round') w.flow = [round.begin({ turns: 0 }, 'start of round')];
  else if (where === 'level up') {
    w.round = 0;
    for (const army of w.armies) army.ready = army.seat < 0;
    w.flow = [firstMission()];
  } else if (where === 'end of round') w.flow = [round.begin({ turns: 9 }, 'end of round')];
  else {
    w.turn = faction;
    w.flow = [round.begin({ turns: turnOrder(w).indexOf(faction) + 1 }, 'turns')];
    const ended = (given.ended ?? []).map((letter) => 'ABCD'.indexOf(letter));
    w.flow.push(turn.begin({ faction, ended }, where === 'turn' ? 'settle' : 'end'));
  }
}

function armyNamed(w: Table, faction: string, where: string) {
  const known = w.armies.map((army) => army.faction);
  return armyOf(w, oneOf(known)(faction, `given.${where}`));
}

const idOf = (w: Table, given: Given, title: string): number => {
  const id = Object.keys(given.units ?? {}).indexOf(title);
  if (id < 0 || w.units[id] === undefined)
    throw new BadInput('given.units', `there is no ${JSON.stringify(title)}`);
  return id;
};

function placeUnit(w: Table, title: string, given: GivenUnit): void {
  const type = aType(title, `given.units.${title}`);
  const kin = typeOf(type).kin;
  const own = kin === 'civilian' || kin === 'animal' ? null : kin;
  const side = given.side ?? (own === null ? 'neutral' : sideOf(own));
  const faction: Faction | null =
    side === 'neutral' || side === 'undead' ? null : (own ?? (side === 'Earth' ? 'CHIBI COM' : 'Aliens'));
  const army = w.armies.find((one) =>
    missionOf(w).mode === 'versus'
      ? one.faction === faction
      : faction !== null && one.side === sideOf(faction),
  );
  const seat = given.seat === undefined ? (army?.seat ?? NONE) : 'ABCD'.indexOf(given.seat);
  const unit: Unit = addUnit(w, type, side, given.faction ?? faction, seat);
  if (given.at !== undefined) put(unit, given.at);
  else if (given.fate !== undefined) unit.fate = given.fate;
  else if (given.waiting !== true && given.covered !== true)
    throw new BadInput(
      `given.units.${title}`,
      "stands 'at' a field, is 'covered' by a Blip, is 'waiting' or has a 'fate'",
    );
  unit.by = given.by ?? '';
  unit.exit = given.exit ?? NONE;
  unit.borrowed = given.borrowed ?? false;
  unit.lost = given.coma === true ? typeOf(type).hearts : (given.lost ?? 0);
  unit.coma = given.coma ?? false;
  unit.activated = given.activated ?? false;
  unit.panics = given.panics ?? 0;
  unit.groggy = given.groggy ?? false;
  unit.wounded = given.wounded ?? false;
  unit.swayed = given.swayed ?? false;
  unit.moved = given.moved ?? false;
  unit.starsUsed = given['stars used'] ?? 0;
  unit.mode = given.mode ?? 'NORMAL';
  unit.sent = given.sent ?? false;
  unit.excess = given.excess ?? 0;
  unit.excessIn = given['excess in'] ?? 0;
  unit.past = given.past ?? '';
  unit.point = given.point ?? NONE;
}

function placeBlip(w: Table, given: Given, at: string, blip: GivenBlip): void {
  const { faction, unit } = behind(w, given, at, blip);
  mark(w, at, blip, unit);
  const made = addBlip(
    w,
    faction,
    aCell(at, `given.blips.${at}`),
    unit,
    blip.mode ?? 'NORMAL',
    blip.pool ?? 0,
  );
  made.activated = blip.activated ?? false;
  if (blip.follows !== undefined) made.leader = idOf(w, given, blip.follows);
  if (blip.number === undefined) return;
  made.id = blip.number;
  if (unit >= 0) unitOf(w, unit).blip = made.id;
}

/** Wounds and marks of the unit behind a Blip; nobody else has any. */
function mark(w: Table, at: string, blip: GivenBlip, unit: UnitId): void {
  const named = HIDDEN_MARKS.filter((word) => blip[word] !== undefined);
  if (named.length === 0) return;
  if (unit < 0)
    throw new BadInput(`given.blips.${at}.${named[0]}`, `a Blip that is ${blip.is} has no wounds or marks`);
  const hidden = unitOf(w, unit);
  hidden.lost = blip.lost ?? hidden.lost;
  hidden.panics = blip.panics ?? hidden.panics;
  hidden.groggy = blip.groggy ?? hidden.groggy;
  hidden.wounded = blip.wounded ?? hidden.wounded;
  hidden.swayed = blip.swayed ?? hidden.swayed;
  hidden.starsUsed = blip['stars used'] ?? hidden.starsUsed;
  hidden.past = blip.past ?? hidden.past;
}

/** What a Blip hides: nothing, nobody knows what, one of the units that are `covered`, or a new unit. */
function behind(w: Table, given: Given, at: string, blip: GivenBlip): { faction: Faction; unit: UnitId } {
  if (blip.is === 'Ghost') return { faction: blip.faction ?? 'Aliens', unit: GHOST };
  if (blip.is === 'unknown') return { faction: blip.faction ?? 'Aliens', unit: UNKNOWN };
  const type = aType(blip.is, `given.blips.${at}`);
  const faction = blip.faction ?? factionOfType(type);
  if (given.units?.[blip.is]?.covered === true) return { faction, unit: idOf(w, given, blip.is) };
  const seat = w.armies.find((army) => army.faction === faction)?.seat ?? NONE;
  return { faction, unit: addUnit(w, type, 'Invaders', faction, seat).id };
}
