// Reasons stand beside every row of a hint, good or bad: each must be true of its position.
import { type Seat, fastChance, itemAt } from '@xenotable/kernel';
import { people } from '@xenotable/kernel/proof';
import { describe, expect, test } from 'vitest';
import { type Choice, does } from '../choices.ts';
import { CARDS, isTroop } from '../content/cards.ts';
import { game } from '../game.ts';
import { findEnemy, findTroop, seatOf } from '../viewReaders.ts';
import type { View } from '../viewTypes.ts';

type Table = ReturnType<typeof game.setup>;

interface Told {
  view: View;
  after: View;
  seat: Seat;
  choice: Choice;
  words: string;
  /** Damage that is left on a Troop that was healed by it. */
  healed: number | null;
}

const number = (words: string, pattern: RegExp): number => Number(pattern.exec(words)?.[1]);
const troopsHeld = (view: View, seat: Seat): number => (seatOf(view, seat).hand ?? []).filter(isTroop).length;
const order = (view: View, seat: Seat): string =>
  seatOf(view, seat)
    .lane.troops.map(({ id }) => id)
    .join();
const held = (view: View, seat: Seat): number =>
  (seatOf(view, seat).hand ?? []).reduce((sum, card) => sum + CARDS[card].value, 0);

/** What a claim says, and how it is seen to be so: in the position, or after the choice was carried out. */
const CLAIMS: readonly [pattern: RegExp, holds: (told: Told) => boolean][] = [
  [/no Troop is left in your hand/, ({ view, seat }) => troopsHeld(view, seat) === 0],
  [
    /^(\d+) Troops? in your hand/,
    ({ view, seat, words }) => troopsHeld(view, seat) === number(words, /^(\d+)/),
  ],
  [
    /(\d) of four zones held/,
    ({ view, seat, words }) =>
      seatOf(view, seat).lane.troops.length === number(words, /(\d) of four zones held/),
  ],
  [/^all four zones are held/, ({ view, seat }) => seatOf(view, seat).lane.troops.length === 4],
  [
    /the strongest in front/,
    ({ view, seat }) => {
      const strengths = seatOf(view, seat).lane.troops.map(({ power, remaining }) => power.value + remaining);
      return strengths[0] === Math.max(...strengths);
    },
  ],
  [/no Xenosathem is left to spend/, ({ view, seat }) => seatOf(view, seat).purse + held(view, seat) === 0],
  [
    /^(\d+) Xenosathem in the purse are lost/,
    ({ view, seat, words }) => seatOf(view, seat).purse === number(words, /^(\d+)/),
  ],
  [
    /(\d+) Xenosathem stay in your hand/,
    ({ view, seat, words }) => held(view, seat) === number(words, /(\d+) Xenosathem stay/),
  ],
  [
    /^fills a zone that stays empty|^takes the place of/,
    ({ view, seat }) => seatOf(view, seat).lane.troops.length < 4,
  ],
  [
    /strikes with (\d+) instead of/,
    ({ after, choice, words }) => {
      const id = does(choice, 'equip') ? choice.troop : does(choice, 'hand over') ? choice.to : -1;
      return findTroop(after, id)?.troop.power.value === number(words, /with (\d+)/);
    },
  ],
  [
    /stands (\d+) damage instead of/,
    ({ after, choice, words }) => {
      const id = does(choice, 'equip') ? choice.troop : does(choice, 'hand over') ? choice.to : -1;
      return findTroop(after, id)?.troop.remaining === number(words, /stands (\d+)/);
    },
  ],
  [
    /falls at once/,
    ({ view, after, seat }) => seatOf(after, seat).lane.troops.length < seatOf(view, seat).lane.troops.length,
  ],
  [
    /the order of the lane stays the same/,
    ({ view, after, seat }) => order(view, seat) === order(after, seat),
  ],
  [
    /meets the Enemy sooner|stronger than those it passes/,
    ({ view, after, seat, choice }) =>
      does(choice, 'move') &&
      seatOf(after, seat).lane.troops.findIndex(({ id }) => id === choice.troop) <
        seatOf(view, seat).lane.troops.findIndex(({ id }) => id === choice.troop),
  ],
  [
    /dies of it before it strikes/,
    ({ after, choice }) =>
      (does(choice, 'play') || does(choice, 'use')) && findEnemy(after, choice.at.enemy ?? -1) === null,
  ],
  [
    /stands longer: (\d+) damage less/,
    ({ view, healed, choice, words }) => {
      const id = does(choice, 'play') || does(choice, 'use') ? (choice.at.troop ?? -1) : -1;
      const before = findTroop(view, id)?.troop.damage;
      return before !== undefined && before - number(words, /(\d+) damage less/) === healed;
    },
  ],
  [/^no Troop stands here/, ({ view }) => seatOf(view, view.window?.lane ?? 0).lane.troops.length === 0],
  [/and draw none$/, ({ view, seat }) => seatOf(view, seat).handSize >= 6],
];

/** Claims of value: they cannot be true of every row beside which a reason stands. */
const PRAISE = /worth|would hurt more|needs help|fair trade|the right Troop|most useful|thicken/;

/** Plays a siege at random and looks at every offer of every question. */
function walk(seats: number, seed: number, look: (told: Told) => void): void {
  const chance = fastChance(seed);
  const w: Table = game.setup({}, people(seats), chance);
  for (let decisions = 0; w.over === null && decisions < 500; decisions++) {
    const { seat, offers } = itemAt(
      game.asks(w).filter((one) => one.offers.length > 0),
      0,
    );
    const view = game.view(w, seat);
    for (const choice of offers) {
      const why = game.reason!(view, seat, choice);
      if (why === null) continue;
      const copy = game.copy(w);
      let healed: number | null = null;
      game.play(copy, seat, choice, fastChance(seed), (what) => {
        if (what.type === 'healed') healed ??= what.left;
      });
      look({ view, after: game.view(copy, seat), seat, choice, words: why.words, healed });
    }
    // A sensible siege meets more kinds of position than a random one, but only random choices meet the odd ones.
    const sensible = chance.roll(3, 'XS-GEN-01') > 1 ? game.suggest(w, seat, chance) : undefined;
    game.play(w, seat, sensible ?? itemAt(offers, chance.roll(offers.length, 'XS-GEN-01') - 1), chance);
  }
}

describe('reasons', () => {
  test('say what is so, whichever row they stand beside', () => {
    const met = new Set<string>();
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      walk(1 + (seed % 2), seed, (told) => {
        expect(told.words).not.toMatch(PRAISE);
        for (const [pattern, holds] of CLAIMS)
          if (pattern.test(told.words)) {
            met.add(pattern.source);
            expect(holds(told), `${told.words} (${game.words.choice(told.choice, told.view)})`).toBe(true);
          }
      });
    // Each claim was met, so each check could have failed.
    expect([...met].toSorted()).toEqual(CLAIMS.map(([pattern]) => pattern.source).toSorted());
  });

  const reasonOf = (given: object, choice: Choice): string | undefined => {
    const w = game.arrange(given);
    game.resume(w, fastChance(1));
    return game.reason!(game.view(w, 0), 0, choice)?.words;
  };

  test('of being ready with Troops in hand: they are named', () => {
    const seats = [{ division: 'barracks', hand: ['ranger', 'ranger', 'ranger'], troops: [] }];
    expect(reasonOf({ phase: 'deployment', items: ['med pack'], seats }, { do: 'ready' })).toBe(
      '3 Troops in your hand, 0 of four zones held',
    );
  });

  test('of a Troop that finds no zone: whether the lane is full or the hand will fill it', () => {
    const four = ['ranger', 'ranger', 'ranger', 'ranger'];
    const why = (where: object) =>
      reasonOf(
        { phase: 'acquire', items: ['med pack'], seats: [{ division: 'barracks', ...where }] },
        { do: 'buy', card: 'militia' },
      );
    expect(why({ hand: ['x1'], troops: four })).toBe('your lane is full: it waits for those who fall');
    expect(why({ hand: [...four, 'x1'] })).toBe('your hand fills the lane: it waits for those who fall');
  });

  test('of moving past one that is alike: nothing changes', () => {
    const seats = [{ division: 'barracks', troops: ['militia', 'militia'] }];
    const w = { phase: 'deployment', items: ['med pack'], seats };
    expect(reasonOf(w, { do: 'move', troop: 1, zone: 2 })).toBe('the two are alike: nothing changes');
  });
});
