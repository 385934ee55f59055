// How a table on the page reaches the one who hosts it: the worker of this browser, a server, or a finished record.
import type { Strength } from '@xenotable/bots';
import type {
  Json,
  LogLine,
  Refusal,
  Seat,
  SeatPlan,
  SeedWord,
  StandingOrders,
  Update,
  Viewer,
} from '@xenotable/kernel';
import type { WatcherInfo } from '@xenotable/server/protocol';
import type { MomentSource } from './moments.ts';
import type { Programs, Typed } from '../../storage/tableRow.ts';
import type { AbsenceFacts, Wish } from './absence.ts';
import type { TableTalk } from './talk.ts';
import type { TableAct } from '../../worker/api.ts';

/** What a table is besides its news. */
export interface TableFacts {
  id: string;
  game: string;
  /** The edition of the rules that it began under. */
  edition: string;
  /** The players' name for it. */
  name: string;
  seats: SeatPlan[];
  options: Record<string, Json>;
  /** Seats that people decide for here, on this device. */
  mine: readonly Seat[];
  /** Who rolls and draws: people, or (null) the table. */
  typed: Typed | null;
  /** Whether programs may give hints here. */
  hints: boolean;
  /** Different people share this screen. */
  cover: boolean;
  /** How well the seats are played that programs have. */
  programs: Programs;
  /** Seats that can be given to programs and taken from them here; null: all. */
  held: readonly Seat[] | null;
  /** Who is at an online table now, by seat. */
  present: boolean[] | null;
  /** Kept by a server, for people at different devices. */
  online: boolean;
  /** Through whose eyes somebody only watches; null: they play, or look at a table of this device. */
  watches: Viewer | null;
  /** Who watches an online table, the first of them by name, and how many there are. */
  watching: readonly WatcherInfo[];
  watchers: number;
  /** How many decisions they are behind. */
  watchDelay: number;
  /** What people write to all is in the record after the game. */
  keepsTalk: boolean;
  /** Who is waited for at an online table, and for how long; null: nobody needs to be. */
  absence: AbsenceFacts | null;
  /** Begun elsewhere: the person who brought it here may know everything that its record held. */
  broughtHere: boolean;
}

/** Whether what was decided is safe. */
export type Saved = 'saved' | 'saving' | 'offline';

/** What a transport tells the table. */
export interface TransportEvents {
  facts(facts: TableFacts): void;
  /** A viewer is shown this now. */
  update(update: Update): void;
  /** The orders that the host keeps for a seat; null: none were ever given. */
  orders(seat: Seat, orders: StandingOrders | null): void;
  /** The entries that a viewer had looked at when it last looked. */
  read(viewer: Viewer, entries: number): void;
  saved(saved: Saved): void;
  /** Nothing more will come, for this reason. */
  closed(reason: string): void;
}

/** What was published of the seed, and what people added to it. */
export interface Seal {
  commitment: string;
  words: readonly SeedWord[];
}

/** What people at different devices share. */
export interface OnlineHere {
  /** A link to watch with, through everybody's eyes or through those of the seat that looks. */
  watchLink(sees: 'table' | 'me'): Promise<string>;
  /** How the person on the seat that looks is called from now on. */
  renameSeat(name: string): Promise<void>;
  addWord(word: string): Promise<void>;
  /** Seats that this browser plays, also before the table is dealt. */
  seatsHere(): readonly Seat[];
}

export interface Transport {
  /** Whether the news of all own seats come by themselves; otherwise they are looked up. */
  readonly live: boolean;
  /** Whether nothing can be decided through it. */
  readonly watches?: boolean;
  /** Where people at different devices talk to each other. */
  readonly talk?: TableTalk;
  open(events: TransportEvents): Promise<void>;
  /** Resolves when it is decided; what it has led to was told before. `after` are the entries that the viewer knows. */
  act(act: TableAct, viewer: Viewer, after: number): Promise<Refusal | null>;
  /** The news of a viewer, with the log from `after` on. */
  look(viewer: Viewer, after: number): Promise<void>;
  /** Where programs think elsewhere: somebody on this seat does not want to wait for one. */
  stopProgram?(seat: Seat): void;
  /** A program sits down, or (null) leaves its seat to a person. */
  seatProgram(seat: Seat, strength: Strength | null): Promise<void>;
  markRead(viewer: Viewer, entries: number): void;
  /** The record as a file's text, where it may be seen. */
  record(): Promise<string>;
  /** Where the game can be watched from its first decision. */
  replay(): Promise<string>;
  rename(name: string): Promise<void>;
  /** The moments of a game that still runs, for the one who looks, who was told this so far. */
  past(told: { viewer: Viewer; lines: readonly LogLine[]; undone: ReadonlySet<number> }): MomentSource;
  /** What is known of the seed; null where nothing was published. */
  seal(): Promise<Seal | null>;
  /** Where people are at different devices. */
  readonly people?: OnlineHere;
  /** Where people share a screen: covers the table between them, or does not. */
  cover?(cover: boolean): Promise<void>;
  /** Where seats belong to people: gives up a seat and returns the link for the person who takes it. */
  handOver?(viewer: Viewer): Promise<string>;
  /** Where people may be away: what the one on a seat wishes about another seat; null: to wait on. */
  wish?(seat: Seat, about: Seat, wish: Wish | null): Promise<Refusal | null>;
  /** Where people may be away: the key of a seat, for what concerns its player alone. */
  keyOf?(seat: Seat): string | null;
  close(): void;
}
