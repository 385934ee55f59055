// Why a sensible commander would do something, in a few words, from what its seat sees.
import type { FirstChoice, Reason, Seat } from '@xenotable/kernel';
import type { Choice, Deed, Doing } from '../choices.ts';
import { CARDS, shortName } from '../content/cards.ts';
import { DIVISIONS, type DivisionAbility, abilityOf } from '../content/divisions.ts';
import { ITEMS } from '../content/items.ts';
import { seatOf } from '../viewReaders.ts';
import type { Seen } from '../viewTypes.ts';
import { whyBuy, whyReadyToDeploy } from './buying.ts';
import { type Eyes, because } from './eyes.ts';
import { whyDeploy, whyEquip, whyMove, whyReadyToFight } from './deploying.ts';
import { whyHit, whyPass, whyPlay, whyUse } from './reacting.ts';

const DIVISION_WHY: Record<DivisionAbility['verb'], string> = {
  cut: 'the price cut is gone at the end of the round',
  fund: '1 Xenosathem more to spend this round, for nothing',
  return: 'a card that was used up serves once more this round',
  redraw: 'a better card may come for the worst one',
  cancel: 'its Reveal effect would hurt more than the power is worth',
  swap: 'the other one stands better against this Enemy',
  'call in': 'one more Troop in the way before the Base',
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
      return because('what is kept helps next round, and new cards are drawn', 'XS-DRW-01');
  }
}

function whyDecline(_choice: Doing<'decline'>, _eyes: Eyes): Reason {
  return because('none of these cards is worth it', 'XS-DIV-05');
}

/** For each kind of choice that has a reason, its words. */
const WHY: { [D in Deed]?: (choice: Doing<D>, eyes: Eyes) => Reason | null } = {
  lead: ({ division }) => because(`starts with ${starting(division)}`, DIVISIONS[division].rule),
  stock: ({ item }) =>
    because(`${shortName(CARDS[item].name)} is among the most useful for its price`, ITEMS[item].rule),
  spend: () => because('it buys now; at the end of the phase the purse is emptied', 'XS-ACQ-08'),
  buy: whyBuy,
  exchange: ({ for: card }) =>
    because(`fewer cards for the same value: you draw better`, card === 'x3' ? 'XS-XEN-02' : 'XS-XEN-01'),
  deploy: whyDeploy,
  equip: whyEquip,
  move: whyMove,
  discard: ({ card }) =>
    because(`a new card for ${shortName(CARDS[card].name)}: you draw up to six`, 'XS-DRW-01'),
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

export function reason(view: Seen, seat: Seat, choice: Choice): Reason | null {
  if (!('do' in choice)) return null;
  // The table is asked for by `do`, so what is found always fits the choice.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const why = WHY[choice.do] as
    | ((choice: Exclude<Choice, FirstChoice>, eyes: Eyes) => Reason | null)
    | undefined;
  return why?.(choice, { view, own: seatOf(view, seat) }) ?? null;
}
