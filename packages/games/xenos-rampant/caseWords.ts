// Choices as cases may write them: units by name, places and distances in inches, buildings from 1, directions by name.
import { BadInput, type CaseWords, closest, isObject } from '@xenotable/kernel';
import type { Choice } from './choices.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';
import { exactWords } from './words.ts';

/** Fields that name units. */
const UNITS: readonly string[] = [
  'unit',
  'target',
  'spotter',
  'board',
  'wild',
  'hold',
  'rally',
  'test',
  'shoot',
  'stray',
  'place',
  'embark',
  'in',
  'reserve',
  'raid',
  'brood',
];
/** Fields that name a place of the table. */
const PLACES: readonly string[] = ['at', 'to', 'land', 'storm', 'marker'];
/** Fields that name a distance. */
const LENGTHS: readonly string[] = ['far', 'ahead', 'back'];

const COMPASS: Record<string, number> = {
  north: 0,
  'north-east': 45,
  east: 90,
  'south-east': 135,
  south: 180,
  'south-west': 225,
  west: 270,
  'north-west': 315,
};

function unitNamed(w: Table, name: string, where: string): number {
  const unit =
    w.units.find((one) => one.name === name) ??
    w.units.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (unit !== undefined) return unit.id;
  const names = w.units.map((one) => one.name);
  throw new BadInput(where, `there is no unit ${JSON.stringify(name)}${closest(name, names)}`);
}

/** '12.5"' or '12.5 inches' in hundredths. */
function inches(text: string, where: string): number {
  const found = /^(-?\d+(?:\.\d{1,2})?)\s*(?:"|inch(?:es)?)?$/.exec(text.trim());
  if (found === null) throw new BadInput(where, `${JSON.stringify(text)} is no number of inches`);
  return Math.round(Number(found[1]) * 100);
}

/** '12.5, 30' as a spot. */
function spotIn(text: string, where: string): [number, number] {
  const [x, y, ...more] = text.split(',');
  if (x === undefined || y === undefined || more.length > 0)
    throw new BadInput(where, `${JSON.stringify(text)} is no place; write it like '12.5, 30'`);
  return [inches(x, where), inches(y, where)];
}

/** 'house 1' or 'Building 1'. */
function houseIn(w: Table, text: string, where: string): number {
  const found = /^(?:house|building) (\d+)$/i.exec(text.trim());
  const house = Number(found?.[1] ?? 0) - 1;
  if (w.buildings[house] === undefined)
    throw new BadInput(where, `${JSON.stringify(text)} is no building; there are ${w.buildings.length}`);
  return house;
}

function directionIn(text: string, where: string): number {
  const degrees = COMPASS[text.toLowerCase()];
  if (degrees === undefined)
    throw new BadInput(
      where,
      `${JSON.stringify(text)} is no direction${closest(text, Object.keys(COMPASS))}`,
    );
  return degrees;
}

/** The value of one field; whatever is written as the rules have it comes back as it is. */
function fieldIn(w: Table, key: string, value: unknown): unknown {
  if (key === 'path' && Array.isArray(value))
    return value.map((at: unknown) => (typeof at === 'string' ? spotIn(at, 'path') : at));
  if (key === 'swap' && Array.isArray(value))
    return value.map((one: unknown) => (typeof one === 'string' ? unitNamed(w, one, 'swap') : one));
  if (key === 'drive' && Array.isArray(value)) return value.map((step: unknown) => choiceIn(w, step));
  if (typeof value !== 'string' || (key === 'hold' && value === 'fire')) return value;
  if (UNITS.includes(key)) return unitNamed(w, value, key);
  if (PLACES.includes(key)) return spotIn(value, key);
  if (LENGTHS.includes(key)) return inches(value, key);
  if (key === 'house') return houseIn(w, value, key);
  return key === 'direction' ? directionIn(value, key) : value;
}

function choiceIn(w: Table, written: unknown): unknown {
  if (!isObject(written)) return written;
  return Object.fromEntries(Object.entries(written).map(([key, value]) => [key, fieldIn(w, key, value)]));
}

export const caseWords: CaseWords<Table, Choice, View> = {
  choice: (written, w) => choiceIn(w, written),
  names: (w) => w.owners.map((owner) => owner.name),
  says: exactWords,
};
