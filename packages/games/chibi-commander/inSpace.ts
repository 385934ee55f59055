// Whether a choice lies in a space: a sentence that may be said to an ally.
import type { Seat } from '@xenotable/kernel';
import { talkFault } from './book/campaign/talks.ts';
import type { Space } from './spaces.ts';
import type { Table } from './table.ts';

export const inSpace = (w: Table, seat: Seat, _space: Space, choice: unknown): boolean =>
  talkFault(w, seat, choice) === null;
