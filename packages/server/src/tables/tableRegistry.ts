// All tables of this installation, as far as they are in use on this node.
import type { Viewer } from '@xenotable/kernel';
import type { Config } from '../config.ts';
import type { Games } from '../games.ts';
import type { Metrics } from '../metrics.ts';
import { Problem } from '../problem.ts';
import type { Store } from '../store/store.ts';
import { Table } from './table.ts';

const IDLE_MS = 60_000;

/** What a key opens; `key` is the seat's own one. */
export interface Entitled {
  viewer: Viewer;
  plays: boolean;
  host: boolean;
  key: string;
}

export class TableRegistry {
  readonly games: Games;
  readonly metrics: Metrics;
  readonly store: Store;
  /** Unfinished tables that one guest may have. */
  readonly mostTables: number;
  private readonly snapshotEvery: number;
  private readonly open = new Map<string, Promise<Table>>();
  private readonly sweep = setInterval(() => void this.forgetIdle(), IDLE_MS / 2).unref();

  constructor(
    store: Store,
    games: Games,
    metrics: Metrics,
    { limits, snapshotEvery }: Pick<Config, 'limits' | 'snapshotEvery'>,
  ) {
    this.store = store;
    this.games = games;
    this.metrics = metrics;
    this.mostTables = limits.tables;
    this.snapshotEvery = snapshotEvery;
    metrics.tables = () => this.open.size;
  }

  /** Hears of what other nodes do. */
  listen(): Promise<void> {
    return this.store.listen((match, seq) => {
      for (const [id, opening] of this.open) {
        if (match === null || match === id)
          void opening.then((table) => table.heardOf(seq)).catch(() => this.metrics.errors++);
      }
    });
  }

  close(): void {
    clearInterval(this.sweep);
  }

  /** The table in memory, or from the store. */
  async table(id: string): Promise<Table> {
    let opening = this.open.get(id);
    if (opening === undefined) {
      opening = this.openTable(id);
      this.open.set(id, opening);
      opening.catch(() => this.open.delete(id));
    }
    const table = await opening;
    table.used = Date.now();
    return table;
  }

  private async openTable(id: string): Promise<Table> {
    const kept = await this.store.find(id);
    if (kept === null) throw new Problem('unknown', 'There is no such table.');
    const game = await this.games.load(kept.match.game);
    if (game.edition !== kept.match.edition)
      throw new Problem('not-now', `This table needs edition ${kept.match.edition} of ${game.title}.`);
    return new Table(this.store, this.metrics, game, kept, this.snapshotEvery);
  }

  private async forgetIdle(): Promise<void> {
    for (const [id, opening] of this.open) {
      const table = await opening.catch(() => null);
      if (table !== null && table.connections.empty && Date.now() - table.used > IDLE_MS)
        this.open.delete(id);
    }
  }

  async entitled(table: Table, key: string, guest: string): Promise<Entitled> {
    const seat = table.seats.find(
      (one) => one.key === key || (one.invite === key && (one.guest === null || one.guest === guest)),
    );
    if (seat !== undefined) return { viewer: seat.seat, plays: true, host: false, key: seat.key! };
    if (key === table.match.host_key) return { viewer: 'table', plays: false, host: true, key };
    const spectator = await this.store.spectator(table.id, key);
    if (spectator === null) throw new Problem('forbidden', 'This key does not fit the table.');
    return { viewer: spectator.sees ?? 'table', plays: false, host: false, key };
  }

  async remove(id: string, key: string, guest: string): Promise<void> {
    const table = await this.table(id);
    await table.run(async () => {
      if (!(await this.entitled(table, key, guest)).host)
        throw new Problem('forbidden', 'Only the host can delete the table.');
      await this.store.remove(id);
      table.close('The table was deleted.');
      this.open.delete(id);
      await this.store.tell(id);
    });
  }
}
