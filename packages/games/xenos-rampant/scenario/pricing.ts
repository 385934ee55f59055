// XR-SCN-09 A unit of one's own in lists: put into one, and weighed against printed units at a price.
import type { OwnThing } from '@xenotable/kernel';
import { freshScenario } from '../content/scenarios.ts';
import { UNITS, type UnitName } from '../content/units.ts';
import { samplesFor } from '../detachment/fit.ts';
import { faultsOf } from '../detachment/judge.ts';
import { type Entry, type List, entryOf } from '../detachment/list.ts';
import { readList, writeList } from '../detachment/text.ts';
import type { Scenario } from './scenario.ts';

/** A list as its scenario's file has it: units of its own by their names alone. */
const byNames = (list: List): string => writeList(list).replace(/ \{.*$/gm, '');

const likeOf = (thing: OwnThing): UnitName =>
  UNITS.find(({ name }) => name === thing.like)?.name ?? 'Light Infantry';

const ownEntry = (thing: OwnThing, parts: Partial<Entry> = {}): Entry =>
  entryOf(likeOf(thing), { own: thing, ...parts });

/** The list of a seat with one such unit more: printed units make room for it. */
export function listWith(scenario: Scenario, seat: 'A' | 'B', thing: OwnThing): string {
  const { points, content } = scenario;
  const text = scenario.lists[seat];
  const list = text === null ? samplesFor(points, points)[0] : readList(text, 'list', content);
  let entries = [...(list?.entries ?? []), ownEntry(thing)];
  const whole = (): List => ({ name: 'A list', species: 'Own', elite: 'Move', ...list, entries });
  while (faultsOf(whole(), points).length > 0) {
    const spare = entries.findLast(({ own, commander }) => own === undefined && !commander);
    if (spare === undefined) break;
    entries = entries.filter((entry) => entry !== spare).map((entry) => ({ ...entry, startsIn: 0 }));
  }
  return byNames(whole());
}

const TRIAL_POINTS = 24;
/** What both sides have besides what is weighed: 12 points. */
const COMRADES: readonly Entry[] = [
  entryOf('Elite Infantry', { commander: true }),
  entryOf('Heavy Infantry'),
  entryOf('Heavy Infantry'),
  entryOf('Heavy Infantry'),
];
/** What points are spent on that the unit leaves over. */
const FILLERS: readonly (readonly [UnitName, number])[] = [
  ['Elite Infantry', 6],
  ['Heavy Infantry', 2],
  ['Light Infantry', 1],
];
const SLOTS = 6;

function filled(points: number): Entry[] {
  const entries: Entry[] = [];
  let left = points;
  for (const [unit, cost] of FILLERS) for (; left >= cost; left -= cost) entries.push(entryOf(unit));
  return entries;
}

/** Twelve points of the unit at its price, as many as fit; what is left over buys printed ones. */
function forceOf(thing: OwnThing, price: number): List {
  const list = (count: number): List => ({
    name: 'Weighed',
    species: 'Weighed',
    elite: 'Move',
    entries: [
      ...COMRADES,
      ...Array.from({ length: count }, () => ownEntry(thing)),
      ...filled(TRIAL_POINTS / 2 - count * price),
    ],
  });
  for (let count = Math.floor(TRIAL_POINTS / 2 / price); count > 0; count--) {
    const one = list(count);
    if (one.entries.length <= COMRADES.length + SLOTS && faultsOf(one, TRIAL_POINTS).length === 0) return one;
  }
  return list(1);
}

/** A battle on even ground between the unit at a price and printed units of as many points. */
export function weighed(thing: OwnThing, price: number): Scenario {
  const priced: OwnThing = { ...thing, figures: { ...thing.figures, points: price } };
  const printed: List = {
    name: 'Printed',
    species: 'Printed',
    elite: 'Move',
    entries: [...COMRADES, ...filled(TRIAL_POINTS / 2)],
  };
  return {
    ...freshScenario(),
    name: `${thing.name} at ${price}`,
    points: TRIAL_POINTS,
    lists: { A: byNames(forceOf(priced, price)), B: byNames(printed) },
    content: [priced],
  };
}
