// What would be given up by being ready or passing now.
import type { Json } from '@xenotable/kernel';
import { byTouch } from '../../kit/size.ts';
import type { LeftToDo } from '../../table/contract.ts';
import type { Choice, SeatView, View } from '@xenotable/xenoshyft';
import {
  CARDS,
  type CardId,
  DIVISIONS,
  TROOPS,
  abilitiesOf,
  isTroop,
  shortName,
} from '@xenotable/xenoshyft/content';
import {
  DIVISION,
  ZONES,
  crystalThing,
  handThing,
  payAndBuy,
  priceFor,
  seatOf,
  zoneThing,
} from '@xenotable/xenoshyft/preview';
import { choiceOf, choicesIn, planOf } from './border.ts';
import { keepsInstead } from './keeping.ts';
import { gainOf } from './outlooks.ts';
import { boughtIn, planWords } from './purchase.ts';

export const nags = {
  zones: 'Empty zones while Troops are in the hand',
  instants: 'Cards that can only be played in Deployment',
  gear: 'Equipment that somebody could carry',
  combat: 'Combat begins (on touch screens)',
  money: 'Xenosathem that is not spent',
  division: 'A Division power that is not used',
  exchange: 'Xenosathem that could be exchanged',
  paid: 'An ability that is used up for nothing',
  keeping: 'Cards that are kept instead of new ones',
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const isOffered = (offers: readonly { choice: Json }[], fits: (choice: Choice) => boolean): Json | null =>
  offers.find(({ choice }) => fits(choiceOf(choice)))?.choice ?? null;

/** XS-T-04 A card that comes from the hand in Combat may well wait there, as long as somebody stands in the lane. */
const canWait = (card: CardId, { lane }: SeatView): boolean =>
  lane.troops.length > 0 && abilitiesOf(card).some(({ verb }) => verb === 'drop');

function emptyZones(own: SeatView): LeftToDo | null {
  const { seat, hand, lane } = own;
  const troops = (hand ?? []).filter(isTroop).filter((card) => !canWait(card, own));
  const empty = ZONES.filter((zone) => !lane.troops.some((troop) => troop.zone === zone));
  const [zone] = empty;
  const best = troops.toSorted((a, b) => TROOPS[b].worth - TROOPS[a].worth)[0];
  if (zone === undefined || best === undefined) return null;
  return {
    kind: 'zones',
    words: `${counted(empty.length, 'zone is', 'zones are')} empty and ${counted(troops.length, 'Troop is', 'Troops are')} in your hand. The Hive comes next.`,
    next: { do: 'deploy', card: best, lane: seat, zone },
    things: empty.map((one) => zoneThing(seat, one)),
  };
}

/** XS-DEP-09 Equipment for which somebody in a lane has a free hand. */
function unattached({ hand }: SeatView, offers: readonly { choice: Json }[]): LeftToDo | null {
  const fits = offers.flatMap(({ choice }) => {
    const meant = choiceOf(choice);
    return 'do' in meant && meant.do === 'equip' && meant.old === undefined
      ? [{ choice, card: meant.card }]
      : [];
  });
  const [first] = fits;
  if (first === undefined) return null;
  const free = (hand ?? []).filter((card) => fits.some((one) => one.card === card));
  return {
    kind: 'gear',
    words: `${free.map((card) => shortName(CARDS[card].name)).join(' and ')} ${free.length === 1 ? 'is' : 'are'} still in your hand: a Troop could carry ${free.length === 1 ? 'it' : 'them'}. The Hive comes next.`,
    next: first.choice,
    things: [...new Set(free)].map(handThing),
  };
}

/** An Instant of the hand that can be played now, and not in Combat. */
function unplayed(offers: readonly { choice: Json }[]): LeftToDo | null {
  for (const { choice } of offers) {
    const meant = choiceOf(choice);
    if (!('do' in meant) || meant.do !== 'play') continue;
    if (abilitiesOf(meant.card).some(({ windows }) => windows.some((window) => window !== 'deploy')))
      continue;
    return {
      kind: 'instants',
      words: `${shortName(CARDS[meant.card].name)}: to be played now or not this round. The Hive comes next.`,
      next: choice,
      things: [handThing(meant.card)],
    };
  }
  return null;
}

/** A finger slips more easily than a mouse, and nothing can be taken back once the Hive has come. */
function slipped({ seats }: View, seat: number): LeftToDo | null {
  const last = seats.every((one) => one.seat === seat || one.ready || one.kind === 'ally');
  if (!byTouch() || !last) return null;
  return {
    kind: 'combat',
    words: 'The Hive comes next: nothing of your lane can be changed after that.',
    next: null,
  };
}

/** XS-ACQ-08 What can still be paid: the card with which the lane holds most often, or where that is not computed the dearest one. */
function unspent(view: View, { seat, purse, hand }: SeatView): LeftToDo | null {
  const money = (hand ?? []).reduce((sum, card) => sum + CARDS[card].value, purse);
  const [best] = [...view.market.troops, ...view.market.items]
    .flatMap((goods) => {
      const way = goods === null || goods.locked !== null ? null : payAndBuy(goods, purse, hand ?? []);
      if (goods === null || way === null) return [];
      const gain = gainOf(view, seat, way, []);
      return [{ goods, way, holds: gain?.holds.mean ?? 0, saves: gain?.damage.mean ?? 0 }];
    })
    .toSorted(
      (a, b) => b.holds - a.holds || b.saves - a.saves || priceFor(b.goods).value - priceFor(a.goods).value,
    );
  if (best === undefined) return null;
  const { goods, way } = best;
  return {
    kind: 'money',
    words: `${money} Xenosathem can still be spent: ${CARDS[goods.card].name} costs ${priceFor(goods).value}.`,
    ...(purse > 0 && { loses: `${purse} in the purse` }),
    next: planOf(way),
    planned: (picked) =>
      boughtIn(choicesIn(picked)).length > 0
        ? `“${planWords(choicesIn(picked), view)}” is planned and not yet done.`
        : null,
  };
}

function exchange(offers: readonly { choice: Json }[]): LeftToDo | null {
  const trade = isOffered(offers, (choice) => 'do' in choice && choice.do === 'exchange');
  const meant = trade === null ? null : choiceOf(trade);
  if (meant === null || !('do' in meant) || meant.do !== 'exchange') return null;
  return {
    kind: 'exchange',
    words: `${meant.for === 'x3' ? 'Three 1s' : 'Two 3s'} of your discard pile can become one ${CARDS[meant.for].name}.`,
    next: trade,
    things: [crystalThing(meant.for)],
  };
}

/** XS-D-06 One more for the own purse is never wrong; other powers may well be kept. */
function funding({ division }: SeatView, offers: readonly { choice: Json }[], seat: number): LeftToDo | null {
  if (division !== 'command center') return null;
  const fund = isOffered(
    offers,
    (choice) => 'do' in choice && choice.do === 'division' && choice.ability === 1 && choice.to === seat,
  );
  return fund === null
    ? null
    : {
        kind: 'division',
        words: `The ${DIVISIONS[division].name} can still add 1 Xenosathem to your purse.`,
        next: fund,
        things: [DIVISION],
      };
}

export function leftToDo(
  choice: Json,
  view: View,
  { seat, offers, rule }: { seat: number; rule: string; offers: readonly { choice: Json }[] },
): LeftToDo | null {
  const said = choiceOf(choice);
  if (!('do' in said)) return null;
  const own = seatOf(view, seat);
  if (said.do === 'decline' && rule === 'XS-D-06')
    return {
      kind: 'paid',
      words: 'The power of your Division is used up, and nobody is deployed.',
      next: isOffered(offers, (one) => 'do' in one && one.do === 'deploy'),
      things: (own.hand ?? []).filter(isTroop).map(handThing),
    };
  if (said.do === 'decline' && rule === 'XS-DIV-05')
    return {
      kind: 'paid',
      words: 'The power of your Division is used up, and no card comes back.',
      next: isOffered(offers, (one) => 'do' in one && one.do === 'take'),
    };
  if (said.do !== 'ready') return null;
  if (view.phase === 'deployment')
    return emptyZones(own) ?? unattached(own, offers) ?? unplayed(offers) ?? slipped(view, seat);
  if (view.phase === 'wrap-up') return keepsInstead(own);
  if (view.phase !== 'acquire') return null;
  return unspent(view, own) ?? funding(own, offers, seat) ?? exchange(offers);
}
