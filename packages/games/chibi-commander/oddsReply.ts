// How odds answer questions that come before a choice has had its effect: nobody spends a star.
import type { Ask, Seat } from '@xenotable/kernel';
import type { Choice } from './choices.ts';
import type { Space } from './spaces.ts';
import type { Table } from './table.ts';

export function oddsReply(_w: Table, asks: Ask<Choice, Space>[]): { seat: Seat; choice: Choice } | null {
  const reaction = asks.find((ask) => ask.offers.some((offer) => offer.do === 'keep it'));
  return reaction === undefined ? null : { seat: reaction.seat, choice: { do: 'keep it' } };
}
