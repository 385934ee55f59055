// What can be read about tables without sitting at them.
import { writeRecord } from '@xenotable/kernel';
import { Problem } from '../problem.ts';
import type { TableInfo } from '../protocol.ts';
import type { TableRegistry } from './tableRegistry.ts';
import { infoOf } from './info.ts';
import type { Table } from './table.ts';

const MOST_LISTED = 100;

export async function readInfo(
  registry: TableRegistry,
  id: string,
  key: string,
  guest: string,
): Promise<TableInfo> {
  const table = await registry.table(id);
  return table.run(async () => {
    await registry.entitled(table, key, guest);
    return infoOf(table);
  });
}

/** The text of the record: for all when the game is over, before that for somebody who is alone with it. */
export async function recordOf(
  registry: TableRegistry,
  id: string,
  key: string,
  guest: string,
): Promise<string> {
  const table = await registry.table(id);
  return table.run(async () => {
    await registry.entitled(table, key, guest);
    const record = table.record();
    const alone = table.seats.every((seat) => seat.key === null || seat.guest === guest);
    if (record !== null && (table.status === 'over' || alone)) return writeRecord(record);
    throw new Problem(
      'not-now',
      'The record holds what others have hidden: it is for all when the game is over.',
    );
  });
}

/** The tables of a guest, the latest first, with the keys to the own seats. */
export async function tablesOf(registry: TableRegistry, guest: string): Promise<OwnTable[]> {
  const mine: OwnTable[] = [];
  for (const id of await registry.store.of(guest, MOST_LISTED)) {
    const table = await registry.table(id);
    mine.push(await table.run(async () => ownTable(table, guest)));
  }
  return mine.sort((a, b) => b.updated - a.updated);
}

function ownTable(table: Table, guest: string): OwnTable {
  const seats = table.seats.filter((seat) => seat.guest === guest);
  return {
    ...infoOf(table),
    mine: seats.map(({ seat, key }) => ({ seat, key: key! })),
    host: table.match.guest === guest ? table.match.host_key : null,
    waitingForMe: table.waitsFor(seats.map((seat) => seat.seat)),
    updated: table.changed,
  };
}

export interface OwnTable extends TableInfo {
  mine: { seat: number; key: string }[];
  host: string | null;
  waitingForMe: boolean;
  updated: number;
}
