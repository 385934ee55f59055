// How a table on the page reaches its host: the worker of this browser, a server, or a finished record.
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

/** The facts of a table besides its news. */
export interface TableFacts {
  id: string;
  game: string;
  /** The edition of the rules that it began under. */
  edition: string;
  /** The table's name, given by its players. */
  name: string;
  seats: SeatPlan[];
  options: Record<string, Json>;
  /** The seats that people on this device decide for. */
  mine: readonly Seat[];
  /** Who rolls and draws: people, or (null) the table. */
  typed: Typed | null;
  /** Whether programs may give hints here. */
  hints: boolean;
  /** Different people share this screen. */
  cover: boolean;
  /** The strengths of the programs, by seat. */
  programs: Programs;
  /** Seats that can be given to programs and taken from them here; null: all. */
  held: readonly Seat[] | null;
  /** By seat, who is present at an online table. */
  present: boolean[] | null;
  /** On a server, for people at different devices. */
  online: boolean;
  /** The viewer that somebody only watches as; null: they play, or look at a table of this device. */
  watches: Viewer | null;
  /** Watchers of an online table: the first of them by name, and their number. */
  watching: readonly WatcherInfo[];
  watchers: number;
  /** The number of decisions by which they are behind. */
  watchDelay: number;
  /** Whether what people write to all is in the record after the game. */
  keepsTalk: boolean;
  /** Whom an online table waits for, and how long; null: not for a limited time. */
  absence: AbsenceFacts | null;
  /** Begun elsewhere: the person who uploaded it may know everything in its record. */
  broughtHere: boolean;
  /** A lesson: no question is answered by standing orders. */
  teaches?: true;
}

/** Whether the last decision is stored. */
export type Saved = 'saved' | 'saving' | 'offline';

/** What a transport tells the table. */
export interface TransportEvents {
  facts(facts: TableFacts): void;
  /** New news for a viewer. */
  update(update: Update): void;
  /** The orders that the host has for a seat; null: none were ever set. */
  orders(seat: Seat, orders: StandingOrders | null): void;
  /** The number of entries that a viewer had looked at when it last looked. */
  read(viewer: Viewer, entries: number): void;
  saved(saved: Saved): void;
  /** No more news will come, for this reason. */
  closed(reason: string): void;
}

/** What was published of the seed, and what people added to it. */
export interface Seal {
  commitment: string;
  words: readonly SeedWord[];
}

/** Functions for people at different devices. */
export interface OnlineHere {
  /** A link to watch with, showing what everybody sees or what the viewer sees. */
  watchLink(sees: 'table' | 'me'): Promise<string>;
  /** Changes the name of the person on the viewer's seat. */
  renameSeat(name: string): Promise<void>;
  addWord(word: string): Promise<void>;
  /** Seats that this browser plays, also before the game begins. */
  seatsHere(): readonly Seat[];
}

export interface Transport {
  /** Whether news of all own seats arrive by themselves; otherwise they are requested. */
  readonly live: boolean;
  /** Whether nothing can be decided through it. */
  readonly watches?: boolean;
  /** Talk between people at different devices. */
  readonly talk?: TableTalk;
  open(events: TransportEvents): Promise<void>;
  /** Resolves when the act is decided; its results were reported before. `after` is the number of entries that the viewer knows. */
  act(act: TableAct, viewer: Viewer, after: number): Promise<Refusal | null>;
  /** Requests the news of a viewer, with the log from `after` on. */
  look(viewer: Viewer, after: number): Promise<void>;
  /** If programs think elsewhere: the person on this seat does not want to wait for one. */
  stopProgram?(seat: Seat): void;
  /** Seats a program, or (null) gives its seat to a person. */
  seatProgram(seat: Seat, strength: Strength | null): Promise<void>;
  markRead(viewer: Viewer, entries: number): void;
  /** The record as text, if it may be seen. */
  record(): Promise<string>;
  /** The address at which the game can be watched from its first decision. */
  replay(): Promise<string>;
  rename(name: string): Promise<void>;
  /** The moments of a running game for the viewer, who was told this so far. */
  past(told: { viewer: Viewer; lines: readonly LogLine[]; undone: ReadonlySet<number> }): MomentSource;
  /** What is known of the seed; null if nothing was published. */
  seal(): Promise<Seal | null>;
  /** Only if people are at different devices. */
  readonly people?: OnlineHere;
  /** Only if people share a screen: sets whether the table is covered between them. */
  cover?(cover: boolean): Promise<void>;
  /** Only if seats belong to people: hands over a seat and returns the link for the next person. */
  handOver?(viewer: Viewer): Promise<string>;
  /** Only if people may be away: what the person on a seat wants to be done about another seat; null: keep waiting. */
  wish?(seat: Seat, about: Seat, wish: Wish | null): Promise<Refusal | null>;
  /** Only if people may be away: the key of a seat, for settings that concern only its player. */
  keyOf?(seat: Seat): string | null;
  close(): void;
}
