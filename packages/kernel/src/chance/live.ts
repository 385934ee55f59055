// For real tables: a cryptographic stream (ChaCha20) from a seed that never enters the world. Result number n depends
// only on the seed and n. So a table continues correctly after a restart, and anybody who knows the seed can recompute
// every die.
import { itemAt } from '../read/itemAt.ts';
import { type Chance, Uniformly } from './chance.ts';

const rotate = (value: number, by: number): number => (value << by) | (value >>> (32 - by));

/** The state of ChaCha20: sixteen words. */
type Block = [
  ...[number, number, number, number, number, number, number, number],
  ...[number, number, number, number, number, number, number, number],
];
type Word = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15;

/** The seed as eight words. */
export type Key = [number, number, number, number, number, number, number, number];

function quarter(x: Block, a: Word, b: Word, c: Word, d: Word): void {
  x[a] = (x[a] + x[b]) | 0;
  x[d] = rotate(x[d] ^ x[a], 16);
  x[c] = (x[c] + x[d]) | 0;
  x[b] = rotate(x[b] ^ x[c], 12);
  x[a] = (x[a] + x[b]) | 0;
  x[d] = rotate(x[d] ^ x[a], 8);
  x[c] = (x[c] + x[d]) | 0;
  x[b] = rotate(x[b] ^ x[c], 7);
}

/** One block of ChaCha20 (RFC 8439): sixteen words for a key, a block counter and a nonce. */
export function chachaBlock(key: Key, counter: number, nonce: readonly [number, number, number]): number[] {
  const start: Block = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, ...nonce];
  const x: Block = [...start];
  for (let round = 0; round < 10; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  return start.map((word, i) => (word + itemAt(x, i)) >>> 0);
}

function keyOf(seed: string): Key {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new TypeError('a seed is 64 hexadecimal digits');
  const word = (i: number): number => Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16);
  return [word(0), word(1), word(2), word(3), word(4), word(5), word(6), word(7)];
}

/** Makes the chance of a table, starting with result number `position`. */
export type Source = (position: number) => Chance;

/** The stream of a seed. */
export function seeded(seed: string): Source {
  const key = keyOf(seed);
  return (position) => {
    let next = position;
    return new Uniformly((below) => {
      const counter = next++;
      const limit = 0x100000000 - (0x100000000 % below);
      for (let retry = 0; ; retry++) {
        for (const word of chachaBlock(key, counter, [retry, 0, 0])) if (word < limit) return word % below;
      }
    });
  };
}
