// What programs and hints begin with: a sensible choice at every question of a person's seat, its reason, and moments to compare.
import { type Seat, fastChance, fingerprint, itemAt } from '@xenotable/kernel';
import { people } from '@xenotable/kernel/proof';
import { readBook } from '@xenotable/catalogue';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';

/** More than the longest siege of four sensible commanders asks. */
const MOST = 2000;

type Question = ReturnType<typeof game.asks>[number];

/** A siege in which everybody does what the script thinks of in a world that the seat only imagines. */
function siege(seats: number, seed: number, look: (w: ReturnType<typeof game.setup>, ask: Question) => void) {
  const chance = fastChance(seed);
  const guess = fastChance(seed + 1);
  const w = game.setup({}, people(seats), chance);
  let decisions = 0;
  while (w.over === null && decisions < MOST) {
    const ask = itemAt(
      game.asks(w).filter((one) => one.offers.length > 0),
      0,
    );
    look(w, ask);
    const choice = game.suggest(game.imagine(game.view(w, ask.seat), guess), ask.seat, guess);
    expect(choice).toBeDefined();
    expect(game.judge(w, ask.seat, choice)).toBeNull();
    game.play(w, ask.seat, choice!, chance);
    decisions++;
  }
  return { w, decisions };
}

describe.each([1, 2, 4])('%i people', (seats) => {
  test('every suggestion is legal, nothing goes round in circles, and the siege ends', () => {
    for (const seed of [1, 2, 3]) {
      const seen = new Set<string>();
      const { w } = siege(seats, seed, (now, ask) => {
        const here = `${ask.seat} ${fingerprint(game.view(now, ask.seat))}`;
        expect(seen.has(here)).toBe(false);
        seen.add(here);
      });
      expect(w.over).not.toBeNull();
    }
  });

  test('the clock ticks once a round and never goes back; the score tells more than won or lost', () => {
    let before = 0;
    const ticks = new Set<number>();
    const { w } = siege(seats, 7, (now) => {
      const tick = game.clock!(now);
      expect(tick).toBeGreaterThanOrEqual(before);
      before = tick;
      ticks.add(tick);
      const score = game.score(now, 0);
      expect(score).toBeGreaterThan(0);
      expect(score).toBeLessThan(1);
    });
    expect(ticks.size).toBeGreaterThanOrEqual(w.round);
  });
});

describe('the score', () => {
  const arranged = (base: number, troops: readonly string[], round = 5) => {
    const w = game.arrange({
      round,
      phase: 'wrap-up',
      base,
      items: ['med pack'],
      seats: [{ division: 'barracks', troops }],
    });
    return game.score(w, 0);
  };
  test('grows with the Base, with those who still stand, and with the rounds behind us', () => {
    expect(arranged(9, ['ranger'])).toBeGreaterThan(arranged(8, ['ranger']));
    expect(arranged(8, ['ranger', 'storm trooper'])).toBeGreaterThan(arranged(8, ['ranger']));
    expect(arranged(8, ['ranger'], 6)).toBeGreaterThan(arranged(8, ['ranger']));
  });
});

describe('reasons', () => {
  const book = readBook('xenoshyft', readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'));

  test('are short, name a rule of the book, and are there for nearly every choice', () => {
    let asked = 0;
    let told = 0;
    siege(2, 11, (w, { seat, offers }) => {
      for (const choice of offers) {
        asked++;
        const why = game.reason!(game.view(w, seat), seat, choice);
        if (why === null) continue;
        told++;
        expect(why.words.split(' ').length, why.words).toBeLessThanOrEqual(14);
        expect(book.where.has(why.rule), why.rule).toBe(true);
      }
    });
    expect(told / asked).toBeGreaterThan(0.95);
  });

  function inFight(hand: readonly string[], troops: readonly string[], enemies: readonly string[]) {
    const w = game.arrange({
      round: 2,
      phase: 'combat',
      items: ['med pack'],
      seats: [{ division: 'barracks', hand, troops, enemies }],
    });
    game.resume(w, fastChance(1));
    return w;
  }
  const why = (w: ReturnType<typeof inFight>, says: RegExp, seat: Seat = 0): string | undefined => {
    const view = game.view(w, seat);
    const choice = game.asks(w)[0]!.offers.find((one) => says.test(game.words.choice(one, view)));
    return choice === undefined ? undefined : game.reason!(view, seat, choice)?.words;
  };

  test('of a grenade: what it does to the Enemy in front', () => {
    expect(why(inFight(['hi-ex grenade'], ['ranger'], ['prowler']), /^Hi-Ex Grenade at Prowler/)).toBe(
      'Prowler dies of it before it strikes',
    );
  });

  test('of passing: how the Fight ends without help', () => {
    expect(why(inFight(['hi-ex grenade'], ['storm trooper'], ['gnawer']), /^Pass/)).toBe(
      'Storm Trooper beats Gnawer without help',
    );
  });
});
