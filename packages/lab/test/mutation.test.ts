// A mutation run kills what the cases notice and reports what they do not.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { instrument, readSource } from '../src/mutation/instrument.ts';
import { figuresIn, resultOf, survivorsOf } from '../src/mutation/report.ts';
import {
  readMutationResult,
  rulesFingerprint,
  saysMore,
  writeMutationResult,
} from '../src/mutation/result.ts';
import { type MutationOptions, type TriedMutant, tryMutants } from '../src/mutation/run.ts';
import { Switchboard } from '../src/mutation/switchboard.ts';

const folder = new URL('mutation/heap/', import.meta.url);
const cache = mkdtempSync(join(tmpdir(), 'mutation-'));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

let news = 0;
const run = async (more: Partial<MutationOptions> = {}, at = folder): Promise<TriedMutant[]> => {
  const { tried } = await tryMutants(at, {
    budget: 1000,
    cache: pathToFileURL(`${cache}/runs/`),
    progress: () => void news++,
    patience: 2000,
    ...more,
  });
  return tried;
};

describe('a game with too few cases', () => {
  let tried: TriedMutant[] = [];
  beforeAll(async () => void (tried = await run()), 120_000);
  const killerOf = (was: string, becomes: string): string | null | undefined =>
    tried.find((one) => one.was === was && one.becomes === becomes && one.killed)?.by;

  test('the cases notice a changed rule', () => {
    expect(killerOf('w.stones -= take', 'w.stones += take')).toBe('cases/take.yaml:1');
    expect(killerOf('w.turn = 1 - seat;', '(left out)')).toBe('cases/take.yaml:1');
    expect(killerOf('w.stones === 0', 'false')).toBe('cases/take.yaml:14');
  });

  test('a constant that is read when the file loads is changed too', () => {
    expect(killerOf('3', '4')).toBe('cases/take.yaml:1');
  });

  test('a loop of the rules that does not end is noticed at once', () => {
    expect(killerOf('n++', 'n--')).toBe('cases/take.yaml:1');
  });

  test('a mutant that hangs elsewhere is ended with its process, and the others are tried', () => {
    const [seven, one] = tried.filter(({ line, kind }) => line === 34 && kind === 'constant');
    expect([seven, one].map((mutant) => [mutant?.was, mutant?.killed, mutant?.by])).toEqual([
      ['7', false, null],
      ['1', true, 'no end'],
    ]);
  });

  test('what nothing notices is listed', () => {
    const survivors = survivorsOf(tried);
    expect(survivors.map(({ was, becomes, reached }) => [was, becomes, reached])).toEqual([
      ['w.taken += take;', '(left out)', true],
      ['tidy(7, 1);', '(left out)', true],
      ['7', '8', true],
      ['w.stones > 50', 'w.stones >= 50', true],
      ['w.stones > 50', 'false', true],
      ['50', '51', true],
      ['w.stones -= 10;', '(left out)', false],
      ['w.stones -= 10', 'w.stones += 10', false],
      ['10', '11', false],
    ]);
    expect(survivors.at(-1)).toMatchObject({
      line: 39,
      kind: 'constant',
      rules: ['HP-03', 'HP-02', 'HP-01'],
    });
    const { mutants, killed, files } = resultOf(folder, { tried, all: tried.length }, 1);
    expect([mutants, killed]).toEqual([tried.length, tried.length - 9]);
    expect(files['book/take.ts']?.survivors.slice(-2)).toEqual(['39 arithmetic', '39 constant']);
  });

  test('a run goes on where it stopped', async () => {
    news = 0;
    expect(await run()).toEqual(tried);
    expect(await run({ sample: 5 })).toHaveLength(5);
    expect(await run({ files: 'missions/**' })).toEqual([]);
    expect(news).toBe(0);
  });
});

test('the cases alone can be tried', async () => {
  const tried = await run({ casesOnly: true, cache: pathToFileURL(`${cache}/cases/`) });
  const killers = new Set(tried.filter(({ killed }) => killed).map(({ by }) => by?.split(':', 1)[0]));
  expect(killers).toEqual(new Set(['cases/take.yaml', 'no end']));
});

describe('a game that changes', () => {
  const copy = join(cache, 'heap');
  const at = pathToFileURL(`${copy}/`);
  const change = (file: string, from: string, to: string): void => {
    const path = join(copy, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  const again = (more: Partial<MutationOptions> = {}): Promise<TriedMutant[]> =>
    run({ cache: pathToFileURL(`${cache}/changing/`), ...more }, at);
  const killersOf = (tried: readonly TriedMutant[]): (string | null)[] => tried.map(({ check }) => check);
  const carriedBy = (tried: readonly TriedMutant[]): string[] => [
    ...new Set(tried.filter(({ carried }) => carried).map(({ by }) => by ?? '')),
  ];

  beforeAll(() => {
    cpSync(folder, copy, { recursive: true });
    symlinkSync(
      fileURLToPath(new URL('../../../node_modules', import.meta.url)),
      join(cache, 'node_modules'),
    );
  });

  test('what was killed stays killed while its file and its killer stay', { timeout: 120_000 }, async () => {
    const first = await again();
    expect(carriedBy(first)).toEqual([]);

    change('game.ts', 'taken = 0', 'taken = 0 + 0');
    const elsewhere = await again();
    expect(killersOf(elsewhere)).toEqual(killersOf(first));
    expect(elsewhere.filter(({ carried }) => !carried)).toEqual(survivorsOf(elsewhere));

    change('cases/take.yaml', 'game: heap', '# A small game.\ngame: heap');
    const moved = expect.arrayContaining(['cases/take.yaml:1', 'cases/take.yaml:15']) as unknown;
    expect(carriedBy(await again())).toEqual(moved);

    change('cases/take.yaml', 'title: ', 'title: Once more, ');
    const otherCase = await again();
    expect(carriedBy(otherCase)).not.toContain('cases/take.yaml:1');
    expect(carriedBy(otherCase)).toContain('cases/take.yaml:15');

    change('book/take.ts', '// HP-02', '// Then HP-02');
    const otherFile = await again();
    expect(carriedBy(otherFile)).toEqual([]);
    expect(killersOf(otherFile)).toEqual(killersOf(otherCase));
    expect(carriedBy(await again({ fresh: true, sample: 5 }))).toEqual([]);
  });

  test('a case that does not hold with the rules as written is named', async () => {
    change('cases/take.yaml', 'winners: [A]', 'winners: [B]');
    await expect(again()).rejects.toThrow('cases/take.yaml:15 does not hold with the rules as written');
    change('cases/take.yaml', 'winners: [B]', 'winners: [A]');
  });

  test('so is a case that names a rule which nothing cites', async () => {
    writeFileSync(
      join(copy, 'RULES.md'),
      '# Heap\n\n## Taking\n\n#### HP-01 Stones\n\n#### HP-02 Last stone\n',
    );
    change('cases/take.yaml', 'rule: HP-01', 'rule: [HP-01, HP-02]');
    await expect(again()).rejects.toThrow('HP-02 is named, but nothing cites it when the case runs');
  });
});

test('a sample says what it tells about all, and how large it is', () => {
  const tried = { mutants: 800, killed: 712, all: 9393, sample: { seed: 1, low: 0.866, high: 0.91 } };
  expect(figuresIn(tried)).toBe('712 of 800 (89 %), random sample of 9,393: 86.6 to 91.0 %');
  expect(figuresIn({ ...tried, mutants: 100, killed: 89 })).toContain('small random sample');
  expect(figuresIn({ mutants: 9393, killed: 8360, all: 9393 })).toBe('8,360 of 9,393 (89 %)');
});

test('a smaller sample of the same rules does not replace a larger one', () => {
  const kept = { rules: 'now', mutants: 800, killed: 700, carried: 0, all: 9393, files: {} };
  expect(saysMore({ ...kept, mutants: 100 }, kept)).toBe(false);
  expect(saysMore({ ...kept, mutants: 900 }, kept)).toBe(true);
  expect(saysMore({ ...kept, mutants: 100, rules: 'then' }, kept)).toBe(true);
  expect(saysMore(kept, null)).toBe(true);
});

test('a kept result is stale once the rules have changed', () => {
  const game = join(cache, 'game');
  mkdirSync(join(game, 'book'), { recursive: true });
  writeFileSync(join(game, 'book/a.ts'), 'export const a = 1;');
  const at = pathToFileURL(`${game}/`);
  expect(readMutationResult(at)).toBeNull();
  writeMutationResult(at, {
    rules: rulesFingerprint(at),
    mutants: 2,
    killed: 1,
    carried: 0,
    all: 2,
    files: { 'book/a.ts': { mutants: 2, killed: 1, survivors: ['1 constant'] } },
  });
  expect(readMutationResult(at)).toMatchObject({ result: { mutants: 2, killed: 1 }, stale: false });
  writeFileSync(join(game, 'book/a.ts'), 'export const a = 2;');
  expect(readMutationResult(at)?.stale).toBe(true);
});

describe('what is changed', () => {
  const changes = (code: string): string[] =>
    readSource(code).sites.flatMap(({ was, changes: all }) =>
      all.map(({ becomes }) => `${was} → ${becomes ?? 'nothing'}`),
    );

  test.each([
    ['a comparison', 'const f = (a) => a < b;', ['a < b → a <= b', 'a < b → a >= b']],
    ['a condition', 'if (a === b) c;', ['a === b → true', 'a === b → false']],
    ['a loop', 'while (a) b;', ['a → false']],
    ['a number and a switch', 'f = [2, true];', ['f = [2, true]; → nothing', '2 → 3', 'true → false']],
    ['a sum', 'const f = a + b;', ['a + b → a - b']],
    ['both', 'const f = a && !b;', ['a && !b → (a) || (!b)', '!b → b']],
    ['what is done', 'a?.b(c);', ['a?.b(c); → nothing']],
    [
      'a selection',
      'const f = a.filter(b).some(c);',
      ['a.filter(b).some(c) → a.filter(b).every(c)', 'a.filter(b) → a'],
    ],
  ])('%s', (_name, code, all) => expect(changes(code)).toEqual(all));

  test.each([
    ['words', 'const f = { prompt: a < b, reason: `${a < b}` };'],
    ['text', "const f = a + ' stones';"],
    ['what is told', 'const f = tell?.({ type: a < b });'],
    ['marks', "applies('HP-01');"],
    ['conditions of marks', "if (a > 1) applies('HP-01');"],
    ['messages', 'throw new Error(a < b);'],
    ['types', 'type F = 3; const f = a as 3;'],
  ])('never %s', (_name, code) => expect(changes(code)).toEqual([]));
});

describe('instrumented code', () => {
  /** Runs it with the n-th site changed, or as written. */
  const runs = (code: string, site: number): unknown => {
    const board = new Switchboard();
    board.switchOn(site, 0);
    const script = `${instrument(readSource(code), 0, false)}\nf();`;
    return runInNewContext(script, { $mutation: board });
  };

  test.each([
    ['an else keeps its if', 'function f() { let a = 0; if (a) a = 2; else a = 3; return a; }', 3],
    ['a chain stays whole', 'function f() { const a = null; return a?.b.filter(c).length ?? 5; }', 5],
    ['a loop without braces', 'function f() { let a = 0; for (const b of [1, 2]) a += b; return a; }', 3],
  ])('as written: %s', (_name, code, result) => expect(runs(code, -1)).toBe(result));

  test('one change at a time', () => {
    const code = 'function f() { return 1 + 2; }';
    expect([0, 1, 2].map((site) => runs(code, site))).toEqual([-1, 4, 4]);
  });
});
