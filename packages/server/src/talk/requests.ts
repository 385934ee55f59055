// Requests of one person to all others at the table: each answers once, and one No ends it without telling whose it was.
import { type Seat, itemAt } from '@xenotable/kernel';
import type { Address } from '../limits.ts';
import { Problem } from '../problem.ts';
import { commit, refuseBeyondEnd, tellAll } from '../tables/deciding.ts';
import { opened } from '../tables/opening.ts';
import { Work } from '../tables/slices.ts';
import type { Table } from '../tables/table.ts';
import type { TableRegistry } from '../tables/tableRegistry.ts';
import { playAgain } from './again.ts';
import type { Answer, Ask, OpenRequest } from './messages.ts';
import { playing } from './talk.ts';

const guestOf = ({ seats }: Table, seat: Seat): string | null => seats[seat]?.guest ?? null;

/** The seats of all other people. */
const othersOf = (table: Table, seat: Seat): Seat[] =>
  table.seats.flatMap((row) =>
    row.key === null || row.guest === null || row.guest === guestOf(table, seat) ? [] : [row.seat],
  );

/** The people to ask: those who are present, and those whose own choices would be undone. If that is nobody, everybody is asked for a take-back. */
function whomToAsk(table: Table, seat: Seat, to: number | null): Seat[] {
  const others = othersOf(table, seat);
  const here = new Set(playing(table).map(({ viewer }) => guestOf(table, viewer)));
  const touched = new Set(
    to === null ? [] : table.session?.entries.slice(to).map((entry) => guestOf(table, entry.seat)),
  );
  const asked = others.filter((other) => {
    const guest = guestOf(table, other);
    return here.has(guest) || touched.has(guest);
  });
  return asked.length > 0 || to === null ? asked : others;
}

/** The number of entries that stay if an own choice is taken back: the named one, or the last. */
function momentFor(table: Table, seat: Seat, named: number | undefined): number {
  const { session } = table;
  if (session === null || session.world.over !== null)
    throw new Problem('not-now', 'Something can be taken back only while the game is played.');
  const entry = named ?? session.lastChoiceOf((one) => guestOf(table, one) === guestOf(table, seat));
  if (entry < 0) throw new Problem('not-now', 'You have not decided anything yet.');
  if (entry >= session.entries.length)
    throw new Problem('malformed', `about.entry: there is no entry ${entry}.`);
  const chosen = itemAt(session.entries, entry);
  if ('undo' in chosen || session.undone.includes(entry))
    throw new Problem('not-now', 'That does not stand any more.');
  if (guestOf(table, chosen.seat) !== guestOf(table, seat))
    throw new Problem('forbidden', 'Everybody asks for their own choices only.');
  if (othersOf(table, seat).length === 0)
    throw new Problem('not-now', 'There is nobody else at this table who could agree.');
  return session.momentBefore(entry);
}

export async function ask(
  registry: TableRegistry,
  table: Table,
  address: Address,
  { id, seat, about }: Ask,
): Promise<void> {
  const { talk } = table;
  if (talk.request !== null) throw new Problem('not-now', 'Something else is being asked just now.');
  if (about.kind === 'again' && table.status !== 'over')
    throw new Problem('not-now', 'The game is not over yet.');
  const to = about.kind === 'take back' ? momentFor(table, seat, about.entry) : null;
  if (talk.wasRefused({ by: seat, about, to }))
    throw new Problem('not-now', 'The others were asked, and it stands.');
  const request: OpenRequest = { id, by: seat, about, to, asked: whomToAsk(table, seat, to), agreed: [] };
  talk.spend(seat, 'requests', registry.limits.requestsOfOthers);
  talk.ask(table, request);
  await settle(registry, table, address);
}

export async function answer(
  registry: TableRegistry,
  table: Table,
  address: Address,
  { seat, request: id, yes }: Answer,
): Promise<void> {
  const { talk } = table;
  const { request } = talk;
  if (request === null || request.id !== id) throw new Problem('not-now', 'That is not asked any more.');
  const same = (other: Seat): boolean => guestOf(table, other) === guestOf(table, seat);
  if (same(request.by)) {
    if (yes) throw new Problem('forbidden', 'The others are asked.');
    return talk.end(table, 'withdrawn');
  }
  const own = request.asked.filter(same);
  if (own.length === 0) throw new Problem('forbidden', 'This seat is not asked.');
  if (!yes) return talk.end(table, 'refused');
  talk.request = { ...request, agreed: [...new Set([...request.agreed, ...own])] };
  await settle(registry, table, address);
}

/** Does what was asked once all have agreed; until then everybody is told who has. */
async function settle(registry: TableRegistry, table: Table, address: Address): Promise<void> {
  const { talk } = table;
  const { request } = talk;
  if (request === null) return;
  if (request.agreed.length < request.asked.length) return talk.tellRequest(table, null);
  try {
    if (request.about.kind === 'take back') await takeBack(registry, table, address, request);
    else
      await playAgain(registry, table, { guest: guestOf(table, request.by) ?? '', address }, request.about);
  } catch (error) {
    talk.end(table, 'lapsed');
    throw error;
  }
}

/**
 * Follows the record again up to the moment, in slices; nothing else is done at the table meanwhile. The address of the
 * person who agreed last pays for it, as for looking back.
 */
async function takeBack(
  registry: TableRegistry,
  table: Table,
  address: Address,
  request: OpenRequest,
): Promise<void> {
  const { host, game } = table;
  const { to, by, agreed, about } = request;
  if (host === null || to === null || about.kind !== 'take back') return;
  const { session } = host;
  const { head, entries } = session;
  refuseBeyondEnd(table, session);
  const time = address.bucket('lookingBackMs');
  if (!time.take(0)) throw new Problem('too-many', 'Enough was taken back for now: try again in a minute.');
  const work = new Work();
  const noChance = (): never => {
    throw new Error('nothing falls while a record is followed');
  };
  const record = { head, entries: entries.slice(0, to) };
  const then = await opened(game, record, noChance, undefined, undefined, work);
  time.charge(work.took);
  const consent = { to, agreed, ...(about.why !== undefined && { why: about.why }) };
  const acted = host.takeBackTo(by, consent, then.standing);
  if (!('played' in acted)) throw new Problem('not-now', 'It cannot be taken back any more.');
  const after = await commit(table, registry.metrics, session, acted.played, null);
  table.delayed?.wentBack(after, then.standing);
  table.talk.end(table, 'agreed');
  tellAll(table, session, after, acted.played);
}
