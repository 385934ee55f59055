// Choices and undos at a table: judged, played, written, and only then sent to others.
import {
  type Acted,
  type Json,
  type PlayedEntry,
  type Refusal,
  type Seat,
  type Session,
  type TableHost,
  same,
  type Reason,
} from '@xenotable/kernel';
import type { Metrics } from '../metrics.ts';
import { keepOrders, keepSpent } from '../orders/keeping.ts';
import { Problem } from '../problem.ts';
import type { Choose, Orders, Undo } from '../protocol.ts';
import type { Connection, Device } from './connections.ts';
import type { Table } from './table.ts';

type Decision = Choose | Undo | Orders;

const TOO_LATE: Refusal = { rule: 'stale', reason: 'The table has moved on since this was chosen.' };

/** Carries out a decision of a device and answers it. */
export async function decide(
  table: Table,
  metrics: Metrics,
  device: Device,
  message: Decision,
): Promise<void> {
  const connection = table.playing(device, message.seat);
  const { host } = table;
  if (host === null) throw new Problem('not-now', 'The table still waits for people.');
  const { session } = host;
  const choice = choiceId(message.seat, message.id);
  const seq = 'seq' in message ? message.seq : session.entries.length;
  if (table.choiceSeqs.has(choice)) {
    await table.recall(seq);
    return table.broadcaster.sayDone(current(table), connection, message.id, seq, []);
  }
  if (isStale(table, session, message)) return refuse(table, metrics, connection, message.id, seq, TOO_LATE);
  refuseBeyondEnd(table, session);
  const acted = act(host, message.type === 'orders' ? await ordersOf(table, message) : message);
  if ('wanted' in acted) return table.broadcaster.sayWanted(host, connection, message.id, seq);
  if ('refusal' in acted) return refuse(table, metrics, connection, message.id, seq, acted.refusal);
  const { played } = acted;
  if (played.length === 0) await keepSpent(table);
  if (played.length === 0) return table.broadcaster.sayDone(host, connection, message.id, seq, []);
  const after = await commit(table, metrics, session, played, choice);
  table.broadcaster.sayDone(host, connection, message.id, after, played);
  tellAll(table, session, after, played, connection);
}

/** Carries out a program's choice for a question that was open at `seq`. False: the question is no longer open. */
export async function decideFor(
  table: Table,
  metrics: Metrics,
  { seat, choice, why, seq }: { seat: Seat; choice: Json; why: Reason | null; seq: number },
): Promise<boolean> {
  const { host, questions } = table;
  if (host === null || table.status !== 'playing' || table.talk.isTakingBack) return false;
  const { session } = host;
  const since = questions.since(seat);
  if (since === undefined || since > seq || table.seats[seat]?.program == null) return false;
  refuseBeyondEnd(table, session);
  const acted = host.choose(seat, choice, [], { why });
  if ('refusal' in acted) throw new Error(`a program chose what ${acted.refusal.rule} forbids`);
  if ('wanted' in acted) throw new Error('a program has no dice of its own');
  const after = await commit(table, metrics, session, acted.played, null);
  tellAll(table, session, after, acted.played);
  return true;
}

export function refuseBeyondEnd({ match, settings: { mostEntries } }: Table, { entries }: Session): void {
  if (match.ended !== null) throw new Problem('not-now', 'Its people have ended this game.');
  if (entries.length >= mostEntries)
    throw new Problem('too-many', `A table has at most ${mostEntries} decisions.`);
}

/** The id by which a resend is recognised. */
const choiceId = (seat: Seat, id: string): string => `${seat} ${id}`;

/** Stores the orders without the prepared answers that were already given, since this may be a resend. */
async function ordersOf(table: Table, message: Orders): Promise<Orders> {
  const { seat } = message;
  const orders = Object.fromEntries(
    Object.entries(message.orders).filter(
      ([, order]) => typeof order === 'string' || !table.choiceSeqs.has(choiceId(seat, order.id)),
    ),
  );
  // Each is a write of its own, which all other tables wait for.
  table.talk.spend(seat, 'orders', table.settings.orders);
  await keepOrders(table, seat, orders);
  return { ...message, orders };
}

/** Writes an act that the session has played; returns the seq before it. */
export async function commit(
  table: Table,
  metrics: Metrics,
  session: Session,
  played: readonly PlayedEntry[],
  choice: string | null,
): Promise<number> {
  const started = performance.now();
  const after = session.entries.length - played.length;
  const { match, fence } = table.held;
  const at = Date.now();
  const over = session.world.over !== null;
  const rows = played.map(({ entry, prepared }, i) => ({
    match,
    fence,
    seq: after + i + 1,
    body: JSON.stringify(entry),
    choice:
      choice !== null && i === 0 ? choice : prepared === undefined ? null : choiceId(entry.seat, prepared),
    at,
    over,
  }));
  try {
    // Mostly there is nothing to keep or insure, and every await of nothing would cost time.
    const spent = keepSpent(table);
    if (spent !== null) await spent;
    const insured = table.settings.insure(table);
    if (insured !== null) await insured;
    await table.store.append(...rows);
  } catch (error) {
    table.mustReload = true;
    throw error;
  }
  metrics.commit.observe(performance.now() - started);
  metrics.choices.inc();
  table.settle(session, played, rows);
  return after;
}

export function tellAll(
  table: Table,
  session: Session,
  after: number,
  played: readonly PlayedEntry[],
  except?: Connection,
): void {
  table.sayNews(after, played, except);
  if (session.world.over !== null) return table.sayInfo();
  table.keepSnapshot(session);
  // Waiting times have changed.
  if (table.match.pace !== null) table.presence.changed();
}

function act(host: TableHost, message: Decision): Acted {
  switch (message.type) {
    case 'choose':
      return host.choose(message.seat, message.choice, message.results, { hinted: message.hinted === true });
    case 'undo':
      return host.undo(message.seat);
    case 'orders':
      return host.setOrders(message.seat, message.orders);
  }
}

/** Whether a choice was made for a question that is no longer open. */
function isStale({ questions, game }: Table, session: Session, message: Decision): boolean {
  const now = session.entries.length;
  if (message.type === 'orders') return false;
  if (
    message.type === 'choose' &&
    game.anytime?.offers(session.world, message.seat).some((one: Json) => same(one, message.choice))
  )
    return message.seq > now;
  const since = message.type === 'undo' ? now : (questions.since(message.seat) ?? now);
  return message.seq < since || message.seq > now;
}

async function refuse(
  table: Table,
  metrics: Metrics,
  connection: Connection,
  id: string,
  seq: number,
  refusal: Refusal,
): Promise<void> {
  if (seq === current(table).session.entries.length) metrics.refused.inc();
  else {
    metrics.stale.inc();
    await table.recall(seq);
  }
  table.broadcaster.sayRefused(current(table), connection, id, seq, refusal);
}

/** The host of a dealt table; reloading the table replaces it. */
function current({ id, host }: Table): TableHost {
  if (host === null) throw new Error(`table ${id} is not dealt`);
  return host;
}
