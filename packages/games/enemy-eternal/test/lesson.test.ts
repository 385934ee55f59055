// The lesson can be played as it is written.
import { type Json, scriptedChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { lesson } from '../content/lesson.ts';
import { game } from '../game.ts';
import type { Choice } from '../choices.ts';

test(lesson.title, () => {
  const script = [...lesson.opening, ...lesson.pages.flatMap((page) => page.dice)];
  const chance = scriptedChance(script);
  const w = game.arrange(lesson.given);
  game.resume(w, chance);
  for (const page of lesson.pages) {
    const ask = game.asks(w)[0]!;
    const view = game.view(w, 0);
    const words = ask.offers.map((offer) => game.words.choice(offer, view));
    if (typeof page.expects === 'string') expect(words).toContain(page.expects);
    const choice = (typeof page.expects === 'string' ? ask.offers[words.indexOf(page.expects)] : page.expects) as Choice & Json;
    expect(game.judge(w, 0, choice)).toBeNull();
    game.play(w, 0, choice, chance);
  }
  expect(chance.left()).toBe(0);
  expect(w.over).toBeNull();
});
