import { type Told, listener, scriptedChance, seatOfLetter } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { report } from '../report.ts';
import { game } from '../game.ts';
import { lesson } from '../content/lesson.ts';

test('the lesson plays from start to end by its own words and dice', () => {
  const told: Told[] = [];
  const w = game.arrange(lesson.given);
  game.resume(w, scriptedChance([]), listener(told));
  for (const page of lesson.pages) {
    const seat = seatOfLetter(page.seat);
    const ask = game.asks(w).find((one) => one.seat === seat);
    const words = (ask?.offers ?? []).map((offer) => game.words.choice(offer, game.view(w, seat)));
    expect(words, page.text).toContain(page.expects);
    const chance = scriptedChance(page.dice);
    game.play(w, seat, ask!.offers[words.indexOf(page.expects)]!, chance, listener(told));
    expect(chance.left(), page.text).toBe(0);
  }
  expect(report(w)).toMatchObject({
    round: 2,
    blips: { '0,5': { is: 'Ghost' } },
    units: { Soldier: { hearts: 2 }, Birdy: { hearts: 2, at: '7,4', coma: false }, Hitman: { covered: false, 'stars used': 0 } },
  });
  expect(told.map((one) => one.what.type)).toEqual(expect.arrayContaining(['star spent', 'fell into coma', 'woke']));
});
