// The command line helps: wrong words are named, right ones suggested, and exit codes are meaningful.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { diceDuel } from '@xenotable/kernel/examples/diceDuel.ts';
import { resultOf, readCases } from '@xenotable/prove/caseFiles';

const bin = fileURLToPath(new URL('../bin/xenotable.ts', import.meta.url));

const xenotable = (...words: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [bin, ...words], (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });

describe('wrong words', () => {
  test.each([
    [['cases'], 'there is no command "cases"; did you mean "case"?'],
    [['fuzz', 'chess'], 'there is no game "chess"'],
    [['fuzz'], 'name one game'],
    [['bench', 'kernl'], '"kernl" cannot be measured; did you mean "kernel"?'],
    [['fuzz', 'xenoshyft', '--game', '5'], '--game: fuzz has no such option; did you mean "games"?'],
    [['case', 'nowhere.yaml'], 'nowhere.yaml: there is no such file or folder'],
  ])('xenotable %j', async (words, says) => {
    const { code, err } = await xenotable(...words);
    expect(err).toContain(says);
    expect(code).toBe(2);
  });
});

test('help is there, for all and for each', async () => {
  expect((await xenotable('--help')).out).toContain('xenotable COMMAND --help');
  const { out, code } = await xenotable('fuzz', '--help');
  expect(out).toContain('Example: xenotable fuzz');
  expect(code).toBe(0);
});

describe('a case', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cases-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const good = `title: A blow of six costs two hearts
game: dice-duel
rule: DD-05
given: { fighters: [{ hearts: 3, luck: 0 }, { hearts: 3, luck: 0 }] }
dice: [6]
when: [{ A: strike }]
then:
  happened: [swung, { type: hurt, left: 1, rule: DD-05 }]
  table: { fighters: [{ hearts: 3 }, { hearts: 1 }] }
  asked: [B]
`;
  const problems = async (text: string): Promise<string[]> => {
    const file = join(folder, 'case.yaml');
    writeFileSync(file, text);
    const results = readCases(file, ['dice-duel']).map((one) => resultOf(one, async () => diceDuel));
    return (await Promise.all(results)).flatMap(({ problems }) => problems);
  };

  test('holds', async () => expect(await problems(good)).toEqual([]));

  test.each([
    ['a misspelt key', good.replace('dice:', 'dise:'), 'dise: unknown word; did you mean "dice"?'],
    [
      'a misspelt word in the position',
      good.replace('luck: 0 }, {', 'luk: 0 }, {'),
      'given.fighters[0].luk: unknown word; did you mean "luck"?',
    ],
    [
      'an unknown game',
      good.replace('dice-duel', 'dice-dual'),
      'game: "dice-dual" is unknown; did you mean "dice-duel"?',
    ],
    [
      'an impossible die',
      good.replace('[6]', '[7]'),
      'dice[0]: 7 is impossible: DD-02 asks for a d6, a number from 1 to 6',
    ],
    [
      'too few dice',
      good.replace('[6]', '[]'),
      'dice: DD-02 asks for a d6, but the script holds only 0 results',
    ],
    ['too many dice', good.replace('[6]', '[6, 1]'), 'dice: 1 scripted results were never asked for'],
    [
      'an unknown choice',
      good.replace('strike', 'strick'),
      'when[0]: "strick" is not offered to A; did you mean "strike"?',
    ],
    [
      'a seat out of turn',
      good.replace('A: strike', 'B: strike'),
      'when[0]: seat B is not asked now (asked: A)',
    ],
    ['no seat', good.replace('A: strike', 'Z9: strike'), '"Z9" is no seat'],
    [
      'a wrong expectation',
      good.replace('hearts: 1 }', 'hearts: 2 }'),
      'then.table.fighters[1].hearts: expected 2, got 1',
    ],
    [
      'a happening that did not happen',
      good.replace('swung,', 'parried,'),
      'then.happened: no "parried" among swung [DD-02], hurt [DD-05]',
    ],
    [
      'something that is not on the table',
      good.replace('hearts: 3 }, { hearts: 1', 'harts: 3 }, { hearts: 1'),
      'then.table.fighters[0].harts: there is no such thing here (there is hearts, luck)',
    ],
    [
      'nothing to check',
      good.slice(0, good.indexOf('then:')),
      'then: is missing: a case must check something',
    ],
    [
      'a refusal by another rule',
      good.replace('[{ A: strike }]', '[{ A: rest, refused: DD-09 }, { A: strike }]'),
      'should be refused by DD-09, but it is legal',
    ],
    [
      'broken YAML',
      'title: [',
      'Flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
  ])('%s', async (_name, text, says) => {
    expect((await problems(text)).join('\n')).toContain(says);
  });
});
