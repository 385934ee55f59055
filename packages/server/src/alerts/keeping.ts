// How a seated player sets alerts and quiet hours.
import { BadInput } from '@xenotable/kernel';
import { Problem } from '../problem.ts';
import type { SeatRow } from '../store/schema.ts';
import { Fenced } from '../store/store.ts';
import { type Asker, fromSeat } from '../tables/asker.ts';
import { newKey } from '../tables/keys.ts';
import type { Table } from '../tables/table.ts';
import type { TableRegistry } from '../tables/tableRegistry.ts';
import { type Alert, type Target, addressOf } from './alert.ts';
import { alertsOf, keepAlerts, quietOf, wordsFor } from './alerting.ts';
import { type QuietHours, checkQuietHours } from './quietHours.ts';

/** Most alerts of one seat. */
const MOST_ALERTS = 4;

/** An alert as its owner sees it, without the address, which is a secret of the service that issued it. */
export interface ShownAlert {
  id: string;
  kind: Target['kind'];
  format: string | null;
  host: string;
}

const shown = ({ id, target }: Alert): ShownAlert => ({
  id,
  kind: target.kind,
  format: target.kind === 'webhook' ? target.format : null,
  host: new URL(addressOf(target)).host,
});

const atSeat = <T>(
  registry: TableRegistry,
  asker: Asker,
  job: (table: Table, row: SeatRow) => Promise<T>,
): Promise<T> => fromSeat(registry, asker, 'Only who sits on a seat is told about it.', job);

/** A seat's alerts and quiet hours. */
export interface ShownAlerts {
  alerts: ShownAlert[];
  quiet: QuietHours | null;
}

export const listAlerts = (registry: TableRegistry, asker: Asker): Promise<ShownAlerts> =>
  atSeat(registry, asker, async (_table, row) => ({ alerts: alertsOf(row).map(shown), quiet: quietOf(row) }));

/** Sets the seat's quiet hours; null: removes them. */
export async function setQuiet(
  registry: TableRegistry,
  asker: Asker,
  quiet: QuietHours | null,
): Promise<void> {
  if (quiet !== null) checkQuietHours(quiet);
  await atSeat(registry, asker, async (table, row) => {
    if (!(await table.store.seats.quiet(table.held, row.seat, quiet && JSON.stringify(quiet))))
      throw new Fenced(table.id);
    await table.refresh();
    registry.upkeep.lookSoon(table);
  });
}

/** Adds an alert. A webhook is tried at once, so that its owner notices a wrong address. */
export async function addAlert(
  registry: TableRegistry,
  asker: Asker,
  target: Target,
  origin: string,
): Promise<ShownAlert> {
  const { sender } = registry;
  sender.check(target);
  const others = (row: SeatRow): Alert[] =>
    alertsOf(row).filter((one) => addressOf(one.target) !== addressOf(target));
  const refuseTooMany = (row: SeatRow): void => {
    if (others(row).length >= MOST_ALERTS)
      throw new Problem('too-many', `A seat has at most ${MOST_ALERTS} alerts: take one away first.`);
  };
  const words = await atSeat(registry, asker, async (table, row) => {
    refuseTooMany(row);
    return { ...wordsFor(table, origin), text: 'You will be told here when it is your turn.' };
  });
  if (target.kind === 'webhook') {
    const status = await sender.once(target, words);
    if (status < 200 || status > 299)
      throw new BadInput(
        'url',
        `does not take the alert (${status === 0 ? 'no answer' : `status ${status}`})`,
      );
  }
  return atSeat(registry, asker, async (table, row) => {
    refuseTooMany(row);
    const alert: Alert = { id: newKey(), target, origin, failures: 0 };
    await keepAlerts(table, row, [...others(row), alert]);
    registry.upkeep.lookSoon(table);
    return shown(alert);
  });
}

export const removeAlert = (registry: TableRegistry, asker: Asker, id: string): Promise<void> =>
  atSeat(registry, asker, async (table, row) => {
    const alerts = alertsOf(row);
    if (!alerts.some((alert) => alert.id === id)) throw new Problem('unknown', 'There is no such alert.');
    await keepAlerts(
      table,
      row,
      alerts.filter((alert) => alert.id !== id),
    );
  });
