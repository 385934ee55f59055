// What everybody at a table may know about the table itself.
import type { Json } from '@xenotable/kernel';
import type { TableInfo } from '../protocol.ts';
import type { Table } from './table.ts';

export function infoOf({ match, seats, game, connections, status }: Table): TableInfo {
  return {
    table: match.id,
    code: match.code,
    game: match.game,
    title: game.title,
    name: match.name ?? game.title,
    edition: match.edition,
    options: JSON.parse(match.options) as Record<string, Json>,
    typed: match.typed as TableInfo['typed'],
    status,
    seats: seats.map(({ seat, kind, name, key, guest }) => ({
      kind,
      name,
      taken: key === null || guest !== null,
      present: connections.present(seat),
    })),
    watchers: connections.watchers,
    commitment: match.commitment,
    seed: status === 'over' ? match.seed : null,
    seededFrom: match.seeded_from,
  };
}
