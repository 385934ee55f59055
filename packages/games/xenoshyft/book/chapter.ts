// Every chapter of the book is made with this.
import { type AskStep, type Playing, chaptersOf } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Happening } from '../happenings.ts';
import type { Table } from '../table.ts';

export const chapter = chaptersOf<Table, Choice, Happening>();

/** What a step holds while it carries out a rule; `Play` is what a player does in a window. */
export type Rules = Playing<Table, Happening>;

/** A question of this book. */
export type Asks<L extends object, N extends string = never> = AskStep<Table, Choice, L, N, Happening>;
