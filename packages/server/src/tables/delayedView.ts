// What watchers see of a table with a delay: a separate session that follows the table some decisions behind, so that it cannot reveal
// anything later.
import {
  type AnyGame,
  type Entry,
  type GameRecord,
  type News,
  type PlayedEntry,
  type RecordState,
  Returns,
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
  /** Number of decisions that it is behind. */
  decisions: number;
}

/** Nothing is ever played here, only followed. */
const NO_CHANCE: Source = () => {
  throw new Error('a delayed view only follows');
};

export class DelayedView {
  private readonly game: AnyGame;
  private readonly decisions: number;
  private readonly broadcaster: Broadcaster;
  private host: TableHost | null = null;
  /**
   * The states to which people went back by consent, by the entry that does it, until it is shown here. To find such a state
   * again the whole record would have to be followed at once, while all other tables wait.
   */
  private readonly goneBackTo = new Map<number, RecordState>();
  /** The same for entries that were made before this view was opened. */
  private returns = new Returns([]);

  constructor({ table, game, connections, decisions }: Delayed) {
    this.game = game;
    this.decisions = decisions;
    this.broadcaster = new Broadcaster(table, connections, [], ({ plays }) => !plays);
  }

  /** How many of the entries are shown; all of them when the game is over. */
  private shown(entries: number, over: boolean): number {
    return over ? entries : Math.max(0, entries - this.decisions);
  }

  /** Follows a record that was dealt or loaded; nothing is sent. */
  async open({ head, entries }: GameRecord, over: boolean): Promise<void> {
    if (this.host !== null) return;
    const shown = this.shown(entries.length, over);
    const returns = new Returns(entries.slice(shown));
    const session = await opened(
      this.game,
      { head, entries: entries.slice(0, shown) },
      NO_CHANCE,
      undefined,
      {
        begun: ({ standing }) => returns.note(standing),
        each: ({ standing }) => returns.note(standing),
      },
    );
    this.returns = returns;
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

  /** Called when people have gone back to an earlier state with this entry. */
  wentBack(entry: number, to: RecordState): void {
    if (this.host !== null) this.goneBackTo.set(entry, to);
  }

  /** Called when entries are durable: sends those that are old enough, and the first picture if the table was just dealt. */
  follow(entries: readonly Entry[], over: boolean, dealt: boolean): void {
    const { host } = this;
    if (host === null) return;
    const { session } = host;
    const after = session.entries.length;
    const played: PlayedEntry[] = [];
    for (const entry of entries.slice(after, this.shown(entries.length, over))) {
      const moment = { before: session.world, number: session.entries.length };
      session.applyEntry(entry, (n) => this.goneBackTo.get(moment.number) ?? this.returns.at(n));
      this.goneBackTo.delete(moment.number);
      this.returns.note(session.standing);
      played.push({ ...moment, entry });
    }
    if (dealt || played.length > 0) this.broadcaster.sayNews(host, dealt ? -1 : after, played);
  }
}
