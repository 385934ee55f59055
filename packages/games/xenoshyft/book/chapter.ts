// Every chapter of the book is made with this.
import { chaptersOf } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Table } from '../table.ts';

export const chapter = chaptersOf<Table, Choice>();
