// The checks of cases. Each passes where it is right, and says what is wrong where it is not.
import { BadInput, type Game, isObject } from '@xenotable/kernel';
import { type Choice, type Table, type Telling, diceDuel } from '@xenotable/kernel/examples/diceDuel.ts';
import { describe, expect, test } from 'vitest';
import { resultsOf } from './support.ts';

/** A blow of six against a fighter with luck, who passes; then B rests and A strikes again. */
const duel = (then: string, luck = 1): string => `title: Two blows
game: dice-duel
rule: DD-05
given: { fighters: [{ hearts: 3, luck: 0 }, { hearts: 5, luck: ${luck} }] }
dice: [6, 2]
when:
  - A: strike
${luck > 0 ? '  - B: pass\n' : ''}  - B: strike
then: ${then}
`;

const problems = async (text: string): Promise<string[]> =>
  (await resultsOf(diceDuel, text)).flatMap((result) => result.problems);

describe('a check', () => {
  test.each<[holds: string, fails: string, says: string]>([
    [
      '{ only offered: { A: [strike, { do: rest }] } }',
      '{ only offered: { A: [strike] } }',
      'then.only offered.A: besides, there is rest',
    ],
    [
      '{ only offered: { A: [strike, rest], B: [] } }',
      '{ only offered: { A: [strike, rest, parry] } }',
      'then.only offered.A: "parry" is not offered',
    ],
    [
      '{ only offered: { A: [strike, rest] } }',
      '{ only offered: { A: [strike, rest, { space: field }] } }',
      'then.only offered.A: there is no space "field"',
    ],
    [
      '{ offers: { A: 2, B: 0 } }',
      '{ offers: { A: 3 } }',
      'then.offers.A: expected 3, got 2 (strike / rest)',
    ],
    [
      "{ prompt: { A: 'Strike, or rest?' } }",
      "{ prompt: { A: 'Strike?' } }",
      'then.prompt.A: expected "Strike?", got "Strike, or rest?"',
    ],
    [
      '{ times: { swung: 2, parried: 0 } }',
      '{ times: { swung: 1 } }',
      'then.times: swung should happen 1 times, but did 2 times',
    ],
    [
      '{ times: [{ type: swung, force: 6, times: 1 }, { rule: DD-05, times: 2 }] }',
      '{ times: [{ type: swung, force: 6, times: 2 }] }',
      'then.times: {"type":"swung","force":6} should happen 2 times, but did 1 times',
    ],
    [
      '{ not happened: [parried, { type: swung, force: 5 }] }',
      '{ not happened: [{ type: swung, force: 6 }] }',
      'then.not happened: {"type":"swung","force":6} did happen',
    ],
    [
      '{ not sees: { B: [fighters.1.wounds], table: [hidden] } }',
      '{ not sees: { B: [fighters.1.luck] } }',
      'then.not sees.B: there is fighters.1.luck (1)',
    ],
    ['{ not table: [fighters.2, turns] }', '{ not table: [turn] }', 'then.not table: there is turn ("A")'],
    [
      '{ not table: [fighters.1.wounds] }',
      '{ not table: [figters.1.wounds] }',
      'then.not table: there is no figters in which figters.1.wounds could be (there is fighters, turn)',
    ],
    [
      '{ log: ["Ann strikes with force 6.", "hearts left: 3", Bob strikes] }',
      '{ log: ["hearts left: 3", "Ann strikes with force 6."] }',
      'then.log: no line with "Ann strikes with force 6." among "Bob strikes with force 2."',
    ],
  ])('%s', async (holds, fails, says) => {
    expect(await problems(duel(holds))).toEqual([]);
    expect((await problems(duel(fails))).join('\n')).toContain(says);
  });

  test.each([
    ['{ only ofered: {} }', 'then.only ofered: unknown word; did you mean "only offered"?'],
    ['{ times: { swang: 0 } }', 'then.times: there is no happening "swang"; did you mean "swung"?'],
    ['{ not happened: [{ type: swang }] }', 'then.not happened: there is no happening "swang"'],
    ['{ times: { swung: often } }', 'then.times.swung: must be a whole number from 0'],
    ['{ times: [{ type: swung }] }', 'then.times[0].times: must be a whole number'],
    ['{ offers: { table: 1 } }', 'then.offers: "table" is no seat'],
    ['{ not sees: { B: [fighters..luck] } }', '"fighters..luck" is no path'],
  ])('%s is an error', async (then, says) => expect((await problems(duel(then))).join('\n')).toContain(says));

  test('a space is named by its kind, or it is offered besides', async () => {
    const spacious = {
      ...diceDuel,
      asks: (w: Table) => diceDuel.asks(w).map((ask) => ({ ...ask, spaces: [{ kind: 'field' }] })),
    };
    const text = (wishes: string): string => duel(`{ only offered: { A: [strike, rest${wishes}] } }`);
    expect((await resultsOf(spacious, text(', { space: field }')))[0]?.problems).toEqual([]);
    expect((await resultsOf(spacious, text('')))[0]?.problems).toEqual([
      'then.only offered.A: besides, there is the space field',
    ]);
  });

  test('what a sensible player would choose, and why', async () => {
    const advised = {
      ...diceDuel,
      suggest: () => ({ do: 'rest' }) as const,
      reason: () => ({ rule: 'DD-77', words: 'a rest brings luck' }),
    };
    const run = async (then: string) => (await resultsOf(advised, duel(then)))[0];
    const right = await run('{ suggested: { A: rest }, because: { A: brings luck } }');
    expect(right?.problems).toEqual([]);
    expect(right?.cited).toContain('DD-77');
    expect((await run('{ suggested: { A: strike }, because: { A: hurts }, asked: [A] }'))?.problems).toEqual([
      'then.suggested.A: expected "strike", got rest',
      'then.because.A: expected "hurts", got "a rest brings luck"',
    ]);
    expect((await run('{ suggested: { B: rest } }'))?.problems).toEqual([
      'then.suggested.B: nothing is suggested',
    ]);
  });

  test('names of a set-up stand in its log', async () => {
    const text = `title: A set-up
game: dice-duel
rule: DD-02
setup: { options: { hearts: 3 }, seats: [{ kind: person, name: Zoe }, { kind: person, name: Yan }] }
dice: [1]
when: [{ A: strike }, { B: pass }]
then: { log: [Zoe strikes, Yan is hurt] }
`;
    expect(await problems(text)).toEqual([]);
  });
});

test('all that is wrong in one check is reported', async () => {
  const then = '{ happened: [parried], times: { swang: 0 }, offers: { A: 1 }, over: { rule: DD-06 } }';
  expect((await problems(duel(then))).map((problem) => problem.split(':')[0])).toEqual([
    'then.happened',
    'then.times',
    'then.offers.A',
    'then.over',
  ]);
});

describe('refused: true', () => {
  const resting = (luck: number): string => `title: Resting
game: dice-duel
rule: DD-01
given: { fighters: [{ hearts: 3, luck: ${luck} }, { hearts: 3, luck: 0 }] }
when: [{ A: rest, refused: true }, { A: { do: fly }, refused: true }]
`;
  test('is a refusal by any rule', async () => expect(await problems(resting(2))).toEqual([]));
  test('does not hold for a legal choice', async () =>
    expect(await problems(resting(1))).toEqual(['when[0]: "rest" should be refused, but it is legal']));
});

test('a failed check before an impossible choice is reported with it', async () => {
  const text = duel('{ asked: [A] }').replace('  - B: pass', '  - then: { asked: [A] }\n  - B: fly');
  expect(await problems(text)).toEqual([
    'when[1].asked[0]: expected "A", got "B"',
    'when[2]: "fly" is not offered to B; known: "parry", "pass"',
  ]);
});

describe('a window', () => {
  test('in which nobody could play anything is seen', async () => {
    const then =
      '{ happened: [swung, { type: window, rule: DD-03, asked: [] }, hurt], times: { window: 2 } }';
    expect(await problems(duel(then, 0))).toEqual([]);
    expect(await problems(duel('{ happened: [{ type: window, asked: [B] }] }', 0))).toEqual([
      'then.happened: no {"type":"window","asked":["B"]} among swung [DD-02], window [DD-03], hurt [DD-05], swung [DD-02], window [DD-03], hurt [DD-05]',
    ]);
  });

  test('says who was asked', async () => {
    expect(
      await problems(duel('{ happened: [{ type: window, asked: [B] }, { type: window, asked: [] }] }')),
    ).toEqual([]);
    expect(await problems(duel('{ not happened: [{ type: window, asked: [B] }] }'))).toEqual([
      'then.not happened: {"type":"window","asked":["B"]} did happen',
    ]);
  });

  test('that a play leaves at once is seen too', async () => {
    const text = duel(
      '{ happened: [{ type: parried }], times: [{ type: window, rule: DD-03, asked: [B], times: 1 }] }',
    )
      .replace('[6, 2]', '[6, 6, 2]')
      .replace('B: pass', 'B: parry');
    expect(await problems(text)).toEqual([]);
  });

  test('is not matched by a wish that names only a rule', async () => {
    const then = '{ not happened: [{ rule: DD-03 }], times: [{ rule: DD-03, times: 0 }] }';
    expect(await problems(duel(then, 0))).toEqual([]);
  });

  test('that a case names is cited', async () => {
    const [named] = await resultsOf(diceDuel, duel('{ happened: [{ type: window, rule: DD-03 }] }', 0));
    const [unnamed] = await resultsOf(diceDuel, duel('{ asked: [A] }', 0));
    expect([named?.cited.has('DD-03'), unnamed?.cited.has('DD-03')]).toEqual([true, false]);
  });
});

describe('a game that has words for cases', () => {
  const talkative: Game<Table, Choice, Table, Telling> = {
    ...diceDuel,
    caseWords: {
      choice(written) {
        if (!isObject(written) || !('swings' in written)) return written;
        if (written['swings'] !== 'sword') throw new BadInput('swings', 'there is only a sword');
        return { do: 'strike' };
      },
      names: () => ['Red', 'Blue'],
    },
  };
  const text = (when: string, then: string): string => `title: A sword
game: dice-duel
rule: DD-01
given: { fighters: [{ hearts: 3, luck: 0 }, { hearts: 3, luck: 0 }] }
dice: [1]
when: ${when}
then: ${then}
`;
  const spoken = async (when: string, then: string): Promise<string[]> =>
    (await resultsOf(talkative, text(when, then))).flatMap((result) => result.problems);

  test('reads its own naming, and the old one', async () => {
    const then = '{ log: [Red strikes], offered: { B: [{ swings: sword }, strike] }, offers: { B: 2 } }';
    expect(await spoken('[{ A: { swings: sword } }]', then)).toEqual([]);
    expect(await spoken('[{ A: strike }]', then)).toEqual([]);
    expect(
      await spoken(
        '[{ B: { swings: sword }, refused: true }, { everyone: { swings: sword } }]',
        '{ over: false }',
      ),
    ).toEqual([expect.stringContaining('dice: DD-02 asks for a d6')]);
    expect(await spoken('[{ A: strike }]', '{ not offered: { B: [{ swings: sword }] } }')).toEqual([
      'then.not offered.B: {"swings":"sword"} is offered',
    ]);
  });

  test('names what it does not know beside what else is wrong', async () =>
    expect(await spoken('[{ A: strike }]', '{ asked: [A], offered: { B: [{ swings: axe }] } }')).toEqual([
      'then.offered.B: swings: there is only a sword',
      'then.asked[0]: expected "A", got "B"',
    ]));

  test('names what it does not know in a choice', async () =>
    expect(await spoken('[{ A: { swings: axe } }]', '{ asked: [B] }')).toEqual([
      'when[0]: swings: there is only a sword',
    ]));
});

describe('YAML', () => {
  const good = duel('{ asked: [A] }');
  test('an alias is good within one document', async () => {
    const given = 'given: { fighters: [&one { hearts: 3, luck: 0 }, *one] }';
    const one = good.replace(/given: .*/, given).replace('  - B: pass\n', '');
    expect(await problems(one)).toEqual([]);
    expect(
      await problems(`${one}---\n${good.replace(/given: .*/, 'given: { fighters: [*one, *one] }')}`),
    ).toEqual(['line 14: *one is not defined in this case: an alias is good within one document']);
  });

  test.each([
    ['a tag', good.replace('rule: DD-05', 'rule: !id DD-05'), 'Unresolved tag: !id'],
    ['a directive', `%FOO bar\n---\n${good}`, 'Unknown directive %FOO'],
    ['a list as key', good.replace('asked: [A]', 'table: { [a, b]: 1 }'), 'line 10: a key must be a word'],
  ])('%s that would be lost is an error', async (_name, text, says) =>
    expect((await problems(text)).join('\n')).toContain(says),
  );
});
