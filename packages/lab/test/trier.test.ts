// A mutant may leave something behind in the game that it was tried on: that must not speak against the next one.
import type { GamePackage } from '@xenotable/kernel/proof';
import { beforeEach, expect, test } from 'vitest';
import type { Check } from '../src/mutation/battery.ts';
import { Planner } from '../src/mutation/plan.ts';
import type { Mutant } from '../src/mutation/subject.ts';
import { Switchboard } from '../src/mutation/switchboard.ts';
import { Trier } from '../src/mutation/trier.ts';
import * as heap from './mutation/heap/game.ts';

const mutant = (site: number): Mutant => ({
  key: `site ${site}`,
  site,
  change: 0,
  file: 'book/a.ts',
  line: 1,
  kind: 'constant',
  was: '1',
  becomes: '2',
  rules: [],
});
/** Leaves something behind though nothing notices. */
const SPOILS = mutant(1);
/** Nothing notices it. */
const HARMLESS = mutant(2);
const WRONG = mutant(3);
/** Nothing notices it, and it is tried on a new instance. */
const AT_LOADING = mutant(4);
/** Only an instance that has not filled what it keeps shows it. */
const HIDDEN = mutant(5);
/** Rounds of loops in which an instance fills what it keeps. */
const FILLING = 500_000;

let board: Switchboard;
/** Instances that a mutant has spoilt. */
let spoilt: Set<GamePackage>;
let loaded: number;
/** Instances that have filled what they keep. */
let filled: Set<GamePackage>;
/** What a mutant leaves behind is there for all instances. */
let forGood: boolean;
let trier: Trier;

const check = (name: string): Check => ({
  kind: 'case',
  name,
  mark: `mark of ${name}`,
  rules: [],
  hold(pack) {
    const clean = !spoilt.has(pack) && !(forGood && spoilt.size > 0);
    const empty = !filled.has(pack);
    for (let n = empty ? 0 : FILLING; n < FILLING; n++) board.round();
    filled.add(pack);
    if (board.site !== -1) board.pick();
    if (board.site === SPOILS.site) spoilt.add(pack);
    if (!clean || board.site === WRONG.site || (board.site === HIDDEN.site && empty))
      throw new Error('noticed');
  },
});

beforeEach(() => {
  board = new Switchboard();
  spoilt = new Set();
  const first = { ...heap };
  filled = new Set([first]);
  loaded = 0;
  forGood = false;
  const checks = [check('first'), check('second')];
  const planner = new Planner({
    checks: checks.map(({ kind, name, mark, rules }, i) => ({
      kind,
      name,
      mark,
      rules,
      ms: i + 1,
      rounds: 0,
      // The second does not reach what spoils.
      sites: i === 0 ? [1, 2, 3, 5] : [2, 3, 5],
    })),
    once: [AT_LOADING.site],
    hidden: [HIDDEN.site],
    coldRounds: FILLING,
  });
  const load = (): Promise<GamePackage> => {
    loaded++;
    return Promise.resolve({ ...heap });
  };
  trier = new Trier({ board, load }, first, checks, planner, {
    budget: 1000,
    checking: () => {},
    loading: () => {},
  });
});

const verdict = async (one: Mutant, suspect: string | null = null): Promise<string | null | undefined> => {
  const found = await trier.try(one, suspect);
  return found === null ? undefined : found.by;
};

test('what is noticed is killed by the first check that notices', async () => {
  expect(await verdict(WRONG)).toBe('first');
  expect(await verdict(HARMLESS)).toBeNull();
  expect(await verdict(WRONG, 'mark of second')).toBe('second');
  expect(loaded).toBe(0);
});

test('a mutant does not suffer for what an earlier one left behind', async () => {
  expect(await verdict(SPOILS)).toBeNull();
  expect(await verdict(HARMLESS)).toBeNull();
  expect(loaded).toBe(1);
  expect(trier.worn).toBe(false);
  expect(await verdict(WRONG)).toBe('first');
});

test('if a new instance does not help, a new process must', async () => {
  forGood = true;
  expect(await verdict(SPOILS)).toBeNull();
  expect(await verdict(HARMLESS)).toBeUndefined();
  expect(trier.worn).toBe(true);
});

test('what a new instance has to fill first is no endless loop', async () => {
  expect(await verdict(AT_LOADING)).toBeNull();
  expect(loaded).toBe(1);
});

test('what a kept result hides is noticed on a new instance', async () => {
  expect(await verdict(HIDDEN)).toBe('first');
  expect(loaded).toBe(1);
});
