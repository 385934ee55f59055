// Pictures and their changes: whoever has the first and the change has the second.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Json, deltaBetween, applyDelta, same } from '../src/index.ts';

/** Through the wire, as it is sent. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const words = fc.constantFrom('cells', 'units', 'length', 'name', '0', '7');
const picture = fc.letrec<{ any: Json }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json[]>(null, true, false, 0, 1, 2, 'Ann', ''),
    fc.array(tie('any'), { maxLength: 6 }),
    fc.dictionary(words, tie('any'), { maxKeys: 5 }),
  ),
})).any;

test('any picture can be computed from any other and the change between them', () => {
  fc.assert(
    fc.property(picture, picture, (before, after) =>
      same(applyDelta(sent(before), sent(deltaBetween(before, after))), after),
    ),
    {
      numRuns: 3000,
    },
  );
});

test('unchanged parts are not sent', () => {
  const before = {
    units: [
      { id: 1, wounds: 0, at: [3, 4] },
      { id: 2, wounds: 1, at: [5, 5] },
      { id: 3, wounds: 0, at: [0, 0] },
    ],
    turn: 4,
  };
  const after = {
    units: [before.units[0]!, { id: 2, wounds: 2, at: [5, 5] }, { id: 3, wounds: 0, at: [0, 0] }],
    turn: 4,
    over: null,
  };
  expect(deltaBetween(before, after)).toEqual({ units: { 1: { wounds: [2] } }, over: [null] });
  expect(deltaBetween(after, before)).toEqual({ units: { 1: { wounds: [1] } }, over: 0 });
  expect(deltaBetween(before, before)).toEqual({});
});

test('a list with a new length sends the length, and a list whose items moved is sent whole', () => {
  expect(deltaBetween([1, 2, 3, 4], [1, 2, 3])).toEqual({ length: 3 });
  expect(deltaBetween([1, 2, 3], [1, 2, 3, 4])).toEqual({ 3: [4], length: 4 });
  expect(deltaBetween([1, 2, 3, 4], [2, 3, 4])).toEqual([[2, 3, 4]]);
});

test('a change of another picture is refused', () => {
  expect(() => applyDelta(3, { units: [1] })).toThrow('another picture');
});
