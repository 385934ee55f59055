// What the odds panel can show, most interesting first: read off the table once the running Combat Phase has gone on.
import type { Measure } from '@xenotable/kernel';
import { type Table, commanderOf, laneOf } from './table.ts';

export const measures: Record<string, Measure<Table>> = {
  base: { label: 'Hit Points of the Base', of: (w) => w.base },
  baseDamage: { label: 'Base damage this round', of: (w) => w.dawn.base - w.base },
  losses: {
    label: 'Own Troops lost this round',
    of: (w, seat) => commanderOf(w, seat).tally.lost - (w.dawn.lost[seat] ?? 0),
  },
  kills: {
    label: 'Enemies killed this round',
    of: (w) => w.commanders.reduce((all, one) => all + one.tally.kills, 0) - w.dawn.kills,
  },
  troops: { label: 'Troops left in the own lane', of: (w, seat) => laneOf(w, seat).troops.length },
};
