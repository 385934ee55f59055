import { expect, test } from 'vitest';
import { SAMPLES } from '../content/samples.ts';
import { totalOf } from '../detachment/cost.ts';
import { faultsOf } from '../detachment/judge.ts';
import { muster } from '../detachment/muster.ts';
import { readList, writeList } from '../detachment/text.ts';
import { firepowerAgainst } from '../odds/firepower.ts';
import { illegalLists } from './randomLists.ts';
import { table } from './tables.ts';

/** XR-D-01 XR-D-02 XR-D-03 XR-D-04 XR-D-05 XR-D-06 XR-D-07 XR-D-08 XR-D-09 XR-D-10 XR-D-11 XR-D-12 */
test.each(SAMPLES.map((sample) => [sample.id, sample]))(
  '%s is legal, costs 24 points and reads back',
  (_id, sample) => {
    const list = readList(sample.text);
    expect(faultsOf(list, 24)).toEqual([]);
    expect(totalOf(list)).toBe(24);
    expect(readList(writeList(list))).toEqual(list);
  },
);

test('random detachments are always legal and read back', () => expect(illegalLists(500)).toEqual([]));

test('units may have names of their own, and no two units of a table are called the same', () => {
  const list = readList(
    'Ninth\nHeavy Infantry (2, Commander) [name: The Hammer]\nHeavy Infantry [name: The Hammer]\nHeavy Infantry\nLight Infantry [name: Heavy Infantry 1]',
  );
  expect(list.entries.map(({ name }) => name)).toEqual([
    'The Hammer',
    'The Hammer',
    undefined,
    'Heavy Infantry 1',
  ]);
  expect(readList(writeList(list))).toEqual(list);
  const w = table({}, {});
  muster(w, 0, list);
  muster(w, 1, list);
  expect(w.units.map(({ name }) => name)).toEqual([
    'The Hammer',
    'The Hammer 2',
    'Heavy Infantry 1',
    'Heavy Infantry 1 2',
    'The Hammer 3',
    'The Hammer 4',
    'Heavy Infantry 3',
    'Heavy Infantry 1 3',
  ]);
  expect(() => readList(`Ninth\nHeavy Infantry [name: ${'x'.repeat(25)}]`)).toThrow('1 to 24 characters');
});

test('firepower is the mean of what ten dice take', () => {
  const [heavy, plain] = readList(
    'Ninth\nHeavy Infantry + Heavy Weapon, Armour-Piercing (5, Commander)\nHeavy Infantry',
  ).entries;
  // One face of six hits; with a Heavy Weapon it counts twice.
  expect(firepowerAgainst(plain!, 1).shot).toBeCloseTo(10 / 6);
  expect(firepowerAgainst(heavy!, 1).shot).toBeCloseTo(20 / 6);
  // Armour-Piercing takes one off the Armour.
  expect(firepowerAgainst(heavy!, 2).shot).toBeCloseTo(20 / 6);
  expect(firepowerAgainst(readList('Ninth\nSupport Infantry').entries[0]!, 2).attack).toBe(0);
  expect(firepowerAgainst(plain!, 3).shot).toBeLessThan(10 / 18);
});

const HEAD = 'Test';
const faults = (lines: string[], points = 24): string[] =>
  faultsOf(readList([HEAD, ...lines].join('\n')), points).map((fault) => fault.rule);
const FILL = ['Light Infantry', 'Light Infantry'];

test.each<[rule: string, lines: string[], points?: number]>([
  [
    'XR-DET-01',
    ['Elite Infantry (6, Commander)', 'Elite Infantry', 'Elite Infantry', 'Elite Infantry', 'Light Infantry'],
  ],
  ['XR-DET-02', ['Elite Infantry + Fire Support, Crusader (14, Commander)', ...FILL]],
  ['XR-DET-02', ['Light Infantry + Undisciplined (0, Commander)', ...FILL]],
  ['XR-DET-03', ['Elite Infantry (6, Commander)', 'Elite Infantry']],
  ['XR-DET-03', ['Light Infantry (1, Commander)', ...Array.from({ length: 5 }, () => 'Light Infantry')], 12],
  ['XR-DET-04', ['Light Infantry (1, Commander)', 'Fighting Vehicle', 'Transport Vehicle']],
  ['XR-DET-04', ['Light Infantry (1, Commander)', 'Transport Vehicle'], 12],
  [
    'XR-DET-05',
    [
      'Light Infantry (1, Commander)',
      'Fighting Vehicle + Artillery, Veteran Crew',
      'Soft-skin Vehicle + Technical',
    ],
  ],
  ['XR-DET-06', ['Light Infantry', ...FILL]],
  ['XR-DET-06', ['Light Infantry (1, Commander)', 'Light Infantry (1, Commander)', 'Light Infantry']],
  ['XR-DET-06', ['Light Infantry + Hive Mind (2, Commander)', ...FILL]],
  ['XR-X-23', ['Light Infantry + Increased Squad Size, Mercenary (2, Commander)', ...FILL]],
  ['XR-DET-07', ['Lesser Xenomorphs + Area Effect (3, Commander)', ...FILL]],
  ['XR-DET-07', ['Light Infantry + Mobile, Mobile (3, Commander)', ...FILL]],
  ['XR-DET-08', ['Light Infantry + Force Field I, Force Field II (4, Commander)', ...FILL]],
  ['XR-DET-08', ['Recon Infantry + Cloaking Device (5, Commander)', ...FILL]],
  ['XR-DET-08', ['Militia Rabble + Flying (3, Commander)', ...FILL]],
  ['XR-DET-09', ['Elite Infantry + Anti-Tank, Armour-Piercing (9, Commander)', ...FILL]],
  ['XR-DET-09', ['Light Infantry + Mobile, Slow (1, Commander)', ...FILL]],
  ['XR-DET-09', ['Light Infantry + Heavy Weapon, Unarmed (2, Commander)', ...FILL]],
  ['XR-DET-09', ['Elite Infantry + Immobile, Flying (6, Commander)', ...FILL]],
  ['XR-X-05', ['Light Infantry + Contagious (2, Commander)', ...FILL]],
  ['XR-X-33', ['Soft-skin Vehicle + Stabilised Weaponry (4, Commander)', ...FILL]],
  ['XR-PSY-01', ['Light Infantry + Psychic (Delta) (2, Commander)', ...FILL]],
  ['XR-XEN-24', ['Light Infantry + Mechanoid (1, Commander)', ...FILL]],
  ['XR-SHO-13', ['Light Infantry (1, Commander) [fixed gun]', ...FILL]],
  [
    'XR-SET-05',
    [
      'Light Infantry + Increased Squad Size (3, Commander) [starts in: 2]',
      'Transport Vehicle',
      'Light Infantry',
    ],
  ],
])('%s forbids %j', (rule, lines, points) => expect(faults(lines, points)).toContain(rule));

/** XR-DET-09 A Fighting Vehicle owns both Demolitions and High-Powered Blades, and may own Anti-Tank and Armour-Piercing. */
test('a Fighting Vehicle may own two penetration rules', () => {
  expect(
    faults(['Light Infantry (1, Commander)', 'Fighting Vehicle + Armour-Piercing', 'Light Infantry']),
  ).toEqual([]);
});

/** XR-DET-11 Tags: the species falls back on the detachment's name. */
test('tags', () => {
  const list = readList(
    'Pale Ones [species: Ghouls]\nLight Infantry (1, Commander) [faith: Sun]\nLight Infantry [species: Hounds]',
  );
  expect([list.species, list.entries[0]!.faith, list.entries[1]!.species]).toEqual([
    'Ghouls',
    'Sun',
    'Hounds',
  ]);
});

test('wrong lists are explained', () => {
  expect(() => readList('X\nLite Infantry')).toThrow(
    /did you mean "Elite Infantry"|did you mean "Light Infantry"/,
  );
  expect(() => readList('X\nLight Infantry + Heavy Wepon')).toThrow(/did you mean "Heavy Weapon"/);
  expect(() => readList('X\nLight Infantry (7)')).toThrow(/costs 1, not 7/);
});
