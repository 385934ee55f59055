// If the people of a table want it, their texts to all players are kept with the record. Nothing else is kept: no plans, no pings, no texts
// to one side only.
import type { GameRecord } from '@xenotable/kernel';
import { Fenced } from '../store/store.ts';
import type { Table } from '../tables/table.ts';
import { heardBy } from './hearing.ts';
import type { TalkLine } from './messages.ts';

/** Whether all people who play hear the line. */
const isForAll = (table: Table, line: TalkLine): boolean => {
  const hearing = heardBy(table, line);
  return table.seats.every(({ seat, key }) => key === null || hearing.includes(seat));
};

/** Stores a text if this table keeps texts and it was addressed to all. */
export async function keepText(table: Table, line: TalkLine): Promise<void> {
  const { said, by, n } = line;
  if (table.match.keep_talk !== 1 || said.kind !== 'text' || !isForAll(table, line)) return;
  const after = table.session?.entries.length ?? 0;
  if (!(await table.store.talk.add(table.held, { n, seat: by, after, text: said.text })))
    throw new Fenced(table.id);
}

/** The record of a finished game, with the texts of its table if they are kept. */
export async function withTalk({ match, store }: Table, record: GameRecord): Promise<GameRecord> {
  if (match.keep_talk !== 1) return record;
  const said = (await store.talk.of(match.id)).map(({ seat, after, text }) => ({ seat, after, text }));
  const { head, entries } = record;
  return said.length === 0 ? record : { head: { ...head, talk: [...(head.talk ?? []), ...said] }, entries };
}
