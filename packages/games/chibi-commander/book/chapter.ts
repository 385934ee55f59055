// One maker of chapters for the whole book.
import { type Playing, chaptersOf } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Happening } from '../happenings.ts';
import type { Space } from '../spaces.ts';
import type { Table } from '../table.ts';

export const chapter = chaptersOf<Table, Choice, Happening, Space>();

/** Rules in play: the table, its chance, and who listens. */
export type Play = Playing<Table, Happening>;
