// What those who only watch are shown of a table with a delay: a session of its own that follows the table some
// decisions behind. What is not in it cannot be got out of it.
import {
  type AnyGame,
  type Entry,
  type GameRecord,
  type News,
  type PlayedEntry,
  type Source,
  TableHost,
} from '@xenotable/kernel';
import type { SeatRow } from '../store/schema.ts';
import { Broadcaster } from './broadcaster.ts';
import type { Connection, Connections } from './connections.ts';
import { opened } from './opening.ts';

interface Delayed {
  table: string;
  game: AnyGame;
  connections: Connections;
  /** How far behind. */
  decisions: number;
}

/** Nothing is ever played here. */
const NO_CHANCE: Source = () => {
  throw new Error('a delayed view only follows');
};

export class DelayedView {
  private readonly game: AnyGame;
  private readonly decisions: number;
  private readonly broadcaster: Broadcaster;
  private host: TableHost | null = null;

  constructor({ table, game, connections, decisions }: Delayed) {
    this.game = game;
    this.decisions = decisions;
    this.broadcaster = new Broadcaster(table, connections, [], ({ plays }) => !plays);
  }

  /** How many of so many entries are shown; when the game is over, all of them. */
  private shown(entries: number, over: boolean): number {
    return over ? entries : Math.max(0, entries - this.decisions);
  }

  /** Follows a record that was dealt or read; nothing is told. */
  async open({ head, entries }: GameRecord, over: boolean): Promise<void> {
    if (this.host !== null) return;
    const record = { head, entries: entries.slice(0, this.shown(entries.length, over)) };
    const session = await opened(this.game, record, NO_CHANCE);
    this.host = new TableHost(session, { isProgram: () => false, samePerson: (a, b) => a === b });
  }

  seatsAre(seats: readonly SeatRow[], names: readonly string[]): void {
    this.broadcaster.seatsAre(seats);
    if (this.host !== null) this.host.session.names = names;
  }

  news(connection: Connection, after: number): News | null {
    const { host } = this;
    return host && this.broadcaster.news(host, connection, Math.min(after, host.session.entries.length));
  }

  /** The table has come so far, durably: what is old enough is told, and everything that lies open if it was just dealt. */
  follow(entries: readonly Entry[], over: boolean, dealt: boolean): void {
    const { host } = this;
    if (host === null) return;
    const { session } = host;
    const after = session.entries.length;
    const played: PlayedEntry[] = [];
    for (const entry of entries.slice(after, this.shown(entries.length, over))) {
      const moment = { before: session.world, number: session.entries.length };
      session.applyEntry(entry);
      played.push({ ...moment, entry });
    }
    if (dealt || played.length > 0) this.broadcaster.sayNews(host, dealt ? -1 : after, played);
  }
}
