// Several choices in a row end at a refusal, at a throw that must be typed in, and as soon as there is enough.
import type { Json } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { playInRow } from '../src/table/actions/playInRow.ts';

const SHOTS: readonly Json[] = ['Ann fires', 'Bo fires', 'Cy fires'];

function table({ enough = Infinity, refused = '', typed = '' } = {}) {
  const played: Json[] = [];
  return {
    played,
    choose: (choice: Json) => {
      if (choice === refused) return Promise.resolve({ rule: 'X', reason: 'no' });
      played.push(choice);
      return Promise.resolve(null);
    },
    awaits: () => played.at(-1) === typed,
    isEnough: () => played.length >= enough,
  };
}

test('the row ends when there is enough; what was played counts', async () => {
  const two = table({ enough: 2 });
  expect(await playInRow(two, SHOTS, false)).toEqual({ count: 2, refusal: null, rest: [] });
  expect(two.played).toEqual(['Ann fires', 'Bo fires']);
  const all = table();
  expect(await playInRow(all, SHOTS, false)).toEqual({ count: 3, refusal: null, rest: [] });
});

test('the first choice is always played, but not the first of the rest after a typed throw', async () => {
  const first = table({ enough: 0 });
  expect((await playInRow(first, SHOTS, false)).count).toBe(1);
  const rest = table({ enough: 0 });
  expect((await playInRow(rest, SHOTS, true)).count).toBe(0);
  expect(rest.played).toEqual([]);
});

test('a throw that must be typed in leaves the rest for later, a refusal drops it', async () => {
  expect(await playInRow(table({ typed: 'Ann fires' }), SHOTS, false)).toEqual({
    count: 1,
    refusal: null,
    rest: ['Bo fires', 'Cy fires'],
  });
  const spoilt = await playInRow(table({ refused: 'Bo fires' }), SHOTS, false);
  expect(spoilt).toMatchObject({ count: 1, refusal: { reason: 'no' }, rest: [] });
});
