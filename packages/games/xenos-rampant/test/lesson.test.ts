// The tutorial plays through with its own dice; each page names a rule of the catalogue.
import { readFileSync } from 'node:fs';
import { fastChance, scriptedChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import type { Choice } from '../choices.ts';
import { keepFrom, moveToward, stillYours, toEdgeOfRange } from '../commands.ts';
import { arrange } from '../arrange.ts';
import { lesson } from '../content/lesson.ts';
import { game } from '../game.ts';

test('the lesson plays through', () => {
  const catalogue = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const w = game.arrange(lesson.given);
  game.resume(w, scriptedChance(lesson.opening));
  for (const page of lesson.pages) {
    expect(catalogue).toContain(page.rule);
    const ask = game.asks(w)[0]!;
    const view = game.view(w, ask.seat);
    const meant =
      typeof page.expects === 'string'
        ? ask.offers.find((offer) => game.words.choice(offer, view) === page.expects)
        : (page.expects as unknown as Choice);
    expect(meant, `${page.text} (${ask.offers.map((offer) => game.words.choice(offer, view)).join(', ')})`).toBeDefined();
    expect(game.judge(w, ask.seat, meant), page.text).toBeNull();
    const dice = scriptedChance(page.dice, fastChance(7));
    game.play(w, ask.seat, meant!, dice);
    expect(dice.left(), page.text).toBe(0);
  }
  expect(w.units.find((unit) => unit.name === 'Scouts')).toMatchObject({ x: 1500, y: 1700 });
});

test('moves in words become legal choices', () => {
  const w = arrange({
    map: 'PAD',
    'no obstacles': true,
    seats: { A: { units: { L: { unit: 'Light Infantry', at: [10, 35] } } }, B: { units: { F: { unit: 'Heavy Infantry', at: [20, 35] } } } },
  });
  game.play(w, 0, { order: 'move', unit: 0 }, fastChance(1));
  const space = game.asks(w)[0]!.spaces[0]!;
  expect(moveToward(w, space, 1)).toEqual({ path: [[1600, 3500]] });
  expect(keepFrom(w, space, 1, 300)).toEqual({ path: [[1400, 3500]] });
  expect(toEdgeOfRange(w, space, 1, 1200)).toEqual({ path: [[500, 3500]] });
  for (const choice of [moveToward(w, space, { x: 4700, y: 100 }), keepFrom(w, space, 1, 5000)]) expect(game.judge(w, 0, choice)).toBeNull();
  expect(stillYours([26, 30])).toEqual([26 / 36, (26 * 30) / 1296]);
});
