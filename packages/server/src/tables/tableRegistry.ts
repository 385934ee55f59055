// All tables of this installation, as far as they are in use on this node.
import { BadInput, type Viewer } from '@xenotable/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { Limits } from '../config.ts';
import type { Games } from '../games.ts';
import type { Metrics } from '../metrics.ts';
import { Problem } from '../problem.ts';
import type { Store } from '../store/store.ts';
import { heardOf } from './following.ts';
import { Table, type TableSettings } from './table.ts';
import { RecordVerifier } from './recordVerifier.ts';

const IDLE_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const EXPIRY_MS = 60 * 60 * 1000;
/** Abandoned tables that are removed at a time. */
const MOST_EXPIRED = 500;

/** What a key opens; `key` is the seat's own one. */
export interface Entitled {
  viewer: Viewer;
  plays: boolean;
  host: boolean;
  key: string;
}

interface RegistrySettings {
  limits: Limits;
  snapshotEvery: number;
  expireDays: number;
}

export class TableRegistry {
  readonly games: Games;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly limits: Limits;
  readonly verifier: RecordVerifier;
  private readonly settings: TableSettings;
  private readonly open = new Map<string, Promise<Table>>();
  private readonly log: FastifyBaseLogger;
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    store: Store,
    games: Games,
    metrics: Metrics,
    log: FastifyBaseLogger,
    { limits, snapshotEvery, expireDays }: RegistrySettings,
  ) {
    this.store = store;
    this.games = games;
    this.metrics = metrics;
    this.limits = limits;
    this.log = log;
    this.verifier = new RecordVerifier(games.module, limits.uploadMs);
    this.settings = {
      snapshotEvery,
      mostEntries: limits.entries,
      failed: (error, table) => {
        metrics.damaged.inc();
        log.error({ err: error, table }, 'a table could not be opened or kept');
      },
    };
    metrics.watch('xenotable_tables', 'Tables in memory.', () => this.open.size);
    this.every(IDLE_MS / 2, () => this.forgetIdle());
    if (expireDays > 0) this.every(EXPIRY_MS, () => this.expire(Date.now() - expireDays * DAY_MS));
  }

  private every(ms: number, job: () => Promise<unknown>): void {
    const run = (): void => void job().catch((error: unknown) => this.fail(error, 'a regular job failed'));
    this.timers.push(setInterval(run, ms).unref());
  }

  private fail(error: unknown, what: string): void {
    this.metrics.errors.inc();
    this.log.error({ err: error }, what);
  }

  /** Hears of what other nodes do. */
  listen(): Promise<void> {
    return this.store.listen((match, seq) => {
      for (const id of match === null ? this.open.keys() : [match]) void this.wake(id, seq);
    });
  }

  private async wake(id: string, seq: number): Promise<void> {
    try {
      const table = await this.open.get(id);
      if (table !== undefined) await heardOf(table, seq);
    } catch (error) {
      if (error instanceof Problem && error.code === 'unknown') this.open.delete(id);
      else this.fail(error, 'what another node has changed could not be read');
    }
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.verifier.close();
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
    const stored = await this.store.find(id);
    if (stored === null) throw new Problem('unknown', 'There is no such table.');
    const { game: name, edition } = stored.match;
    if (!this.games.names.includes(name))
      throw new Problem('not-now', `This table plays ${name}, which this server does not offer.`);
    const game = await this.games.load(name, edition).catch((error: unknown) => {
      throw error instanceof BadInput ? new Problem('not-now', error.message) : error;
    });
    return new Table(this.store, game, stored, this.settings);
  }

  private async forgetIdle(): Promise<void> {
    for (const [id, opening] of this.open) {
      const table = await opening.catch(() => null);
      if (table !== null && table.idle && Date.now() - table.used > IDLE_MS) this.open.delete(id);
    }
  }

  /** Removes tables in which nothing has happened since this time, except those that are open here. */
  async expire(before: number): Promise<number> {
    let removed = 0;
    for (const id of await this.store.abandoned(before, MOST_EXPIRED)) {
      if (this.open.has(id)) continue;
      await this.store.remove(id);
      await this.store.tell(id);
      removed++;
    }
    if (removed > 0) this.log.info({ removed }, 'abandoned tables were removed');
    return removed;
  }

  async entitled(table: Table, key: string, guest: string): Promise<Entitled> {
    const seat = table.seats.find((one) => one.key === key || one.invite === key);
    if (seat !== undefined && seat.key !== null) {
      if (seat.key !== key && seat.guest !== null && seat.guest !== guest)
        throw new Problem('forbidden', 'Somebody has taken this seat already.');
      return { viewer: seat.seat, plays: true, host: false, key: seat.key };
    }
    if (key === table.match.host_key) return { viewer: 'table', plays: false, host: true, key };
    const spectator = await this.store.spectators.find(table.id, key);
    if (spectator === null) throw new Problem('forbidden', 'This key does not fit the table.');
    return { viewer: spectator.sees ?? 'table', plays: false, host: false, key };
  }

  /** Deletes a table, also one that cannot be opened. */
  async remove(id: string, key: string): Promise<void> {
    const stored = await this.store.find(id);
    if (stored === null) throw new Problem('unknown', 'There is no such table.');
    if (stored.match.host_key !== key) throw new Problem('forbidden', 'Only the host can delete the table.');
    const table = await this.open.get(id)?.catch(() => undefined);
    const remove = async (): Promise<void> => {
      await this.store.remove(id);
      this.open.delete(id);
      if (table === undefined) return;
      table.mustReload = true;
      table.close('The table was deleted.');
    };
    await (table === undefined ? remove() : table.runUnread(remove));
    await this.store.tell(id);
  }
}
