// New tables, from a request or from the record of a game that began elsewhere.
import { BadInput, type Head, Session, readOptions, readSeats, seeded } from '@xenotable/kernel';
import { commitment, newSeed } from '@xenotable/seed';
import type { CreateTable, CreatedTable } from '../http/bodies.ts';
import { Problem } from '../problem.ts';
import type { Address } from '../limits.ts';
import type { MatchRow, SeatRow } from '../store/schema.ts';
import { NO_PLAYER } from '../store/seats.ts';
import { newCode, newKey, newTableId } from './keys.ts';
import type { Verified } from './recordVerifier.ts';
import { dealIfFull } from './seating.ts';
import type { TableRegistry } from './tableRegistry.ts';

/** Who makes the table: the guest of the cookie, and the address that pays the costs. */
export interface Maker {
  guest: string;
  address: Address;
}

export async function createTable(
  registry: TableRegistry,
  order: CreateTable,
  { guest, address }: Maker,
): Promise<CreatedTable> {
  spendTable(address);
  await refuseTooMany(registry, guest);
  const game = await registry.games.load(order.game);
  const options = readOptions(game.options, order.options);
  const plan = readSeats(
    game.seats,
    order.seats.map(({ program: _program, ...seat }) => seat),
  );
  const person = game.seats.kinds[0];
  const sit = order.sit === undefined ? plan.findIndex((seat) => seat.kind === person) : (order.sit ?? -1);
  if (sit >= 0 && plan[sit]?.kind !== person) throw new BadInput('sit', `seat ${sit} is not for a person`);
  const seats = plan.map(({ kind, name }, seat) => {
    const program = (kind === person && order.seats[seat]?.program) || null;
    // Seats of programs belong to the maker.
    const mine = seat === sit || program !== null;
    return {
      kind,
      name,
      key: kind === person ? newKey() : null,
      invite: kind === person && !mine ? newKey() : null,
      guest: mine ? guest : null,
      program,
    };
  });
  if (seats.some(({ program }) => program !== null)) registry.refusePrograms(order);
  // Options that only the rules can find wrong are refused here, not at the deal.
  Session.start(game, { options, seats: plan }, seeded(newSeed()));
  const created = await storeTable(registry, guest, seats, {
    game: game.name,
    edition: game.edition,
    options: JSON.stringify(options),
    typed: order.typed ?? null,
    code: newCode(),
    seed: newSeed(),
    seeded_from: 0,
    head: null,
    over: 0,
    name: order.name ?? null,
    watch_delay: order.watchDelay ?? 0,
    pace: order.pace ?? null,
    keep_talk: order.keepTalk === true ? 1 : 0,
    no_hints: order.hints === false ? 1 : 0,
  });
  const table = await registry.table(created.table);
  await table.run(() => dealIfFull(registry, table));
  return { ...created, code: table.match.code, status: table.status };
}

/** Continues a game that began elsewhere, if every entry of its record is valid. */
export async function uploadTable(
  registry: TableRegistry,
  text: string,
  maker: Maker,
): Promise<CreatedTable> {
  spendTable(maker.address);
  await refuseTooMany(registry, maker.guest);
  const verified = await verify(registry, text, maker.address);
  const seed = newSeed();
  const { commitment: _theirs, words: _words, seed: _known, ...theirs } = verified.head;
  const head: Head = { ...theirs, commitment: await commitment(seed), seededFrom: verified.results };
  const seats = verified.seats.map(({ kind, name, person }) => ({
    kind,
    name,
    key: person ? newKey() : null,
    invite: null,
    guest: person ? maker.guest : null,
    program: null,
  }));
  const match = {
    game: verified.game,
    edition: verified.edition,
    options: JSON.stringify(head.options),
    typed: head.typed ?? null,
    code: null,
    seed,
    seeded_from: verified.results,
    head: JSON.stringify(head),
    over: verified.over ? 1 : 0,
    name: null,
    watch_delay: 0,
    pace: null,
    keep_talk: 0,
    no_hints: 0,
  };
  const created = await storeTable(registry, maker.guest, seats, match, verified);
  return { ...created, status: verified.over ? 'over' : 'playing' };
}

/** Checks the limits of bytes, decisions and time first; the time is charged after the verification. */
async function verify(registry: TableRegistry, text: string, address: Address): Promise<Verified> {
  const { uploadEntries } = registry.limits;
  const lines = countLines(text, uploadEntries + 2);
  if (lines > uploadEntries + 1)
    throw new BadInput(`line ${uploadEntries + 2}`, `a record has at most ${uploadEntries} decisions here`);
  const time = address.bucket('uploadMs');
  if (!address.bucket('uploadBytes').take(text.length) || !time.take(0))
    throw new Problem('too-many', 'Too many records from this address: try again in an hour.');
  return registry.verifier.verify(text, (ms) => time.charge(ms));
}

/** Counts the lines of a text, up to `most`. */
function countLines(text: string, most: number): number {
  let lines = text === '' || text.endsWith('\n') ? 0 : 1;
  for (let at = text.indexOf('\n'); at >= 0 && lines < most; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

export function spendTable(address: Address): void {
  if (!address.bucket('tables').take())
    throw new Problem('too-many', 'Too many tables from this address: try again later.');
}

/** Refuses guests who have too many unfinished tables. */
export async function refuseTooMany(registry: TableRegistry, guest: string): Promise<void> {
  const most = registry.limits.tables;
  if ((await registry.store.unfinished(guest)) >= most)
    throw new Problem('too-many', `You have ${most} unfinished tables: finish or delete one first.`);
}

export async function storeTable(
  registry: TableRegistry,
  guest: string,
  seats: Pick<SeatRow, 'kind' | 'name' | 'key' | 'invite' | 'guest' | 'program'>[],
  match: Omit<
    MatchRow,
    'id' | 'guest' | 'host_key' | 'commitment' | 'created' | 'updated' | 'owner' | 'fence' | 'ended'
  >,
  verified?: Verified,
): Promise<CreatedTable> {
  const id = newTableId();
  const now = Date.now();
  const row: MatchRow = {
    ...match,
    id,
    guest,
    host_key: newKey(),
    commitment: await commitment(match.seed),
    created: now,
    updated: now,
    ended: null,
    owner: null,
    fence: 0,
  };
  const watch = newKey();
  await registry.store.create(
    row,
    seats.map((seat, i) => ({ ...NO_PLAYER, ...seat, word: null, match: id, seat: i })),
    [{ key: watch, match: id, sees: null }],
    verified?.bodies.map((body, i) => ({ match: id, seq: i + 1, body, choice: null, at: now })),
  );
  if (verified?.snapshot != null) await registry.store.keepSnapshot({ match: id, ...verified.snapshot });
  return {
    table: id,
    code: row.code,
    keys: { host: row.host_key, seats: seats.map((seat) => seat.invite ?? seat.key), watch },
    status: 'waiting',
  };
}
