// Where the people of a table want it so, what they write to all who play is kept with the record. Nothing else is: no plans, no
// pings, nothing that was said to one side only.
import type { GameRecord } from '@xenotable/kernel';
import { Fenced } from '../store/store.ts';
import type { Table } from '../tables/table.ts';
import { heardBy } from './hearing.ts';
import type { TalkLine } from './messages.ts';

/** Whether all people who play hear a line. */
const isForAll = (table: Table, line: TalkLine): boolean => {
  const hearing = heardBy(table, line);
  return table.seats.every(({ seat, key }) => key === null || hearing.includes(seat));
};

/** Keeps a text, if this table does and it was meant for all. */
export async function keepText(table: Table, line: TalkLine): Promise<void> {
  const { said, by, n } = line;
  if (table.match.keep_talk !== 1 || said.kind !== 'text' || !isForAll(table, line)) return;
  const after = table.session?.entries.length ?? 0;
  if (!(await table.store.talk.add(table.held, { n, seat: by, after, text: said.text })))
    throw new Fenced(`${table.id} is at another node`);
}

/** The record of a finished game, with what was written at its table if that is kept. */
export async function withTalk({ match, store }: Table, record: GameRecord): Promise<GameRecord> {
  if (match.keep_talk !== 1) return record;
  const said = (await store.talk.of(match.id)).map(({ seat, after, text }) => ({ seat, after, text }));
  const { head, entries } = record;
  return said.length === 0 ? record : { head: { ...head, talk: [...(head.talk ?? []), ...said] }, entries };
}
