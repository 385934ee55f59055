// Alerts people whose turn it is: once for each turn, after they have been away for a while.
import type { SeatRow } from '../store/schema.ts';
import { storedJson } from '../store/rows.ts';
import type { Table } from '../tables/table.ts';
import { type Alert, alertList } from './alert.ts';
import { type QuietHours, quietHours, quietUntil } from './quietHours.ts';
import type { Sender } from './sender.ts';
import type { Words } from './words.ts';

/** How long the next look is put off while alerts are sent, in milliseconds. */
const SENDING_MS = 120_000;
/** How long after a table was opened nobody is alerted, so that people can come back first, in milliseconds. */
const SETTLING_MS = 10_000;
/** Number of failed turns in a row after which an alert is removed. */
const MOST_FAILURES = 5;

export const alertsOf = ({ alerts }: SeatRow): Alert[] => storedJson(alertList, alerts) ?? [];

/** Hours in which the seat's player gets no alerts. */
export const quietOf = ({ quiet }: SeatRow): QuietHours | null => storedJson(quietHours, quiet);

export class Alerting {
  private readonly sender: Sender;
  /** How long somebody must have been away, in milliseconds. */
  private readonly afterMs: number;
  private readonly sending = new Set<string>();

  constructor(sender: Sender, afterMs: number) {
    this.sender = sender;
    this.afterMs = afterMs;
  }

  /** Sends the alerts that are due and returns when to look again; `again` is called after each sending. */
  look(table: Table, now: number, again: () => void): number[] {
    return table.seats.flatMap((row) => {
      const due = this.dueAt(table, row, now);
      if (due === null || due > now) return due ?? [];
      void this.tell(table, row, again);
      return now + SENDING_MS;
    });
  }

  /** When to alert a seat's player; null: not at all. In quiet hours it is their end. */
  private dueAt(table: Table, row: SeatRow, now: number): number | null {
    const since = table.waits.since(row.seat);
    if (row.alerts === null || since === null || row.program !== null || row.told_at >= since) return null;
    const away = table.absence.awayFrom(row);
    if (away === null) return null;
    const settled = table.openedAt + Math.min(SETTLING_MS, this.afterMs);
    const due = Math.max(since, away + this.afterMs, settled);
    const quiet = quietOf(row);
    return quiet === null ? due : quietUntil(quiet, Math.max(due, now));
  }

  private async tell(table: Table, row: SeatRow, again: () => void): Promise<void> {
    const place = `${table.id} ${row.seat}`;
    const { key } = row;
    if (key === null || this.sending.has(place)) return;
    this.sending.add(place);
    try {
      const sent = await Promise.all(
        alertsOf(row).map(async (alert) => ({
          id: alert.id,
          sent: await this.sender.send(alert.target, wordsFor(table, alert.origin)),
        })),
      );
      await table.run(async () => {
        const present = table.seats[row.seat];
        // The seat may have been handed over meanwhile.
        if (present?.key !== key) return;
        await table.store.seats.told(table.held, row.seat, Date.now());
        const kept = alertsOf(present).flatMap((alert) => {
          const outcome = sent.find((one) => one.id === alert.id)?.sent ?? 'sent';
          const failures = outcome === 'failed' ? alert.failures + 1 : 0;
          return outcome === 'gone' || failures >= MOST_FAILURES ? [] : [{ ...alert, failures }];
        });
        await keepAlerts(table, present, kept);
      });
    } catch {
      // The table is at another node, which alerts its people, or was deleted.
    } finally {
      this.sending.delete(place);
    }
    again();
  }
}

/** Stores the alerts of a seat if they have changed. */
export async function keepAlerts(table: Table, { seat, alerts }: SeatRow, kept: Alert[]): Promise<void> {
  const text = kept.length === 0 ? null : JSON.stringify(kept);
  if (text !== alerts) await table.store.seats.alerts(table.held, seat, text);
  await table.refresh();
}

export const wordsFor = ({ id, match, game }: Table, origin: string): Words => ({
  title: match.name ?? game.title,
  text: `${game.title}: it is your turn.`,
  link: `${origin}/t/${id}`,
});
