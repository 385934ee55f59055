// The board can show everything that the rules produce: random games, every view, every offer.
import { Adviser } from '@xenotable/bots';
import { Session, fastChance, newsOf, seeded } from '@xenotable/kernel';
import { type Choice, type TroopView, type View, game } from '@xenotable/xenoshyft';
import type { CardId } from '@xenotable/xenoshyft/content';
import { crystalsFor, payAndBuy } from '@xenotable/xenoshyft/preview';
import { describe, expect, it } from 'vitest';
import { ICONS } from '../src/kit/draw/icons.ts';
import { detailOf } from '../src/games/xenoshyft/details.ts';
import { modifiersOf } from '../src/games/xenoshyft/modifiers.ts';
import { noteOf } from '../src/games/xenoshyft/notes.ts';
import { troopFace } from '../src/games/xenoshyft/shared/faces.ts';
import { thingsOf, usualOf } from '../src/games/xenoshyft/things.ts';

/** Numbers below a limit, the same in every run. */
function dealer(seed: number): (below: number) => number {
  return (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}

const PLACES = /^(hand|goods|crystal|troop|enemy|zone|lane|seat|division|discard|request|gear)(:|$)/;
/** Things with a card or a list; a zone, a lane or a seat has no details. */
const WITH_DETAILS = /^(hand|goods|crystal|troop|enemy|division|discard|gear)(:|$)/;
const hex = (n: number): string => n.toString(16).padStart(64, '0');

/** Checks that a card of a choice has details, and that the panel names it. */
function lookedAt(thing: string, view: View): void {
  expect(thing).toMatch(PLACES);
  const detail = detailOf(thing, view);
  if (!WITH_DETAILS.test(thing)) return expect(detail, thing).toBeNull();
  expect(detail?.title, thing).toMatch(/\w{3}/);
  expect(detail?.kind, thing).toMatch(/\w/);
}

/** Checks that the reasons for a price add up to it, and that nothing else has reasons. */
function reasoned(choice: Choice, view: View, seat: number): void {
  const reasons = modifiersOf(choice, view);
  for (const { rule } of reasons) expect(rule).toMatch(/^XS-/);
  if ('do' in choice && choice.do === 'buy') {
    const sum = reasons.reduce((all, { value }) => all + Number(value.replace('−', '-')), 0);
    expect(noteOf(choice, view, seat).value).toBe(String(Math.max(1, sum)));
  } else expect(reasons).toEqual([]);
}

/** Checks that the figures of a card are those it fights with, equipment and boosts included. */
function figured(troop: TroopView): void {
  const { power, hp } = troopFace(troop, 'a', 0);
  expect({ power, hp }).toEqual({ power: troop.power.value, hp: troop.hp.value });
}

describe('things, notes and details in random games', () => {
  for (const seats of [1, 2, 4]) {
    it(`with ${seats} seats`, () => {
      for (let n = 0; n < 4; n++) {
        const pick = dealer(n + 100 * seats);
        const session = Session.start(
          game,
          { seats: Array.from({ length: seats }, (_, i) => ({ kind: 'person', name: `Seat ${i}` })) },
          seeded(hex(n)),
        );
        for (let i = 0; i < 400 && session.world.over === null; i++) {
          const waiting = newsOf(session, 'table', session.entries.length).waiting;
          const seat = waiting[pick(waiting.length)]!;
          const { view: seen, ask } = newsOf(session, seat, session.entries.length);
          const view = seen as unknown as View;
          for (const { lane } of view.seats) for (const troop of lane.troops) figured(troop);
          for (const offered of [...ask!.offers, ...ask!.refused]) {
            const choice = offered.choice as Choice;
            for (const thing of thingsOf(choice, view, seat)) lookedAt(thing, view);
            expect(Object.keys(ICONS)).toContain(noteOf(choice, view, seat).icon);
            reasoned(choice, view, seat);
          }
          session.choose(seat, ask!.offers[pick(ask!.offers.length)]!.choice);
        }
      }
    });
  }
});

describe('paying from the hand', () => {
  const hand: CardId[] = ['x1', 'x1', 'x3', 'x6', 'militia'];
  it('wastes as little as possible', () => {
    expect(crystalsFor(2, hand)).toEqual(['x1', 'x1']);
    expect(crystalsFor(3, hand)).toEqual(['x3']);
    expect(crystalsFor(6, hand)).toEqual(['x6']);
    expect(crystalsFor(11, hand)).toEqual(['x1', 'x1', 'x3', 'x6']);
  });
  it('does not offer what the hand cannot pay', () => expect(crystalsFor(12, hand)).toBeNull());
  it('spends nothing if the purse is enough', () =>
    expect(payAndBuy({ card: 'ranger', price: { value: 2, parts: [] }, cutPrice: null }, 2, hand)).toEqual([
      { do: 'buy', card: 'ranger' },
    ]));
});

describe('Ready in Wrap-Up', () => {
  const readyWith = (seat: object) => {
    const w = game.arrange({ phase: 'wrap-up', round: 2, seats: [{ division: 'med bay', ...seat }] });
    game.resume(w, fastChance(1));
    const { prompt } = game.asks(w)[0]!;
    return { prompt, quiet: noteOf({ do: 'ready' }, game.view(w, 0), 0).quiet ?? false };
  };
  it('is the bright button where nothing is left to do', () =>
    expect(readyWith({})).toEqual({
      prompt: 'Nothing is left to discard or to rearrange: you draw 0.',
      quiet: false,
    }));
  it('ends something where a card could be discarded or a survivor moved', () => {
    expect(readyWith({ hand: ['militia'], deck: ['x1', 'x1'] })).toEqual({
      prompt: 'You keep 1 and draw 2. Discard what you do not need.',
      quiet: true,
    });
    expect(readyWith({ troops: ['ranger'] })).toEqual({
      prompt: 'Rearrange your survivors: you draw 0.',
      quiet: true,
    });
  });
  it('does not lie where Pass was', () => {
    const w = game.arrange({ phase: 'wrap-up', round: 2, seats: [{ division: 'med bay', hand: ['x1'] }] });
    game.resume(w, fastChance(1));
    expect(noteOf({ do: 'ready' }, game.view(w, 0), 0).apart).toBe(true);
    const earlier = game.arrange({ phase: 'deployment', seats: [{ division: 'med bay', hand: ['x1'] }] });
    game.resume(earlier, fastChance(1));
    expect(noteOf({ do: 'ready' }, game.view(earlier, 0), 0).apart).toBeUndefined();
  });
  it.each([
    [0, 9, 9],
    [2, 1, 9],
    [2, 9, 0],
    [2, 1, 1],
    [4, 0, 0],
    [6, 3, 3],
    [8, 3, 3],
  ])('says how many are drawn: %i kept, %i in the deck, %i discarded', (kept, deck, discard) => {
    const cards = (count: number): string[] => new Array<string>(count).fill('militia');
    const seat = { division: 'med bay', hand: cards(kept), deck: cards(deck), discard: cards(discard) };
    const w = game.arrange({ phase: 'wrap-up', round: 2, seats: [seat] });
    game.resume(w, fastChance(1));
    const { prompt } = game.asks(w)[0]!;
    game.play(w, 0, { do: 'ready' }, fastChance(1));
    const drawn = game.view(w, 0).seats[0]!.hand!.filter((card) => card === 'militia').length - kept;
    expect(prompt).toMatch(new RegExp(`draw ${drawn}\\.`));
  });
});

describe('a card with a smaller and a larger effect', () => {
  const pack = (amount: number): Choice => ({ do: 'play', card: 'med pack', at: { troop: 3, amount } });
  it('is meant to have the larger one', () => expect(usualOf([pack(1), pack(2)])).toBe(1));
  it('asks if its uses differ in kind', () =>
    expect(usualOf([pack(2), { do: 'play', card: 'med pack', at: { troop: 3 } }])).toBe(-1));
});

describe('a card that calls a Troop from a Discard Pile', () => {
  const call = (card: 'militia' | 'hyperion' | 'ranger'): Choice => ({
    do: 'play',
    card: 'drop ship',
    at: { from: 0, card, lane: 0, zone: 2 },
  });
  it('is meant for the Troop that is worth most', () =>
    expect(usualOf([call('militia'), call('hyperion'), call('ranger')])).toBe(1));
});

describe('a hint', () => {
  it('of Acquire compares whole purchases, each in one line', () => {
    const hand = ['x1', 'x1', 'x1', 'x1', 'militia'];
    const items = ['spark jumper', 'shotgun', 'composite plate', 'med pack', 'hi-ex grenade'];
    const w = game.arrange({ phase: 'acquire', round: 1, items, seats: [{ division: 'med bay', hand }] });
    game.resume(w, fastChance(1));
    const adviser = new Adviser(game, game.view(w, 0), game.asks(w)[0]!, 1);
    let looks = 60;
    adviser.run(() => looks-- > 0);
    const { rows } = adviser.advice(null);
    expect(rows).toHaveLength(3);
    expect(rows[0]!.words).toMatch(/^Buy .+ for \d/);
    expect(rows[0]!.choices.length).toBeGreaterThan(1);
    expect(adviser.advice(rows[0]!.choices).plan?.words).toBe(rows[0]!.words);
  });

  const weapon = 'spark jumper';
  const armor = 'composite plate';
  it.each([
    [
      'Troop',
      [
        { zone: 1, troop: 'storm trooper', armor },
        { zone: 2, troop: 'ranger', weapon },
      ],
    ],
    [
      'Weapon',
      [
        { zone: 1, troop: 'ranger', weapon },
        { zone: 2, troop: 'ranger' },
      ],
    ],
  ])('of Deployment lists no %s that goes away and comes back', (_what, troops) => {
    const w = game.arrange({ phase: 'deployment', round: 4, seats: [{ division: 'med bay', troops }] });
    game.resume(w, fastChance(1));
    const adviser = new Adviser(game, game.view(w, 0), game.asks(w)[0]!, 1);
    let looks = 60;
    adviser.run(() => looks-- > 0);
    const { rows } = adviser.advice(null);
    expect(rows[0]!.words).toBe('Ready');
    const asGood = rows.slice(1).filter((row) => row.chance === rows[0]!.chance);
    for (const { words, line } of asGood) expect(line.indexOf('Ready'), words).toBeLessThan(1);
  });
});
