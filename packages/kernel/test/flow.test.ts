// The machine itself: steps, calls, answers, windows, orders, and the errors of a broken book.
import { describe, expect, test } from 'vitest';
import {
  type AskStep,
  type Chapter,
  Playing,
  type World,
  bookOf,
  chaptersOf,
  fingerprint,
  copyJson,
  defineGame,
  fastChance,
  heard,
  listener,
  run,
  same,
  shownFlow,
  top,
  total,
  type Told,
} from '../src/index.ts';
import { diceDuel } from '../examples/diceDuel.ts';
import { smugglers } from '../examples/smugglers.ts';

interface Table extends World {
  notes: string[];
}
const table = (): Table => ({ edition: '1', flow: [], undoBarrier: 0, over: null, notes: [] });
const chapter = chaptersOf<Table, string>();
const note = (text: string) => ({ run: (play: Playing<Table>) => void play.w.notes.push(text) });
const end = { run: (play: Playing<Table>) => play.end({ winners: [], rule: 'T-1', why: 'the end' }) };

type Notes = Pick<Chapter<Table, string, Record<never, never>, never>, 'name' | 'steps' | 'shown' | 'begin'>;

function notes(first: Notes, ...more: Notes[]): string[] {
  const w = table();
  w.flow.push(first.begin({}));
  run(bookOf([first, ...more]), new Playing(w, fastChance(1)));
  return w.notes;
}

describe('steps', () => {
  test('follow one another, jump, and end the chapter', () => {
    let rounds = 0;
    const loop = chapter('loop').steps({
      'go round': { run: () => (++rounds < 3 ? { goTo: 'go round' } : undefined) },
      after: note('after'),
      out: { run: () => 'done' },
      never: note('never'),
    });
    const book = chapter('book').steps({
      'call it': { run: () => ({ call: loop.begin({}) }) },
      back: note('back'),
      end,
    });
    expect(notes(book, loop)).toEqual(['after', 'back']);
    expect(rounds).toBe(3);
  });

  test('a called chapter answers its caller', () => {
    const asked = chapter('asked').steps({ answer: { run: () => ({ answer: 42 }) } });
    const book = chapter('book').steps({
      'ask it': { run: () => ({ call: asked.begin({}), then: 'hear it' }) },
      skipped: note('skipped'),
      'hear it': { run: (play, f) => void play.w.notes.push(String((f as { answer?: unknown }).answer)) },
      end,
    });
    expect(notes(book, asked)).toEqual(['42']);
  });

  test('a call from the last step leaves no frame behind', () => {
    const deep = chapter('deep').steps({
      look: { run: (play) => void play.w.notes.push(String(play.w.flow.length)) },
      end,
    });
    const book = chapter('book').steps({ only: { run: () => ({ call: deep.begin({}) }) } });
    expect(notes(book, deep)).toEqual(['1']);
  });

  test('a book without an end, a step that is not there and two chapters of one name are named', () => {
    expect(() => notes(chapter('short').steps({ only: note('x') }))).toThrow(
      'the book has ended without an outcome',
    );
    expect(() =>
      notes(chapter('lost').steps({ away: { run: (_play, f) => ((f.step = 'nowhere'), 'again') } })),
    ).toThrow("no step 'nowhere' in chapter 'lost'");
    expect(() => bookOf([chapter('twin').steps({ end }), chapter('twin').steps({ end })])).toThrow(
      "two chapters are called 'twin'",
    );
    expect(() => top(table())).toThrow('ended without an outcome');
  });
});

describe('a reaction window', () => {
  test('skips whoever can do nothing, reopens after a play, and closes when all have passed in a row', () => {
    const w = diceDuel.arrange({
      fighters: [
        { hearts: 3, luck: 1 },
        { hearts: 3, luck: 1 },
      ],
    });
    const told: Told[] = [];
    diceDuel.resume(w, fastChance(1));
    diceDuel.play(w, 0, { do: 'strike' }, { roll: () => 3, pick: () => 0 }, listener(told));
    expect(diceDuel.asks(w).map((ask) => [ask.seat, ask.rule])).toEqual([[1, 'DD-03']]);
    diceDuel.play(w, 1, { do: 'parry' }, { roll: () => 6, pick: () => 0 }, listener(told));
    expect(w.flow.map((f) => `${f.chapter}/${f.step}`)).toEqual([
      'duel/strike or rest',
      'blow/land',
      'parry/feint',
    ]);
    diceDuel.play(w, 0, { do: 'feint' }, { roll: () => 1, pick: () => 0 }, listener(told));
    expect(told.map((one) => one.what.type)).toEqual(['swung', 'feinted', 'parried', 'hurt']);
    expect(w.fighters.map((one) => one.luck)).toEqual([0, 0]);
  });
});

test('effects that fall together: the chooser says which comes first, equal ones need no question', () => {
  const w = smugglers.arrange({
    hands: [
      [0, 1],
      [0, 1],
      [2, 3],
    ],
  });
  const never = {
    roll: () => 1,
    pick: (weights: readonly number[]) => weights.findIndex((weight) => weight > 0),
  };
  smugglers.resume(w, never);
  smugglers.play(w, 0, { lay: 0 }, never);
  smugglers.play(w, 1, { lay: 0 }, never);
  smugglers.play(w, 2, { lay: 3 }, never);
  expect(smugglers.asks(w)).toMatchObject([
    { seat: 0, offers: [{ first: 'spy of A' }, { first: 'spy of B' }] },
  ]);
  smugglers.play(w, 0, { first: 'spy of B' }, never);
  expect(smugglers.asks(w)).toMatchObject([{ seat: 1, rule: 'SM-05' }]);
  smugglers.play(w, 1, { spy: 2 }, never);
  expect(smugglers.asks(w)).toMatchObject([{ seat: 0, rule: 'SM-05' }]);
});

test('a question to everybody at once: each answer counts when it comes, in any order', () => {
  const w = smugglers.arrange({
    hands: [
      [1, 2],
      [3, 4],
      [2, 5],
    ],
  });
  const never = {
    roll: () => 1,
    pick: (weights: readonly number[]) => weights.findIndex((weight) => weight > 0),
  };
  smugglers.resume(w, never);
  expect(smugglers.asks(w).map((ask) => ask.seat)).toEqual([0, 1, 2]);
  smugglers.play(w, 2, { lay: 5 }, never);
  expect(smugglers.asks(w).map((ask) => ask.seat)).toEqual([0, 1]);
  expect(smugglers.judge(w, 2, { lay: 2 })).toMatchObject({ rule: 'SM-02' });
});

test('withdrawals are shown and judged, and never picked at random', () => {
  interface Ready extends World {
    ready: boolean[];
  }
  const step: AskStep<Ready, { do: string }, object, never> = {
    rule: 'T-2',
    prompt: 'Ready?',
    who: (w) => (w.ready.every(Boolean) ? null : [0, 1]),
    offers: (w, _f, seat) => (w.ready[seat] ? [] : [{ do: 'ready' }]),
    withdrawals: (w, _f, seat) => (w.ready[seat] ? [{ do: 'wait' }] : []),
    take(play, _f, seat, choice) {
      play.w.ready[seat] = choice.do === 'ready';
      return 'again';
    },
    after: (play) => play.end({ winners: [0, 1], rule: 'T-2', why: 'all are ready' }),
  };
  const wait = chaptersOf<Ready, { do: string }>()('wait').steps({ ready: step });
  const begin = (): Ready => ({
    edition: '1',
    flow: [wait.begin({})],
    undoBarrier: 0,
    over: null,
    ready: [false, false],
  });
  const game = defineGame<Ready, { do: string }, Ready>({
    name: 'wait',
    title: 'Wait',
    edition: '1',
    seats: { least: 2, most: 2, kinds: ['person'] },
    options: {},
    book: bookOf([wait]),
    begin,
    view: (w) => copyJson(w),
    imagine: (w) => copyJson(w),
    copy: (w) => copyJson(w),
    score: () => 0,
    words: { choice: (choice) => choice.do, happening: () => '' },
    arrange: begin,
    report: () => null,
  });
  const w = game.setup({}, [{}, {}], fastChance(1));
  game.play(w, 0, { do: 'ready' }, fastChance(1));
  expect(game.asks(w)).toMatchObject([
    { offers: [], withdrawals: [{ do: 'wait' }] },
    { offers: [{ do: 'ready' }] },
  ]);
  expect(game.judge(w, 0, { do: 'wait' })).toBeNull();
  expect(game.judge(w, 1, { do: 'wait' })).toMatchObject({ rule: 'T-2' });
});

test('what is told reaches those it is for', () => {
  const told: Told<{ type: string; card?: number }>[] = [];
  const tell = listener(told);
  tell({ type: 'drew', card: 5 }, 'T-3', [1], { type: 'drew a card' });
  tell({ type: 'whispered' }, 'T-4', [0, 1]);
  expect(told.map((one) => [heard(one, 0)?.what, heard(one, 1)?.what, heard(one, 'table')?.what])).toEqual([
    [{ type: 'drew a card' }, { type: 'drew', card: 5 }, { type: 'drew a card' }],
    [{ type: 'whispered' }, { type: 'whispered' }, undefined],
  ]);
});

test('modifiers are added by `total`, and keep their reasons', () => {
  expect(
    total([
      { value: 2, because: 'T-5' },
      { value: -1, because: 'T-6', label: 'in cover' },
    ]),
  ).toBe(1);
});

describe('the check of a world', () => {
  test('does not depend on the order of keys, and notices every change', () => {
    expect(fingerprint({ a: 1, b: [2, { c: 'x' }] })).toBe(fingerprint({ b: [2, { c: 'x' }], a: 1 }));
    const variants = [
      { a: 1 },
      { a: 2 },
      { a: '1' },
      { a: true },
      { a: null },
      { a: [] },
      { a: {} },
      { b: 1 },
      { a: 1, b: 1 },
      [1],
      [],
      [[]],
      { a: -1 },
      { a: 1.5 },
      { a: [1, 2] },
      { a: [2, 1] },
    ];
    expect(new Set(variants.map(fingerprint)).size).toBe(variants.length);
    expect(fingerprint({ a: 1 })).toMatch(/^[0-9a-f]{16}$/);
  });

  test('refuses what is not JSON', () => {
    for (const value of [undefined, Number.NaN, Infinity, () => 1, 1n])
      expect(() => fingerprint({ value })).toThrow('a world cannot hold');
  });

  test('small boards hardly ever share a check', () => {
    const seen = new Set<string>();
    for (let a = 0; a < 30; a++)
      for (let b = 0; b < 30; b++)
        for (let c = 0; c < 30; c++) seen.add(fingerprint({ cells: [a, b, c, 0, a ^ c] }));
    expect(seen.size).toBe(27_000);
  });
});

test('equal as JSON', () => {
  expect(same({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
  for (const [a, b] of [
    [{ a: 1 }, { a: 1, b: 2 }],
    [[1], { 0: 1 }],
    [null, {}],
    [{ a: undefined }, { b: undefined }],
    ['1', 1],
  ])
    expect(same(a, b)).toBe(false);
});

test('a view of the flow shows the locals that a chapter shows, and no others', () => {
  const deal = chapter<{ lane: number; hidden: number[] }>('deal').shows('lane').steps({ end });
  expect(shownFlow(bookOf([deal]), [deal.begin({ lane: 2, hidden: [7] })])).toEqual([
    { chapter: 'deal', step: 'end', lane: 2 },
  ]);
});
