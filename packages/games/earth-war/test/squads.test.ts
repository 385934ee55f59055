// Squads made outside a table: read as they were written, judged by the rules of hiring, and set out with.
import type { Options } from '@xenotable/kernel';
import { fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import {
  SAMPLE_SQUADS,
  type SquadList,
  namesOf,
  readSquad,
  squadCost,
  squadFaults,
  writeSquad,
} from '../content/squads.ts';

const SQUAD = `Night Watch
Squad Leader "Ann"
Smartgunner: Thermal Scope
Technician "Kim": Motion Tracker, Flares
2 x Rifleman`;

const begun = (options: Options) => game.setup(options, [{ kind: 'person', name: 'Ann' }], fastChance(1));

const reasons = (list: SquadList, rp = 24): string[] => squadFaults(list, rp).map(({ reason }) => reason);

test('a squad is read with counts, names and equipment, and reads the same when it was written', () => {
  const list = readSquad(SQUAD);
  expect(list.units.map(({ type }) => type)).toEqual([
    'Squad Leader',
    'Smartgunner',
    'Technician',
    'Rifleman',
    'Rifleman',
  ]);
  expect(list.units[2]).toEqual({ type: 'Technician', name: 'Kim', items: ['Motion Tracker', 'Flares'] });
  expect(readSquad(writeSquad(list))).toEqual(list);
  expect(namesOf(list)).toEqual(['Ann', 'Vale', 'Kim', 'Osei', 'Brandt']);
});

test.each([
  ['', 'is empty'],
  ['A\nWizard', 'no unit “Wizard”'],
  ['A\nMedic: Sword', 'no equipment “Sword”'],
  [`A\nMedic "${'x'.repeat(30)}"`, 'at most 20 letters'],
])('%j is refused with its line', (text, why) => {
  expect(() => readSquad(text)).toThrow(why);
});

test('what is illegal says why; the first Squad Leader costs nothing', () => {
  const [leader, ...others] = readSquad(SQUAD).units;
  const list = { name: 'A', units: [leader!, ...others] };
  expect(squadCost({ name: 'A', units: [leader!] })).toBe(0);
  expect(reasons({ name: 'A', units: others })).toContain('The squad has no Squad Leader.');
  expect(reasons({ name: 'A', units: [leader!, leader!, ...others] })).toEqual(
    expect.arrayContaining(['2 × Squad Leader: 1 at most.', 'Two units are called Ann.']),
  );
  expect(reasons(list, 5)).toContain(`It costs ${squadCost(list)} RP; there are 5.`);
  const laden = readSquad('A\nSquad Leader: Flares, Medkit\nMedic\nMedic\nArmed Survivor');
  expect(reasons(laden)).toEqual([
    'Squad Leader carries 2 items: 1 at most.',
    'Armed Survivor: it cannot be bought.',
  ]);
});

test('the squads to begin with can set out for mission 1', () => {
  for (const list of SAMPLE_SQUADS) expect(reasons(list), list.name).toEqual([]);
});

test('a table sets out with the squad of a list, by its names, and keeps the RP that are left', () => {
  const w = begun({ mission: 1, roster: SQUAD });
  expect(w.squad.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'Ann Squad Leader',
    'Vale Smartgunner',
    'Kim Technician',
    'Osei Rifleman',
    'Brandt Rifleman',
  ]);
  expect(w.squad[0]?.leader).toBe(true);
  expect(w.squad[2]?.items.map(({ name }) => name)).toEqual(['Motion Tracker', 'Flares']);
  expect(w.rp).toBe(24 - squadCost(readSquad(SQUAD)));
  expect(() => begun({ mission: 1, roster: 'A\nMedic' })).toThrow('Four to eight units');
});
