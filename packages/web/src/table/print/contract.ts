// What is printed: sheets that a game offers, and the pages they are made of. The print page lays them out; see `screens/print`.
import type { RuleBook } from '@xenotable/catalogue';
import type { Json, SeatPlan } from '@xenotable/kernel';
import type { ReactNode } from 'react';

/** A part of a page that is never split. */
export interface Block {
  node: ReactNode;
  /** It stays on the same page as the block after it. */
  heading?: true;
}

/** Blocks that are set side by side in this many columns. */
export interface Section {
  columns: 1 | 2 | 3;
  blocks: readonly Block[];
}

/** Text and tables that run over as many pages as they need. */
export interface FlowPages {
  kind: 'flow';
  title: string;
  /** Under the title: game, points, edition. */
  sub: string;
  /** Large at the right of the title: the points of a list. */
  corner?: string;
  /** The link of the QR code: the same sheet, with its contents in the address. */
  link?: string;
  /** Smaller type, so that a sheet fits on the two sides of one page. */
  dense?: true;
  sections: readonly Section[];
}

/** Cards or tokens of one size, with marks to cut along. */
export interface CardPages {
  kind: 'cards';
  size: CardSize;
  title: string;
  cards: readonly ReactNode[];
}

/** Playing cards of 63 x 88 mm, or tokens of 27 x 27 mm. */
export type CardSize = 'poker' | 'token';

export type PrintPages = FlowPages | CardPages;

/** One of the things that a sheet can be about: a list, a mission, a faction. */
export interface PrintChoice {
  key: string;
  label: string;
}

/** What sheets are made from besides the game's own content. */
export interface PrintSource<V = Json> {
  book: RuleBook;
  edition: string;
  /** Lists kept on this device, and the one in the address. */
  lists: readonly { name: string; text: string }[];
  /** Scenarios kept on this device, and the one in the address. */
  scenarios: readonly { name: string; text: string }[];
  /** The set-up of the table that the page was opened from, and what its player sees there. */
  options: Readonly<Record<string, Json>>;
  view: V | null;
  /** Names of all values of an option: the missions of the game. */
  named(option: string): readonly { value: Json; label: string }[];
  /** What everybody sees of a table that was just set up; the table is not stored. */
  opening(options: Record<string, Json>, seats: SeatPlan[]): Promise<V>;
  /** Every copy that is in the box, or one of each. */
  everyCopy: boolean;
  /** The address of a sheet, for its QR code. */
  link(sheet: string, choice: string, list?: string): string;
}

export interface PrintSheet<V = Json> {
  /** Its part of the address: 'roster'. */
  id: string;
  name: string;
  /** What is on it, in one sentence. */
  says: string;
  choices?(source: PrintSource<V>): readonly PrintChoice[];
  pages(choice: string, source: PrintSource<V>): readonly PrintPages[] | Promise<readonly PrintPages[]>;
}

/** What a game's print module exports. */
export interface PrintModule<V = Json> {
  sheets: readonly PrintSheet<V>[];
}
