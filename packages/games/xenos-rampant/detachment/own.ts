// XR-SCN-09 Units of one's own: like one of the thirteen, but for what they say. Lengths of their files are inches.
import {
  type OwnFault,
  type OwnKind,
  type OwnThing,
  type OwnWhole,
  applies,
  contentReader,
  wholeOf,
} from '@xenotable/kernel';
import { OPTIONS, type UnitOption, optionsOf } from '../content/options.ts';
import { SPECIALS, type Special } from '../content/specials.ts';
import { type Action, UNITS, type UnitName, type UnitProfile, unitNamed } from '../content/units.ts';
import type { Entry } from './list.ts';

const ACTIONS: readonly Action[] = ['Attack', 'Move', 'Shoot'];

/** What a special rule is called that only the printed unit decides: nothing becomes a vehicle by a word. */
const isSpecial = (word: string): word is Special => Object.hasOwn(SPECIALS, word) && word !== 'Vehicle';
const isAction = (word: string): word is Action => ACTIONS.some((one) => one === word);

const test = (field: string, label: string) => ({
  field,
  label,
  says: `What two dice must reach to ${label.toLowerCase()}; lower is better.`,
  least: 3,
  most: 10,
});
const hits = (field: string, label: string, when: string) => ({
  field,
  label,
  says: `What a die must reach to hit ${when}; lower is better.`,
  least: 2,
  most: 6,
});

export const UNIT_KIND: OwnKind = {
  kind: 'unit',
  label: 'Units',
  price: 'points',
  printed: UNITS.map((unit: UnitProfile) => ({
    name: unit.name,
    figures: {
      points: unit.points,
      attack: unit.attack,
      move: unit.move,
      shoot: unit.shoot,
      courage: unit.courage,
      av: unit.av,
      dv: unit.dv,
      sv: unit.sv,
      range: unit.range / 100,
      armour: unit.armour,
      maxMove: unit.maxMove / 100,
      sp: unit.sp,
      carries: unit.carries ?? 0,
    },
    words: {
      free: unit.free,
      rules: unit.specials.filter(isSpecial),
      options: OPTIONS.filter((option) => option.unit === unit.name).map((option) => option.name),
    },
  })),
  figures: [
    { field: 'points', label: 'Points', says: 'What it costs in a detachment.', least: 1, most: 12 },
    { ...test('attack', 'Attack'), zero: 'never' },
    test('move', 'Move'),
    { ...test('shoot', 'Shoot'), zero: 'never' },
    { field: 'courage', label: 'Courage', says: 'What two dice must reach to stand.', least: 2, most: 8 },
    { ...hits('av', 'Attack Value', 'when it charges'), zero: 'never' },
    hits('dv', 'Defence Value', 'when it is charged'),
    { ...hits('sv', 'Shoot Value', 'when it shoots'), zero: 'never' },
    {
      field: 'range',
      label: 'Range',
      says: 'How far it shoots, in inches.',
      least: 1,
      most: 36,
      zero: 'none',
    },
    { field: 'armour', label: 'Armour', says: 'Hits for each lost Strength Point.', least: 1, most: 6 },
    { field: 'maxMove', label: 'Movement', says: 'How far it moves, in inches.', least: 1, most: 18 },
    { field: 'sp', label: 'Strength Points', says: 'Losses that it can take.', least: 1, most: 20 },
    { field: 'carries', label: 'Carries', says: 'Strength Points that ride in it.', least: 0, most: 20 },
  ],
  words: [
    {
      field: 'free',
      label: 'Free actions',
      known: ACTIONS.map((name) => ({ name, says: 'is ordered without a test' })),
      least: 0,
      most: 3,
    },
    {
      field: 'rules',
      label: 'Special rules',
      known: Object.keys(SPECIALS)
        .filter(isSpecial)
        .map((name) => ({ name, says: SPECIALS[name].text })),
      least: 0,
      most: 10,
    },
    {
      field: 'options',
      label: 'Options it may buy',
      known: [...new Map(OPTIONS.map(({ name, text }) => [name, { name, says: text }])).values()],
      least: 0,
      most: 40,
    },
  ],
  cannot:
    'Only the special rules of the list can be played, and options only from the list of the unit that it is like. Xeno rules and psychic powers are bought in the detachment, as for every unit.',
};

export const readOwnUnits = contentReader([UNIT_KIND]);

/** What is wrong with a unit besides bounds and words. */
export function ownUnitFaults(thing: OwnThing, { figures, words }: OwnWhole): OwnFault[] {
  const faults: OwnFault[] = [];
  const has = (field: string): boolean => (figures[field] ?? 0) > 0;
  const fault = (field: string, reason: string): void => void faults.push({ field, reason });
  if (has('shoot') && !(has('sv') && has('range')))
    fault('figures.shoot', 'who shoots needs a Shoot Value and a Range');
  if (!has('shoot') && (has('sv') || has('range')))
    fault('figures.shoot', 'a Shoot Value or a Range is of no use to who never shoots');
  if (has('attack') !== has('av')) fault('figures.attack', 'Attack and Attack Value are both 0, or neither');
  const rules = words['rules'] ?? [];
  const free = words['free'] ?? [];
  if (rules.includes('Never Attacks') === has('attack'))
    fault('words.rules', 'Never Attacks belongs to units without Attack, and to all of them');
  if (free.includes('Attack') && !has('attack')) fault('words.free', 'it never Attacks');
  if (free.includes('Shoot') && !has('shoot')) fault('words.free', 'it never Shoots');
  const vehicle = thing.like.endsWith('Vehicle');
  if (!vehicle && has('carries')) fault('figures.carries', 'only vehicles carry others');
  if (!vehicle && rules.includes('Walker')) fault('words.rules', 'only a vehicle is a Walker');
  const known = OPTIONS.filter((option) => option.unit === thing.like).map(({ name }) => name);
  for (const option of words['options'] ?? [])
    if (!known.includes(option)) fault('words.options', `${option} is not on the list of ${thing.like}`);
  return faults;
}

const bases = new WeakMap<OwnThing, UnitProfile>();

function ownBase(unit: UnitName, own: OwnThing): UnitProfile {
  const known = bases.get(own);
  if (known !== undefined) return known;
  const printed = unitNamed(unit);
  const { figures, words } = wholeOf(UNIT_KIND, own);
  const of = (field: string): number => figures[field] ?? 0;
  const specials = (words['rules'] ?? []).filter(isSpecial);
  const base: UnitProfile = {
    id: 'XR-SCN-09',
    name: own.name,
    points: of('points'),
    attack: of('attack'),
    move: of('move'),
    shoot: of('shoot'),
    free: (words['free'] ?? []).filter(isAction),
    courage: of('courage'),
    av: of('av'),
    dv: of('dv'),
    sv: of('sv'),
    range: of('range') * 100,
    armour: of('armour'),
    maxMove: of('maxMove') * 100,
    sp: of('sp'),
    carries: of('carries'),
    specials: printed.specials.includes('Vehicle') ? [...specials, 'Vehicle'] : specials,
    ...(printed.bars !== undefined && { bars: printed.bars }),
    ...(printed.only !== undefined && { only: printed.only }),
  };
  bases.set(own, base);
  return base;
}

type Kind = Pick<Entry, 'unit' | 'own'>;

/** The profile that a unit begins from: its own, or the printed one. */
export function baseOf({ unit, own }: Kind): UnitProfile {
  if (own === undefined) return unitNamed(unit);
  applies('XR-SCN-09');
  return ownBase(unit, own);
}

/** What a unit is called before it has a number. */
export const typeOf = ({ unit, own }: Kind): string => own?.name ?? unit;

/** The options that a unit may buy. */
export function optionsFor({ unit, own }: Kind): UnitOption[] {
  const all = optionsOf(unit);
  const allowed = own?.words?.['options'];
  return allowed === undefined ? all : all.filter(({ name }) => allowed.includes(name));
}
