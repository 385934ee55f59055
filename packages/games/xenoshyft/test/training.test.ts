// XS-M-TRAIN-03 The lesson plays through: each expected choice is offered, each draw is used, and it ends in victory.
import { scriptedChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { training } from '../content/training.ts';
import { game } from '../game.ts';

test('the training siege can be played as written', () => {
  const opening = scriptedChance(training.opening.dice);
  const w = game.setup(training.options, training.seats, opening);
  expect(opening.left()).toBe(0);
  for (const { choice, dice, text } of training.steps) {
    const ask = game.asks(w)[0]!;
    const view = game.view(w, 0);
    const offers = ask.offers.map((offer) => game.words.choice(offer, view));
    expect(offers, `${text} (${ask.prompt})`).toContain(choice);
    const chance = scriptedChance(dice);
    game.play(w, 0, ask.offers[offers.indexOf(choice)]!, chance);
    expect(chance.left(), text).toBe(0);
  }
  expect(w.over?.rule).toBe('XS-END-02');
  expect(w.over?.winners).toEqual([0]);
  expect(w.base).toBe(4);
});
