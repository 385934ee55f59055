// The Acquire Resources Phase: income, spending, buying, exchanging.
import {
  type Bookmark,
  type Next,
  type Refusal,
  type Refused,
  type Seat,
  applies,
  seatLetter,
} from '@xenotable/kernel';
import { type Choice, type Doing, doing } from '../../choices.ts';
import { CARDS, type Goods, isCard, isCrystal, isTroop } from '../../content/cards.ts';
import { type CrystalId, CRYSTALS, FOR_SALE, TROOPS, isSold } from '../../content/troops.ts';
import { type Table, type Wave, commanderOf, isAlly, seatsFrom } from '../../table.ts';
import { supplyOf } from '../../siege.ts';
import { type Rules, chapter } from '../chapter.ts';
import { citeDivision, divisionPlays, hasCut, markUsed } from '../abilities/divisions.ts';
import { exchanges, tradeIn, exchangeFault } from './exchange.ts';
import { playFault } from '../abilities/playFault.ts';
import { otherPhase } from '../otherPhase.ts';
import { part } from '../part.ts';
import { discard, intoHand, kindsInHand, outOfHand } from '../piles.ts';
import { divisionActs } from '../abilities/carryOut.ts';
import { cutsFor, price, purchaseFault, saleFault, slotFor, stock } from './prices.ts';
import { nobodyReady, isReady, markReady, stillBusy, withdrawals } from '../ready.ts';
import { requestFault, requests } from './requests.ts';
import { type Question, question } from '../question.ts';

const INCOME: Record<Wave, readonly CrystalId[]> = { 1: ['x1'], 2: ['x3', 'x1'], 3: ['x6', 'x3', 'x1'] };

/** XS-ACQ-01 XS-ACQ-02 One Xenosathem card of the wave's value into each hand. XS-ACQ-03 Where its stack is empty, the next lower one. */
export function payIncome(play: Rules): void {
  const { w } = play;
  for (const seat of seatsFrom(w, w.first)) {
    const card = INCOME[supplyOf(w)].find((value) => w.crystals[value] > 0);
    if (card === undefined) {
      applies('XS-ACQ-03');
      continue;
    }
    w.crystals[card]--;
    applies('XS-GEN-02');
    applies('XS-ACQ-02');
    if (card !== INCOME[supplyOf(w)][0]) applies('XS-ACQ-03');
    intoHand(w, seat, card, true);
    play.tell?.({ type: 'income', seat, card }, 'XS-ACQ-01');
  }
}

/** XS-ACQ-10 Everything that a seat can pay for now. */
function purchases(w: Table, seat: Seat, choices: Choice[]): void {
  const wave = supplyOf(w);
  const { purse } = commanderOf(w, seat);
  if (purse === 0) return;
  const offer = (card: Goods): void => {
    if (price(w, seat, card, false) <= purse) choices.push({ do: 'buy', card });
    if (hasCut(w, seat, card) && price(w, seat, card, true) <= purse)
      choices.push({ do: 'buy', card, cut: true });
  };
  for (const card of FOR_SALE) if (stock(w, card) > 0 && TROOPS[card].wave <= wave) offer(card);
  for (const slot of w.slots) if (slot.item !== '' && slot.left > 0) offer(slot.item);
}

export const acquire = chapter<Question>('acquire')
  .shows('looked')
  .steps({
    /** XS-ACQ-04 XS-ACQ-17 XS-GEN-07 All buy in any order until everybody is ready. */
    buy: question<Question, 'buy'>({
      rule: 'XS-ACQ-04',
      prompt(w, _f, seat) {
        const { purse, hand } = commanderOf(w, seat);
        const held = hand.reduce((sum, card) => sum + CARDS[card].value, 0);
        if (purse + held === 0) {
          const trades: Choice[] = [];
          exchanges(w, seat, trades);
          return trades.length === 0
            ? 'You have no Xenosathem left to spend.'
            : 'You have no Xenosathem left to spend. You can still exchange some of your discard pile.';
        }
        return `Spend Xenosathem and buy: ${purse} in your purse, ${held} in your hand.`;
      },
      who: (w) => stillBusy(w),
      withdrawals,
      offers(w, _f, seat) {
        if (isReady(w, seat)) return [];
        const choices: Choice[] = [{ do: 'ready' }];
        for (const card of kindsInHand(w, seat)) if (isCrystal(card)) choices.push({ do: 'spend', card });
        purchases(w, seat, choices);
        exchanges(w, seat, choices);
        divisionPlays(w, seat, { window: 'acquire', lane: seat }, choices);
        requests(w, seat, choices);
        return choices;
      },
      refused,
      judge: acquireFault,
      take,
    }),
    /** XS-ACQ-08 XS-ACQ-18 What is left in a purse is lost, and so are cuts that were not spent. */
    'close the market': {
      run({ w }) {
        nobodyReady(w);
        for (const one of w.commanders) {
          if (one.purse > 0) applies('XS-ACQ-08');
          if (one.cuts.length > 0) applies('XS-ACQ-18');
          one.purse = 0;
          one.cuts = [];
        }
      },
    },
  });

type Buying = Next<'buy'>;

/** Back to the market, after another chapter if there is one to go through. */
const backAfter = (call: Bookmark | null): Buying => (call === null ? 'again' : { call, then: 'buy' });

function take(play: Rules, _f: unknown, seat: Seat, choice: Choice): Buying {
  const { w } = play;
  const one = commanderOf(w, seat);
  const said = doing(choice, 'ready', 'not ready', 'spend', 'buy', 'exchange', 'request', 'division');
  switch (said.do) {
    case 'ready':
    case 'not ready':
      applies('XS-ACQ-17');
      return markReady(w, seat, said.do === 'ready');
    // XS-ACQ-05 XS-ACQ-15 From the own hand to the own Discard Pile; the value goes to the purse.
    case 'spend':
      outOfHand(w, seat, said.card);
      discard(w, seat, said.card);
      applies(CRYSTALS[said.card].rule);
      applies('XS-ACQ-15');
      one.purse += CRYSTALS[said.card].value;
      play.tell?.({ type: 'spent', seat, card: said.card, purse: one.purse }, 'XS-ACQ-05');
      return 'again';
    case 'buy':
      buy(play, seat, said.card, said.cut === true);
      return 'again';
    case 'exchange':
      tradeIn(play, seat, said.for);
      return 'again';
    case 'request':
      return askAlly(play, seat, said);
    case 'division':
      return backAfter(divisionActs(play, seat, said));
  }
}

/** XS-ACQ-06 XS-ACQ-07 XS-ACQ-09 The cost leaves the purse, the card comes from its stack into the hand. XS-ACQ-18 Cuts that helped are used up. */
function buy(play: Rules, seat: Seat, card: Goods, own: boolean): void {
  const { w } = play;
  const one = commanderOf(w, seat);
  const cost = price(w, seat, card, own);
  for (const giver of cutsFor(w, seat, card, own)) {
    applies('XS-ACQ-16');
    applies('XS-ACQ-18');
    applies('XS-CARD-08');
    if (isAlly(w, giver) && giver !== seat) applies('XS-ALLY-06');
    citeDivision(w, giver);
    one.cuts = one.cuts.filter((other) => other !== giver);
    markUsed(w, giver, 1);
  }
  applies('XS-ACQ-06');
  applies(CARDS[card].rule);
  one.purse -= cost;
  if (one.purse > 0) applies('XS-ACQ-07');
  one.tally.bought++;
  if (!isTroop(card)) slotFor(w, card).left--;
  else if (isSold(card)) w.stacks[card]--;
  intoHand(w, seat, card, true);
  play.tell?.({ type: 'bought', seat, card, cost, purse: one.purse }, 'XS-ACQ-09');
}

/** XS-ALLY-06 XS-ALLY-08 An Ally Commander does what it is asked: at once, or when it deploys. */
function askAlly(play: Rules, seat: Seat, said: Doing<'request'>): Buying {
  applies('XS-M-ALLY-02');
  if (said.favour === 'troops') {
    commanderOf(play.w, seat).wants = true;
    play.tell?.({ type: 'asked for troops', seat }, 'XS-ALLY-08');
    return 'again';
  }
  applies('XS-ALLY-06');
  const ability = said.favour === 'fund' ? 1 : 2;
  return backAfter(divisionActs(play, said.of, { do: 'division', ability, to: seat }));
}

/** What a buyer may expect and cannot have: every card in sight that is locked, sold out, or too dear for purse and hand together. */
function refused(w: Table, _f: unknown, seat: Seat): Refused<Choice>[] {
  const list: Refused<Choice>[] = [];
  const goods: Goods[] = [...FOR_SALE, ...w.slots.flatMap((slot) => (slot.item === '' ? [] : [slot.item]))];
  const { purse, hand } = commanderOf(w, seat);
  const money = hand.reduce((sum, card) => sum + CARDS[card].value, purse);
  for (const card of goods) {
    const refusal =
      saleFault(w, card) ??
      (money < price(w, seat, card, false) ? purchaseFault(w, seat, card, false) : null);
    if (refusal !== null) list.push({ choice: { do: 'buy', card }, ...refusal });
  }
  for (const better of ['x3', 'x6'] as const) {
    const refusal = exchangeFault(w, seat, better);
    if (refusal !== null) list.push({ choice: { do: 'exchange', for: better }, ...refusal });
  }
  return list;
}

function acquireFault(w: Table, _f: unknown, seat: Seat, choice: unknown): Refusal | null {
  switch (part(choice, 'do')) {
    case 'spend':
      return { rule: 'XS-ACQ-05', reason: 'Only Xenosathem from your own hand can be spent.' };
    case 'buy':
      return wishFault(w, seat, part(choice, 'card'), part(choice, 'cut') === true);
    case 'exchange':
      return { rule: 'XS-XEN-03', reason: 'Exchange three 1s for a 3, or two 3s for a 6.' };
    case 'request':
      return requestFault(w, choice);
    case 'division':
      return playFault(w, seat, choice, { window: 'acquire', lane: seat });
    case 'deploy':
    case 'equip':
    case 'move':
      return { rule: 'XS-DEP-01', reason: 'Troops are deployed in the next phase.' };
    case 'hand over':
      return { rule: 'XS-DEP-12', reason: 'Lanes are rearranged in the next phase.' };
    case 'play':
    case 'use':
      return { rule: 'XS-ABI-03', reason: 'Nothing is played while buying but Division abilities.' };
    default:
      return (
        otherPhase(choice) ?? {
          rule: 'XS-ACQ-04',
          reason: `Spend, buy, exchange, use your Division, or be ready, seat ${seatLetter(seat)}.`,
        }
      );
  }
}

/** Why something that may be no card at all cannot be bought. */
function wishFault(w: Table, seat: Seat, card: unknown, own: boolean): Refusal {
  if (typeof card !== 'string' || !isCard(card) || isCrystal(card))
    return { rule: 'XS-ACQ-10', reason: 'Only Troops and Items are for sale.' };
  return (
    purchaseFault(w, seat, card, own) ?? { rule: 'XS-ACQ-06', reason: 'Say which card you buy, and no more.' }
  );
}
