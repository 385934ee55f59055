// The losses of a finished game: those that read alike are counted.
import { expect, test } from 'vitest';
import { countedLosses } from '../src/table/story/DebriefTables.tsx';

const fell = (name: string, when: string) => ({ name, side: 'a' as const, how: 'fell in lane A', when });

test('losses that read alike stand in one row, in the order of the first', () => {
  const rows = countedLosses([
    fell('Militia', 'round 1'),
    fell('Medic', 'round 1'),
    fell('Militia', 'round 1'),
    fell('Militia', 'round 2'),
  ]);
  expect(rows.map(({ name, when, count }) => `${name} ${when} ${count}`)).toEqual([
    'Militia round 1 2',
    'Medic round 1 1',
    'Militia round 2 1',
  ]);
});
