// A rule counts as carried out only if running code cites it.
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  type Playing,
  type World,
  applies,
  bagOf,
  bookOf,
  chaptersOf,
  defineGame,
  total,
} from '@xenotable/kernel';
import { citing, readCase, runCase } from '@xenotable/kernel/proof';
import { diceDuel } from '@xenotable/kernel/examples/diceDuel.ts';
import { catalogueOf } from '../src/catalogue.ts';
import { citationProblems, citedInPlay } from '../src/citations.ts';

const people = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Bob' },
];
const duel = { name: 'duel', options: {}, seats: people };

/** One question; each answer cites its rule in a different way. */
const ways: Record<string, (play: Playing<World>) => void> = {
  nothing: () => {},
  happening: (play) => play.tell?.({ type: 'seen' }, 'ZZ-HAPPENING'),
  die: (play) => void play.roll(6, 'ZZ-DIE'),
  draw: (play) => void play.draw(bagOf(['a', 'b']), 'ZZ-DRAW'),
  modifier: () => void total([{ value: 1, because: 'ZZ-MODIFIER' }]),
  mark: () => applies('ZZ-MARK'),
  outcome: (play) => play.end({ winners: [0], rule: 'ZZ-OUTCOME', why: 'enough' }),
};
type Answer = { cite: string };
const chapter = chaptersOf<World, Answer>();

const start = (): World => ({
  edition: '1',
  flow: [{ chapter: 'only', step: 'how' }],
  undoBarrier: 0,
  over: null,
});

const quoter = defineGame<World, Answer, World>({
  name: 'quoter',
  title: 'Quoter',
  edition: '1',
  seats: { least: 1, most: 1, kinds: ['person'] },
  options: {},
  book: bookOf([
    chapter('only').steps({
      how: {
        rule: 'ZZ-QUESTION',
        prompt: 'How?',
        who: () => 0,
        offers: () => Object.keys(ways).map((cite) => ({ cite })),
        judge: () => ({ rule: 'ZZ-REFUSAL', reason: 'Not so.' }),
        refused: () => [{ choice: { cite: 'shout' }, rule: 'ZZ-GREYED', reason: 'Too loud.' }],
        take: (play, _f, _seat, { cite }) => {
          ways[cite]!(play);
          return 'again';
        },
      },
    }),
  ]),
  begin: start,
  view: (w) => w,
  imagine: (view) => view,
  copy: (w) => structuredClone(w),
  score: () => 0,
  words: { choice: ({ cite }) => cite, happening: ({ type }) => type },
  arrange: start,
  report: () => ({}),
});

const caseOf = (more: object, game = 'quoter') =>
  readCase({ title: 'T', game, rule: 'ZZ-1', given: {}, then: {}, ...more }, [game]);
const cites = (more: object): string[] => [...runCase(quoter, caseOf(more)).cited];

describe('a case cites', () => {
  test.each([
    ['happening', [], 'ZZ-HAPPENING'],
    ['die', [3], 'ZZ-DIE'],
    ['draw', ['a'], 'ZZ-DRAW'],
    ['modifier', [], 'ZZ-MODIFIER'],
    ['mark', [], 'ZZ-MARK'],
    ['outcome', [], 'ZZ-OUTCOME'],
  ])('the rule of a %s, and of the question before it', (cite, dice, rule) => {
    expect(cites({ dice, when: [{ A: { cite } }] })).toEqual(['ZZ-QUESTION', rule]);
  });

  test('nothing that is only named in the code', () => {
    expect(cites({ when: [{ A: { cite: 'nothing' } }] })).toEqual(['ZZ-QUESTION']);
  });

  test('the rule of a refusal', () => {
    expect(cites({ when: [{ A: { cite: 'whisper' }, refused: 'ZZ-REFUSAL' }] })).toContain('ZZ-REFUSAL');
    expect(cites({ then: { 'not offered': { A: ['shout'] } } })).toContain('ZZ-GREYED');
  });

  test('what it cited before it failed', () => {
    const { problems, cited } = runCase(quoter, caseOf({ when: [{ A: 'happening' }], then: { over: {} } }));
    expect(problems).toHaveLength(1);
    expect([...cited]).toEqual(['ZZ-QUESTION', 'ZZ-HAPPENING']);
  });
});

test('nothing is heard once the listening is over', () => {
  const { cited } = citing(quoter, () => {});
  runCase(quoter, caseOf({ when: [{ A: 'mark' }, { A: 'happening' }] }));
  expect(cited.size).toBe(0);
});

describe('the rules that a case names', () => {
  const catalogue = catalogueOf(
    ['## R', ...['DD-01', 'DD-02', 'DD-03', 'DD-05', 'DD-EX-01'].map((id) => `#### ${id} Title`)].join('\n'),
  );
  const blow = {
    game: 'dice-duel',
    given: {
      fighters: [
        { hearts: 3, luck: 0 },
        { hearts: 3, luck: 0 },
      ],
    },
    dice: [6],
    when: [{ A: 'strike' }],
  };
  const wrong = (rule: string[], known = catalogue): string[] => {
    const { cited } = runCase(diceDuel, caseOf({ ...blow, rule }, 'dice-duel'));
    return citationProblems(known, { names: rule, cited });
  };

  test('are cited when it runs', () => {
    expect(wrong(['DD-01', 'DD-02', 'DD-05'])).toEqual([]);
    expect(wrong(['DD-02', 'DD-03'])).toEqual([
      'rule: DD-03 is named, but nothing cites it when the case runs',
    ]);
  });

  test('stand in RULES.md, and so does what else is cited', () => {
    const short = new Map([...catalogue].filter(([id]) => id !== 'DD-05'));
    expect(wrong(['DD-02'], short)).toEqual(['rule: RULES.md has no DD-05']);
  });

  test('may be a worked example, which cites other rules', () => {
    expect(wrong(['DD-EX-01', 'DD-02'])).toEqual([]);
  });
});

test('random play cites what it reaches and nothing else', () => {
  const all = ['DD-01', 'DD-02', 'DD-03', 'DD-04', 'DD-05'];
  expect([...citedInPlay(diceDuel, [duel], 5000, 500)].sort()).toEqual(all);
  // If nobody parries, nobody feints.
  const withoutParry: AnyGame = {
    ...diceDuel,
    asks: (w) =>
      diceDuel.asks(w).map((ask) => ({ ...ask, offers: ask.offers.filter((offer) => offer.do !== 'parry') })),
  };
  expect([...citedInPlay(withoutParry, [duel], 5000, 500)].sort()).toEqual(
    all.filter((id) => id !== 'DD-04'),
  );
});
