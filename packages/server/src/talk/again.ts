// The same people play again: makes a new table with their seats and leads all of them to it.
import { type GameRecord, type Head, Session, replayedChance } from '@xenotable/kernel';
import { commitment, newSeed } from '@xenotable/seed';
import { Problem } from '../problem.ts';
import { say } from '../tables/connections.ts';
import { newKey } from '../tables/keys.ts';
import { type Maker, refuseTooMany, spendTable, storeTable } from '../tables/making.ts';
import { dealIfFull, planOf } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';
import type { TableRegistry } from '../tables/tableRegistry.ts';
import type { SeatRow } from '../store/schema.ts';
import type { RequestAbout } from './messages.ts';
import { playing } from './talk.ts';

type Wish = Extract<RequestAbout, { kind: 'again' }>;
type Sitting = Pick<SeatRow, 'kind' | 'name' | 'key' | 'invite' | 'guest' | 'program'>;

/** For each seat, the seat its person comes from: with `swap` everybody moves on by one person's seat. */
function cameFrom(seats: readonly SeatRow[], swap: boolean): number[] {
  const people = seats.flatMap(({ seat, key }) => (key === null ? [] : [seat]));
  return seats.map(({ seat }) => {
    const at = people.indexOf(seat);
    return swap && at >= 0 ? (people[(at + people.length - 1) % people.length] ?? seat) : seat;
  });
}

const seatedAgain = (seats: readonly SeatRow[], from: readonly number[]): Sitting[] =>
  seats.map((row, seat) => {
    const { kind, key } = row;
    const { name, guest, program } = seats[from[seat] ?? seat] ?? row;
    return { kind, name, guest, program, key: key === null ? null : newKey(), invite: null };
  });

/** Repeats the chance results from before the first question; after that the new seed decides. */
async function sameDeal(
  { game }: Table,
  { head }: Pick<GameRecord, 'head'>,
  seats: readonly Sitting[],
  seed: string,
): Promise<Head> {
  const { options, given, typed, opening } = head;
  const session = Session.start(
    game,
    {
      options,
      seats: planOf(seats),
      commitment: await commitment(seed),
      ...(given !== undefined && { given }),
      ...(typed !== undefined && { typed }),
    },
    () => replayedChance(opening.rolls),
  );
  return { ...session.head, seededFrom: opening.rolls.length };
}

export async function playAgain(
  registry: TableRegistry,
  table: Table,
  { guest, address }: Maker,
  { deal, swap }: Wish,
): Promise<void> {
  const record = table.record();
  if (record === null) throw new Problem('not-now', 'The game is not over yet.');
  spendTable(address);
  await refuseTooMany(registry, guest);
  const { match } = table;
  const from = cameFrom(table.seats, swap);
  const seats = seatedAgain(table.seats, from);
  const seed = newSeed();
  const head = deal === 'same' ? await sameDeal(table, record, seats, seed) : null;
  const { edition } = head === null ? await registry.games.load(match.game) : table.game;
  const made = await storeTable(registry, guest, seats, {
    game: match.game,
    edition,
    options: match.options,
    typed: match.typed,
    code: null,
    seed,
    seeded_from: head?.seededFrom ?? 0,
    head: head === null ? null : JSON.stringify(head),
    over: 0,
    name: match.name,
    pace: match.pace,
    watch_delay: match.watch_delay,
    keep_talk: match.keep_talk,
    no_hints: match.no_hints,
  });
  const next = await registry.table(made.table);
  await next.run(() => dealIfFull(registry, next));
  table.talk.end(table, 'agreed');
  for (const { device, viewer } of playing(table)) {
    const key = made.keys.seats[from.indexOf(viewer)];
    if (key != null) say(device, { type: 'moved', table: table.id, to: made.table, key });
  }
}
