import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  Enumerating,
  type Key,
  NeedsResult,
  Playing,
  ReplayMismatch,
  Recording,
  type Result,
  bagOf,
  chachaBlock,
  contents,
  fastChance,
  indexAt,
  putIn,
  replayedChance,
  scriptedChance,
  scriptedSource,
  seeded,
  sizeOf,
  takeOut,
  typedChance,
  uniform,
} from '../src/index.ts';
import { connectFour } from '../examples/connectFour.ts';

describe('live chance', () => {
  test('ChaCha20 as in RFC 8439, section 2.3.2: all sixteen words', () => {
    const key: Key = [
      0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c,
    ];
    expect(chachaBlock(key, 1, [0x09000000, 0x4a000000, 0])).toEqual([
      0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3,
      0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
    ]);
  });

  test('result n depends on the seed and n alone', () => {
    const seed = 'c0ffee00'.repeat(8);
    const all = seeded(seed)(0);
    const first = Array.from({ length: 40 }, () => all.roll(6, 'X-1'));
    const later = seeded(seed)(25);
    expect(Array.from({ length: 15 }, () => later.roll(6, 'X-1'))).toEqual(first.slice(25));
  });

  test('a seed of another form is refused', () => {
    expect(() => seeded('1234')).toThrow('64 hexadecimal digits');
  });

  test.each([
    ['live', seeded('ab'.repeat(32))(0)],
    ['fast', fastChance(5)],
  ])('%s dice are fair', (_name, chance) => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 12_000; i++) counts[chance.roll(6, 'X-1') - 1]!++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chiSquare).toBeLessThan(25.7); // five degrees of freedom: one in ten thousand
  });
});

describe('scripted chance', () => {
  test('an impossible die is named', () => {
    expect(() => scriptedChance([7]).roll(6, 'X-1')).toThrow(
      'dice[0]: 7 is impossible: X-1 asks for a d6, a number from 1 to 6',
    );
    expect(() => scriptedChance(['hat']).roll(6, 'X-1')).toThrow('"hat" is impossible');
  });

  test('a draw is scripted by name, and a wrong name says what could come', () => {
    const name = (i: number) => ['Prowler', 'Spider', 'Louse'][i]!;
    expect(scriptedChance(['Louse']).pick([1, 1, 2], 'X-2', name)).toBe(2);
    expect(() => scriptedChance(['Prowlr']).pick([1, 0, 2], 'X-2', name)).toThrow('did you mean "Prowler"?');
    expect(() => scriptedChance(['Spider']).pick([1, 0, 2], 'X-2', name)).toThrow('cannot be drawn');
  });

  test('too few results say who asks', () => {
    expect(() => scriptedChance([]).roll(6, 'X-1')).toThrow(
      'X-1 asks for a d6, but the script holds only 0 results',
    );
  });

  test('in a lesson, what is not written or cannot fall comes from the table', () => {
    const table = { roll: () => 5, pick: () => 1 };
    const chance = scriptedSource([9, 6, 3, 'Spider', 'Louse'], () => table)(1);
    const name = (i: number) => ['Prowler', 'Spider', 'Louse'][i]!;
    expect([chance.roll(6, 'X-1'), chance.roll(2, 'X-1')]).toEqual([6, 5]);
    expect([chance.pick([1, 0, 1], 'X-2', name), chance.pick([1, 0, 1], 'X-2', name)]).toEqual([1, 2]);
    expect(chance.roll(6, 'X-1')).toBe(5);
  });
});

test('typed-in dice stop play at the first result that nobody has given', () => {
  const chance = typedChance([4]);
  expect(chance.roll(6, 'X-1')).toBe(4);
  expect(() => chance.roll(8, 'X-2')).toThrow(NeedsResult);
  expect(() => typedChance([]).pick([2, 0, 1], 'X-3', (i) => ['red', 'green', 'blue'][i]!)).toThrow(
    expect.objectContaining({ wanted: { why: 'X-3', sides: 3, names: ['red', '', 'blue'] } }),
  );
  expect(() => typedChance([9]).roll(6, 'X-1')).toThrow(NeedsResult);
  // Nobody has a die of seventeen: the table throws it.
  const table = { roll: () => 13, pick: () => 0 };
  expect(typedChance([], table).roll(17, 'X-1')).toBe(13);
  expect(() => typedChance([], table).roll(6, 'X-1')).toThrow(NeedsResult);
  expect(() => typedChance([], table).pick([1, 1], 'X-3')).toThrow(NeedsResult);
  expect(typedChance([], table, 'dice').pick([1, 1], 'X-3')).toBe(0);
});

test('typed-in dice of one throw are asked for together', () => {
  const missing = (given: number[]): unknown => {
    const play = new Playing(connectFour.begin({}, []), new Recording(typedChance(given), []));
    try {
      return play.rolls(3, 6, 'X-1');
    } catch (error) {
      return (error as NeedsResult).wanted;
    }
  };
  expect(missing([])).toEqual({ why: 'X-1', sides: 6, dice: 3, of: 3 });
  expect(missing([4, 5])).toEqual({ why: 'X-1', sides: 6, dice: 1, of: 3 });
  expect(missing([4, 9, 2])).toEqual({ why: 'X-1', sides: 6, dice: 2, of: 3 });
  expect(missing([4, 5, 2])).toEqual([4, 5, 2]);
});

test('a replay insists on the same rule and the same die', () => {
  const results: Result[] = [];
  const live = new Recording(fastChance(1), results);
  const die = live.roll(6, 'X-1');
  const card = live.pick([3, 0, 4], 'X-2');
  expect(results).toEqual([
    ['X-1', 'd6', die],
    ['X-2', 'of 7', card],
  ]);
  const again = replayedChance(results);
  expect([again.roll(6, 'X-1'), again.pick([3, 0, 4], 'X-2'), again.left()]).toEqual([die, card, 0]);
  expect(() => replayedChance(results).roll(8, 'X-1')).toThrow(ReplayMismatch);
  expect(() => replayedChance(results).roll(6, 'X-9')).toThrow(ReplayMismatch);
  expect(() => replayedChance([['X-1', 'd6', 7]]).roll(6, 'X-1')).toThrow('7 is no result of a d6');
  expect(() => replayedChance([['X-2', 'of 7', 1]]).pick([3, 0, 4], 'X-2')).toThrow('1 cannot be drawn');
});

test('enumerating walks every result once and its weights add up to one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
      (draws) => {
        const possible = draws.filter((weights) => weights.some((weight) => weight > 0));
        const every = new Enumerating();
        let sum = 0;
        const seen = new Set<string>();
        do {
          seen.add(possible.map((weights) => every.pick(weights)).join());
          const [share, of] = every.weight();
          sum += Number(share) / Number(of);
        } while (every.next());
        expect(seen.size).toBe(
          possible.reduce((ways, weights) => ways * weights.filter((weight) => weight > 0).length, 1),
        );
        expect(sum).toBeCloseTo(1, 10);
      },
    ),
  );
});

test('a point between the weights falls on the right one', () => {
  expect([0, 1, 2, 3].map((point) => indexAt([1, 0, 3], point))).toEqual([0, 2, 2, 2]);
});

describe('a bag', () => {
  const play = (chance = fastChance(3)) =>
    new Playing({ edition: '1', flow: [], undoBarrier: 0, over: null }, chance);

  test('gives out exactly what was put in, known top first, known bottom last', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5 })),
        fc.array(fc.integer({ min: 0, max: 5 })),
        fc.array(fc.integer({ min: 0, max: 5 })),
        fc.integer(),
        (inside, top, bottom, seed) => {
          const bag = bagOf(inside);
          bag.top.push(...top);
          bag.bottom.push(...bottom);
          const drawn: number[] = [];
          const table = play(fastChance(seed));
          expect(sizeOf(bag)).toBe(inside.length + top.length + bottom.length);
          for (let thing = table.draw(bag, 'X-1'); thing !== null; thing = table.draw(bag, 'X-1'))
            drawn.push(thing);
          expect(drawn.slice(0, top.length)).toEqual(top);
          expect(drawn.slice(drawn.length - bottom.length)).toEqual(bottom);
          expect(drawn.toSorted()).toEqual([...inside, ...top, ...bottom].toSorted());
          expect(table.w.undoBarrier).toBe(drawn.length);
        },
      ),
    );
  });

  test('drawing from a bag equals drawing from a shuffled deck: every order of a small bag is equally likely', () => {
    const orders = new Map<string, number>();
    const every = new Enumerating();
    do {
      const bag = bagOf(['a', 'a', 'b']);
      const order = [0, 1, 2].map(() => play(every).draw(bag, 'X-1')).join('');
      const [share, of] = every.weight();
      orders.set(order, (orders.get(order) ?? 0) + Number(share) / Number(of));
    } while (every.next());
    expect([...orders.keys()].toSorted()).toEqual(['aab', 'aba', 'baa']);
    for (const chance of orders.values()) expect(chance).toBeCloseTo(1 / 3, 10);
  });

  test('its contents are counted wherever they lie; only what is mixed can be taken out', () => {
    const bag = bagOf<string>(['a', 'b']);
    bag.top.push('b');
    bag.bottom.push('c');
    expect(Object.fromEntries(contents(bag))).toEqual({ a: 1, b: 2, c: 1 });
    expect([takeOut(bag, 'b'), takeOut(bag, 'b'), takeOut(bag, 'c'), takeOut(bag, 'z')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    putIn(bag, 'b');
    expect(sizeOf(bag)).toBe(4);
  });
});

test('the fast source is uniform below any bound', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 1_000_000 }), (seed, below) => {
      const value = uniform(seed)(below);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(below);
    }),
  );
});
