// Positions in the players' words: from words to a world, and back.
import { type Json, aNumber, fields } from '@xenotable/kernel';
import { begin } from './begin.ts';
import type { Table } from './table.ts';

const readGiven = fields({ hearts: aNumber(1, 9) });

export const arrange = (given: unknown): Table => begin(readGiven(given, 'given').hearts);

export const report = (w: Table): Json => ({ hearts: w.hearts });
