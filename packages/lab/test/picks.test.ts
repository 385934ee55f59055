// Every title says what a seat has picked, in words, each once.
import { armsOf, playOne, readQuestion } from '@xenotable/questions';
import { gameNames, gamePackage } from '@xenotable/shelf';
import { expect, test } from 'vitest';

test.each(gameNames)('%s names what was picked', async (name) => {
  const pack = await gamePackage(name);
  const question = readQuestion({
    question: 'What is picked?',
    game: name,
    kind: 'rate',
    setup: pack.setups?.[0]?.name ?? 'none',
    picks: true,
    stop: { games: 1 },
  });
  const [arm] = armsOf(question, () => pack);
  if (arm === undefined) throw new Error('the question has a table');
  const one = { arm: 0, deal: 7, swapped: false, key: '0.7.0' };
  const { picks = [], ...result } = playOne(pack, arm, one, { course: false, picks: true });
  expect(picks.length).toBeGreaterThan(1);
  expect(new Set(picks).size).toBe(picks.length);
  for (const pick of picks) expect(pick).toMatch(/^\S.*[^ ]$/);
  // What is counted besides changes nothing.
  expect(playOne(pack, arm, one)).toEqual(result);
});
