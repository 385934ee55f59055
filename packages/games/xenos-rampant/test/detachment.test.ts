import { uniform } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { SAMPLES } from '../content/samples.ts';
import { totalOf } from '../detachment/cost.ts';
import { faultsOf } from '../detachment/judge.ts';
import { randomList } from '../detachment/random.ts';
import { readList, writeList } from '../detachment/text.ts';

/** XR-D-01 XR-D-02 XR-D-03 XR-D-04 XR-D-05 XR-D-06 XR-D-07 XR-D-08 XR-D-09 XR-D-10 XR-D-11 XR-D-12 */
test.each(SAMPLES.map((sample) => [sample.id, sample]))('%s is legal, costs 24 points and reads back', (_id, sample) => {
  const list = readList(sample.text);
  expect(faultsOf(list, 24)).toEqual([]);
  expect(totalOf(list)).toBe(24);
  expect(readList(writeList(list))).toEqual(list);
});

test('random detachments are always legal and read back', () => {
  const count = Number(process.env['SOAK'] ?? 500);
  const below = uniform(7);
  for (let i = 0; i < count; i++) {
    const points = [24, 24, 24, 12, 18, 30, 36][i % 7]!;
    const list = randomList(points, below);
    expect(faultsOf(list, points), writeList(list)).toEqual([]);
    expect(readList(writeList(list))).toEqual(list);
  }
});
