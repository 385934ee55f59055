// For real tables: a cryptographic stream (ChaCha20) from a seed that never enters the world. Result number n depends on the
// seed and n alone, so a table goes on after a restart where it stood, and whoever knows the seed can recompute every die.
import { type Chance, Uniformly } from './chance.ts';

const rotate = (value: number, by: number): number => (value << by) | (value >>> (32 - by));

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a] = x[a]! + x[b]!;
  x[d] = rotate(x[d]! ^ x[a]!, 16);
  x[c] = x[c]! + x[d]!;
  x[b] = rotate(x[b]! ^ x[c]!, 12);
  x[a] = x[a]! + x[b]!;
  x[d] = rotate(x[d]! ^ x[a]!, 8);
  x[c] = x[c]! + x[d]!;
  x[b] = rotate(x[b]! ^ x[c]!, 7);
}

/** One block of ChaCha20 (RFC 8439) with a zero nonce: sixteen words for key, position and retry. */
export function chachaBlock(key: Uint32Array, counter: number, retry: number): Uint32Array {
  const start = new Uint32Array(16);
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  start.set(key, 4);
  start[12] = counter;
  start[13] = retry;
  const x = start.slice();
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
  for (let i = 0; i < 16; i++) x[i] = x[i]! + start[i]!;
  return x;
}

function keyOf(seed: string): Uint32Array {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new TypeError('a seed is 64 hexadecimal digits');
  const key = new Uint32Array(8);
  for (let i = 0; i < 8; i++) key[i] = Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16);
  return key;
}

/** The chance of a table, beginning with result number `position`. */
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
        for (const word of chachaBlock(key, counter, retry)) if (word < limit) return word % below;
      }
    });
  };
}
