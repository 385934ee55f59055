// The figures of `xenotable status` and `xenotable rules`.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { diceDuel } from '@xenotable/kernel/examples/diceDuel.ts';
import { citationsOf, uncited } from '@xenotable/prove/citations';
import { figuresOf } from '../src/rules/figures.ts';

const seats = ['Ann', 'Bob'].map((name) => ({ kind: 'person', name }));
const duel = { name: 'duel', options: {}, seats };

describe('the figures of a game', () => {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const rules = [
    'DD-01 Turn',
    'DD-02 Force',
    'DD-04 Feint',
    'DD-09 Never',
    'DD-10 (fact) Age',
    'DD-EX-01 Blow',
  ];
  writeFileSync(join(folder, 'RULES.md'), ['## R', ...rules.map((rule) => `#### ${rule}`)].join('\n'));
  mkdirSync(join(folder, 'cases'));
  writeFileSync(
    join(folder, 'cases/blow.yaml'),
    `title: A blow
game: dice-duel
rule: [DD-02, DD-04, DD-EX-01]
given: { fighters: [{ hearts: 3, luck: 0 }, { hearts: 3, luck: 0 }] }
dice: [6]
when: [{ A: strike }]
then: { table: { turn: B } }
`,
  );
  const url = pathToFileURL(`${folder}/`);
  const citations = citationsOf({ game: diceDuel, trials: [duel], bound: 5000 }, url, 500);

  test('count rules that code carries out; facts and worked examples are none', () => {
    expect(figuresOf(citations)).toEqual({ rules: 4, carriedOutInCases: 2, carriedOutInPlay: 3, cases: 1 });
  });

  test('come with the places that are wrong', () => {
    const [blow] = citations.cases;
    expect(uncited(citations.catalogue, blow!)).toEqual(['DD-04']);
    expect(blow!.at).toBe('cases/blow.yaml:1');
    expect(citations.unknown).toEqual([
      { id: 'DD-03', at: 'random play' },
      { id: 'DD-05', at: 'cases/blow.yaml:1' },
    ]);
    expect(citations.rules.filter(({ cases }) => cases.length > 0).map(({ id }) => id)).toEqual([
      'DD-01',
      'DD-02',
      'DD-EX-01',
    ]);
  });

  test('count no case that does not hold', () => {
    const file = join(folder, 'cases/blow.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('turn: B', 'turn: A'));
    const { carriedOutInCases } = figuresOf(
      citationsOf({ game: diceDuel, trials: [duel], bound: 5000 }, url, 1),
    );
    expect(carriedOutInCases).toBe(0);
  });
});
