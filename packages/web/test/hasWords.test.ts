// Finding an action by typed words.
import { expect, test } from 'vitest';
import { hasWords } from '../src/table/actions/hasWords.ts';

test('words count in any order, and as often as they are typed', () => {
  const two = 'Heavy Infantry 2: Shoot at Lesser Xenomorphs 2';
  expect(hasWords(two, '')).toBe(true);
  expect(hasWords(two, 'lesser shoot ')).toBe(true);
  expect(hasWords(two, 'heavy infantry 2 shoot lesser xenomorphs 2')).toBe(true);
  expect(hasWords('Heavy Infantry 1: Shoot at Lesser Xenomorphs 2', 'heavy infantry 2 shoot lesser 2')).toBe(
    false,
  );
  expect(hasWords('Heavy Infantry 1: Place in the north', 'in infantry')).toBe(true);
});
