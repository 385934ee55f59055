// The tables that are in use on this node.
import { BadInput, type Viewer } from '@xenotable/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { Upkeep } from '../absence/upkeep.ts';
import { Alerting } from '../alerts/alerting.ts';
import type { Sender } from '../alerts/sender.ts';
import type { Limits } from '../config.ts';
import type { Games } from '../games.ts';
import type { Metrics } from '../metrics.ts';
import { Elsewhere } from '../nodes/elsewhere.ts';
import { Problem } from '../problem.ts';
import { Fenced, type Store } from '../store/store.ts';
import { ThinkingPool } from '../thinking/pool.ts';
import { Programs } from '../thinking/programs.ts';
import { Table, type TableSettings } from './table.ts';
import { RecordVerifier } from './recordVerifier.ts';

/** How long a table that nobody uses stays in memory; one that is over is hardly opened again. */
const IDLE_MS = 60_000;
const IDLE_OVER_MS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** Most abandoned tables that are removed at a time. */
const MOST_EXPIRED = 500;

/** What a key gives access to; `key` is the seat's own key. */
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
  thinkers: number;
  livePaceMs: number;
  alerts: { afterMs: number };
  upkeepMs: number;
}

export class TableRegistry {
  readonly games: Games;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly limits: Limits;
  readonly verifier: RecordVerifier;
  readonly sender: Sender;
  readonly programs: Programs;
  readonly upkeep: Upkeep;
  private readonly pool: ThinkingPool;
  private readonly settings: TableSettings;
  private readonly open = new Map<string, Promise<Table>>();
  private readonly log: FastifyBaseLogger;
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    store: Store,
    games: Games,
    metrics: Metrics,
    log: FastifyBaseLogger,
    sender: Sender,
    settings: RegistrySettings,
  ) {
    const { limits, expireDays } = settings;
    this.store = store;
    this.games = games;
    this.metrics = metrics;
    this.limits = limits;
    this.log = log;
    this.verifier = new RecordVerifier(games.module, limits.uploadMs);
    this.sender = sender;
    this.pool = new ThinkingPool(games.module, {
      threads: settings.thinkers,
      queue: limits.thoughts,
      graceMs: limits.thoughtGraceMs,
    });
    this.programs = new Programs(this.pool, limits.thoughtMsByTable, metrics, log);
    this.upkeep = new Upkeep({
      store,
      programs: this.programs,
      alerting: new Alerting(sender, settings.alerts.afterMs),
      metrics,
      log,
      lookMs: settings.upkeepMs,
      table: (id) => this.table(id),
    });
    this.settings = this.tableSettings(settings);
    metrics.watch('xenotable_tables', 'Tables in memory.', () => this.open.size);
    metrics.watch('xenotable_thinking', 'Programs that think just now.', () => this.pool.thinking);
    metrics.watch('xenotable_thoughts_waiting', 'Programs that wait to think.', () => this.pool.waiting);
    this.every(IDLE_OVER_MS, () => this.forgetIdle());
    if (expireDays > 0) this.every(HOUR_MS, () => this.expire(Date.now() - expireDays * DAY_MS));
  }

  private tableSettings({ snapshotEvery, limits, livePaceMs }: RegistrySettings): TableSettings {
    const { metrics, log } = this;
    return {
      snapshotEvery,
      mostEntries: limits.entries,
      startedAt: Date.now(),
      paceMs: { live: livePaceMs, hour: HOUR_MS, day: DAY_MS },
      talk: limits.talk,
      orders: limits.orders,
      acted: (table) => this.upkeep.acted(table),
      insure: (table) => this.upkeep.insure(table),
      refusePrograms: (match) => this.refusePrograms(match),
      failed: (error, table) => {
        metrics.damaged.inc();
        log.error({ err: error, table }, 'a table could not be opened or kept');
      },
      gone: (table, why) => {
        if (why === 'taken') metrics.taken.inc();
        this.forget(table);
      },
    };
  }

  /** Throws Problem if programs cannot play. */
  refusePrograms({ typed }: { typed?: string | null | undefined }): void {
    if (!this.pool.open) throw new Problem('not-now', 'Programs play no seats on this server.');
    if (typed != null)
      throw new Problem('not-now', 'Programs have no dice of their own: they cannot play where people roll.');
  }

  private every(ms: number, job: () => Promise<unknown>): void {
    const run = (): void => void job().catch((error: unknown) => this.fail(error, 'a regular job failed'));
    this.timers.push(setInterval(run, ms).unref());
  }

  private fail(error: unknown, what: string): void {
    this.metrics.errors.inc();
    this.log.error({ err: error }, what);
  }

  /** Listens for changes by other nodes. */
  listen(): Promise<void> {
    return this.store.listen((match) => void (match === null ? this.checkAll() : this.wake(match)));
  }

  private async wake(id: string): Promise<void> {
    try {
      await (await this.open.get(id))?.changedElsewhere();
    } catch (error) {
      if (error instanceof Problem && error.code === 'unknown') this.open.delete(id);
      else if (!(error instanceof Fenced))
        this.fail(error, 'what another node has changed could not be read');
    }
  }

  /** Called when messages may have been missed: gives up tables that other nodes have taken or may have taken. */
  private async checkAll(): Promise<void> {
    try {
      const { nodes } = this.store;
      const held = nodes?.leased() === true ? await nodes.held() : new Map<string, number>();
      for (const opening of this.open.values()) {
        const table = await opening.catch(() => null);
        if (table === null) continue;
        if (table.isHeld && held.get(table.id) !== table.held.fence) table.letGo();
        else table.mustReload = true;
      }
    } catch (error) {
      this.fail(error, 'the tables of this node could not be read');
    }
  }

  /** Removes the table from memory, unless another one is open under the same id. */
  private forget(table: Table): void {
    const { id } = table;
    const opening = this.open.get(id);
    void opening?.then((current) => {
      if (current === table && this.open.get(id) === opening) this.open.delete(id);
    });
  }

  /** Releases all tables to other nodes; the closing server disconnects their people. */
  async leave(): Promise<void> {
    await this.store.nodes
      ?.leave()
      .catch((error: unknown) => this.fail(error, 'the tables could not be let go'));
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.upkeep.close();
    this.sender.close();
    await this.pool.close();
    await this.verifier.close();
  }

  /** The table from memory or from the store. */
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

  /** The table with a free seat that has this code, in upper or lower case. */
  async tableByCode(code: string): Promise<Table> {
    const id = await this.store.findByCode(code.toUpperCase());
    if (id === null) throw new Problem('unknown', 'No table with a free seat has this code.');
    return this.table(id);
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
      if (table === null || !table.idle) continue;
      if (Date.now() - table.used <= (table.status === 'over' ? IDLE_OVER_MS : IDLE_MS)) continue;
      this.open.delete(id);
      await table.release();
    }
  }

  /** Removes tables without activity since this time, except those that are open here. */
  async expire(before: number): Promise<number> {
    let removed = 0;
    for (const id of await this.store.abandoned(before, MOST_EXPIRED)) {
      if (this.open.has(id)) continue;
      const owned = await this.store.own(id);
      if (owned === null || 'owner' in owned || !(await this.store.remove({ match: id, ...owned }))) continue;
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

  /** Deletes a table, even one that cannot be opened. */
  async remove(id: string, key: string): Promise<void> {
    const stored = await this.store.find(id);
    if (stored === null) throw new Problem('unknown', 'There is no such table.');
    if (stored.match.host_key !== key) throw new Problem('forbidden', 'Only the host can delete the table.');
    const table = await this.open.get(id)?.catch(() => undefined);
    await (table === undefined ? this.removeUnopened(id) : table.runUnread(() => this.removeOpen(table)));
    await this.store.tell(id);
  }

  private async removeOpen(table: Table): Promise<void> {
    if (!(await this.store.remove(table.held))) throw new Fenced(table.id);
    this.open.delete(table.id);
    table.mustReload = true;
    table.close('The table was deleted.');
  }

  private async removeUnopened(id: string): Promise<void> {
    const owned = await this.store.own(id);
    if (owned === null) throw new Problem('unknown', 'There is no such table.');
    if ('owner' in owned) throw new Elsewhere(owned.owner);
    await this.store.remove({ match: id, ...owned });
  }
}
