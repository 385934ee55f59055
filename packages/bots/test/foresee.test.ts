// What a seat will probably be asked next, by what it sees.
import { fastChance } from '@xenotable/kernel';
import { connectFour } from '@xenotable/kernel/examples/connectFour.ts';
import { diceDuel } from '@xenotable/kernel/examples/diceDuel.ts';
import { people } from '@xenotable/kernel/proof';
import { expect, test } from 'vitest';
import { foresee } from '../src/index.ts';

test('the next question of a seat is foreseen while another one decides, with answers that are then legal', () => {
  const w = connectFour.setup({}, people(2), fastChance(1));
  const view = connectFour.view(w, 1);
  const [question, ...others] = foresee(connectFour, view, 1, 7);
  expect(others).toEqual([]);
  expect(question!.often).toBe(1);
  expect(question!.answers).toHaveLength(7);
  connectFour.play(w, 0, connectFour.asks(w)[0]!.offers[0]!, fastChance(1));
  for (const { choice } of question!.answers) expect(connectFour.judge(w, 1, choice)).toBeNull();
});

test('where different questions may come each is named with how often it came', () => {
  const w = diceDuel.setup({}, people(2), fastChance(1));
  const questions = foresee(diceDuel, diceDuel.view(w, 1), 1, 7);
  expect(questions.map(({ rule }) => rule)).toContain('DD-03');
  expect(questions.reduce((sum, { often }) => sum + often, 0)).toBeCloseTo(1);
  const blow = questions.find(({ rule }) => rule === 'DD-03');
  expect(blow!.answers.map(({ choice }) => choice)).toContainEqual({ do: 'pass' });
});

test('nothing is foreseen after the end', () => {
  const w = diceDuel.setup({}, people(2), fastChance(1));
  diceDuel.play(w, 0, { do: 'yield' }, fastChance(1));
  expect(foresee(diceDuel, diceDuel.view(w, 1), 1, 7)).toEqual([]);
});
