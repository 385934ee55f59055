// Giving away: a seat, a view, another name.
import type { Seat, Viewer } from '@xenotable/kernel';
import { Problem } from '../problem.ts';
import type { TableInfo } from '../protocol.ts';
import { expel } from './expelling.ts';
import { infoOf } from './info.ts';
import { newKey } from './keys.ts';
import type { Table } from './table.ts';
import type { Entitled, TableRegistry } from './tableRegistry.ts';

/** Keys to watch with that a table may have. */
const MOST_SHARED = 100;

/** The seat that a key plays; an invitation alone is not yet a seat. */
export function seatOf(table: Table, { viewer, plays }: Entitled): Seat | null {
  const taken = (seat: Viewer): boolean => table.seats.some((row) => row.seat === seat && row.guest !== null);
  return plays && viewer !== 'table' && taken(viewer) ? viewer : null;
}

/** The seat's key is void; the person who brings the new one sits down. */
export async function handOver(
  registry: TableRegistry,
  id: string,
  key: string,
  guest: string,
): Promise<{ key: string }> {
  const table = await registry.table(id);
  return table.run(async () => {
    const seat = seatOf(table, await registry.entitled(table, key, guest));
    if (seat === null) throw new Problem('forbidden', 'Only who sits on a seat can hand it over.');
    const invite = newKey();
    await registry.store.seats.handOver(table.held, seat, newKey(), invite);
    table.host?.forget(seat);
    table.talk.forget(table, seat);
    await table.refresh();
    await expel(table);
    table.sayInfo();
    await registry.store.tell(id);
    return { key: invite };
  });
}

/** Gives the table another name. */
export async function rename(
  registry: TableRegistry,
  id: string,
  key: string,
  guest: string,
  name: string,
): Promise<TableInfo> {
  const table = await registry.table(id);
  return table.run(async () => {
    const { plays, host } = await registry.entitled(table, key, guest);
    if (!plays && !host) throw new Problem('forbidden', 'Only who sits at the table can name it.');
    await registry.store.rename(table.held, name);
    await table.refresh();
    table.sayInfo();
    await registry.store.tell(id);
    return infoOf(table);
  });
}

/** A key to watch with: the public view, or the eyes of one's own seat. */
export async function shareView(
  registry: TableRegistry,
  id: string,
  key: string,
  guest: string,
  sees: 'table' | 'me',
): Promise<{ key: string }> {
  const table = await registry.table(id);
  return table.run(async () => {
    const entitled = await registry.entitled(table, key, guest);
    const seat = seatOf(table, entitled);
    if (sees === 'me' ? seat === null : !entitled.plays && !entitled.host)
      throw new Problem('forbidden', 'Only who sits at the table can share a view.');
    const { store } = registry;
    const watch = sees === 'table' ? await store.spectators.watchKey(id) : null;
    if (watch !== null) return { key: watch };
    if ((await store.spectators.count(id)) >= MOST_SHARED)
      throw new Problem('too-many', `At most ${MOST_SHARED} views of a table can be shared.`);
    const shared = newKey();
    if (!(await store.spectators.add(table.held, shared, sees === 'table' ? null : seat)))
      await table.refresh();
    return { key: shared };
  });
}
