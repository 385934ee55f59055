import { expect, test } from 'vitest';
import { commitment, newSeed, seedWith } from '../index.ts';

test('a fresh seed has 64 hexadecimal digits and is never the same', () => {
  expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
  expect(newSeed()).not.toBe(newSeed());
});

test('the published hash is SHA-256 of the seed', async () => {
  expect(await commitment('0'.repeat(64))).toBe(
    '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55',
  );
});

test('without words the dice follow from the seed itself, as in older records', async () => {
  expect(await seedWith('1'.repeat(64))).toBe('1'.repeat(64));
  expect(await seedWith('1'.repeat(64), [])).toBe('1'.repeat(64));
});

// The vectors of docs/records.md.
test('words of people are mixed into the seed in the order of their seats', async () => {
  const apple = { seat: 0, word: 'apple' };
  const other = { seat: 2, word: 'über Österreich' };
  const seed = '0'.repeat(64);
  expect(await seedWith(seed, [apple])).toBe(
    'b7a5609307796f160eafc08e9fadadcbb6ec7c33f24e1eda7b28c460346caed9',
  );
  const both = 'd278b8ba511ac1723303f52ba7f1c15049e847d5e203063d30bfdbfb0bc43032';
  expect(await seedWith(seed, [apple, other])).toBe(both);
  expect(await seedWith(seed, [other, apple])).toBe(both);
});
