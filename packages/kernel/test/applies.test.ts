// Marks are heard only by whoever listens, and only while they run.
import { expect, test } from 'vitest';
import { applies, hearingRules, total } from '../src/index.ts';

test('a mark is heard while somebody listens, and costs nothing afterwards', () => {
  const heard: string[] = [];
  const sum = hearingRules(
    (rule) => heard.push(rule),
    () => {
      applies('XX-1');
      hearingRules(
        () => {},
        () => applies('XX-inner'),
      );
      return total([{ value: 2, because: 'XX-2' }]);
    },
  );
  applies('XX-3');
  expect([sum, heard]).toEqual([2, ['XX-1', 'XX-2']]);
});
