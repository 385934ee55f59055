// Why a card is bought, and why nothing more is.
import type { Reason } from '@xenotable/kernel';
import type { Doing } from '../choices.ts';
import { CARDS, isItem, isTroop, shortName } from '../content/cards.ts';
import { ITEMS, type ItemId } from '../content/items.ts';
import { TROOPS, type TroopId } from '../content/troops.ts';
import { LANE_ZONES } from '../table.ts';
import type { SeatView } from '../viewTypes.ts';
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
  return because(`your lane is full: it waits for those who fall`, 'XS-DEP-03');
}

function whyItem(card: ItemId, own: SeatView): Reason {
  const { kind, rule, power, hp, text } = ITEMS[card];
  if (kind === 'instant') return because('an answer in your hand when a Fight goes wrong', rule);
  const bearers = own.lane.troops.filter((troop) => troop[kind] === '').map((troop) => troop.card);
  const best = [...bearers, ...troopsInHand(own)].toSorted((a, b) => TROOPS[b].worth - TROOPS[a].worth)[0];
  if (best === undefined) return because('nobody can carry it this round', 'XS-DEP-08');
  const gives = power > 0 ? `+${power} Power` : hp > 0 ? `+${hp} Hit Points` : 'protection';
  const more = text !== '' && power === 0 && hp === 0 ? '' : ` for ${shortName(TROOPS[best].name)}`;
  return because(`${gives}${more} this round already`, rule);
}

export function whyBuy({ card }: Doing<'buy'>, { own }: Eyes): Reason | null {
  if (isTroop(card)) return whyTroop(card, own);
  return isItem(card) ? whyItem(card, own) : null;
}

export function whyReadyToDeploy({ own }: Eyes): Reason {
  const money = (own.hand ?? []).reduce((sum, card) => sum + CARDS[card].value, own.purse);
  return money === 0
    ? because('all Xenosathem is spent', 'XS-ACQ-08')
    : because(`what ${money} Xenosathem can buy would only thicken your deck`, 'XS-ACQ-08');
}
