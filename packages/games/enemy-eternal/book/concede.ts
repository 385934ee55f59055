// EE-END-04 Conceding: open to every player at any time of a battle, whoever is asked.
import type { Anytime } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Happening } from '../happenings.ts';
import type { Table } from '../table.ts';
import { forGood } from './chapter.ts';
import { deployment } from './deployment/deployment.ts';
import { concede } from './end.ts';
import { rounds } from './round/round.ts';

export const anytime: Anytime<Table, Choice, Happening> = {
  offers: (w) =>
    w.result === null && (rounds.in(w) !== undefined || deployment.in(w) !== undefined)
      ? [{ do: 'concede' }]
      : [],
  includes: (choice) => choice.do === 'concede',
  take(play, seat) {
    forGood(play);
    concede(play, seat);
  },
};
