import { expect, test } from 'vitest';
import { commitment, newSeed } from '../index.ts';

test('a fresh seed has 64 hexadecimal digits and is never the same', () => {
  expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
  expect(newSeed()).not.toBe(newSeed());
});

test('the published hash is SHA-256 of the seed', async () => {
  expect(await commitment('0'.repeat(64))).toBe(
    '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55',
  );
});
