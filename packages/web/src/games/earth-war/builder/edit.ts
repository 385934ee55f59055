// Changes of a squad in the builder, and why something cannot be added.
import {
  type ItemName,
  MOST_UNITS,
  type SquadList,
  type SquadUnit,
  type UnitType,
  itemKind,
  placesOf,
  squadCost,
  squadFaults,
  unitKind,
} from '@xenotable/earth-war/content';
import type { Refusal } from '@xenotable/kernel';

export const added = (list: SquadList, type: UnitType): SquadList => ({
  ...list,
  units: [...list.units, { type, name: '', items: [] }],
});

export const removed = (list: SquadList, at: number): SquadList => ({
  ...list,
  units: list.units.filter((_unit, i) => i !== at),
});

export const changed = (list: SquadList, at: number, change: Partial<SquadUnit>): SquadList => ({
  ...list,
  units: list.units.map((unit, i) => (i === at ? { ...unit, ...change } : unit)),
});

export function toggled(list: SquadList, at: number, item: ItemName): SquadList {
  const items = list.units[at]?.items ?? [];
  return changed(list, at, {
    items: items.includes(item) ? items.filter((one) => one !== item) : [...items, item],
  });
}

/** Faults that only more units can mend do not keep anything from being added. */
const isWanting = ({ rule, reason }: Refusal): boolean =>
  rule === 'EW-CAM-08' || reason.startsWith('Four to eight');

/** What a change would break that is not broken yet. */
function barOf(list: SquadList, after: SquadList, rp: number): Refusal | null {
  if (after.units.length > MOST_UNITS)
    return { rule: 'EW-SQD-01', reason: 'Eight units go on a mission at most.' };
  if (squadCost(after) > rp && squadCost(after) > squadCost(list))
    return { rule: 'EW-SQD-01', reason: `${rp - squadCost(list)} RP are left.` };
  const before = new Set(squadFaults(list, rp).map(({ reason }) => reason));
  return squadFaults(after, rp).find((fault) => !isWanting(fault) && !before.has(fault.reason)) ?? null;
}

/** Why a unit cannot be added; null if it can. */
export const barToUnit = (list: SquadList, type: UnitType, rp: number): Refusal | null =>
  barOf(list, added(list, type), rp);

/** Why a unit cannot have an item; null if it can, or has it. */
export function barToItem(list: SquadList, at: number, item: ItemName, rp: number): Refusal | null {
  const unit = list.units[at];
  if (unit === undefined || unit.items.includes(item)) return null;
  if (unit.items.length >= placesOf(unit.type))
    return { rule: 'EW-SQD-03', reason: 'There is no place for more.' };
  return barOf(list, toggled(list, at, item), rp);
}

/** What the next unit would cost: the first Squad Leader is free. */
export const priceOf = ({ units }: SquadList, type: UnitType): number =>
  type === 'Squad Leader' && !units.some((unit) => unit.type === type) ? 0 : (unitKind(type).rp ?? 0);

/** 'Medkit, 2 RP'. */
export const itemPrice = (item: ItemName): string => `+${itemKind(item).rp}`;
