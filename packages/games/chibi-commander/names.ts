// Units and Blips as people call them.
import type { Faction, TypeName } from './content/units.ts';
import { cellName } from './places.ts';
import type { BlipId, Cell, Unit, UnitId } from './table.ts';
import { called } from './content/units.ts';

/** With a capital letter, as a sentence or a button begins. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** '1 point', '3 points'. */
export const several = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** A unit that a viewer does not know: only that it is there, and whose it is. */
export interface HiddenUnit {
  id: UnitId;
  faction: Faction;
  hidden: true;
}

/** What words are made from: a table or a view. */
export interface Look {
  units: readonly (Unit | HiddenUnit)[];
  blips: readonly { id: BlipId; cell: Cell }[];
  armies: readonly { faction: Faction }[];
  campaign: { rosters: readonly { faction: Faction; units: readonly { type: TypeName }[] }[] } | null;
}

/** 'Oak' if its player calls it so, 'Soldier', or 'Soldier 2' where there are several. */
export function nameOf({ units }: Pick<Look, 'units'>, id: UnitId): string {
  const unit = units[id];
  if (unit === undefined || 'hidden' in unit) return `unit ${id}`;
  if (unit.called !== undefined) return unit.called;
  const twins = units.filter(
    (other) => !('hidden' in other) && other.type === unit.type && other.side === unit.side,
  );
  return twins.length === 1 ? called(unit.type) : `${called(unit.type)} ${twins.indexOf(unit) + 1}`;
}

/** Who a happening is about: a unit, its type, and what its player calls it. */
export const named = ({
  id,
  type,
  called: own,
}: Pick<Unit, 'id' | 'type' | 'called'>): { unit: UnitId; kind: TypeName; called?: string } => ({
  unit: id,
  kind: type,
  ...(own !== undefined && { called: own }),
});

/** To whom something is done: 'Oak', else 'Soldier'. */
export const whomOf = (unit: Pick<Unit, 'type' | 'called'>): string => unit.called ?? unit.type;

/** The type of a unit: 'Soldier'. */
export function kindOf({ units }: Pick<Look, 'units'>, id: UnitId): string {
  const unit = units[id];
  return unit === undefined || 'hidden' in unit ? `unit ${id}` : called(unit.type);
}

/** 'Soldier on (4,7)' */
export function placeOf({ units }: Pick<Look, 'units'>, id: UnitId): string {
  const unit = units[id];
  return unit === undefined || 'hidden' in unit ? `unit ${id}` : `${unit.type} on ${cellName(unit.cell)}`;
}

/** The field on which a unit stands: '(4,7)'. */
export function fieldOf({ units }: Pick<Look, 'units'>, id: UnitId): string {
  const unit = units[id];
  return unit === undefined || 'hidden' in unit ? '' : cellName(unit.cell);
}

/** The field on which a unit left the map. */
export function exitOf({ units }: Pick<Look, 'units'>, id: UnitId): string {
  const unit = units[id];
  return unit === undefined || 'hidden' in unit ? '' : cellName(unit.exit);
}

/** Units that are not hidden, each at its own place. */
export function knownUnits({ units }: Pick<Look, 'units'>): Unit[] {
  const known: Unit[] = [];
  for (const unit of units) if (!('hidden' in unit)) known[unit.id] = unit;
  return known;
}

/** 'Blip 3' */
export const blipName = (id: BlipId): string => `Blip ${id + 1}`;
