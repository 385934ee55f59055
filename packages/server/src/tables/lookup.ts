// What can be read about tables without sitting at them.
import { writeRecord } from '@xenotable/kernel';
import type { OwnTable } from '../http/bodies.ts';
import { Problem } from '../problem.ts';
import type { Address } from '../limits.ts';
import type { TableInfo } from '../protocol.ts';
import type { StoredMatch } from '../store/store.ts';
import { withTalk } from '../talk/keeping.ts';
import { type Asker, withKey } from './asker.ts';
import { infoFrom, infoOf } from './info.ts';
import { paidBy } from './opening.ts';
import type { TableRegistry } from './tableRegistry.ts';

const MOST_LISTED = 100;

export const readInfo = (registry: TableRegistry, asker: Asker): Promise<TableInfo> =>
  withKey(registry, asker, async (table, { plays }) => infoOf(table, plays));

/** The text of the record: for everybody when the game is over, before that only for a person who plays alone. */
export const recordOf = (registry: TableRegistry, asker: Asker): Promise<string> =>
  withKey(registry, asker, async (table) => {
    const record = table.record();
    const alone = table.seats.every((seat) => seat.key === null || seat.guest === asker.guest);
    if (record !== null && table.status === 'over') return writeRecord(await withTalk(table, record));
    if (record !== null && alone) return writeRecord(record);
    throw new Problem(
      'not-now',
      'The record holds what others have hidden: it is for all when the game is over.',
    );
  });

/** The tables of a guest, the latest first, with the keys to their own seats. */
export async function tablesOf(
  registry: TableRegistry,
  guest: string,
  address: Address,
): Promise<OwnTable[]> {
  const tables: OwnTable[] = [];
  for (const id of await registry.store.of(guest, MOST_LISTED)) {
    // A table that cannot be opened must not hide the others.
    const own = await ownTable(registry, id, guest, address).catch((error: unknown) =>
      unopenable(registry, id, guest, error instanceof Problem ? error.message : 'This table is damaged.'),
    );
    if (own !== null) tables.push(own);
  }
  return tables.sort((a, b) => b.updated - a.updated);
}

const ownKeys = ({ match, seats }: StoredMatch, guest: string): Pick<OwnTable, 'mine' | 'host'> => ({
  mine: seats.flatMap(({ seat, key, guest: sitting }) =>
    sitting === guest && key !== null ? [{ seat, key }] : [],
  ),
  host: match.guest === guest ? match.host_key : null,
});

async function ownTable(
  registry: TableRegistry,
  id: string,
  guest: string,
  address: Address,
): Promise<OwnTable> {
  const table = await registry.table(id);
  return paidBy(address, table, () =>
    table.look(async () => {
      const { mine, host } = ownKeys(table, guest);
      return {
        ...infoOf(table, mine.length > 0),
        mine,
        host,
        waitingForMe: table.waitsFor(mine.map(({ seat }) => seat)),
        updated: table.changed,
        problem: null,
      };
    }),
  );
}

async function unopenable(
  registry: TableRegistry,
  id: string,
  guest: string,
  problem: string,
): Promise<OwnTable | null> {
  const stored = await registry.store.find(id);
  if (stored === null) return null;
  const { match } = stored;
  const { games } = registry;
  const title = games.names.includes(match.game) ? (await games.load(match.game)).title : match.game;
  const status = match.head === null ? 'waiting' : match.over === 1 ? 'over' : 'playing';
  return {
    ...infoFrom({
      ...stored,
      title,
      status,
      present: () => false,
      awaited: () => null,
      watchers: 0,
      watching: [],
    }),
    ...ownKeys(stored, guest),
    waitingForMe: false,
    updated: match.updated,
    problem,
  };
}
