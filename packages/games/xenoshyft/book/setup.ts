// Game setup: Divisions, decks, Items, the Hive, first hands. XS-GEN-09 All chance is drawn through the table's own source, and only when somebody sees it.
import { type RuleId, type Seat, applies, bagOf, itemAt, putIn, sizeOf, takeOut } from '@xenotable/kernel';
import { type Choice, doing } from '../choices.ts';
import { type CardId, isCrystal, isItem } from '../content/cards.ts';
import { DIVISIONS, type DivisionId } from '../content/divisions.ts';
import type { ItemId } from '../content/items.ts';
import { isSold } from '../content/troops.ts';
import { deckOf, itemsOf, siegeOf } from '../siege.ts';
import { type Table, commanderOf } from '../table.ts';
import { type Rules, chapter } from './chapter.ts';
import { countPerks, divisionOf } from './abilities/divisions.ts';
import { newDeck } from './hive/encounter.ts';
import { drawCards } from './piles.ts';
import { type Question, question } from './question.ts';
import { newStack } from './wrapUp.ts';

const FIRST_HAND = 6;

export interface Setup extends Question {
  /** Divisions dealt to choose from. */
  dealt: DivisionId[];
}

const undecided = (w: Table): Seat => w.commanders.findIndex((one) => one.division === '');
const leftOver = (w: Table): DivisionId[] =>
  siegeOf(w.options).divisions.of.filter((id) => !w.commanders.some((one) => one.division === id));

export const setup = chapter<Setup>('setup')
  .shows('dealt', 'looked')
  .steps({
    /** XS-SET-06 XS-SET-15 XS-CARD-10 Each seat gets one of the six Divisions at random … */
    divisions: {
      run(play, f) {
        const { w } = play;
        const seat = undecided(w);
        if (seat < 0) return { goTo: 'first player by chance' };
        const { of, by } = siegeOf(w.options).divisions;
        if (w.options.siege === 'own') applies('XS-SCN-07');
        if (by === 'in order') lead(play, seat, itemAt(of, seat));
        else if (by === 'dealt') {
          applies('XS-SET-15');
          lead(play, seat, play.oneOf(leftOver(w), 'XS-SET-06', String));
        } else {
          f.dealt = by === 'chosen' ? leftOver(w) : dealTwo(play);
          return;
        }
        return 'again';
      },
    },
    /** XS-OPT-03 … or chooses, among all or among two. */
    'choose a Division': question<Setup, 'divisions'>({
      rule: 'XS-OPT-03',
      prompt: 'Which Division do you lead?',
      who: undecided,
      offers: (_w, f) => f.dealt.map((division): Choice => ({ do: 'lead', division })),
      take(play, f, seat, choice) {
        lead(play, seat, doing(choice, 'lead').division);
        f.dealt = [];
        return { goTo: 'divisions' };
      },
    }),
    /** XS-OPT-13 By option chance says who fights first; otherwise that is chosen before the first Combat (XS-SET-14). */
    'first player by chance': {
      run(play) {
        const { w } = play;
        if (w.options.first !== 'random') return;
        const seats = w.commanders.map((_, seat) => seat);
        const seat = play.oneOf(seats, 'XS-OPT-13', (one) => String(one + 1));
        nameFirst(play, seat, 'XS-OPT-13');
      },
    },
    /** XS-SET-05 XS-SET-07 XS-SCN-08 Four Militia, six "1 Xenosathem", and what the Division names, all from their stacks. */
    'starting decks': {
      run({ w }) {
        const { divisionCards, purse } = siegeOf(w.options);
        if (w.options.siege === 'own') applies('XS-SCN-08');
        const cards = deckOf(w.options);
        w.commanders.forEach((one, seat) => {
          one.deck = bagOf(cards);
          one.purse = purse;
          applies('XS-SET-03');
          applies('XS-SET-05');
          for (const card of cards) offStack(w, card);
          if (!divisionCards) return;
          const { rule, starting } = DIVISIONS[divisionOf(w, seat)];
          for (const card of starting) {
            applies('XS-SET-07');
            applies(rule);
            putIn(one.deck, card);
            offStack(w, card);
          }
        });
      },
    },
    /** XS-SET-08 XS-SCN-06 Items that the siege or a Division names come first, in seat order; the fixed list holds them all. */
    'forced Items': {
      run({ w }) {
        const { named } = siegeOf(w.options).items;
        w.trackers = bagOf(itemsOf(w.options));
        for (const item of givenItems(w)) {
          applies(named.includes(item) ? 'XS-OPT-12' : 'XS-SET-08');
          stockItem(w, item);
        }
      },
    },
    /** XS-SET-09 XS-CARD-11 The other slots are filled at random … */
    'random Items': {
      run(play) {
        const { w } = play;
        const { slots, others } = siegeOf(w.options).items;
        if (w.options.siege === 'own') applies('XS-SCN-06');
        if (others === 'drafted') return;
        const wanted = others === 'drawn' ? slots : 0;
        while (w.slots.length < wanted) {
          const item = play.draw(w.trackers, 'XS-SET-09');
          if (item === null) break;
          applies('XS-SET-15');
          applies('XS-CARD-11');
          addSlot(w, item);
        }
        return { goTo: 'the Hive' };
      },
    },
    /** XS-OPT-12 … or drafted, from the first player to the left, or from seat 1 if that is not known yet. */
    'draft an Item': question<Setup>({
      rule: 'XS-OPT-12',
      prompt: 'Which Item is to be on sale?',
      who: (w) =>
        w.slots.length < siegeOf(w.options).items.slots && sizeOf(w.trackers) > 0
          ? (w.first + w.slots.length - startOf(w)) % w.commanders.length
          : null,
      offers: (w) =>
        w.trackers.kinds
          .filter((_, i) => w.trackers.left[i] !== 0)
          .map((item): Choice => ({ do: 'stock', item })),
      take(play, _f, seat, choice) {
        const { item } = doing(choice, 'stock');
        stockItem(play.w, item);
        play.tell?.({ type: 'stocked', seat, card: item }, 'XS-OPT-12');
        return 'again';
      },
    }),
    /** XS-SET-10 XS-SET-11 XS-SET-12 The deck of wave 1; those of later waves wait. */
    'the Hive': {
      run(play) {
        newDeck(play.w);
        countPerks(play.w);
        play.tell?.({ type: 'items on sale', cards: play.w.slots.map((slot) => slot.item) }, 'XS-SET-09');
      },
    },
    /** XS-SET-13 Six cards for everybody. */
    'first hands': {
      run(play) {
        play.w.commanders.forEach((_, seat) => drawCards(play, seat, FIRST_HAND, 'XS-SET-13'));
      },
    },
  });

/** The first player of the siege is known. */
export function nameFirst(play: Rules, seat: Seat, why: RuleId): void {
  play.w.first = seat;
  play.w.opened = true;
  play.tell?.({ type: 'first player', seat }, why);
}

function lead(play: Rules, seat: Seat, division: DivisionId): void {
  commanderOf(play.w, seat).division = division;
  play.tell?.({ type: 'leads', seat, division }, 'XS-SET-06');
}

/** XS-OPT-03 Two of those left, at random. */
function dealTwo(play: Rules): DivisionId[] {
  const first = play.oneOf(leftOver(play.w), 'XS-OPT-03', String);
  return [
    first,
    play.oneOf(
      leftOver(play.w).filter((id) => id !== first),
      'XS-OPT-03',
      String,
    ),
  ];
}

/** XS-SET-08 What the Divisions bring is also for sale. */
const forced = (w: Table): ItemId[] =>
  siegeOf(w.options).divisionCards
    ? w.commanders.flatMap((_, seat) => DIVISIONS[divisionOf(w, seat)].starting.filter(isItem).slice(0, 1))
    : [];

/** What is for sale before anything is drawn or drafted. */
function givenItems(w: Table): ItemId[] {
  const { named, slots } = siegeOf(w.options).items;
  return [...new Set([...named, ...forced(w)])].slice(0, slots);
}

/** How many slots were filled before the draft. */
const startOf = (w: Table): number => givenItems(w).length;

/** A card of a starting deck comes from its stack, if it has one. */
function offStack(w: Table, card: CardId): void {
  if (isCrystal(card)) w.crystals[card]--;
  else if (!isItem(card) && isSold(card)) w.stacks[card]--;
}

function stockItem(w: Table, item: ItemId): void {
  takeOut(w.trackers, item);
  addSlot(w, item);
}

function addSlot(w: Table, item: ItemId): void {
  w.slots.push({ item, left: newStack(w, item) });
}
