// What a seat has picked by the end: its Division, and every card that it bought.
import type { Seat } from '@xenotable/kernel';
import { cardName } from './content/cards.ts';
import { DIVISIONS } from './content/divisions.ts';
import type { Happening } from './happenings.ts';
import type { Table } from './table.ts';

export const picks = (_w: Table, seat: Seat, told: readonly Happening[]): string[] =>
  told.flatMap((what) => {
    if (what.type === 'leads' && what.seat === seat) return [DIVISIONS[what.division].name];
    return what.type === 'bought' && what.seat === seat ? [cardName(what.card)] : [];
  });
