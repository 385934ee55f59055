// What the odds panel can show of a choice.
import type { Measure, Seat } from '@xenotable/kernel';
import { sideOf } from './book/end.ts';
import type { Side, Table } from './table.ts';

const wounds = (w: Table, side: Side): number =>
  w.models.filter((m) => m.side === side && m.place === 'board').reduce((sum, m) => sum + m.wounds, 0);
const standing = (w: Table, side: Side): number =>
  w.models.filter((m) => m.side === side && m.place === 'board' && !m.neutral).length;
const mine = (w: Table, seat: Seat): Side => sideOf(w, seat);
const theirs = (w: Table, seat: Seat): Side => (1 - sideOf(w, seat)) as Side;

export const measures: Record<string, Measure<Table>> = {
  'enemy wounds': { label: 'Enemy Wounds left', of: (w, seat) => wounds(w, theirs(w, seat)) },
  'own wounds': { label: 'Own Wounds left', of: (w, seat) => wounds(w, mine(w, seat)) },
  'enemy models': { label: 'Enemy models left', of: (w, seat) => standing(w, theirs(w, seat)) },
  'own models': { label: 'Own models left', of: (w, seat) => standing(w, mine(w, seat)) },
  hurt: {
    label: 'Who is hurt',
    of: (w, seat) => {
      const hurt = (side: Side): boolean =>
        w.models.some((m) => m.side === side && m.place !== 'reserve' && m.wounds < m.skills.HEALTH);
      if (!hurt(mine(w, seat))) return hurt(theirs(w, seat)) ? 'the enemy' : 'nobody';
      return hurt(theirs(w, seat)) ? 'both' : 'you';
    },
  },
};
