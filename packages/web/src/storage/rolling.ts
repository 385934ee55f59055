// A choice at a server's table that waits for people's own dice: the server knows nothing of it until all results are in.
import * as v from 'valibot';
import { json, keyOf, stored } from './stored.ts';
import { type Rolling, rolling } from './tableRow.ts';

const at = (table: string) =>
  stored<Rolling | null>(
    keyOf('rolling', table),
    json(v.nullable(rolling)),
    null,
    'The dice typed in at this table',
  );

export const rollingAt = (table: string): Rolling | null => at(table).read();

export function keepRolling(table: string, waiting: Rolling | null): void {
  if (waiting === null) at(table).remove();
  else at(table).write(waiting);
}
