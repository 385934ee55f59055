// What somebody who sits at a table says about how to be told that it is their turn.
import { BadInput } from '@xenotable/kernel';
import { Problem } from '../problem.ts';
import type { SeatRow } from '../store/schema.ts';
import { Fenced } from '../store/store.ts';
import { newKey } from '../tables/keys.ts';
import { seatOf } from '../tables/sharing.ts';
import type { Table } from '../tables/table.ts';
import type { TableRegistry } from '../tables/tableRegistry.ts';
import { type Alert, type Target, addressOf } from './alert.ts';
import { alertsOf, keepAlerts, quietOf, wordsFor } from './alerting.ts';
import { type QuietHours, checkQuietHours } from './quietHours.ts';

/** Browsers and webhooks of one seat. */
const MOST_ALERTS = 4;

/** Who asks, with which key, at which table. */
export interface Asker {
  table: string;
  key: string;
  guest: string;
}

/** An alert as its owner sees it: the address itself is a secret of the service that gave it. */
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

async function atSeat<T>(
  registry: TableRegistry,
  { table: id, key, guest }: Asker,
  job: (table: Table, row: SeatRow) => Promise<T>,
): Promise<T> {
  const table = await registry.table(id);
  return table.run(async () => {
    const seat = seatOf(table, await registry.entitled(table, key, guest));
    const row = seat === null ? undefined : table.seats[seat];
    if (row === undefined) throw new Problem('forbidden', 'Only who sits on a seat is told about it.');
    return job(table, row);
  });
}

/** How somebody is told, and when not. */
export interface ShownAlerts {
  alerts: ShownAlert[];
  quiet: QuietHours | null;
}

export const listAlerts = (registry: TableRegistry, asker: Asker): Promise<ShownAlerts> =>
  atSeat(registry, asker, async (_table, row) => ({ alerts: alertsOf(row).map(shown), quiet: quietOf(row) }));

/** Hours in which nothing is sent to the seat's player; null: there are none any more. */
export async function setQuiet(
  registry: TableRegistry,
  asker: Asker,
  quiet: QuietHours | null,
): Promise<void> {
  if (quiet !== null) checkQuietHours(quiet);
  await atSeat(registry, asker, async (table, row) => {
    if (!(await table.store.seats.quiet(table.held, row.seat, quiet && JSON.stringify(quiet))))
      throw new Fenced(`${table.id} is at another node`);
    await table.refresh();
    registry.upkeep.lookSoon(table);
  });
}

/** A webhook is tried at once, so that a wrong address is noticed by the one who typed it in. */
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
