// How odds answer the questions between a choice and its result.
import type { Ask, Seat } from '@xenotable/kernel';
import { type Choice, does } from './choices.ts';
import type { Table } from './table.ts';

/** Odds look at the fighting as it would go if nobody reacted any more: everybody passes, and what must be decided takes its default, until the Combat Phase is over. */
export function oddsReply(w: Table, asks: Ask<Choice>[]): { seat: Seat; choice: Choice } | null {
  const ask = asks[0];
  if (ask === undefined || w.phase !== 'combat') return null;
  const choice = ask.offers.find((offer) => does(offer, 'pass', 'decline')) ?? ask.offers[0];
  return choice === undefined ? null : { seat: ask.seat, choice };
}
