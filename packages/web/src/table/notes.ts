// What the list of actions adds to the words of a choice: one note for each kind of choice, complete by type.
import type { Seat } from '@xenotable/kernel';
import type { OfferNote } from './contract.ts';

/** The members of a union of choices, each under its own verb. */
export type ByVerb<C extends { do: string }> = { [D in C['do']]: Extract<C, { do: D }> };

/** A note for each kind of choice, or how it follows from the choice. */
export type Notes<Kinds, V> = {
  readonly [K in keyof Kinds]: OfferNote | ((choice: Kinds[K], view: V, seat: Seat) => OfferNote);
};

export function noteIn<Kinds, K extends keyof Kinds, V>(
  notes: Notes<Kinds, V>,
  kind: K,
  choice: Kinds[K],
  view: V,
  seat: Seat,
): OfferNote {
  const note = notes[kind];
  return typeof note === 'function' ? note(choice, view, seat) : note;
}
