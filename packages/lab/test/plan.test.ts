// The order in which checks are tried on a mutant.
import { expect, test } from 'vitest';
import type { CoveredCheck } from '../src/mutation/coverage.ts';
import { Planner } from '../src/mutation/plan.ts';
import type { Mutant } from '../src/mutation/subject.ts';

const check = (name: string, ms: number, sites: number[], kind: CoveredCheck['kind'] = 'case') => ({
  kind,
  name,
  mark: name,
  rules: [],
  ms,
  rounds: 0,
  sites,
});
const site = { start: 0, end: 1, line: 1, was: '1', changes: [] };
const file = (name: string, first: number) => ({ file: name, first, sites: [site, site] });
const mutant = (name: string, at: number): Mutant => ({
  key: String(at),
  site: at,
  change: 0,
  file: name,
  line: 1,
  kind: 'constant',
  was: '1',
  becomes: '2',
  rules: [],
});
const planned = (planner: Planner, one: Mutant): number[] =>
  planner.plan(one, 1000).planned.map(({ check: index }) => index);

test('what runs only at loading is first tried by checks that run code of its file', () => {
  const checks = [check('elsewhere', 1, [3]), check('in the file', 2, [1])];
  const files = [file('book/a.ts', 0), file('book/b.ts', 2)];
  const planner = new Planner({ checks, once: [0], hidden: [], coldRounds: 0 }, files);
  expect(planned(planner, mutant('book/a.ts', 0))).toEqual([1, 0]);
});

test('data in a file without code is first tried by checks that run code of its folder', () => {
  const checks = [check('elsewhere', 1, [5]), check('in the folder', 2, [3])];
  const files = [file('missions/a/data.ts', 0), file('missions/a/a.ts', 2), file('missions/b/b.ts', 4)];
  const planner = new Planner({ checks, once: [0, 1], hidden: [], coldRounds: 0 }, files);
  expect(planned(planner, mutant('missions/a/data.ts', 0))).toEqual([1, 0]);
});

test("laws do not use up the time of the script's games", () => {
  const checks = [check('a law', 300, [0], 'law'), check('a game', 400, [0], 'script')];
  const planner = new Planner({ checks, once: [], hidden: [], coldRounds: 0 });
  expect(planned(planner, mutant('auto/a.ts', 0))).toEqual([0, 1]);
});
