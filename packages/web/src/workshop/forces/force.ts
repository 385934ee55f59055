// What a title says about its forces, so that they can be made, kept, compared and printed without a table.
import type { Json, Refusal } from '@xenotable/kernel';
import type { ReadyList } from '../../table/builder/ListShelf.tsx';

/** One line of a comparison: 'Strength points', '46'. */
export type Fact = readonly [label: string, value: string];

export interface Force<L> {
  game: string;
  /** 'Squads of your own' */
  heading: string;
  /** What may be spent: 'Supplies', and the usual limits, the commonest first. */
  unit: string;
  limits: readonly number[];
  /** What a limit is called where it is no number of units: a mission. */
  limitName?(limit: number): string;
  ready: readonly ReadyList[];
  read(text: string): L;
  faults(list: L, limit: number): readonly Refusal[];
  facts(list: L): readonly Fact[];
  /** Options and seats of a battle between two lists for the laboratory, and the option that holds them; missing where lists do not fight each other. */
  battle?(limit: number): { options: Record<string, Json>; seats: readonly string[]; option: string };
}
