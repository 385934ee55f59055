// A battle on a real table: the same models, bag and cards, without a board. Base contact is kept, because it decides who may do what.
import type { CompanionHappening, CompanionWorld } from '@xenotable/kernel/companion';
import type { Happening } from '../happenings.ts';
import type { Table } from '../table.ts';

export interface CompanionTable extends Table, CompanionWorld {
  /** EE-CMP-05 Pairs of enemies in base contact, by their ids. */
  contacts: [number, number][];
}

/** What only a companion tells. */
export type OwnHappening =
  | { type: 'measured'; model: string; at: string; range: string; cover: string | null }
  | { type: 'moved as told'; model: string; words: string }
  | { type: 'touches'; model: string; at: string }
  | { type: 'stayed out'; model: string }
  | { type: 'pod found'; pod: string; models: string[] }
  | { type: 'reinforced'; models: string[] }
  | { type: 'terrain falls'; weapon: string }
  | { type: 'explodes near'; weapon: string; at: string | null }
  | { type: 'runs away'; model: string; from: string }
  | { type: 'tested'; model: string; what: string }
  | { type: 'points'; people: number; automaton: number };

export type Told = Happening | OwnHappening | CompanionHappening;
export type OfTitle = Happening | OwnHappening;
