// What the list of actions adds to the words of a choice.
import type { OfferNote } from '../contract.ts';
import type { IconName } from '../../draw/Icon.tsx';
import {
  CARDS,
  type CardId,
  type Choice,
  ITEMS,
  type ItemId,
  TROOPS,
  type TroopId,
  type View,
} from './rulebook.ts';

const INSTANT_ICONS: Record<string, IconName> = {
  prevent: 'shield',
  evacuate: 'run',
  revive: 'heart',
  strike: 'burst',
  bombard: 'burst',
  mend: 'heal',
  tend: 'heal',
  boost: 'up',
  cancel: 'off',
  freeze: 'lock',
  scan: 'eye',
  fetch: 'people',
  mine: 'target',
  regroup: 'swap',
  drop: 'down',
};

function iconOfCard(card: CardId): IconName {
  if (card in TROOPS) return 'people';
  if (card in ITEMS) {
    const { kind, abilities } = ITEMS[card as ItemId];
    return kind === 'weapon'
      ? 'cross'
      : kind === 'armor'
        ? 'shield'
        : (INSTANT_ICONS[abilities[0]?.verb ?? ''] ?? 'star');
  }
  return 'power';
}

const statsOf = (card: CardId): string => {
  if (card in TROOPS) return `Power ${TROOPS[card as TroopId].power}, health ${TROOPS[card as TroopId].hp}`;
  return CARDS[card].text;
};

/** There is Xenosathem to spend, or a Troop in the hand and room in the lane. */
function unfinished({ phase, seats }: View, seat: number): boolean {
  const { hand, purse, lane } = seats[seat]!;
  if (phase === 'acquire') return purse > 0 || (hand ?? []).some((card) => CARDS[card].value > 0);
  return phase === 'deployment' && lane.troops.length < 4 && (hand ?? []).some((card) => card in TROOPS);
}

export function noteOf(choice: Choice, view: View, seat: number): OfferNote {
  if (!('do' in choice)) return { icon: 'list' };
  switch (choice.do) {
    case 'spend':
      return { icon: 'power', group: 'Pay', value: `+${CARDS[choice.card].value}` };
    case 'buy': {
      const goods = [...view.market.troops, ...view.market.items].find((one) => one?.card === choice.card);
      const price = choice.cut ? goods?.cutPrice : goods?.price;
      return {
        icon: iconOfCard(choice.card),
        group: 'Buy',
        value: price ? `${price.value}` : '',
        detail: statsOf(choice.card),
      };
    }
    case 'exchange':
      return { icon: 'swap', group: 'Exchange' };
    case 'request':
      return { icon: 'bell', group: 'Ask an ally' };
    case 'deploy':
      return { icon: 'down', group: choice.lane === seat ? 'Deploy' : 'Deploy in another lane' };
    case 'equip':
      return { icon: iconOfCard(choice.card), group: 'Equip' };
    case 'move':
    case 'hand over':
    case 'stand down':
      return { icon: 'swap', group: 'Arrange' };
    case 'discard':
      return { icon: 'trash', group: 'Discard' };
    case 'play':
      return { icon: iconOfCard(choice.card), group: 'Play', detail: CARDS[choice.card].text };
    case 'use':
      return { icon: 'star', group: 'Abilities' };
    case 'division':
      return {
        icon: 'flag',
        group: 'Division',
        detail: view.seats[seat]?.abilities[choice.ability - 1]?.text ?? '',
      };
    case 'pass':
    case 'decline':
      return { icon: 'right' };
    case 'ready':
      return { icon: 'check', quiet: unfinished(view, seat) };
    case 'accept':
      return { icon: 'check' };
    case 'not ready':
    case 'refuse':
      return { icon: 'x' };
    case 'hit':
    case 'next':
      return { icon: 'burst' };
    default:
      return { icon: 'right' };
  }
}
