// What the list of actions adds to the words of a choice.
import type { OfferNote } from '../../table/contract.ts';
import type { IconName } from '../../kit/draw/Icon.tsx';
import { type Ability, CARDS, type CardId, TROOPS, abilitiesOf, isTroop } from '@xenotable/xenoshyft/content';
import type { Seat } from '@xenotable/kernel';
import { type Notes, noteIn } from '../../table/notes.ts';
import { findTroop, seatOf } from '@xenotable/xenoshyft/preview';
import type { Choice, Deed, Doing, SeatView, View } from '@xenotable/xenoshyft';
import { effectText } from './waitingEffects.ts';

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

/** Nothing is left to pay with, or in Wrap-Up to discard or to rearrange: to be ready is what comes next. */
function hasFinished({ phase }: View, { hand, purse, lane }: SeatView): boolean {
  const cards = hand ?? [];
  if (phase === 'wrap-up') return cards.length === 0 && lane.troops.length === 0;
  return phase === 'acquire' && purse === 0 && cards.every((card) => CARDS[card].value === 0);
}

/** A Reaction after the last Enemy of the lane: passing gives nothing up that could not be done later. */
export const nobodyFights = ({ window, seats }: View): boolean =>
  window?.kind === 'reaction' && seats[window.lane]?.lane.enemies.length === 0;

/** XS-DEP-12 In Deployment the own Troops can be moved without any power. */
const movesForNothing = (troops: readonly number[] | undefined, view: View, seat: Seat): boolean =>
  troops !== undefined &&
  view.phase === 'deployment' &&
  troops.every((id) => findTroop(view, id)?.seat === seat);

const done: OfferNote = { icon: 'check' };
const arrange: OfferNote = { icon: 'swap', group: 'Arrange' };
const on: OfferNote = { icon: 'right' };
const quietly: OfferNote = { icon: 'right', quiet: true };
const fights: OfferNote = { icon: 'burst' };
const declines: OfferNote = { icon: 'x' };

const NOTES: Notes<{ [D in Deed]: Doing<D> }, View> = {
  lead: on,
  stock: on,
  'begin with': on,
  pass: (_choice, view) => (nobodyFights(view) ? on : quietly),
  // After the last Fight it must not lie where Pass was.
  ready: (_choice, view, seat) =>
    hasFinished(view, seatOf(view, seat))
      ? done
      : { ...done, quiet: true, ...(view.phase === 'wrap-up' && { apart: true }) },
  'not ready': declines,
  'go on': on,
  spend: ({ card }) => ({ icon: 'power', group: 'Pay', value: `+${CARDS[card].value}` }),
  buy({ card, cut }, { market }) {
    const goods = [...market.troops, ...market.items].find((one) => one?.card === card);
    const price = cut ? goods?.cutPrice : goods?.price;
    return {
      icon: iconOfCard(card),
      group: 'Buy',
      value: price ? `${price.value}` : '',
      detail: statsOf(card),
    };
  },
  exchange: { icon: 'swap', group: 'Exchange', atOnce: true },
  request: { icon: 'bell', group: 'Ask an ally' },
  deploy: ({ lane }, _view, seat) => ({
    icon: 'down',
    group: lane === seat ? 'Deploy' : 'Deploy in another lane',
  }),
  equip: ({ card }) => ({ icon: iconOfCard(card), group: 'Equip' }),
  move: arrange,
  'hand over': arrange,
  'stand down': arrange,
  discard: { icon: 'trash', group: 'Discard' },
  play: ({ card }) => ({ icon: iconOfCard(card), group: 'Play', detail: CARDS[card].text }),
  use: { icon: 'star', group: 'Abilities' },
  division: ({ ability, troops }, view, seat) => ({
    icon: 'flag',
    group: 'Division',
    ...(movesForNothing(troops, view, seat)
      ? { idle: true, detail: 'Until you are ready your Troops move for nothing: this is for Combat.' }
      : { detail: view.seats[seat]?.abilities[ability - 1]?.text ?? '' }),
  }),
  take: on,
  decline: quietly,
  order: on,
  next: fights,
  hit: fights,
  accept: { icon: 'check' },
  refuse: declines,
};

export const noteOf = (choice: Choice, view: View, seat: Seat): OfferNote =>
  'do' in choice
    ? noteIn(NOTES, choice.do, choice, view, seat)
    : { icon: 'list', detail: effectText(choice.first) };
