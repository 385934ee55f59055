// Parts that many missions are made of.
export { QUADRANTS, area, border, everywhere, leftEdge, rightEdge, spots } from './areas.ts';
import type { Play } from '../book/chapter.ts';
import { cellName } from '../places.ts';
import {
  type Faction,
  type Side,
  type TypeName,
  factionsOf,
  otherSide,
  sideOf,
  typeOf,
  typesAt,
  factionOfType,
} from '../content/units.ts';
import { addUnit, freeCells, put } from '../book/movement/arrivals.ts';
import { addBlip, reveal } from '../book/blips/blips.ts';
import { mainArmy } from '../book/who.ts';
import { type RuleId, bagOf, applies } from '@xenotable/kernel';
import type { Goal } from './mission.ts';
import {
  type Army,
  type Cell,
  type Mode,
  NONE,
  type Table,
  UNKNOWN,
  type Unit,
  type UnitId,
} from '../table.ts';

/** Types at some levels of the factions that an army may use: against the automaton both of its side (CC-GEN-12). */
export const typesFor = (army: Army, mixed: boolean, ...levels: number[]): TypeName[] =>
  levels.flatMap((level) =>
    (mixed ? factionsOf(army.side) : [army.faction]).flatMap((faction) => typesAt(faction, level)),
  );

const countAt = (chosen: readonly TypeName[], level: number): number =>
  chosen.filter((type) => typeOf(type).level === level).length;

/** Squads of a cooperative mission: at most so many units of level 2 and 3, by one of several recipes. */
export function squad(
  army: Army,
  chosen: readonly TypeName[],
  recipes: readonly (readonly [two: number, three: number])[],
): TypeName[] {
  const fits = (two: number, three: number): boolean =>
    recipes.some((recipe) => two <= recipe[0] && three <= recipe[1]);
  const two = countAt(chosen, 2);
  const three = countAt(chosen, 3);
  return [
    ...typesFor(army, true, 1),
    ...(fits(two + 1, three) ? typesFor(army, true, 2) : []),
    ...(fits(two, three + 1) ? typesFor(army, true, 3) : []),
  ];
}

/** CC-NPC-01 Mixes Blips face down: so many Ghosts, so many of the mixed types ('any', 'any LV3'), and single types by name. */
export function mixBlips(
  w: Table,
  counts: Record<string, number>,
  types: readonly TypeName[],
  types3: readonly TypeName[] = [],
): number {
  const blips = Object.entries(counts).flatMap(([kind, count]) => Array<string>(count).fill(kind));
  return w.pools.push({ blips: bagOf(blips), types: bagOf(types), types3: bagOf(types3) }) - 1;
}

/** So many of each. */
export const each = (count: number, ...types: readonly TypeName[]): TypeName[] =>
  types.flatMap((type) => Array<TypeName>(count).fill(type));

/** A free field at random (CC-NPC-01), or NONE. */
export function randomField(play: Play, cells: readonly Cell[], rule: string): Cell {
  const free = freeCells(play.w, cells);
  return free.length === 0 ? NONE : play.oneOf(free, rule, cellName);
}

/** Puts Blips that nobody knows on random fields. */
export function scatterBlips(
  play: Play,
  count: number,
  cells: readonly Cell[],
  mode: Mode,
  rule: string,
  pool = 0,
): void {
  for (let i = 0; i < count; i++) {
    const cell = randomField(play, cells, rule);
    if (cell !== NONE) addBlip(play.w, 'Aliens', cell, UNKNOWN, mode, pool);
  }
}

/** An automaton's unit that stands openly. */
export function openly(w: Table, type: TypeName, cell: Cell, mode: Mode): Unit {
  const kin = factionOfType(type);
  const unit = addUnit(w, type, sideOf(kin), kin, NONE);
  put(unit, cell);
  unit.mode = mode;
  return unit;
}

/** Everybody of the automaton who still sleeps acts normally from now on. */
export function alarm(w: Table): void {
  for (const blip of w.blips) if (blip.mode === 'FROZEN' || blip.mode === 'COLD') blip.mode = 'NORMAL';
  for (const unit of w.units)
    if (unit.side === 'Invaders' && (unit.mode === 'FROZEN' || unit.mode === 'COLD')) unit.mode = 'NORMAL';
}

/** CC-M-VS4-11, CC-M-CO4-03 Open to taste: with the PSI dead, those whom the Invaders control are nobody's again. */
export function freeCivilians(play: Play): void {
  const { w } = play;
  if (w.options.controlled === 'stay') return;
  for (const unit of w.units) {
    if (typeOf(unit.type).kin !== 'civilian' || unit.side !== 'Invaders') continue;
    const blip = w.blips.find((one) => one.id === unit.blip);
    if (blip !== undefined) reveal(play, blip, NONE, 'CC-M-VS4-11');
    Object.assign(unit, { side: 'neutral', faction: null, seat: NONE, mode: 'NORMAL' });
    play.tell?.({ type: 'freed', unit: unit.id, kind: unit.type }, 'CC-M-VS4-11');
  }
}

export const dead = (unit: Unit): boolean => unit.fate === 'dead';

export const killedBy = (unit: Unit, factions: readonly Faction[]): boolean =>
  unit.fate === 'dead' && unit.by !== '' && factions.includes(unit.by);
/** The army of the people in a cooperative mission. */
export const earthArmy = (w: Table): Army => mainArmy(w, 'Earth');

/** CC-DMG-07 Invaders that the Earth has killed: nobody else's deaths score. */
export const invadersKilled = (w: Table): number => {
  applies('CC-DMG-07');
  return count(w, (unit) => ofSide(unit, 'Invaders') && killedBy(unit, factionsOf('Earth')));
};

export const count = (w: Table, holds: (unit: Unit) => boolean): number => w.units.filter(holds).length;
/** One of the side's own units: controlled civilians are not (CC-UNIT-19). */
export const ofSide = (unit: Unit, side: Side): boolean =>
  unit.faction !== null && typeOf(unit.type).kin !== 'civilian' && sideOf(unit.faction) === side;

/** CC-WND-15 Units that a side has lost: dead, captured or abducted. */
export const lost = (w: Table, side: Side): number => {
  applies('CC-WND-15');
  return count(
    w,
    (unit) =>
      ofSide(unit, side) && (unit.fate === 'dead' || unit.fate === 'captured' || unit.fate === 'abducted'),
  );
};

/** Enemies in coma, to be captured alive. */
export const captives = (w: Table, side: Side): UnitId[] =>
  w.units.flatMap((unit) =>
    ofSide(unit, otherSide(side)) && unit.coma && unit.cell !== NONE ? [unit.id] : [],
  );

export const isKin = (unit: Unit, kin: string): boolean => typeOf(unit.type).kin === kin;

/** The main faction of a side: team points are its own (CC-LVL-11). */
export const isMain = (army: Army): boolean => factionsOf(army.side)[0] === army.faction;

/** A goal that gives its points once it is reached. */
export const step = (rule: RuleId, words: string, points: number, reached: boolean): Goal => ({
  rule,
  words,
  points: reached ? points : 0,
});

/** CC-VP-02 A limit caps the points of a goal. */
export function limit(points: number, most: number): number {
  if (points > most) applies('CC-VP-02');
  return Math.min(points, most);
}
