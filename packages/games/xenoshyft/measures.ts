// What the odds panel can show, most interesting first: read off the table once the running Combat Phase has gone on.
import type { Measure } from '@xenotable/kernel';
import type { Table } from './table.ts';

const sum = (w: Table, of: (tally: Table['commanders'][number]['tally']) => number): number =>
  w.commanders.reduce((all, one) => all + of(one.tally), 0);

export const measures: Record<string, Measure<Table>> = {
  base: { label: 'Hit Points of the Base', of: (w) => w.base },
  damage: { label: 'Damage to the Base so far', of: (w) => w.baseStart - w.base },
  losses: { label: 'Own Troops lost so far', of: (w, seat) => w.commanders[seat]!.tally.lost },
  kills: { label: 'Enemies killed so far', of: (w) => sum(w, (tally) => tally.kills) },
  troops: { label: 'Troops in the own lane', of: (w, seat) => w.commanders[seat]!.lane.troops.length },
  enemies: { label: 'Enemies in the own lane', of: (w, seat) => w.commanders[seat]!.lane.enemies.length },
};
