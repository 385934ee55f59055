// For simulation: xoshiro128**, seeded by one integer. Fast and repeatable, not secret.
import { type Chance, Uniformly } from './chance.ts';

/** A source of integers from 0 to `below` - 1. */
export function uniform(seed: number): (below: number) => number {
  let s = seed | 0;
  const word = (): number => {
    s = (s + 0x9e3779b9) | 0;
    let z = Math.imul(s ^ (s >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  let a = word();
  let b = word();
  let c = word();
  let d = word();
  const next = (): number => {
    const five = Math.imul(b, 5);
    const result = Math.imul((five << 7) | (five >>> 25), 9);
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    return result >>> 2; // 30 bits stay small integers
  };
  return (below) => {
    const limit = 0x40000000 - (0x40000000 % below);
    let value = next();
    while (value >= limit) value = next();
    return value % below;
  };
}

export const fastChance = (seed: number): Chance => new Uniformly(uniform(seed));
