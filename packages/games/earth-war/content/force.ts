// Units and equipment as a table knows them: printed ones, and EW-SCN-09, EW-SCN-10 those of the scenario that it plays.
import type { OwnThing } from '@xenotable/kernel';
import { type OwnName, ownName } from './cards.ts';
import { ITEM_NAMES, type ItemKind, type ItemName, isItem, itemKind } from './equipment.ts';
import type { WithContent } from './kinds.ts';
import { ownItemKind } from './own/itemKinds.ts';
import { soldierKind } from './own/soldierKinds.ts';
import { UNIT_TYPES, type UnitKind, type UnitType, isUnitType, unitKind } from './units.ts';

export type UnitName = UnitType | OwnName;
export type ItemCalled = ItemName | OwnName;

interface OwnForce {
  units: ReadonlyMap<OwnName, UnitKind & { like: UnitType }>;
  items: ReadonlyMap<OwnName, ItemKind & { like: ItemName }>;
}

const NOTHING: OwnForce = { units: new Map(), items: new Map() };

const forces = new WeakMap<readonly OwnThing[], OwnForce>();

function ownForce({ options: { scenario } }: WithContent): OwnForce {
  const content = scenario?.content;
  if (content === undefined) return NOTHING;
  let force = forces.get(content);
  if (force === undefined) {
    const of = (kind: string): readonly OwnThing[] => content.filter((thing) => thing.kind === kind);
    force = {
      units: new Map(of('unit').map((thing) => [ownName(thing.name), soldierKind(thing)])),
      items: new Map(of('item').map((thing) => [ownName(thing.name), ownItemKind(thing)])),
    };
    forces.set(content, force);
  }
  return force;
}

/** All units of a table by name; home-made ones last. */
export const unitNames = (w: WithContent): readonly UnitName[] => [
  ...UNIT_TYPES,
  ...ownForce(w).units.keys(),
];

/** All items of a table by name; home-made ones last. */
export const itemNames = (w: WithContent): readonly ItemCalled[] => [
  ...ITEM_NAMES,
  ...ownForce(w).items.keys(),
];

const isPrintedUnit = (name: UnitName): name is UnitType => isUnitType(name);
const isPrintedItem = (name: ItemCalled): name is ItemName => isItem(name);

function ownUnit(w: WithContent, name: OwnName): UnitKind & { like: UnitType } {
  const kind = ownForce(w).units.get(name);
  if (kind === undefined) throw new RangeError(`there is no unit called ${name}`);
  return kind;
}

function ownItem(w: WithContent, name: OwnName): ItemKind & { like: ItemName } {
  const kind = ownForce(w).items.get(name);
  if (kind === undefined) throw new RangeError(`there is no item called ${name}`);
  return kind;
}

export const unitNamed = (w: WithContent, name: UnitName): UnitKind =>
  isPrintedUnit(name) ? unitKind(name) : ownUnit(w, name);

export const itemNamed = (w: WithContent, name: ItemCalled): ItemKind =>
  isPrintedItem(name) ? itemKind(name) : ownItem(w, name);

/** The name of a home-made thing; undefined if it is printed. */
export const ownUnitName = (name: UnitName): OwnName | undefined => (isPrintedUnit(name) ? undefined : name);
export const ownItemName = (name: ItemCalled): OwnName | undefined =>
  isPrintedItem(name) ? undefined : name;

/** The printed unit whose trait and limits a unit has: itself, or the one that it is like. */
export const printedUnit = (w: WithContent, name: UnitName): UnitType =>
  isPrintedUnit(name) ? name : ownUnit(w, name).like;

/** The printed item that an item works like: itself, or the one that it is like. */
export const printedItem = (w: WithContent, name: ItemCalled): ItemName =>
  isPrintedItem(name) ? name : ownItem(w, name).like;

interface Carried {
  name: ItemName;
  own?: OwnName;
}

/** What an item is called. */
export const calledItem = ({ name, own }: Carried): ItemCalled => own ?? name;

export const kindOfItem = (w: WithContent, { name, own }: Carried): ItemKind =>
  own === undefined ? itemKind(name) : itemNamed(w, own);

interface Soldier {
  type: UnitType;
  own?: OwnName;
}

/** What sort of unit it is, by name. */
export const calledUnit = ({ type, own }: Soldier): UnitName => own ?? type;

export const kindOfUnit = (w: WithContent, { type, own }: Soldier): UnitKind =>
  own === undefined ? unitKind(type) : unitNamed(w, own);
