// Handing over a seat, sharing a view, renaming the table.
import { Problem } from '../problem.ts';
import type { TableInfo } from '../protocol.ts';
import { type Asker, fromSeat, seatOf, withKey } from './asker.ts';
import { expel } from './expelling.ts';
import { infoOf } from './info.ts';
import { newKey } from './keys.ts';
import type { TableRegistry } from './tableRegistry.ts';

/** Most watching keys of a table. */
const MOST_SHARED = 100;

/** Voids the seat's key and returns an invitation; whoever uses it sits down. */
export const handOver = (registry: TableRegistry, asker: Asker): Promise<{ key: string }> =>
  fromSeat(registry, asker, 'Only who sits on a seat can hand it over.', async (table, { seat }) => {
    const invite = newKey();
    await registry.store.seats.handOver(table.held, seat, newKey(), invite);
    table.host?.forget(seat);
    table.talk.forget(table, seat);
    await table.refresh();
    await expel(table);
    table.sayInfo();
    await registry.store.tell(table.id);
    return { key: invite };
  });

/** Renames the table. */
export const rename = (registry: TableRegistry, asker: Asker, name: string): Promise<TableInfo> =>
  withKey(registry, asker, async (table, { plays, host }) => {
    if (!plays && !host) throw new Problem('forbidden', 'Only who sits at the table can name it.');
    await registry.store.rename(table.held, name);
    await table.infoChanged();
    return infoOf(table, plays);
  });

/** A watching key: for the public view, or for the view of one's own seat. */
export const shareView = (
  registry: TableRegistry,
  asker: Asker,
  sees: 'table' | 'me',
): Promise<{ key: string }> =>
  withKey(registry, asker, async (table, entitled) => {
    const seat = sees === 'me' ? seatOf(table, entitled)?.seat : null;
    if (seat === undefined || (!entitled.plays && !entitled.host))
      throw new Problem('forbidden', 'Only who sits at the table can share a view.');
    const { store } = registry;
    const watch = sees === 'table' ? await store.spectators.watchKey(table.id) : null;
    if (watch !== null) return { key: watch };
    if ((await store.spectators.count(table.id)) >= MOST_SHARED)
      throw new Problem('too-many', `At most ${MOST_SHARED} views of a table can be shared.`);
    const shared = newKey();
    if (!(await store.spectators.add(table.held, shared, seat))) await table.refresh();
    return { key: shared };
  });
