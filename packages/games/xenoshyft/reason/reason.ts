// Why a sensible commander would do something, in a few words, from what its seat sees.
import type { Reason, Seat } from '@xenotable/kernel';
import type { Choice, Deed, Doing } from '../choices.ts';
import { CARDS, shortName } from '../content/cards.ts';
import { DIVISIONS, type DivisionAbility, abilityOf } from '../content/divisions.ts';
import { FULL_HAND } from '../table.ts';
import { seatOf } from '../viewReaders.ts';
import type { Seen } from '../viewTypes.ts';
import { whyBuy, whyReadyToDeploy, whyStock } from './buying.ts';
import { type Eyes, because, counted } from './eyes.ts';
import { whyDeploy, whyEquip, whyHandOver, whyMove, whyReadyToFight } from './deploying.ts';
import { whyHit, whyPass, whyPlay, whyUse } from './reacting.ts';

const DIVISION_WHY: Record<DivisionAbility['verb'], string> = {
  cut: 'the price cut is gone at the end of the round',
  fund: '1 Xenosathem more to spend this round, for nothing',
  return: 'a card of the discard pile may come back to the hand',
  redraw: 'one card is drawn for one that is discarded',
  cancel: 'its Reveal effect does not happen',
  swap: 'the two change places',
  'call in': 'one more Troop may come into a lane from the hand',
  passive: 'it is in force',
};

function whyDivision({ ability }: Doing<'division'>, { own }: Eyes): Reason | null {
  if (own.division === '') return null;
  return because(DIVISION_WHY[abilityOf(own.division, ability).verb], DIVISIONS[own.division].rule);
}

function whyReady(_choice: Doing<'ready'>, eyes: Eyes): Reason | null {
  switch (eyes.view.phase) {
    case 'acquire':
      return whyReadyToDeploy(eyes);
    case 'deployment':
      return whyReadyToFight(eyes);
    default:
      return whyKeep(eyes);
  }
}

/** XS-DRW-01 A hand is filled up to six, and a larger one draws nothing. */
function whyKeep({ own: { handSize } }: Eyes): Reason {
  return handSize < FULL_HAND
    ? because(`you keep ${counted(handSize, 'card')} and draw up to six`, 'XS-DRW-01')
    : because(`you keep ${counted(handSize, 'card')} and draw none`, 'XS-DRW-01');
}

function whyDiscard({ card }: Doing<'discard'>, { view, own: { handSize } }: Eyes): Reason {
  const name = shortName(CARDS[card].name);
  return view.phase === 'wrap-up' && handSize <= FULL_HAND
    ? because(`a new card for ${name}: you draw up to six`, 'XS-DRW-01')
    : because(`${name} lies in your discard pile until it comes round again`, 'XS-DRW-02');
}

function whyDecline(_choice: Doing<'decline'>, _eyes: Eyes): Reason {
  return because('everything stays as it is', 'XS-DIV-05');
}

/** For each kind of choice that has a reason, its words. */
const WHY: { [D in Deed]?: (choice: Doing<D>, eyes: Eyes) => Reason | null } = {
  lead: ({ division }) => because(`starts with ${starting(division)}`, DIVISIONS[division].rule),
  stock: whyStock,
  spend: () => because('it buys now; at the end of the phase the purse is emptied', 'XS-ACQ-08'),
  buy: whyBuy,
  exchange: ({ for: card }) =>
    because(`fewer cards for the same value: you draw better`, card === 'x3' ? 'XS-XEN-02' : 'XS-XEN-01'),
  deploy: whyDeploy,
  equip: whyEquip,
  move: whyMove,
  'hand over': whyHandOver,
  discard: whyDiscard,
  ready: whyReady,
  play: whyPlay,
  use: whyUse,
  division: whyDivision,
  pass: whyPass,
  hit: whyHit,
  take: ({ card }) => because(`${shortName(CARDS[card].name)} is in your hand again`, 'XS-DIV-05'),
  decline: whyDecline,
};

const starting = (division: Doing<'lead'>['division']): string =>
  [...new Set(DIVISIONS[division].starting)].map((card) => shortName(CARDS[card].name)).join(' and ');

const whyDone = <D extends Deed>(deed: D, choice: Doing<D>, eyes: Eyes): Reason | null =>
  WHY[deed]?.(choice, eyes) ?? null;

export const reason = (view: Seen, seat: Seat, choice: Choice): Reason | null =>
  'do' in choice ? whyDone(choice.do, choice, { view, own: seatOf(view, seat) }) : null;
