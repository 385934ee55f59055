// The risks of Earth War: a unit's card and its details show the figures of the position that is shown, or say that they are being computed.
import { fastChance } from '@xenotable/kernel';
import { game, previews } from '@xenotable/earth-war';
import { expect, test } from 'vitest';
import {
  acidFacts,
  keepRisks,
  onRisks,
  percent,
  riskFacts,
  risksOf,
} from '../src/games/earth-war/riskFacts.ts';
import { answerTo } from '../src/table/usePreview.ts';

/** One unit at this range before four cards. */
function standing(rn: number) {
  const w = game.arrange({
    at: 'ranges and orders',
    squad: [{ unit: 'Rifleman', name: 'Bo', rn }],
    combat: { cards: { W1: {}, W2: {}, D1: {}, M1: {} }, slots: ['?', '?', '?', '?'], cp: 1 },
  });
  game.resume(w, fastChance(1));
  return game.view(w, 0);
}

test('an answer to an earlier question is not shown for the present one', () => {
  const known = { key: 'intents 1', answer: ['hurt'] };
  expect(answerTo(known, 'intents 1')).toEqual(['hurt']);
  expect(answerTo(known, 'intents 2')).toBeNull();
  expect(answerTo(known, null)).toBeNull();
  expect(answerTo(null, 'intents 1')).toBeNull();
});

test('while the risks of a position are computed its details say so; then they are told and redrawn', () => {
  const view = standing(1);
  expect(riskFacts(risksOf(view), 1)).toEqual([]);
  keepRisks(view, null);
  expect(riskFacts(risksOf(view), 1)).toEqual([
    { label: 'Bites and acid of this round', value: 'being computed …' },
  ]);
  let told = 0;
  const stop = onRisks(() => void told++);
  const risks = previews.intents(view, 0);
  keepRisks(view, risks);
  keepRisks(view, risks);
  stop();
  expect(told).toBe(1);
  const [fact] = riskFacts(risksOf(view), 1);
  expect(fact?.value).toMatch(/^hurt about \d+ %/);
  // The card's star says the same.
  expect(fact?.value).toContain(`hurt about ${percent(risks[0]?.hurt ?? 0)}`);
});

test('whoever stands first at CLOSE is told what acid does, and that it is not counted before wounds lie', () => {
  const [fact, ...others] = acidFacts(standing(1), 1);
  expect(others).toEqual([]);
  expect(fact?.value).toBe(
    'each enemy that dies burns at Drone 30 %, Warrior 40 %; counted above once fatal wounds lie',
  );
  expect(acidFacts(standing(3), 1)).toEqual([]);
});
