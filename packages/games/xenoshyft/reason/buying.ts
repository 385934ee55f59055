// Why a card is bought, and why nothing more is.
import type { Reason } from '@xenotable/kernel';
import type { Doing } from '../choices.ts';
import type { Ability } from '../content/abilities.ts';
import { CARDS, type Goods, isItem, isTroop, shortName } from '../content/cards.ts';
import { ITEMS, type ItemId } from '../content/items.ts';
import { TROOPS, type TroopId } from '../content/troops.ts';
import type { Soldier } from '../book/values.ts';
import { gains } from '../gear.ts';
import { LANE_ZONES } from '../table.ts';
import type { SeatView, Seen } from '../viewTypes.ts';
import { type Eyes, because } from './eyes.ts';

const troopsInHand = ({ hand }: SeatView): TroopId[] => (hand ?? []).filter(isTroop);

function whyTroop(card: TroopId, own: SeatView): Reason {
  const { power, hp, name, rule } = TROOPS[card];
  const places = LANE_ZONES - own.lane.troops.length;
  const held = troopsInHand(own);
  const says = `${shortName(name)}, ${power} Power and ${hp} Hit Points`;
  if (held.length < places) return because(`fills a zone that stays empty: ${says}`, 'XS-OVR-05');
  const weakest = held.toSorted((a, b) => TROOPS[a].worth - TROOPS[b].worth)[0];
  if (places > 0 && weakest !== undefined && TROOPS[weakest].worth < TROOPS[card].worth)
    return because(`takes the place of ${shortName(TROOPS[weakest].name)}: ${says}`, rule);
  return because(
    places === 0
      ? 'your lane is full: it waits for those who fall'
      : 'your hand fills the lane: it waits for those who fall',
    'XS-DEP-03',
  );
}

/** What an Instant is kept for. */
const INSTANT_WHY: Record<Ability['verb'], string> = {
  prevent: 'saves a Troop that a blow would just kill, or heals it',
  shield: 'takes a blow over from another Troop',
  evacuate: 'saves a Troop from any blow, at the back of the lane',
  revive: 'a Troop that falls comes back to the hand',
  strike: 'kills or weakens one Enemy before it strikes',
  bombard: 'hurts every Enemy of a lane before they strike',
  mend: 'heals a Troop that fights on',
  tend: 'heals the Troops of a lane',
  boost: 'makes one Troop stronger for one Fight',
  cancel: 'stops one Reveal effect',
  freeze: 'one Enemy strikes with Power 0 in its next exchange',
  scan: 'you see what comes and set its order',
  fetch: 'a Troop of a discard pile stands in the lane again, unpaid',
  mine: 'hurts the first Enemy that is turned up',
  regroup: 'puts the Troops of a lane into another order',
  drop: 'stands in the way when it is needed',
};

const NO_GEAR = { weapon: '', armor: '', boosts: 0 } as const;
const signed = (value: number, what: string): string[] =>
  value === 0 ? [] : [`${value > 0 ? '+' : '−'}${Math.abs(value)} ${what}`];

/** What Equipment adds to one Troop. */
function gainWords(view: Seen, bearer: Soldier, card: ItemId): string {
  const { power, hp } = gains(view, bearer, card);
  const words = [...signed(power, 'Power'), ...signed(hp, 'Hit Points')];
  return words.length === 0 ? 'an ability' : words.join(' and ');
}

function whyItem(card: ItemId, { view, own }: Eyes): Reason {
  const { kind, rule, text, abilities } = ITEMS[card];
  if (kind === 'instant')
    return because(abilities[0] === undefined ? text : INSTANT_WHY[abilities[0].verb], rule);
  const bearers: Soldier[] = [
    ...own.lane.troops.filter((troop) => troop[kind] === ''),
    ...troopsInHand(own).map((troop) => ({ card: troop, ...NO_GEAR })),
  ];
  const [best] = bearers.toSorted((a, b) => TROOPS[b.card].worth - TROOPS[a.card].worth);
  const waiting = (own.hand ?? []).filter((one) => CARDS[one].kind === kind).length;
  if (best === undefined || bearers.length <= waiting)
    return because('none of your Troops has room for it yet', 'XS-DEP-08');
  return because(
    `${gainWords(view, best, card)} for ${shortName(TROOPS[best.card].name)} this round already`,
    rule,
  );
}

/** What an Item on sale is good for, whoever will carry it. */
export function whyStock({ item }: Doing<'stock'>, { view }: Eyes): Reason {
  const { kind, rule, text, abilities } = ITEMS[item];
  if (kind === 'instant')
    return because(abilities[0] === undefined ? text : INSTANT_WHY[abilities[0].verb], rule);
  return because(`${gainWords(view, { card: 'militia', ...NO_GEAR }, item)} for one Troop`, rule);
}

export function whyBuy({ card }: Doing<'buy'>, eyes: Eyes): Reason | null {
  if (isTroop(card)) return whyTroop(card, eyes.own);
  return isItem(card) ? whyItem(card, eyes) : null;
}

/** Why several cards are bought together: what the dearest two are for. */
export function whyBuyAll(cards: readonly Goods[], eyes: Eyes): Reason | null {
  const dearest = [...new Set(cards)].toSorted((a, b) => CARDS[b].cost - CARDS[a].cost).slice(0, 2);
  const reasons = dearest.flatMap((card) => whyBuy({ do: 'buy', card }, eyes) ?? []);
  const [first, second] = reasons;
  if (first === undefined || second === undefined) return first ?? null;
  const said = reasons.map(({ words }, i) => `${shortName(CARDS[dearest[i]!].name)}: ${words}`);
  return because(said.join('; '), first.rule);
}

/** XS-ACQ-08 What is left in the purse is lost; crystals that were not spent stay in the hand. */
export function whyReadyToDeploy({ view, own }: Eyes): Reason {
  const held = (own.hand ?? []).reduce((sum, card) => sum + CARDS[card].value, 0);
  const money = own.purse + held;
  if (money === 0) return because('no Xenosathem is left to spend', 'XS-ACQ-08');
  const goods = [...view.market.troops, ...view.market.items].flatMap((one) => one ?? []);
  const open = goods.filter(({ locked }) => locked === null);
  if (open.every(({ price, cutPrice }) => Math.min(price.value, cutPrice?.value ?? Infinity) > money))
    return because(`nothing on sale costs ${money} or less`, 'XS-ACQ-08');
  const left = [
    ...(own.purse > 0 ? [`${own.purse} Xenosathem in the purse are lost`] : []),
    ...(held > 0 ? [`${held} Xenosathem stay in your hand`] : []),
  ];
  return because(left.join(', '), 'XS-ACQ-08');
}
