// Work that is due at a table without any request: a program's choice, an alert. The time is kept in the store, so that another node does
// the work if this one ends; only the owner of a table does it.
import type { FastifyBaseLogger } from 'fastify';
import type { Alerting } from '../alerts/alerting.ts';
import type { Metrics } from '../metrics.ts';
import { Elsewhere } from '../nodes/elsewhere.ts';
import { Problem } from '../problem.ts';
import { Fenced, type Store } from '../store/store.ts';
import type { Table } from '../tables/table.ts';
import type { Programs } from '../thinking/programs.ts';

/** Most tables that one look takes from the store. */
const MOST_AT_ONCE = 50;
/** A table with work in progress is due again after this many looks, in case the node that does the work ends. */
const INSURED_LOOKS = 5;
/** The pause before a table that cannot be opened is tried again. */
const DAMAGED_MS = 60 * 60 * 1000;

export interface UpkeepParts {
  store: Store;
  programs: Programs;
  alerting: Alerting;
  metrics: Metrics;
  log: FastifyBaseLogger;
  /** The time between two looks into the store, in milliseconds. */
  lookMs: number;
  table(id: string): Promise<Table>;
}

export class Upkeep {
  private readonly parts: UpkeepParts;
  private readonly timer: NodeJS.Timeout;
  private readonly insuredMs: number;
  private looking = false;

  constructor(parts: UpkeepParts) {
    this.parts = parts;
    this.insuredMs = parts.lookMs * INSURED_LOOKS;
    this.timer = setInterval(() => void this.lookForDue(), parts.lookMs).unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Whether anything can become due at a table. */
  private concerns({ seats, status }: Table): boolean {
    return status === 'playing' && seats.some(({ program, alerts }) => program !== null || alerts !== null);
  }

  /** Called before entries are written: sets a wake time, so that another node continues if this one ends afterwards; null: not needed. */
  insure(table: Table): Promise<void> | null {
    if (!this.concerns(table)) return null;
    const soon = Date.now() + this.insuredMs;
    return table.wakeAt !== null && table.wakeAt <= soon ? null : this.wakeLater(table, soon);
  }

  private async wakeLater(table: Table, at: number): Promise<void> {
    await this.parts.store.wakes.set(table.id, at);
    table.wakeAt = at;
  }

  /** Called after something was done at the table. */
  acted(table: Table): void {
    this.parts.programs.consider(table);
    if (table.wakeAt !== null || !this.concerns(table)) return;
    // Not null while the look is queued, so that only one is queued.
    table.wakeAt = 0;
    this.lookSoon(table);
  }

  /** Queues a look at the table, which computes its wake time again. */
  lookSoon(table: Table): void {
    void table
      .run(() => this.look(table))
      .catch((error: unknown) => {
        table.wakeAt = null;
        this.failed(table.id, error);
      });
  }

  /** Does what is due and stores the next wake time. */
  private async look(table: Table): Promise<void> {
    const now = Date.now();
    const { store, programs, alerting } = this.parts;
    const times: number[] = [];
    if (programs.turnAt(table) !== null) times.push(now + this.insuredMs);
    if (table.status === 'playing') times.push(...alerting.look(table, now, () => this.lookSoon(table)));
    const next = Math.min(...times);
    if (next === Infinity) await store.wakes.clear(table.id);
    else await store.wakes.set(table.id, next);
    table.wakeAt = next;
  }

  private async lookForDue(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    const { store } = this.parts;
    try {
      for (const id of await store.wakes.due(Date.now(), MOST_AT_ONCE)) await this.wake(id);
    } catch (error) {
      this.failed(null, error);
    } finally {
      this.looking = false;
    }
  }

  private async wake(id: string): Promise<void> {
    const { store, table } = this.parts;
    try {
      const opened = await table(id);
      await opened.run(() => this.look(opened));
    } catch (error) {
      // The node that has the table looks at it itself.
      if (error instanceof Elsewhere || error instanceof Fenced) return;
      if (error instanceof Problem && error.code === 'unknown') return store.wakes.clear(id);
      if (error instanceof Problem) return store.wakes.set(id, Date.now() + DAMAGED_MS);
      throw error;
    }
  }

  private failed(table: string | null, error: unknown): void {
    if (error instanceof Elsewhere || error instanceof Fenced || error instanceof Problem) return;
    this.parts.metrics.errors.inc();
    this.parts.log.error({ err: error, table }, 'what is due at a table could not be done');
  }
}
