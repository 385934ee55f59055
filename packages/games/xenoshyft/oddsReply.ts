// How odds answer the questions between a choice and its result.
import type { Ask, Seat } from '@xenotable/kernel';
import { type Choice, does } from './choices.ts';
import { replyOf } from './outlook/replying.ts';
import { type Table, commanderOf } from './table.ts';

/** XS-SET-14 The one question between Deployment and the first Combat: who fights first. */
const opens = ({ rule }: Ask<Choice>): boolean => rule === 'XS-SET-14';

/** Odds look at the fighting as it would go if everybody went on by the script of the Ally Commanders, until the Combat Phase is over. Before it, those who are not ready yet are taken to be. */
export function oddsReply(w: Table, asks: Ask<Choice>[]): { seat: Seat; choice: Choice } | null {
  const waiting = w.phase === 'deployment' && w.commanders.some((one) => one.ready);
  if (w.phase !== 'combat' && !waiting && !asks.some(opens)) return null;
  const settled = (one: Ask<Choice>): boolean => waiting && !opens(one) && commanderOf(w, one.seat).ready;
  const ask = asks.find((one) => one.offers.length > 0 && !settled(one));
  if (ask === undefined) return null;
  const ready = waiting ? ask.offers.find((offer) => does(offer, 'ready')) : undefined;
  return { seat: ask.seat, choice: ready ?? replyOf(w, ask, false) };
}
