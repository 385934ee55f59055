// The check of a world, computed once more from what docs/records.md says about it.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprint } from '../src/index.ts';

type Pair = [low: number, high: number];

const mul = Math.imul;

function mix(h: number): number {
  const a = mul(h ^ (h >>> 16), 0x85ebca6b);
  const b = mul(a ^ (a >>> 13), 0xc2b2ae35);
  return b ^ (b >>> 16);
}

const isInt32 = (value: unknown): value is number => typeof value === 'number' && (value | 0) === value;

function textPair(text: string, kind: number): Pair {
  let low = kind ^ 0x811c9dc5;
  let high = kind ^ 0x7a3f1b27;
  for (const unit of Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))) {
    low = mul(low ^ unit, 0x01000193);
    high = (mul(high, 31) + unit) | 0;
  }
  return [mix(low ^ text.length), mix(high)];
}

function listPair(items: readonly unknown[]): Pair {
  let low = 0x6a09e667 ^ items.length;
  let high = 0x510e527f ^ items.length;
  for (const item of items) {
    if (isInt32(item)) {
      low = mul(low ^ item, 0x01000193);
      high = (mul(high, 31) + item) | 0;
    } else {
      const [l, h] = pair(item);
      low = mul(low, 0x01000193) ^ l;
      high = mul(high, 0x9e3779b1) ^ h;
    }
  }
  return [mix(low), mix(high)];
}

function objectPair(fields: Record<string, unknown>): Pair {
  let low = 0x1b873593;
  let high = 0x38b34ae5;
  for (const [key, field] of Object.entries(fields)) {
    const [keyLow, keyHigh] = textPair(key, 2);
    const [l, h] = isInt32(field) ? [field + 0x51ed270b, field ^ 0x3c6ef372] : pair(field);
    low = (low + mix(mul(keyLow, 0x01000193) ^ l)) | 0;
    high = (high + mix(mul(keyHigh, 0x9e3779b1) ^ h)) | 0;
  }
  return [mix(low), mix(high)];
}

function pair(value: unknown): Pair {
  if (value === null) return [0x5be0cd19, 0x1f83d9ab];
  if (value === true) return [0x03707344, 0x243f6a88];
  if (value === false) return [0x0a409382, 0x13198a2e];
  if (typeof value === 'string') return textPair(value, 1);
  if (isInt32(value)) return [mix(value + 0x51ed270b), mix(mul(value ^ 0x3c6ef372, 0x9e3779b1))];
  if (typeof value === 'number') return textPair(String(value), 3);
  return Array.isArray(value) ? listPair(value) : objectPair(value as Record<string, unknown>);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

function check(value: unknown): string {
  const [low, high] = pair(value);
  return hex(high) + hex(low);
}

test('the kernel computes what the document says', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(fingerprint(plain)).toBe(check(plain));
    }),
    { numRuns: 2000 },
  );
});

test('the test vectors of the document hold', () => {
  const doc = readFileSync(new URL('../../../docs/records.md', import.meta.url), 'utf8');
  const vectors = [...doc.matchAll(/^\| `(.*)` \| `([0-9a-f]{16})` \|$/gm)];
  expect(vectors.length).toBeGreaterThan(8);
  for (const [, json, expected] of vectors)
    expect([json, fingerprint(JSON.parse(json!))]).toEqual([json, expected]);
});
