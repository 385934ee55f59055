// Games that the script plays with itself, as they are kept by a game.
import { expect, test } from 'vitest';
import { type AnyGame } from '../src/index.ts';
import { people, playsAsKept, scriptSection, scriptSections, scriptText } from '../proof/index.ts';
import { ticTacToe } from '../examples/ticTacToe.ts';

const trial = { name: 'two people', options: {}, seats: people(2) };

/** Tic-tac-toe with a script that takes the offer of this number, counted from the first. */
const scripted = (take: (offers: readonly unknown[]) => unknown): AnyGame => ({
  ...(ticTacToe as AnyGame),
  suggest: (w, seat) => take((ticTacToe as AnyGame).asks(w).find((ask) => ask.seat === seat)!.offers),
});

test('the same script plays the same game, another one shows', () => {
  const first = scripted((offers) => offers[0]);
  const kept = scriptText(first, [trial]);
  expect(scriptSections(kept)).toEqual([scriptSection(first, trial)]);
  expect(scriptSection(first, trial)).toMatch(
    /^two people\n {2}asked \d times: [0-9a-f]{16}\n {2}7 choices: [0-9a-f]{16}\n {2}over by /,
  );
  expect(playsAsKept(first, trial, scriptSection(first, trial))).toBe(true);
  expect(playsAsKept(first, trial, `${scriptSection(first, trial)}\n  more`)).toBe(false);
  const last = scripted((offers) => offers.at(-1));
  expect(playsAsKept(last, trial, scriptSection(first, trial))).toBe(false);
});

test('a script that says nothing, or something illegal, is a fault that names the choice', () => {
  expect(() =>
    scriptSection(
      scripted(() => undefined),
      trial,
    ),
  ).toThrow('nothing is suggested (two people, question 1');
  expect(() =>
    scriptSection(
      scripted(() => ({ cell: 99 })),
      trial,
    ),
  ).toThrow('two people, question 1: {"cell":99}');
});
