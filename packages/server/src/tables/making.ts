// New tables: made to a wish, or from the record of a game that began elsewhere.
import {
  BadInput,
  type GameRecord,
  type Head,
  Session,
  gameFor,
  readOptions,
  readRecord,
  readSeats,
  seeded,
} from '@xenotable/kernel';
import { commitment, newSeed } from '@xenotable/seed';
import { Problem } from '../problem.ts';
import type { Status } from '../protocol.ts';
import type { MatchRow, SeatRow } from '../store/schema.ts';
import type { TableRegistry } from './tableRegistry.ts';
import { newCode, newKey, newTableId } from './keys.ts';
import { opened } from './opening.ts';
import { dealIfFull } from './seating.ts';

export interface CreateTable {
  game: string;
  options?: unknown;
  seats: unknown;
  name?: string;
  typed?: 'dice' | 'all';
  /** The seat of whoever makes the table; null: none. */
  sit?: number | null;
}

/** What the maker of a table gets: everything needed to invite others. */
export interface CreatedTable {
  table: string;
  code: string | null;
  keys: { host: string; seats: (string | null)[]; watch: string };
  status: Status;
}

export async function createTable(
  registry: TableRegistry,
  wish: CreateTable,
  guest: string,
): Promise<CreatedTable> {
  await makeRoom(registry, guest);
  const game = await registry.games.load(wish.game);
  const options = readOptions(game.options, wish.options);
  const plan = readSeats(game.seats, wish.seats);
  const person = game.seats.kinds[0];
  const sit = wish.sit === undefined ? plan.findIndex((seat) => seat.kind === person) : (wish.sit ?? -1);
  if (sit >= 0 && plan[sit]?.kind !== person) throw new BadInput('sit', `seat ${sit} is not for a person`);
  const seats = plan.map(({ kind, name }, seat) => ({
    kind,
    name,
    key: kind === person ? newKey() : null,
    invite: kind === person && seat !== sit ? newKey() : null,
    guest: seat === sit ? guest : null,
  }));
  const seed = newSeed();
  // Wrong options that only the rules themselves can find are refused here, not when the last player arrives.
  Session.start(game, { options, seats: plan }, seeded(newSeed()));
  const made = await keep(
    registry,
    {
      game: game.name,
      edition: game.edition,
      options: JSON.stringify(options),
      typed: wish.typed ?? null,
      code: newCode(),
      seed,
      seeded_from: 0,
      head: null,
      name: wish.name ?? null,
    },
    seats,
    guest,
  );
  const table = await registry.table(made.table);
  await table.run(() => dealIfFull(registry, table));
  return { ...made, code: table.match.code, status: table.status };
}

/** A game that was begun elsewhere goes on here, if every entry of its record holds. */
export async function uploadTable(
  registry: TableRegistry,
  text: string,
  guest: string,
): Promise<CreatedTable> {
  await makeRoom(registry, guest);
  const record = readRecord(text);
  const game = gameFor(record.head, [await registry.games.load(record.head.game)]);
  const seed = newSeed();
  const { standing } = await opened(game, record, seeded(seed));
  const person = game.seats.kinds[0];
  const seats = readSeats(game.seats, record.head.seats).map(({ kind, name }) => ({
    kind,
    name,
    key: kind === person ? newKey() : null,
    invite: null,
    guest: kind === person ? guest : null,
  }));
  const { commitment: _theirs, seed: _known, ...theirs } = record.head;
  const head: Head = { ...theirs, commitment: await commitment(seed), seededFrom: standing.results };
  const match = {
    game: game.name,
    edition: game.edition,
    options: JSON.stringify(head.options),
    typed: head.typed ?? null,
    code: null,
    seed,
    seeded_from: standing.results,
    head: JSON.stringify(head),
    name: null,
  };
  const made = await keep(registry, match, seats, guest, record);
  const table = await registry.table(made.table);
  return table.run(async () => ({ ...made, status: table.status }));
}

/** Refuses guests who have too many unfinished tables. */
async function makeRoom(registry: TableRegistry, guest: string): Promise<void> {
  if ((await registry.store.unfinished(guest)) >= registry.mostTables)
    throw new Problem(
      'too-many',
      `You have ${registry.mostTables} unfinished tables: finish or delete one first.`,
    );
}

async function keep(
  registry: TableRegistry,
  match: Pick<
    MatchRow,
    'game' | 'edition' | 'options' | 'typed' | 'code' | 'seed' | 'seeded_from' | 'head' | 'name'
  >,
  seats: Pick<SeatRow, 'kind' | 'name' | 'key' | 'invite' | 'guest'>[],
  guest: string,
  record?: GameRecord,
): Promise<CreatedTable> {
  const id = newTableId();
  const now = Date.now();
  const row: MatchRow = {
    ...match,
    id,
    guest,
    host_key: newKey(),
    commitment: await commitment(match.seed),
    over: 0,
    created: now,
    updated: now,
  };
  const watch = newKey();
  await registry.store.create(
    row,
    seats.map((seat, i) => ({ ...seat, match: id, seat: i, seen: -1 })),
    [{ key: watch, match: id, sees: null }],
    record?.entries.map((entry, i) => ({
      match: id,
      seq: i + 1,
      body: JSON.stringify(entry),
      choice: null,
      at: now,
    })),
  );
  return {
    table: id,
    code: row.code,
    keys: { host: row.host_key, seats: seats.map((seat) => seat.invite ?? seat.key), watch },
    status: 'waiting',
  };
}
