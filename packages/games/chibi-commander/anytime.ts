// CC-VP-06 The offer to end the mission as it stands, open to everybody at any moment.
import type { Anytime } from '@xenotable/kernel';
import { agree, agreement } from './book/campaign/ending.ts';
import { isPerson } from './book/who.ts';
import type { Choice } from './choices.ts';
import type { Happening } from './happenings.ts';
import type { Table } from './table.ts';
import { sideOfViewer } from './view.ts';

export const anytime: Anytime<Table, Choice, Happening> = {
  offers(w, seat) {
    const plays = w.over === null && w.round > 0 && isPerson(w, seat) && sideOfViewer(w, seat) !== null;
    return plays && agreement.in(w) === undefined ? [{ do: 'give up' }] : [];
  },
  includes: (choice) => choice.do === 'give up',
  take({ w }, seat) {
    w.flow.push(agree(w, sideOfViewer(w, seat) ?? 'Earth', seat));
  },
};
