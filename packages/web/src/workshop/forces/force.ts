// What a title provides for its forces, so that they can be made, kept, compared and printed without a table.
import type { Json, Refusal } from '@xenotable/kernel';
import type { ReadyList } from '../../table/builder/ListShelf.tsx';

/** One line of a comparison: 'Strength points', '46'. */
export type Fact = readonly [label: string, value: string];

/** A set-up for the laboratory, and the option that holds the lists. */
export interface Trial<L> {
  options: Record<string, Json>;
  seats: readonly string[];
  option: string;
  /** What the option holds for a list; its text if missing. */
  with?(list: L): Json;
}

export interface Force<L> {
  game: string;
  /** 'Squads of your own' */
  heading: string;
  /** The unit of the budget: 'Supplies', and the usual limits, the most frequent first. */
  unit: string;
  limits: readonly number[];
  /** The name of a limit if it is not a number of units: a mission. */
  limitName?(limit: number): string;
  ready: readonly ReadyList[];
  read(text: string): L;
  faults(list: L, limit: number): readonly Refusal[];
  facts(list: L): readonly Fact[];
  /** Options and seats of a battle between two lists for the laboratory, and the option that holds them; missing if lists do not fight each other. */
  battle?(limit: number): Trial<L>;
  /** If lists do not fight each other: the set-up that each is tried at, and the option that holds one. */
  trial?(limit: number): Trial<L> | undefined;
  /** Said where no trial is possible. */
  untried?: string;
}
