// What the list of actions adds to the words of a choice.
import type { OfferNote } from '../../table/contract.ts';
import type { IconName } from '../../kit/draw/Icon.tsx';
import { type Ability, CARDS, type CardId, TROOPS, abilitiesOf, isTroop } from '@xenotable/xenoshyft/content';
import type { Choice, View } from '@xenotable/xenoshyft';

/** By the verb of an Instant. */
const INSTANT_ICONS: Record<Ability['verb'], IconName> = {
  prevent: 'shield',
  shield: 'star',
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

function instantIcon(card: CardId): IconName {
  const [ability] = abilitiesOf(card);
  return ability === undefined ? 'star' : INSTANT_ICONS[ability.verb];
}

function iconOfCard(card: CardId): IconName {
  switch (CARDS[card].kind) {
    case 'troop':
      return 'people';
    case 'weapon':
      return 'cross';
    case 'armor':
      return 'shield';
    case 'instant':
      return instantIcon(card);
    case 'crystal':
      return 'power';
  }
}

const statsOf = (card: CardId): string =>
  isTroop(card) ? `Power ${TROOPS[card].power}, health ${TROOPS[card].hp}` : CARDS[card].text;

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
      return { icon: 'right', quiet: true };
    case 'ready':
      return { icon: 'check', quiet: true };
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
