// The tutorial plays through, page by page, with exactly its own dice; each page names a rule of the catalogue.
import { readFileSync } from 'node:fs';
import { type Json, scriptedChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { lesson } from '../content/lesson.ts';
import { game } from '../game.ts';
import type { Choice } from '../table.ts';

test('the lesson plays through with its own dice', () => {
  const catalogue = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const w = game.arrange(lesson.given);
  const opening = scriptedChance(lesson.opening);
  game.resume(w, opening);
  expect(opening.left()).toBe(0);
  for (const page of lesson.pages) {
    expect(catalogue).toContain(page.rule);
    const [ask] = game.asks(w);
    const view = game.view(w, ask!.seat);
    const meant =
      typeof page.expects === 'string'
        ? ask!.offers.find((offer) => game.words.choice(offer, view) === page.expects)
        : (page.expects as Json as unknown as Choice);
    expect(meant, page.text).toBeDefined();
    expect(game.judge(w, ask!.seat, meant), page.text).toBeNull();
    const dice = scriptedChance(page.dice);
    game.play(w, ask!.seat, meant!, dice);
    expect(dice.left(), page.text).toBe(0);
  }
  expect(w.mission.deeds.rescued[2]).toBe(1);
  expect(w.mission.deeds.ends[2]).toBe('cleared');
  expect(w.mission.won).toBe(true);
});
