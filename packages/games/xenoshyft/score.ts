// How well the table stands: all win or lose together (XS-GEN-01). The weights are fitted to how sieges of the script ended
// (2,100 of them with one to four seats); the chance of winning grows with the score.
import type { Bag, Seat } from '@xenotable/kernel';
import { clock } from './clock.ts';
import { CARDS, type CardId, isTroop } from './content/cards.ts';
import { TROOPS } from './content/troops.ts';
import { roundsOf } from './siege.ts';
import type { Commander, Table, Troop } from './table.ts';

const START = -2.06;
const HIT_POINT = 0.254;
const TROOPS_WORTH = 0.0062;
const XENOSATHEM = 0.0164;
/** Every card more makes the good ones come later. */
const CARD = -0.0247;
/** What the rounds ahead cost. */
const AHEAD = -0.8;
const SEAT_AHEAD = -0.0368;
const GRADUAL_AHEAD = 0.14;

const cardScore = (card: CardId): number =>
  CARD + XENOSATHEM * CARDS[card].value + (isTroop(card) ? TROOPS_WORTH * TROOPS[card].worth : 0);

function bagScore({ kinds, left }: Bag<CardId>): number {
  let all = 0;
  for (let i = 0; i < kinds.length; i++) all += (left[i] ?? 0) * cardScore(kinds[i]!);
  return all;
}

/** A wounded Troop counts for what is left of it. */
function troopScore({ card, damage }: Troop): number {
  const { hp, worth } = TROOPS[card];
  return (TROOPS_WORTH * worth * Math.max(0, hp - damage)) / hp;
}

function seatScore({ deck, hand, discard, lane }: Commander): number {
  let all = bagScore(deck);
  for (const card of hand) all += cardScore(card);
  for (const card of discard) all += cardScore(card);
  for (const troop of lane.troops) all += troopScore(troop);
  return all;
}

export function score(w: Table, seat: Seat): number {
  if (w.over !== null) return w.over.winners.includes(seat) ? 1 : 0;
  const seats = w.commanders.length;
  const ahead = Math.max(0, roundsOf(w.options) - clock(w));
  let cards = 0;
  for (const one of w.commanders) cards += seatScore(one);
  const sum =
    START +
    (HIT_POINT * w.base + cards) / seats +
    AHEAD * Math.sqrt(ahead) +
    (SEAT_AHEAD * seats + (w.options.waves === 'gradual' ? GRADUAL_AHEAD : 0)) * ahead;
  return 1 / (1 + Math.exp(-sum));
}
