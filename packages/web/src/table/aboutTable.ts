// What a problem report contains about a table.
import type { Json } from '@xenotable/kernel';
import type { Table } from './client/table.ts';
import type { TableState } from './client/tableState.ts';

type Reported = Pick<
  TableState,
  'id' | 'game' | 'edition' | 'online' | 'over' | 'viewer' | 'seq' | 'options' | 'ask'
> & { view: Json; lines: TableState['lines'] };

/** A table on this device gives its record. An unfinished table on a server gives only what this seat sees. */
export async function aboutTable(
  state: Reported,
  client: Pick<Table, 'record'>,
): Promise<Record<string, unknown>> {
  const { id, game, edition, options, viewer, seq, view, lines, ask } = state;
  const head = { table: id, game, edition, options, viewer, decisions: seq };
  if (state.online && state.over === null) return { ...head, seen: { view, ask, lines } };
  return { ...head, record: await client.record() };
}
