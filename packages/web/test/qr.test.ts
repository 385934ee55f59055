// QR codes as drawn, read back by a decoder, and one known code square by square.
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { modulesOf, pathOf } from '../src/kit/qr/modules.ts';

/** The drawn path as pixels for the decoder. */
function painted(text: string): { width: number; height: number; data: Uint8Array } {
  const scale = 4;
  const modules = modulesOf(text);
  const width = modules.length * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, length] of pathOf(modules).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let dy = 0; dy < scale; dy++)
      for (let dx = 0; dx < Number(length) * scale; dx++) {
        const at = ((Number(y) * scale + dy) * width + Number(x) * scale + dx) * 4;
        data.fill(0, at, at + 3);
      }
  return { width, height: width, data };
}

test.each([
  'https://xenotable.example/join/Z58224K',
  'http://192.168.1.20:8080/t/t9abcdeJbvwyxUW#9mXk2-_bb81JxY0q3iL5aQ',
  'https://xenotable.example/t/tökfk#é',
])('a phone reads %s', (link) => {
  expect(decodeQR(painted(link))).toBe(link);
});

test('the quiet zone is four squares wide', () => {
  const modules = modulesOf('https://xenotable.example');
  const edge = [...modules.slice(0, 4), ...modules.slice(-4)].flat();
  expect(edge.some(Boolean)).toBe(false);
  expect(modules.every((row) => ![...row.slice(0, 4), ...row.slice(-4)].some(Boolean))).toBe(true);
  expect(modules[4]!.slice(4, 11)).toEqual(Array.from({ length: 7 }, () => true));
});
