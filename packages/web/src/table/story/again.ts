// New tables made from a finished one: the same deal, a branch from one of its moments, another mission, another level.
import { type Json, type Seat, readRecord, writeRecord } from '@xenotable/kernel';
import { go } from '../../kit/router.tsx';
import { keepSetup } from '../../storage/setups.ts';
import type { Programs } from '../../storage/tableRow.ts';
import { tablesWorker } from '../../worker/client.ts';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import type { NextGame } from '../storyContract.ts';

/** The longest name that a table may have. */
const LONGEST = 60;

/** A moment from which a game can be continued. */
export interface Moment {
  /** Number of decisions that stay. */
  entries: number;
  words: string;
}

/**
 * The beginnings of the sections of the log (rounds, turns, waves) in which something was decided; of several that begin
 * with the same decision, the last.
 */
export function momentsOf({ lines, undone }: Pick<TableState, 'lines' | 'undone'>): Moment[] {
  const found = new Map<number, Moment>();
  const played = Math.max(...lines.map(({ entry }) => entry)) + 1;
  for (const { entry, section } of lines) {
    const entries = entry + 1;
    if (section !== undefined && !undone.has(entry) && entries < played)
      found.set(entries, { entries, words: section });
  }
  return [...found.values()];
}

/** Makes a table on this device from one on a server, for study: programs take the seats of the others. */
async function fromServer(state: TableState, client: Table, entries: number, name: string): Promise<string> {
  const { head, entries: all } = readRecord(await client.record());
  // Talk belongs to the old game.
  delete head.talk;
  const { id } = await tablesWorker.take(writeRecord({ head, entries: all.slice(0, entries) }), name);
  for (const [seat, { kind }] of state.seats.entries())
    if (kind === 'person' && !state.mine.includes(seat)) await tablesWorker.seat(id, seat, 'steady');
  return id;
}

/** Plays on from a moment of this game at a new table; the game itself does not change. */
export async function playFrom(
  state: TableState,
  client: Table,
  { entries, words }: Moment,
  title: string,
): Promise<void> {
  const name = `${title}, ${words}`.slice(0, LONGEST);
  const id = state.online
    ? await fromServer(state, client, entries, name)
    : (await tablesWorker.fork(state.id, entries, name)).id;
  go(`/table/${id}`);
}

export async function playNext(
  state: TableState,
  { label, name = label, options, seats, given }: NextGame,
): Promise<void> {
  const { game, cover } = state;
  const programs: Programs = seats.length === state.seats.length ? state.programs : {};
  const { id } = await tablesWorker.start({
    game,
    name: name.slice(0, LONGEST),
    options,
    seats,
    cover,
    programs,
    ...(given !== undefined && { given }),
  });
  go(`/table/${id}`);
}

/** Every person moves one seat on; the book's players stay where they are. */
function swapped<T>(seats: TableState['seats'], things: readonly T[]): T[] {
  const people = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'person');
  return things.map((thing, seat) => {
    const at = people.indexOf(seat);
    return at < 0 ? thing : (things[people.at(at - 1) ?? seat] ?? thing);
  });
}

/** The same set-up with the same people and other dice, perhaps on each other's seats. */
export function playFresh(state: TableState, swap: boolean): Promise<void> {
  const { seats, programs, name, options } = state;
  if (!swap) return playNext(state, { label: name, options, seats });
  const people = swapped(seats, seats);
  const strengths = swapped(
    seats,
    seats.map((_, seat) => programs[seat]),
  );
  const moved: Programs = Object.fromEntries(
    strengths.flatMap((strength, seat) => (strength === undefined ? [] : [[seat, strength]])),
  );
  return playNext({ ...state, programs: moved }, { label: name, options, seats: people });
}

/** Who had a seat, in terms of the set-up. */
const whoSat = ({ seats, programs, mine }: TableState, seat: Seat): string => {
  const { kind, player } = seats[seat]!;
  if (kind !== 'person') return kind;
  if (programs[seat] !== undefined) return 'thinker';
  return player === 'me' || (player === undefined && mine[0] === seat) ? 'me' : 'other';
};

/** Opens the set-up with the settings of this table. */
export function setUpAgain(state: TableState, listed: Record<string, unknown>): void {
  const { game, name, seats, programs, cover, typed, hints, absence } = state;
  const options: Record<string, Json> = Object.fromEntries(
    Object.entries(state.options).filter(([key]) => Object.hasOwn(listed, key)),
  );
  keepSetup(game, {
    name,
    options,
    chairs: seats.map((plan, seat) => ({
      name: plan.name,
      who: whoSat(state, seat),
      strength: programs[seat] ?? 'steady',
    })),
    cover,
    typed,
    watchDelay: state.watchDelay,
    keepTalk: state.keepsTalk,
    hints,
    seed: '',
    pace: absence?.pace ?? null,
  });
  go(`/new/${game}`);
}
