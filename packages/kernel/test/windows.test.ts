// Windows are heard only by a listener, only while it listens, and only in play that is told to somebody.
import { expect, test } from 'vitest';
import {
  type Seat,
  type World,
  bookOf,
  chaptersOf,
  defineGame,
  fastChance,
  hearingWindows,
  reactions,
} from '../src/index.ts';
import { diceDuel } from '../examples/diceDuel.ts';
import { readCase, runCase } from '../proof/index.ts';

const strike = (tell: boolean): World => {
  const w = diceDuel.arrange({
    fighters: [
      { hearts: 3, luck: 0 },
      { hearts: 3, luck: 0 },
    ],
  });
  diceDuel.resume(w, fastChance(1));
  diceDuel.play(w, 0, { do: 'strike' }, fastChance(1), tell ? () => {} : undefined);
  return w;
};

const heardIn = (run: () => void): string[] => {
  const heard: string[] = [];
  hearingWindows(
    {
      answered: (_window, seat) => heard.push(`seat ${seat}`),
      closed: (_window, rule) => heard.push(rule),
    },
    run,
  );
  return heard;
};

test('a window that closes is heard in play, not in what is only tried out', () => {
  expect(heardIn(() => strike(true))).toEqual(['DD-03']);
  expect(heardIn(() => strike(false))).toEqual([]);
});

test('the inner listener hears alone, and the outer one again afterwards', () => {
  let inner: string[] = [];
  const outer = heardIn(() => {
    inner = heardIn(() => strike(true));
    strike(true);
  });
  strike(true);
  expect([inner, outer]).toEqual([['DD-03'], ['DD-03']]);
});

test('listening changes nothing in the world', () => {
  let heard: World | undefined;
  heardIn(() => (heard = strike(true)));
  expect(heard).toEqual(strike(true));
});

/** A bell rings and these seats may shout, once for all; silence closes the window before anybody can. */
interface Bell extends World {
  seats: Seat[];
  silent: boolean;
}
type Shout = { do: 'shout' | 'pass' };

const arrange = (given: unknown): Bell => {
  const { seats, silent } = given as Pick<Bell, 'seats' | 'silent'>;
  return {
    edition: '1',
    flow: [{ chapter: 'bell', step: 'shouting' }],
    undoBarrier: 0,
    over: null,
    seats,
    silent,
  };
};

const bell = defineGame<Bell, Shout, Bell>({
  name: 'bell',
  title: 'Bell',
  edition: '1',
  seats: { least: 1, most: 4, kinds: ['person'] },
  options: {},
  book: bookOf([
    chaptersOf<Bell, Shout>()('bell').steps({
      shouting: reactions<Bell, Shout, object>({
        rule: 'BE-01',
        prompt: 'Shout?',
        order: (w) => w.seats,
        plays: () => [{ do: 'shout' }],
        pass: { do: 'pass' },
        closed: (w) => w.silent,
        take: (play) => {
          play.w.silent = true;
        },
      }),
      over: { run: (play) => play.end({ winners: [], rule: 'BE-02', why: 'the bell has rung' }) },
    }),
  ]),
  begin: () => arrange({ seats: [0], silent: false }),
  view: (w) => w,
  imagine: (view) => view,
  copy: (w) => structuredClone(w),
  score: () => 0,
  words: { choice: (choice) => choice.do, happening: ({ type }) => type },
  arrange,
  report: () => ({}),
});

test.each([
  ['lists all seats that were asked', [0, 1], false, [{ A: 'pass' }, { B: 'pass' }], ['A', 'B']],
  ['lists those until it was closed', [2, 0, 1], false, [{ C: 'pass' }, { A: 'shout' }], ['C', 'A']],
  ['without seats did not occur', [], false, [], null],
  ['that was closed from the beginning did not occur', [0, 1], true, [], null],
])('a window %s', (_name, seats, silent, when, asked) => {
  const then =
    asked === null
      ? { times: { window: 0 } }
      : { times: [{ type: 'window', rule: 'BE-01', asked, times: 1 }] };
  const written = { title: 'Bell', game: 'bell', rule: 'BE-01', given: { seats, silent }, when, then };
  expect(runCase(bell, readCase(written, ['bell'])).problems).toEqual([]);
});

test('answers are heard in play, not in what is only tried out', () => {
  const answer = (tell: boolean): void => {
    const w = bell.arrange({ seats: [0], silent: false });
    bell.play(w, 0, { do: 'pass' }, fastChance(1), tell ? () => {} : undefined);
  };
  expect(heardIn(() => answer(true))).toEqual(['seat 0', 'BE-01']);
  expect(heardIn(() => answer(false))).toEqual([]);
});
