// Squads made outside a table: units with names and equipment as plain text, what they cost, and what is wrong with them.
import { BadInput, type Refusal, refuse } from '@xenotable/kernel';
import { ITEM_NAMES, type ItemName } from './equipment.ts';
import { type ItemCalled, type UnitName, itemNamed, printedUnit, unitNamed } from './force.ts';
import { BOX, type WithContent } from './kinds.ts';
import { NAMES, UNIT_TYPES, type UnitType, unitKind } from './units.ts';

/** Printed units and items, unless it is said otherwise. */
export interface SquadUnit<U extends UnitName = UnitType, I extends ItemCalled = ItemName> {
  type: U;
  /** What it is called; '' leaves that to the table. */
  name: string;
  items: readonly I[];
}

export interface SquadList<U extends UnitName = UnitType, I extends ItemCalled = ItemName> {
  name: string;
  units: readonly SquadUnit<U, I>[];
}

/** A squad that may have home-made units and items. */
export type AnySquad = SquadList<UnitName, ItemCalled>;

export const LEAST_UNITS = 4;
export const MOST_UNITS = 8;
export const LONGEST_NAME = 20;

/** Units that can be bought. */
export const HIRED: readonly UnitType[] = UNIT_TYPES.filter((type) => unitKind(type).rp !== null);

/** EW-SQD-03, EW-U-07 A Technician carries two items, everybody else one. */
export const placesOf = (type: UnitName, made = BOX): number =>
  printedUnit(made, type) === 'Technician' ? 2 : 1;

const itemsCost = (items: readonly ItemCalled[], made: WithContent): number =>
  items.reduce((sum, item) => sum + itemNamed(made, item).rp, 0);

/** EW-SQD-01 What a unit costs with its equipment; the first Squad Leader is free. */
export const unitCost = ({ units }: AnySquad, at: number, made = BOX): number => {
  const unit = units[at];
  if (unit === undefined) return 0;
  const isFree =
    unit.type === 'Squad Leader' && units.findIndex(({ type }) => type === 'Squad Leader') === at;
  return (isFree ? 0 : (unitNamed(made, unit.type).rp ?? 0)) + itemsCost(unit.items, made);
};

export const squadCost = (list: AnySquad, made = BOX): number =>
  list.units.reduce((sum, _unit, at) => sum + unitCost(list, at, made), 0);

/** What everybody is called at the table: names that are not given are those of the roster, in order. */
export function namesOf({ units }: AnySquad): string[] {
  const taken = new Set(units.map(({ name }) => name));
  const free = NAMES.filter((name) => !taken.has(name));
  return units.map(({ name }) => (name === '' ? (free.shift() ?? '') : name));
}

/** What one unit breaks. */
function unitFaults({ type, name, items }: AnySquad['units'][number], made: WithContent): Refusal[] {
  const who = name === '' ? type : name;
  const places = placesOf(type, made);
  const { rp, id } = unitNamed(made, type);
  return [
    ...(rp === null ? [refuse(id, `${who}: it cannot be bought.`)] : []),
    ...(items.length > places
      ? [refuse('EW-SQD-03', `${who} carries ${items.length} items: ${places} at most.`)]
      : []),
  ];
}

/** EW-SQD-01, EW-SQD-02, EW-SQD-03, EW-CAM-08 What keeps a squad from setting out with so many RP. */
export function squadFaults(list: AnySquad, rp: number, made = BOX): Refusal[] {
  const { units } = list;
  const faults: Refusal[] = units.flatMap((one) => unitFaults(one, made));
  const count = (type: UnitType): number =>
    units.filter((unit) => printedUnit(made, unit.type) === type).length;
  if (units.length < LEAST_UNITS || units.length > MOST_UNITS)
    faults.push(refuse('EW-SQD-01', `Four to eight units go on a mission, not ${units.length}.`));
  if (count('Squad Leader') === 0) faults.push(refuse('EW-CAM-08', 'The squad has no Squad Leader.'));
  for (const type of UNIT_TYPES) {
    const { most } = unitKind(type);
    if (most !== undefined && count(type) > most)
      faults.push(refuse('EW-SQD-02', `${count(type)} × ${type}: ${most} at most.`));
  }
  const twice = units.find(
    ({ name }, at) => name !== '' && units.findIndex((one) => one.name === name) !== at,
  );
  if (twice !== undefined) faults.push(refuse('EW-SQD-04', `Two units are called ${twice.name}.`));
  const cost = squadCost(list, made);
  if (cost > rp) faults.push(refuse('EW-SQD-01', `It costs ${cost} RP; there are ${rp}.`));
  return faults;
}

/** 'Smartgunner "Osei": Thermal Scope'. */
const unitLine = ({ type, name, items }: SquadUnit): string =>
  `${type}${name === '' ? '' : ` "${name}"`}${items.length === 0 ? '' : `: ${items.join(', ')}`}`;

export const writeSquad = ({ name, units }: SquadList): string => [name, ...units.map(unitLine)].join('\n');

const known = <T extends string>(words: string, all: readonly T[]): T | undefined =>
  all.find((one) => one.toLowerCase() === words.trim().toLowerCase());

/** A unit per line, with a count before it, a name in quotation marks and equipment after a colon or a plus. */
const LINE = /^(?:(\d)\s*[x×]?\s+)?([^":+]+?)\s*(?:["“]([^"”]*)["”])?\s*(?:[:+]\s*(.*))?$/;

function readUnits(line: string, where: string): SquadUnit[] {
  const [, count = '1', typed = '', name = '', things = ''] = LINE.exec(line) ?? [];
  const type = known(typed, UNIT_TYPES);
  if (type === undefined) throw new BadInput(where, `there is no unit “${(typed || line).trim()}”`);
  if (name.length > LONGEST_NAME) throw new BadInput(where, `a name has at most ${LONGEST_NAME} letters`);
  const items = things
    .split(/[,+]/)
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const item = known(one, ITEM_NAMES);
      if (item === undefined) throw new BadInput(where, `there is no equipment “${one.trim()}”`);
      return item;
    });
  return Array.from({ length: Number(count) }, () => ({ type, name: name.trim(), items }));
}

/** The first line is the name of the squad. Throws with words for people. */
export function readSquad(text: string, where = 'squad'): SquadList {
  const [name = '', ...lines] = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (name === '') throw new BadInput(where, 'is empty: a name, then one unit per line');
  if (name.length > 60) throw new BadInput(where, 'its name has at most 60 letters');
  if (lines.length > 3 * MOST_UNITS) throw new BadInput(where, 'has too many lines');
  return { name, units: lines.flatMap((line, i) => readUnits(line, `${where}, line ${i + 2}`)) };
}

const unit = (type: UnitType, ...items: ItemName[]): SquadUnit => ({ type, name: '', items });

/** To begin with, for 24 RP each. */
export const SAMPLE_SQUADS: readonly SquadList[] = [
  {
    name: 'Balanced squad',
    units: [
      unit('Squad Leader'),
      unit('Smartgunner'),
      unit('Dog Team'),
      unit('Corporal'),
      unit('Medic', 'Medkit'),
      unit('Rifleman'),
    ],
  },
  {
    name: 'Long guns',
    units: [
      unit('Squad Leader'),
      unit('Marksman', 'Thermal Scope'),
      unit('Marksman'),
      unit('Smartgunner'),
      unit('Rifleman'),
      unit('Recruit'),
    ],
  },
  {
    name: 'Lamps and flares',
    units: [
      unit('Squad Leader', 'Shoulder Lamp'),
      unit('Technician', 'Motion Tracker', 'Flares'),
      unit('Rifleman'),
      unit('Rifleman'),
      unit('Rifleman'),
      unit('Recruit', 'Flares'),
    ],
  },
];
