// Keys after the screen went to another person.
import { expect, test } from 'vitest';
import { KeyRest } from '../src/table/seats/useHandover.ts';

test('a repeated key of the person before never answers for the next one', () => {
  const rest = new KeyRest();
  expect(rest.stops('e', 0)).toBe(false);
  rest.begin(1000);
  const presses = Array.from({ length: 10 }, (_, i) => rest.stops('Enter', 1300 + 500 * i));
  expect(presses).toEqual(presses.map(() => true));
});

test('after a pause the next person presses keys as usual, and may look around at once', () => {
  const rest = new KeyRest();
  rest.begin(1000);
  expect(rest.stops('ArrowLeft', 1001)).toBe(false);
  expect(rest.stops('Enter', 2000)).toBe(false);
});
