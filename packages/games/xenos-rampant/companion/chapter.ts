// How chapters and questions of the companion are made.
import { type Playing, chaptersOf } from '@xenotable/kernel';
import { type CompanionChoice, type CompanionSpace, questionsFor } from '@xenotable/kernel/companion';
import { keeping } from './keeping.ts';
import type { CompanionTable, OfTitle, Told } from './table.ts';

export type Play = Playing<CompanionTable, Told>;

export const chapter = chaptersOf<CompanionTable, CompanionChoice, Told, CompanionSpace>();
export const question = questionsFor<CompanionTable, OfTitle>(keeping);
