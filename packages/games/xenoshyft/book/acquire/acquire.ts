// The Acquire Resources Phase: income, spending, buying, exchanging.
import {
  type Playing,
  type Refusal,
  type Refused,
  type Seat,
  type Next,
  seatLetter,
} from '@xenotable/kernel';
import type { AcquireChoice, Choice, DivisionPlay } from '../../choices.ts';
import { CARDS, isCrystal, isTroop } from '../../content/cards.ts';
import { type CrystalId, CRYSTALS, FOR_SALE, TROOPS } from '../../content/troops.ts';
import { type Table, type Wave, seatsFrom, waveOf } from '../../table.ts';
import { chapter } from '../chapter.ts';
import { divisionPlays, markUsed } from '../abilities/divisions.ts';
import { exchanges, tradeIn, whyNotExchange } from './exchange.ts';
import { judgePlay, part } from '../abilities/playFault.ts';
import { discard, intoHand, outOfHand } from '../piles.ts';
import { divisionActs } from '../abilities/carryOut.ts';
import { type Goods, cutsFor, hasCut, price, stock, whyNotBuy } from './prices.ts';
import { allStart, isReady, markReady, stillBusy, withdrawals } from '../ready.ts';
import { canRequest, requests } from './requests.ts';
import { asking } from '../question.ts';

const INCOME: Record<Wave, readonly CrystalId[]> = { 1: ['x1'], 2: ['x3', 'x1'], 3: ['x6', 'x3', 'x1'] };

/** XS-ACQ-01 XS-ACQ-02 One Xenosathem card of the wave's value into each hand. XS-ACQ-03 Where its stack is empty, the next lower one. */
export function payIncome(play: Playing<Table>): void {
  const { w } = play;
  for (const seat of seatsFrom(w, w.first)) {
    const card = INCOME[waveOf(w.round)].find((value) => w.crystals[value] > 0);
    if (card === undefined) continue;
    w.crystals[card]--;
    intoHand(w, seat, card, true);
    play.tell?.({ type: 'income', seat, card }, 'XS-ACQ-01');
  }
}

/** XS-ACQ-10 Everything that a seat can pay for now. */
function purchases(w: Table, seat: Seat, choices: Choice[]): void {
  const wave = waveOf(w.round);
  const { purse } = w.commanders[seat]!;
  if (purse === 0) return;
  const offer = (card: Goods): void => {
    if (price(w, seat, card, false) <= purse) choices.push({ do: 'buy', card });
    if (hasCut(w, seat, card) && price(w, seat, card, true) <= purse)
      choices.push({ do: 'buy', card, cut: true });
  };
  for (const card of FOR_SALE) if (stock(w, card) > 0 && TROOPS[card].wave <= wave) offer(card);
  for (const slot of w.slots) if (slot.item !== '' && slot.left > 0) offer(slot.item);
}

export const acquire = chapter('acquire').steps({
  'open the market': { run: ({ w }) => allStart(w) },
  /** XS-ACQ-04 XS-ACQ-17 XS-GEN-07 All buy in any order until everybody is ready. */
  ...asking<object>('buy', 'close the market', {
    rule: 'XS-ACQ-04',
    prompt(w, _f, seat) {
      const { purse, hand } = w.commanders[seat]!;
      return `Spend Xenosathem and buy: ${purse} in your purse, ${hand.reduce((sum, card) => sum + CARDS[card].value, 0)} in your hand.`;
    },
    who: (w) => stillBusy(w),
    withdrawals,
    offers(w, _f, seat) {
      if (isReady(w, seat)) return [];
      const choices: Choice[] = [{ do: 'ready' }];
      const { hand } = w.commanders[seat]!;
      for (let i = 0; i < hand.length; i++)
        if (hand[i] !== hand[i - 1] && isCrystal(hand[i]!))
          choices.push({ do: 'spend', card: hand[i] as CrystalId });
      purchases(w, seat, choices);
      exchanges(w, seat, choices);
      divisionPlays(w, seat, { window: 'acquire', lane: seat }, choices);
      requests(w, seat, choices);
      return choices;
    },
    refused,
    judge,
    take,
  }),
  /** XS-ACQ-08 XS-ACQ-18 What is left in a purse is lost, and so are cuts that were not spent. */
  'close the market': {
    run({ w }) {
      for (const one of w.commanders) {
        one.purse = 0;
        one.cuts = [];
      }
    },
  },
});

function take(play: Playing<Table>, _f: unknown, seat: Seat, choice: Choice): Next {
  const { w } = play;
  const one = w.commanders[seat]!;
  const said = choice as AcquireChoice | DivisionPlay | { do: 'ready' | 'not ready' };
  switch (said.do) {
    case 'ready':
    case 'not ready':
      return markReady(w, seat, said.do === 'ready');
    // XS-ACQ-05 XS-ACQ-15 From the own hand to the own Discard Pile; the value goes to the purse.
    case 'spend':
      outOfHand(w, seat, said.card);
      discard(w, seat, said.card);
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
    case 'division': {
      const does = divisionActs(play, seat, said);
      return does === null ? 'again' : { call: does, then: 'buy' };
    }
  }
}

/** XS-ACQ-06 XS-ACQ-07 XS-ACQ-09 The cost leaves the purse, the card comes from its stack into the hand. XS-ACQ-18 Cuts that helped are used up. */
function buy(play: Playing<Table>, seat: Seat, card: Goods, own: boolean): void {
  const { w } = play;
  const one = w.commanders[seat]!;
  const cost = price(w, seat, card, own);
  for (const giver of cutsFor(w, seat, card, own)) {
    one.cuts = one.cuts.filter((other) => other !== giver);
    markUsed(w, giver, 1);
  }
  one.purse -= cost;
  one.tally.bought++;
  if (isTroop(card)) w.stacks[card as Exclude<typeof card, 'militia'>]--;
  else w.slots.find((slot) => slot.item === card)!.left--;
  intoHand(w, seat, card, true);
  play.tell?.({ type: 'bought', seat, card, cost, purse: one.purse }, 'XS-ACQ-09');
}

/** XS-ALLY-06 XS-ALLY-08 An Ally Commander does what it is asked: at once, or when it deploys. */
function askAlly(play: Playing<Table>, seat: Seat, said: Extract<AcquireChoice, { do: 'request' }>): Next {
  if (said.favour === 'troops') {
    play.w.commanders[seat]!.wants = true;
    play.tell?.({ type: 'asked for troops', seat }, 'XS-ALLY-08');
    return 'again';
  }
  const does = divisionActs(play, said.of, {
    do: 'division',
    ability: said.favour === 'fund' ? 1 : 2,
    to: seat,
  });
  return does === null ? 'again' : { call: does, then: 'buy' };
}

/** What a buyer may expect and cannot have: every card in sight that is locked, sold out or too dear. */
function refused(w: Table, _f: unknown, seat: Seat): Refused<Choice>[] {
  const list: Refused<Choice>[] = [];
  const goods: Goods[] = [...FOR_SALE, ...w.slots.flatMap((slot) => (slot.item === '' ? [] : [slot.item]))];
  for (const card of goods) {
    const refusal = whyNotBuy(w, seat, card, false);
    if (refusal !== null) list.push({ choice: { do: 'buy', card }, ...refusal });
  }
  for (const better of ['x3', 'x6'] as const) {
    const refusal = whyNotExchange(w, seat, better);
    if (refusal !== null) list.push({ choice: { do: 'exchange', for: better }, ...refusal });
  }
  return list;
}

function judge(w: Table, _f: unknown, seat: Seat, choice: unknown): Refusal {
  const card = part(choice, 'card');
  switch (part(choice, 'do')) {
    case 'spend':
      return { rule: 'XS-ACQ-05', reason: 'Only Xenosathem from your own hand can be spent.' };
    case 'buy': {
      if (typeof card !== 'string' || !Object.hasOwn(CARDS, card))
        return { rule: 'XS-ACQ-10', reason: 'No such card is for sale.' };
      if (isCrystal(card as Goods)) return { rule: 'XS-ACQ-10', reason: 'Xenosathem cannot be bought.' };
      return (
        whyNotBuy(w, seat, card as Goods, part(choice, 'cut') === true) ?? {
          rule: 'XS-ACQ-06',
          reason: 'Say which card you buy, and no more.',
        }
      );
    }
    case 'exchange': {
      const better = part(choice, 'for');
      return (
        ((better === 'x3' || better === 'x6') && whyNotExchange(w, seat, better)) || {
          rule: 'XS-XEN-03',
          reason: 'Exchange three 1s for a 3, or two 3s for a 6.',
        }
      );
    }
    case 'request':
      return canRequest(w, seat);
    case 'division':
      return judgePlay(w, seat, choice, { window: 'acquire', lane: seat })!;
    case 'deploy':
    case 'equip':
    case 'move':
      return { rule: 'XS-DEP-01', reason: 'Troops are deployed in the next phase.' };
    case 'give':
      return { rule: 'XS-ACQ-14', reason: 'Cards in hand are never given away.' };
    case 'play':
    case 'use':
      return { rule: 'XS-ABI-03', reason: 'Nothing is played while buying but Division abilities.' };
    default:
      return {
        rule: 'XS-ACQ-04',
        reason: `Spend, buy, exchange, use your Division, or be ready, seat ${seatLetter(seat)}.`,
      };
  }
}
