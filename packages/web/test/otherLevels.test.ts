// The levels that are proposed after a game.
import { expect, test } from 'vitest';
import { otherLevels } from '../src/table/story/useNextGames.ts';

const sheet = {
  options: {
    base: {
      label: 'Base',
      rule: 'XS-OPT-02',
      choices: [15, 20, 'even'],
      names: ['Standard', 'Recruit', 'Even'],
    },
  },
};
const proposed = (seats: number): string[] =>
  otherLevels(
    { options: { base: 20 }, seats: Array.from({ length: seats }, () => ({ kind: 'person', name: 'Ann' })) },
    { difficulty: 'base', isDoubleLevel: (level, count) => level === 'even' && count <= 2 },
    sheet,
  ).map(({ label }) => label);

test('a level that is the same as another one for these seats is not proposed', () => {
  expect(proposed(1)).toEqual(['The same on Standard']);
  expect(proposed(3)).toEqual(['The same on Standard', 'The same on Even']);
});
