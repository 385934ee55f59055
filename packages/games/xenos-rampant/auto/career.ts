// How career points are spent between battles. The automaton keeps them (XR-C-12); this is what a sensible person does.
import { type Seat, same } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { TraitName } from '../content/traits.ts';
import { type Table, campaignOf, ownerOf } from '../table.ts';

/** Traits worth their price, the best first. */
const WANTED: readonly TraitName[] = [
  'Commanding',
  'Shooting Drill',
  'Father To His Men',
  'Elite',
  'Manoeuvres',
  'Logistician',
  'Fix Bayonets!',
  'Crack Shot',
];
/** Traits that are worth ten points to be rid of. */
const HINDERING: readonly TraitName[] = ['Indecisive', 'Insipid'];
/** With so few battles left a larger detachment no longer pays. */
const LAST_TO_GROW = 4;

export function spendCareer(w: Table, seat: Seat, offers: readonly Choice[]): Choice {
  if (ownerOf(w, seat).kind === 'automaton') return { done: true };
  const wishes: Choice[] = [
    ...HINDERING.map((remove) => ({ remove })),
    ...WANTED.slice(0, 3).map((buy) => ({ buy })),
    ...(campaignOf(w).battle < LAST_TO_GROW ? [{ grow: true } as const] : []),
    ...WANTED.slice(3).map((buy) => ({ buy })),
  ];
  return wishes.find((wish) => offers.some((offer) => same(offer, wish))) ?? { done: true };
}
