// What the odds panel can show, most interesting first: read off the table once the running Combat Phase has gone on.
import type { Ask, Measure, Seat } from '@xenotable/kernel';
import type { Choice } from './choices.ts';
import type { Table } from './table.ts';

export const measures: Record<string, Measure<Table>> = {
  base: { label: 'Hit Points of the Base', of: (w) => w.base },
  baseDamage: { label: 'Base damage this round', of: (w) => w.dawn.base - w.base },
  losses: {
    label: 'Own Troops lost this round',
    of: (w, seat) => w.commanders[seat]!.tally.lost - w.dawn.lost[seat]!,
  },
  kills: {
    label: 'Enemies killed this round',
    of: (w) => w.commanders.reduce((all, one) => all + one.tally.kills, 0) - w.dawn.kills,
  },
  troops: { label: 'Troops left in the own lane', of: (w, seat) => w.commanders[seat]!.lane.troops.length },
};

/** Odds look at the fighting as it would go if nobody reacted any more: everybody passes, and what must be decided takes its default, until the Combat Phase is over. */
export function oddsReply(w: Table, asks: Ask<Choice>[]): { seat: Seat; choice: Choice } | null {
  const ask = asks[0];
  if (ask === undefined || w.phase !== 'combat') return null;
  const passed = ask.offers.find((offer) => 'do' in offer && (offer.do === 'pass' || offer.do === 'decline'));
  const choice = passed ?? ask.offers[0];
  return choice === undefined ? null : { seat: ask.seat, choice };
}
