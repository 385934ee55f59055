// What players may change about their own seat: their name, and their word for the dice.
import type { Seat } from '@xenotable/kernel';
import { Problem } from '../problem.ts';
import type { TableInfo } from '../protocol.ts';
import { Fenced } from '../store/store.ts';
import { infoOf } from './info.ts';
import { type Asker, fromSeat } from './asker.ts';
import type { Table } from './table.ts';
import type { TableRegistry } from './tableRegistry.ts';

const change = (
  registry: TableRegistry,
  asker: Asker,
  job: (table: Table, seat: Seat) => Promise<boolean>,
): Promise<TableInfo> =>
  fromSeat(registry, asker, 'Only who sits on a seat can change that.', async (table, { seat }) => {
    if (!(await job(table, seat))) throw new Fenced(table.id);
    await table.infoChanged();
    return infoOf(table, true);
  });

/** Changes the name under which a player is shown from now on; the record keeps the names of the deal. */
export const renameSeat = (registry: TableRegistry, asker: Asker, name: string): Promise<TableInfo> =>
  change(registry, asker, (table, seat) => {
    if (table.status === 'over')
      throw new Problem('not-now', 'The game is over: its record keeps the names.');
    return registry.store.seats.change(table.held, seat, { name });
  });

/**
 * Adds a word for the dice. The commitment is public already, so the word is chosen without knowing the seed, and the seed
 * without knowing the word.
 */
export const addWord = (registry: TableRegistry, asker: Asker, word: string): Promise<TableInfo> =>
  change(registry, asker, (table, seat) => {
    if (table.status !== 'waiting')
      throw new Problem('not-now', 'The first die has been rolled: words are added before it.');
    return registry.store.seats.change(table.held, seat, { word });
  });
