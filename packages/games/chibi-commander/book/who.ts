// Short questions about units and sides that every chapter asks.
import { zeroPerCell } from '@xenotable/board';
import { type Seat } from '@xenotable/kernel';
import { grid } from '../board.ts';
import { type Faction, type Side, type UnitType, sideOf, typeOf } from '../content/units.ts';
import { missionOf } from '../missions/index.ts';
import {
  type Allegiance,
  type Army,
  type Blip,
  type BlipId,
  type Cell,
  NONE,
  type Table,
  type Unit,
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

export function blipOf(w: Table, id: BlipId): Blip | undefined {
  for (const blip of w.blips) if (blip.id === id) return blip;
  return undefined;
}

export const mission = (w: Table) => missionOf(w);
/** CC-TRN-06 Against the automaton each side has one common turn and is one party. */
export const versus = (w: Table): boolean => mission(w).mode === 'versus';

const armyOf = (w: Table, faction: Faction): Army | undefined => {
  for (const army of w.armies) if (army.faction === faction) return army;
  return undefined;
};

/** CC-MOV-24 The party to which a unit's drag and crystal count: its faction, against the automaton its side. */
export function partyOf(w: Table, faction: Faction): Army {
  const own = versus(w) ? armyOf(w, faction) : undefined;
  if (own !== undefined) return own;
  const side = sideOf(faction);
  return w.armies.find((army) => army.side === side)!;
}

export const armiesOf = (w: Table, side: Side): Army[] => w.armies.filter((army) => army.side === side);

/** CC-GEN-28 Whether either faction of a side has bought something for this mission. */
export const hasBought = (w: Table, side: Side, option: string): boolean =>
  armiesOf(w, side).some((army) => army.bought.includes(option));

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

export const isPerson = (w: Table, seat: Seat): boolean => seat >= 0 && w.seats[seat]!.kind === 'person';

/** Whether the mission bars a field to a side. */
export const isBarred = (w: Table, side: Side, cell: Cell): boolean =>
  mission(w).barred?.(w, side).includes(cell) ?? false;

/** Whether a unit acts in the present turn. */
export const actsNow = (w: Table, faction: Faction | null): boolean =>
  w.turn !== '' && faction !== null && (versus(w) ? faction === w.turn : sideOf(faction) === sideOf(w.turn));

/** Who stands where: 0 nobody, unit id + 1, or -(index of the Blip + 1). */
export function occupants(w: Table): number[] {
  const standing = zeroPerCell(grid);
  for (const unit of w.units) if (unit.cell !== NONE && unit.blip === NONE) standing[unit.cell] = unit.id + 1;
  for (let i = 0; i < w.blips.length; i++) standing[w.blips[i]!.cell] = -1 - i;
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
