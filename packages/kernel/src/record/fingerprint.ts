// The check of a world: 64 bits over its JSON, independent of the JavaScript engine and of the order of keys.
import { isObject } from '../read/json.ts';

// Two independent 32-bit lanes. `digest` returns the low one and leaves the high one here.
let high = 0;

const finish = (h: number): number => {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};

function text(value: string, seed: number): number {
  let low = seed ^ 0x811c9dc5;
  let up = seed ^ 0x7a3f1b27;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193);
    up = (Math.imul(up, 31) + code) | 0;
  }
  high = finish(up);
  return finish(low ^ value.length);
}

/** Objects repeat a few field names, mostly in the same order. So each name is digested once and remembers which name followed it last. */
interface Name {
  key: string;
  low: number;
  high: number;
  next: Name | null;
}

const MOST_NAMES = 4096;
const names = new Map<string, Name>();
/** The entry before the first field of every object. */
const BEGINNING: Name = { key: '', low: 0, high: 0, next: null };

function named(key: string): Name {
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = { key, low: text(key, 2), high, next: null };
  if (names.size < MOST_NAMES) names.set(key, name);
  return name;
}

function digest(value: unknown): number {
  if (typeof value === 'number') {
    if ((value | 0) !== value) {
      if (!Number.isFinite(value)) throw new TypeError(`a world cannot hold ${value}`);
      return text(String(value), 3);
    }
    high = finish(Math.imul(value ^ 0x3c6ef372, 0x9e3779b1));
    return finish(value + 0x51ed270b);
  }
  if (typeof value === 'string') return text(value, 1);
  if (value === null) {
    high = 0x1f83d9ab;
    return 0x5be0cd19;
  }
  if (typeof value === 'boolean') {
    high = value ? 0x243f6a88 : 0x13198a2e;
    return value ? 0x03707344 : 0x0a409382;
  }
  if (!isObject(value)) throw new TypeError(`a world cannot hold ${typeof value}`);
  if (Array.isArray(value)) {
    let low = 0x6a09e667 ^ value.length;
    let up = 0x510e527f ^ value.length;
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      // Boards are long lists of small numbers; a shorter formula is enough for those.
      if (typeof item === 'number' && (item | 0) === item) {
        low = Math.imul(low ^ item, 0x01000193);
        up = (Math.imul(up, 31) + item) | 0;
      } else {
        low = Math.imul(low, 0x01000193) ^ digest(item);
        up = Math.imul(up, 0x9e3779b1) ^ high;
      }
    }
    high = finish(up);
    return finish(low);
  }
  let low = 0x1b873593;
  let up = 0x38b34ae5;
  let before = BEGINNING;
  for (const key in value) {
    let name = before.next;
    if (name === null || name.key !== key) before.next = name = named(key);
    before = name;
    const field = value[key];
    let item: number;
    if (typeof field === 'number' && (field | 0) === field) {
      item = field + 0x51ed270b;
      high = field ^ 0x3c6ef372;
    } else item = typeof field === 'string' ? text(field, 1) : digest(field);
    low = (low + finish(Math.imul(name.low, 0x01000193) ^ item)) | 0;
    up = (up + finish(Math.imul(name.high, 0x9e3779b1) ^ high)) | 0;
  }
  high = finish(up);
  return finish(low);
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const byteOf = (word: number, shift: number): string => BYTES[(word >>> shift) & 255] ?? '';

/** Six times as fast as `toString(16)` with padding, which took a sixth of a choice at connect four. */
const hex = (word: number): string => byteOf(word, 24) + byteOf(word, 16) + byteOf(word, 8) + byteOf(word, 0);

/** The fingerprint of a value: sixteen hexadecimal digits. */
export function fingerprint(value: unknown): string {
  const low = digest(value);
  return hex(high) + hex(low);
}
