// How chapters and questions of the companion are made.
import { type Playing, chaptersOf } from '@xenotable/kernel';
import { type CompanionChoice, type CompanionSpace, questionsFor } from '@xenotable/kernel/companion';
import { keeping } from './keeping.ts';
import type { HiveTable, OwnHappening, Told } from './table.ts';

export type Play = Playing<HiveTable, Told>;

export const chapter = chaptersOf<HiveTable, CompanionChoice, Told, CompanionSpace>();
export const question = questionsFor<HiveTable, OwnHappening>(keeping);
