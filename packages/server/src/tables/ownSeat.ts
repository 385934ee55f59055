// What who sits on a seat may change about it: how they are called, and what they add to the seed.
import type { Seat } from '@xenotable/kernel';
import { Problem } from '../problem.ts';
import type { TableInfo } from '../protocol.ts';
import { Fenced } from '../store/store.ts';
import { infoOf } from './info.ts';
import { seatOf } from './sharing.ts';
import type { Table } from './table.ts';
import type { TableRegistry } from './tableRegistry.ts';

/** Who asks, by key and cookie. */
interface Asking {
  table: string;
  key: string;
  guest: string;
}

async function change(
  registry: TableRegistry,
  { table: id, key, guest }: Asking,
  job: (table: Table, seat: Seat) => Promise<boolean>,
): Promise<TableInfo> {
  const table = await registry.table(id);
  return table.run(async () => {
    const seat = seatOf(table, await registry.entitled(table, key, guest));
    if (seat === null) throw new Problem('forbidden', 'Only who sits on a seat can change that.');
    if (!(await job(table, seat))) throw new Fenced(`${id} is at another node`);
    await table.refresh();
    table.sayInfo();
    await registry.store.tell(id);
    return infoOf(table);
  });
}

/** From now on everybody is told what this player does under this name; the record keeps the names of its deal. */
export const renameSeat = (registry: TableRegistry, asking: Asking, name: string): Promise<TableInfo> =>
  change(registry, asking, (table, seat) => {
    if (table.status === 'over')
      throw new Problem('not-now', 'The game is over: its record keeps the names.');
    return registry.store.seats.change(table.held, seat, { name });
  });

/** The commitment is out already, so the word is chosen without knowing the seed, and the seed without knowing the word. */
export const addWord = (registry: TableRegistry, asking: Asking, word: string): Promise<TableInfo> =>
  change(registry, asking, (table, seat) => {
    if (table.status !== 'waiting')
      throw new Problem('not-now', 'The first die has been rolled: words are added before it.');
    return registry.store.seats.change(table.held, seat, { word });
  });
