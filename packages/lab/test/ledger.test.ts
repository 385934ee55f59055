// Earlier results are used only while they are reliable.
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Ledger, type Present } from '../src/mutation/ledger.ts';
import { type Choosing, chosen } from '../src/mutation/sample.ts';
import type { Mutant } from '../src/mutation/subject.ts';

const home = mkdtempSync(join(tmpdir(), 'ledger-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const mutant = (key: string, file = 'book/a.ts'): Mutant => ({
  key,
  site: 0,
  change: 0,
  file,
  line: 1,
  kind: 'constant',
  was: '1',
  becomes: '2',
  rules: [],
});
const one = mutant('one');
const two = mutant('two');
const KILLED = { killed: true, by: 'cases/a.yaml:1', check: 'case one', left: 0 };
const SURVIVED = { killed: false, by: null, check: null, left: 3 };

const present = (more: Partial<Present> = {}): Present => ({
  state: 'first',
  files: new Map([['book/a.ts', 'text of a']]),
  reaching: (_mutant, check) => (check === 'case one' ? 'cases/a.yaml:9' : null),
  ...more,
});

let file: URL;
let runs = 0;
const open = (more: Partial<Present> = {}, fresh = false): Ledger =>
  new Ledger(file, [one, two], present(more), fresh);

beforeEach(() => {
  file = pathToFileURL(join(home, String(++runs), 'ledger.jsonl'));
  const ledger = open();
  ledger.note(one, KILLED);
  ledger.note(two, SURVIVED);
});

test('while nothing has changed every verdict stands', () => {
  expect(open().verdict(one)).toEqual({ ...KILLED, carried: false });
  expect(open().verdict(two)).toEqual({ ...SURVIVED, carried: false });
});

describe('when something has changed', () => {
  const state = 'second';

  test('a killed mutant stays killed, by the check where it stands now', () => {
    expect(open({ state }).verdict(one)).toEqual({ ...KILLED, by: 'cases/a.yaml:9', carried: true });
  });

  test('a survivor is tried again', () => expect(open({ state }).verdict(two)).toBeNull());

  test.each<[string, Partial<Present>]>([
    ['its file', { files: new Map([['book/a.ts', 'other text']]) }],
    ['the check, or what it reaches', { reaching: () => null }],
  ])('a killed mutant is tried again if %s has changed, first by what killed it', (_what, more) => {
    const ledger = open({ state, ...more });
    expect(ledger.verdict(one)).toBeNull();
    expect(ledger.suspect(one)).toBe('case one');
  });

  test('a kill that is carried over keeps the state in which it was seen', () => {
    open({ state }).note(two, KILLED);
    expect(open({ state }).verdict(one)?.carried).toBe(true);
    expect(open({ state }).verdict(two)?.carried).toBe(false);
  });
});

test('a fresh run knows nothing', () => {
  const ledger = open({}, true);
  expect([ledger.verdict(one), ledger.suspect(one)]).toEqual([null, null]);
});

test('what is no mutant any more is forgotten, and so is a line that was cut off', () => {
  expect(new Ledger(file, [one], present(), false).verdict(two)).toBeNull();
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1);
  appendFileSync(file, '{"mutant":"two","sta');
  expect(open().verdict(two)).toBeNull();
  expect(open().verdict(one)).not.toBeNull();
});

describe('a sample', () => {
  const all = Array.from({ length: 1000 }, (_, i) => mutant(`m${i}`, i < 300 ? 'book/a.ts' : 'book/b.ts'));
  const pick = (choosing: Choosing): number[] => chosen(all, choosing);

  test('is the same for the same seed, another for another', () => {
    expect(pick({ sample: 50, seed: 1 })).toEqual(pick({ sample: 50, seed: 1 }));
    expect(pick({ sample: 50, seed: 1 })).not.toEqual(pick({ sample: 50, seed: 2 }));
  });

  test('holds each mutant once, and every smaller one', () => {
    const large = new Set(pick({ sample: 200, seed: 3 }));
    expect(large.size).toBe(200);
    expect(pick({ sample: 50, seed: 3 }).filter((number) => !large.has(number))).toEqual([]);
  });

  test('is drawn from all files alike', () => {
    const share = pick({ sample: 500, seed: 4 }).filter((number) => number < 300).length / 500;
    expect(share).toBeGreaterThan(0.24);
    expect(share).toBeLessThan(0.36);
    expect(pick({ files: 'book/a.ts' })).toHaveLength(300);
    expect(pick({ sample: 5000 })).toHaveLength(1000);
  });

  test('keeps its mutants while others come and go', () => {
    const keys = (of: readonly Mutant[]): string[] =>
      chosen(of, { sample: 100, seed: 5 }).map((number) => of[number]!.key);
    const before = keys(all);
    const after = new Set(keys(all.slice(10)));
    expect(before.filter((key) => !after.has(key)).length).toBeLessThan(10);
  });
});
