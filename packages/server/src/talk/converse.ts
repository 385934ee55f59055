// Handles talk messages of players: checks, counts and answers them.
import type { Address } from '../limits.ts';
import { Problem } from '../problem.ts';
import { type Device, say } from '../tables/connections.ts';
import type { Table } from '../tables/table.ts';
import type { TableRegistry } from '../tables/tableRegistry.ts';
import { keepText } from './keeping.ts';
import type { TalkMessage } from './messages.ts';
import { plan } from './plans.ts';
import { answer, ask } from './requests.ts';

export async function converse(
  registry: TableRegistry,
  table: Table,
  device: Device,
  address: Address,
  message: TalkMessage,
): Promise<void> {
  const { seat } = message;
  const { talk } = table;
  table.playing(device, seat);
  if (table.session === null) throw new Problem('not-now', 'The table still waits for people.');
  talk.game ??= await registry.games.load(table.game.name);
  switch (message.type) {
    case 'say': {
      talk.spend(seat, 'talk', registry.limits.talk);
      const line = talk.line({ by: seat, to: message.to, said: message.said });
      await keepText(table, line);
      talk.tell(table, line);
      break;
    }
    case 'plan':
      talk.spend(seat, 'talk', registry.limits.talk);
      plan(table, message);
      break;
    case 'request':
      await ask(registry, table, address, message);
      break;
    case 'answer':
      await answer(registry, table, address, message);
      break;
  }
  say(device, { type: 'heard', id: message.id });
}
