// Which buttons of the prompt play at once, and which only plan.
import type { Asked, Json } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { buttonPlans } from '../src/table/prompt/keyPlays.ts';

const MOVE = { order: 'move' };
const SET_UP = { do: 'place all' };
const GO_ON = { do: 'go on' };
const offers = [MOVE, SET_UP, GO_ON].map((choice) => ({ choice, words: '' }));
const ask: Asked = {
  seat: 0,
  rule: 'R-1',
  prompt: '',
  offers,
  spaces: [],
  withdrawals: [],
  refused: [],
  reaction: null,
};

/** Whether pressing the button of a choice only plans it. */
const plans = (choice: Json, picked: Json | null = null, path: string[] = []): boolean =>
  buttonPlans(
    {
      state: { ask, view: null },
      module: {
        note: (one) => ({
          icon: 'right',
          ...(one === SET_UP && { atOnce: false }),
          ...(one === GO_ON && { atOnce: true }),
        }),
      },
      selection: { path, picked },
      shown: offers,
    },
    choice,
  );

test('with nothing selected a button plays, except what cannot be taken back and must be seen first', () => {
  expect(plans(MOVE)).toBe(false);
  expect(plans(SET_UP)).toBe(true);
  expect(plans(SET_UP, SET_UP)).toBe(false);
});

test('while something is selected a button plans, except where nothing must be seen first', () => {
  expect(plans(MOVE, null, ['unit:1'])).toBe(true);
  expect(plans(MOVE, SET_UP, ['unit:1'])).toBe(true);
  expect(plans(MOVE, MOVE, ['unit:1'])).toBe(false);
  expect(plans(GO_ON, null, ['unit:1'])).toBe(false);
});
