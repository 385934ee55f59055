// How an Ally Commander fills and arranges its lane, and clears its hand.
import { type Choice, does } from '../choices.ts';
import { CARDS, type CardId, isItem, isTroop } from '../content/cards.ts';
import { ITEMS, type ItemId } from '../content/items.ts';
import type { TroopId } from '../content/troops.ts';
import type { SeatGlimpse, TroopView } from '../viewTypes.ts';
import { type Moment, by, byName, dearestFirst, offered, ready, worth } from './moment.ts';

export function deploying(m: Moment): Choice {
  return (
    by('XS-ALLY-07', dropShip(m)) ??
    by('XS-ALLY-08', deploy(m)) ??
    by('XS-ALLY-25', help(m)) ??
    by('XS-ALLY-09', equip(m)) ??
    by('XS-ALLY-10', otherPlays(m)) ??
    by('XS-ALLY-11', arrange(m)) ??
    ready
  );
}

/** XS-ALLY-23 Keeps at most two good Instants and discards everything else. */
export function wrappingUp(m: Moment): Choice {
  const good = m.hand
    .filter((card) => CARDS[card].kind === 'instant' && worth(card) >= 20)
    .sort((a, b) => worth(b) - worth(a) || byName(a, b));
  const keep = good.slice(0, 2);
  for (const card of m.hand) {
    const at = keep.indexOf(card);
    if (at < 0) return by('XS-ALLY-23', { do: 'discard', card });
    keep.splice(at, 1);
  }
  return by('XS-ALLY-11', arrange(m)) ?? ready;
}

const cost = (card: CardId): number => CARDS[card].cost;

/** XS-ALLY-07 A Drop Ship fetches the dearest Troop of cost 2 or more, from the own pile if it has one as dear. */
function dropShip(m: Moment): Choice | undefined {
  const { seat } = m.own;
  const piles = [m.own, ...m.view.seats];
  let top: { card: TroopId; from: number } | null = null;
  for (const pile of piles) {
    for (const card of pile.discard.filter(isTroop).toSorted(dearestFirst))
      if (cost(card) >= 2 && (top === null || cost(card) > cost(top.card))) top = { card, from: pile.seat };
  }
  if (top === null) return undefined;
  const { card, from } = top;
  return offered(
    m,
    'play',
    (play) =>
      play.card === 'drop ship' && play.at.card === card && play.at.from === from && play.at.lane === seat,
  );
}

/** XS-ALLY-08 Troops from hand, dearest first, into the lowest empty own zone; a Paratrooper is kept once three Troops stand there. */
function deploy(m: Moment): Choice | undefined {
  const there = m.own.lane.troops.length;
  const card = m.hand
    .filter((one) => isTroop(one) && (one !== 'paratrooper' || there < 3))
    .toSorted(dearestFirst)[0];
  return offered(m, 'deploy', (to) => to.card === card && to.lane === m.own.seat);
}

/** XS-ALLY-08 XS-ALLY-25 Left-over Troops help the weakest lane among people who asked and Ally Commanders who have finished their own deploying. */
function help(m: Moment): Choice | undefined {
  const card = m.hand.filter((one) => isTroop(one) && one !== 'paratrooper').toSorted(dearestFirst)[0];
  const lanes = m.view.seats.filter(
    (other) => other.seat !== m.own.seat && (other.kind === 'ally' ? other.ready : other.wants),
  );
  const weakest = lanes.sort((a, b) => a.lane.troops.length - b.lane.troops.length)[0];
  return (
    weakest &&
    by(
      'XS-ALLY-08',
      offered(m, 'deploy', (to) => to.card === card && to.lane === weakest.seat),
    )
  );
}

/** XS-ALLY-09 Equipment, dearest first, to the dearest own Troop with that slot free, then in other Ally lanes. */
function equip(m: Moment): Choice | undefined {
  const pieces = [...new Set(m.hand)].filter(isItem).sort(dearestFirst);
  const allies = m.view.seats.filter((other) => other.seat !== m.own.seat && other.kind === 'ally');
  for (const card of pieces) {
    const carrier =
      freest(m.own, card) ?? allies.map((other) => freest(other, card)).find((troop) => troop !== undefined);
    if (carrier !== undefined)
      return offered(m, 'equip', (give) => give.card === card && give.troop === carrier.id);
  }
  return undefined;
}

/** The dearest Troop of a lane that could carry a card. */
function freest(seat: SeatGlimpse, card: ItemId): TroopView | undefined {
  const { kind } = ITEMS[card];
  if (kind === 'instant') return undefined;
  return seat.lane.troops
    .filter((troop) => troop[kind] === '')
    .sort((a, b) => cost(b.card) - cost(a.card) || a.zone - b.zone)[0];
}

/** XS-ALLY-10 Mines on the own lane; a Trauma Kit if it removes 3 or more, from the most damaged first. */
function otherPlays(m: Moment): Choice | undefined {
  const mines = offered(m, 'play', (play) => play.card === 'proximity mines' && play.at.lane === m.own.seat);
  if (mines !== undefined) return mines;
  const kits = m.ask.offers
    .filter((offer) => does(offer, 'play'))
    .filter((play) => play.card === 'trauma kit' && play.at.lane === m.own.seat);
  const order = m.own.lane.troops
    .toSorted((a, b) => b.damage - a.damage || a.zone - b.zone)
    .map((troop) => troop.id);
  const removed = (kit: (typeof kits)[number]): number =>
    (kit.at.heal ?? []).reduce((all, [, amount]) => all + amount, 0);
  // The split that empties the most damaged Troop first, then the next.
  const shares = (kit: (typeof kits)[number]): number[] =>
    order.map((id) => kit.at.heal?.find(([troop]) => troop === id)?.[1] ?? 0);
  return kits.filter((kit) => removed(kit) >= 3).sort((a, b) => firstDifference(shares(b), shares(a)))[0];
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  return a.map((share, i) => share - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** XS-ALLY-11 Medics last; the others by remaining Hit Points plus Power, the strongest in front. */
export const lineUp = (troops: readonly TroopView[]): TroopView[] =>
  troops.toSorted(
    (a, b) =>
      Number(a.card === 'medic') - Number(b.card === 'medic') ||
      b.remaining + b.power.value - (a.remaining + a.power.value) ||
      cost(b.card) - cost(a.card) ||
      byName(a.card, b.card) ||
      a.id - b.id,
  );

function arrange(m: Moment): Choice | undefined {
  const now = m.own.lane.troops;
  const wanted = lineUp(now);
  const wrong = now.findIndex((troop, i) => troop.id !== wanted[i]?.id);
  const [from, to] = [now[wrong], wanted[wrong]];
  if (from === undefined || to === undefined) return undefined;
  return offered(m, 'move', (move) => move.troop === from.id && move.zone === to.zone);
}
