// One maker of chapters for the whole book.
import { chaptersOf } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Happening } from '../happenings.ts';
import type { Table } from '../table.ts';

export const chapter = chaptersOf<Table, Choice, Happening>();
