// How chapters and questions of the companion are made.
import { type Playing, chaptersOf } from '@xenotable/kernel';
import { type CompanionChoice, type CompanionSpace, questionsFor } from '@xenotable/kernel/companion';
import { keeping } from './keeping.ts';
import type { BlipTable, OwnHappening, Told } from './table.ts';

export type Play = Playing<BlipTable, Told>;

export const chapter = chaptersOf<BlipTable, CompanionChoice, Told, CompanionSpace>();
export const question = questionsFor<BlipTable, OwnHappening>(keeping);
