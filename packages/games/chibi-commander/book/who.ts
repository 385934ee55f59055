// Short questions about units and sides that every chapter asks.
import { zeroPerCell } from '@xenotable/board';
import { type Seat, applies, itemAt } from '@xenotable/kernel';
import { grid } from '../board.ts';
import { type Faction, type Side, type UnitType, sideOf, typeOf } from '../content/units.ts';
import { missionOf } from '../missions/index.ts';
import type { Mission, Moment } from '../missions/mission.ts';
import {
  type Allegiance,
  type Army,
  type Blip,
  type Campaign,
  type BlipId,
  type Cell,
  NONE,
  type Table,
  type Unit,
  type UnitId,
} from '../table.ts';

export const card = (unit: Unit): UnitType => typeOf(unit.type);
export const hearts = (unit: Unit): number => typeOf(unit.type).hearts - unit.lost;
export const onMap = (unit: Unit): boolean => unit.cell !== NONE;
export const awake = (unit: Unit): boolean => unit.cell !== NONE && !unit.coma;
/** Stands openly on the map. */
export const shown = (unit: Unit): boolean => unit.cell !== NONE && unit.blip === NONE;
export const isLeader = (unit: Unit): boolean => typeOf(unit.type).stars > 0;
export const isCivilian = (unit: Unit): boolean => typeOf(unit.type).kin === 'civilian';
export const isAnimal = (unit: Unit): boolean => typeOf(unit.type).kin === 'animal';
/** One of the four factions' units, whoever leads it now. */
export const isMilitary = (unit: Unit): boolean => unit.faction !== null && !isCivilian(unit);

/** CC-GEN-03 Friends belong to the same side; neutrals are nobody's enemies, the undead are everybody's. */
export const friends = (a: Allegiance, b: Allegiance): boolean =>
  a === b && a !== 'neutral' && a !== 'undead';
export const enemies = (a: Allegiance, b: Allegiance): boolean =>
  (a === 'undead') !== (b === 'undead') || (a !== b && a !== 'neutral' && b !== 'neutral' && a !== 'undead');

/** A unit by its place in the list. */
export function unitOf(w: { units: readonly Unit[] }, id: UnitId): Unit {
  const unit = w.units[id];
  if (unit === undefined) throw new Error(`there is no unit ${id}`);
  return unit;
}

/** The side of a unit that belongs to one. */
export function sideOfUnit(unit: Unit): Side {
  const { side } = unit;
  if (side === 'Earth' || side === 'Invaders') return side;
  throw new Error(`unit ${unit.id} (${unit.type}) is ${side}`);
}

/** The faction of a unit that belongs to one. */
export function factionOfUnit(unit: Unit): Faction {
  if (unit.faction === null) throw new Error(`unit ${unit.id} (${unit.type}) belongs to no faction`);
  return unit.faction;
}

/** A Blip that may have been revealed or dissolved by now. */
export function findBlip(w: Table, id: BlipId): Blip | undefined {
  for (const blip of w.blips) if (blip.id === id) return blip;
  return undefined;
}

export function blipOf(w: Table, id: BlipId): Blip {
  const blip = findBlip(w, id);
  if (blip === undefined) throw new Error(`there is no Blip ${id}`);
  return blip;
}

export const mission = (w: Pick<Table, 'mission' | 'scenario'>): Mission => missionOf(w);
/** CC-TRN-06 Against the automaton each side has one common turn and is one party. */
export const versus = (w: Table): boolean => mission(w).mode === 'versus';

export function findArmy(w: Table, faction: Faction): Army | undefined {
  for (const army of w.armies) if (army.faction === faction) return army;
  return undefined;
}

export function armyOf(w: Table, faction: Faction): Army {
  const army = findArmy(w, faction);
  if (army === undefined) throw new Error(`the ${faction} are not at the table`);
  return army;
}

/** CC-MOV-24 The party to which a unit's drag and crystal count: its faction, against the automaton its side. */
export function partyOf(w: Table, faction: Faction): Army {
  const own = versus(w) ? findArmy(w, faction) : undefined;
  return own ?? mainArmy(w, sideOf(faction));
}

/** An army by its place at the table. */
export function armyAt(w: Table, index: number): Army {
  const army = w.armies[index];
  if (army === undefined) throw new Error(`there is no army ${index}`);
  return army;
}

/** The campaign that is played. */
export function campaignOf(w: Table): Campaign {
  if (w.campaign === null) throw new Error('this is no campaign');
  return w.campaign;
}

/** The first army of a side. */
export function mainArmy(w: Table, side: Side): Army {
  for (const army of w.armies) if (army.side === side) return army;
  throw new Error(`the ${side} has no army at the table`);
}

export const armiesOf = (w: Table, side: Side): Army[] => w.armies.filter((army) => army.side === side);

/** CC-GEN-28 Whether either faction of a side has bought something for this mission. */
export function hasBought(w: Table, side: Side, option: string): boolean {
  const bought = w.armies.some((army) => army.side === side && army.bought.includes(option));
  if (bought) {
    applies('CC-GEN-28');
    for (const { name, rule } of mission(w).options) if (name === option) applies(rule);
  }
  return bought;
}

/** People who command something on a side, each once. */
export function seatsOf(w: Table, side: Side): Seat[] {
  const seats: Seat[] = [];
  for (const army of w.armies)
    if (army.side === side && army.seat >= 0 && !seats.includes(army.seat)) seats.push(army.seat);
  if (!versus(w))
    for (const unit of w.units)
      if (unit.side === side && unit.seat >= 0 && !seats.includes(unit.seat)) seats.push(unit.seat);
  return seats.sort((a, b) => a - b);
}

export const isPerson = (w: Table, seat: Seat): boolean => w.seats[seat]?.kind === 'person';

/** CC-GEN-11 Who shares a side against the automaton: the people; programs only where nobody else sits. */
export function sharers(w: Pick<Table, 'seats'>): Seat[] {
  const people = w.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length > 0 ? people : w.seats.map((_, seat) => seat);
}

/** CC-GEN-11 Dealt one by one in seat order: who gets the unit, piece or question of this number. */
export function shareOf(w: Pick<Table, 'seats'>, number: number): Seat {
  const seats = sharers(w);
  return itemAt(seats, number % seats.length);
}

/** Marks the rules of the mission's own text that take effect at this moment. */
export function appliesMission(w: Table, moment: Moment): void {
  for (const rule of mission(w).rules(w.variation)[moment] ?? []) applies(rule);
}

/** Whether the mission bars a field to a side. */
export const isBarred = (w: Table, side: Side, cell: Cell): boolean =>
  mission(w).ground.barred?.(w, side).includes(cell) ?? false;

/** Whether a unit acts in the present turn. */
export const actsNow = (w: Table, faction: Faction | null): boolean =>
  w.turn !== '' && faction !== null && (versus(w) ? faction === w.turn : sideOf(faction) === sideOf(w.turn));

/** Who stands where: 0 nobody, unit id + 1, or -(index of the Blip + 1). */
export function occupants(w: Table): number[] {
  const standing = zeroPerCell(grid);
  for (const unit of w.units) if (unit.cell !== NONE && unit.blip === NONE) standing[unit.cell] = unit.id + 1;
  let i = 0;
  for (const blip of w.blips) standing[blip.cell] = --i;
  return standing;
}

/** The unit that stands openly on a field. */
export function unitOn(w: Table, cell: Cell): Unit | undefined {
  for (const unit of w.units) if (unit.cell === cell && unit.blip === NONE) return unit;
  return undefined;
}

export function blipOn(w: Table, cell: Cell): Blip | undefined {
  for (const blip of w.blips) if (blip.cell === cell) return blip;
  return undefined;
}

/** Lowest y, then lowest x: the order of fields is the order of their numbers. */
export const byField = (a: { cell: Cell }, b: { cell: Cell }): number => a.cell - b.cell;

/** Something happened that a quiet round does not know (CC-VP-06). */
export function stirs(w: Table): void {
  w.stir = true;
}
