// What is kept of a table on this device beside its entries.
import type { Strength } from '@xenotable/bots';
import type { Head, Json, Outcome, Seat, SeatPlan } from '@xenotable/kernel';

export type Typed = 'dice' | 'all';

/** How well each seat is played that a program took; the others are played by people or by the book. */
export type Programs = Readonly<Partial<Record<Seat, Strength>>>;

/** A choice that waits for results which people type in. */
export interface Rolling {
  seat: Seat;
  choice: Json;
  results: number[];
}

/** A table as lists show it. */
export interface TableRow {
  id: string;
  game: string;
  /** The edition of the rules that it began under. */
  edition: string;
  name: string;
  seats: SeatPlan[];
  options: Record<string, Json>;
  updated: number;
  entries: number;
  cover: boolean;
  over: Outcome | null;
  waiting: Seat[];
  /** Entries that each viewer has looked at. */
  read: Record<string, number>;
  typed: Typed | null;
  rolling: Rolling | null;
  programs: Programs;
}

export interface StoredTable extends TableRow {
  head: Head;
  seed: string;
  script: (number | string)[];
}
