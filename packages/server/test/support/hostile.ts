// Messages that no honest client sends: malformed, oversized, out of order, for other tables. Each must be answered with an error or end
// the connection.
import { type Uniform, fold, readRecord, uniform } from '@xenotable/kernel';
import { connectFour } from '@xenotable/kernel/examples/connectFour.ts';
import type { CreatedTable } from '../../src/http/bodies.ts';
import { Client, bearer, call, makeTable } from './client.ts';

export interface Siege {
  messages: number;
  refused: number;
  errors: number;
  closed: number;
}

const ODD: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -0,
  '',
  'x',
  '__proto__',
  'constructor',
  '\uD800',
  '\u0000',
  'x'.repeat(5000),
  [],
  [[]],
  {},
  { type: 'choose' },
  { length: 1e9 },
  [null, null],
];

/** A value that no field accepts. */
const odd = (any: Uniform): unknown => ODD[any(ODD.length)];

/** Anything but the number of a column. */
const oddChoice = (any: Uniform): unknown => odd(any) || 'nothing';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** A random hostile message; `own` is a seat that may not choose now, `other` a table of somebody else. */
function hostileText(
  any: Uniform,
  own: { table: string; seat: number },
  other: CreatedTable,
): string | Buffer {
  const id = `h${any(1e9)}`;
  const choose = { type: 'choose', id, table: own.table, seat: own.seat, seq: 0, choice: 99 } as Record<
    string,
    unknown
  >;
  const text = JSON.stringify(choose);
  const kinds: (() => string | Buffer)[] = [
    () => Buffer.from(Array.from({ length: 1 + any(40) }, () => any(256))),
    () => text.slice(0, 1 + any(text.length - 1)),
    () => text.slice(any(text.length - 1) + 1),
    () => JSON.stringify(odd(any)) ?? 'undefined',
    () => JSON.stringify({ ...choose, [Object.keys(choose)[any(6)]!]: oddChoice(any) }),
    () => JSON.stringify({ ...choose, [String(odd(any))]: odd(any) }),
    () => JSON.stringify({ ...choose, choice: oddChoice(any), seq: any(3) }),
    () => `${text.slice(0, -3)}${nested(1000 + any(9000))}}`,
    () => `{"type":"choose","__proto__":{"seat":0},"id":"${id}"}`,
    () => JSON.stringify({ ...choose, choice: 'x'.repeat(70_000) }),
    () => JSON.stringify({ ...choose, seat: any(30) + 2 }),
    () => JSON.stringify({ ...choose, table: other.table }),
    () => JSON.stringify({ ...choose, seq: 1000 + any(1000) }),
    () => JSON.stringify({ ...choose, choice: any(7), seq: 50 }),
    () => JSON.stringify({ ...choose, results: Array.from({ length: 2000 }, () => 1) }),
    () => JSON.stringify({ type: 'undo', id, table: own.table, seat: any(2), seq: any(5) }),
    () => JSON.stringify({ type: 'undo', id, table: other.table, seat: 0, seq: 0 }),
    () => JSON.stringify({ type: 'join', id, table: own.table, key: other.keys.seats[0] }),
    () => JSON.stringify({ type: 'join', id, table: 'nowhere', key: id }),
    () => JSON.stringify({ type: 'join', id, table: own.table, key: odd(any) }),
    () => JSON.stringify({ type: 'leave', table: other.table, viewer: any(4) }),
    () => JSON.stringify({ type: ['join', 'JOIN', 'joined', 'done', 'news', 'eval'][any(6)], id }),
  ];
  return kinds[any(kinds.length)]!();
}

/** Sends the messages over several sockets at once. Throws if one is accepted, unanswered, or affects an honest table. */
export async function siege(url: string, messages: number, sockets = 8, seed = 1): Promise<Siege> {
  const made = await makeTable(url, { game: 'connect-four', seats: [{}, {}] });
  const other = await makeTable(url, { game: 'connect-four', seats: [{}, {}] });
  const ann = await Client.connect(url);
  const ben = await Client.connect(url);
  await ann.join(made.table, made.keys.seats[0]!);
  made.keys.seats[1] = (await ben.join(made.table, made.keys.seats[1]!)).key;
  await ann.upTo(0);
  const result: Siege = { messages: 0, refused: 0, errors: 0, closed: 0 };

  async function attacker(any: Uniform, seat: number): Promise<void> {
    let client: Client | null = null;
    while (result.messages < messages) {
      if (client === null || client.closed !== null) {
        client = await Client.connect(url);
        await client.join(made.table, made.keys.seats[seat]!);
      }
      result.messages++;
      const bad = hostileText(any, { table: made.table, seat }, other);
      const answer = client
        .next(['error', 'refused', 'done', 'joined', 'closed', 'wanted', 'pong'])
        .catch(() => 'closed' as const);
      client.sendText(bad);
      const got = await answer;
      if (got === 'closed') result.closed++;
      else if (got.type === 'refused') result.refused++;
      else if (got.type === 'error') result.errors++;
      else
        throw new Error(
          `${String(bad).slice(0, 300)} was answered with ${JSON.stringify(got).slice(0, 300)}`,
        );
    }
    client?.cut();
  }
  // It is Ann's turn throughout: her seat gets only illegal choices, Ben's gets anything.
  await Promise.all(Array.from({ length: sockets }, (_, i) => attacker(uniform(seed * 100 + i), i % 2)));

  for (let seq = 0; seq < 7; seq++) {
    const [player, seat] = seq % 2 === 0 ? [ann, 0] : [ben, 1];
    await player.upTo(seq);
    const answer = await player.choose(made.table, seat, seat);
    if (answer.type !== 'done') throw new Error(`the honest table is hurt: ${JSON.stringify(answer)}`);
  }
  const record = readRecord(
    await call<string>(url, `/api/tables/${made.table}/record`, undefined, bearer(made.keys.watch)),
  );
  fold(connectFour, record);
  if (record.entries.length !== 7) throw new Error(`${record.entries.length} entries instead of 7`);
  const failures = Number(/^xenotable_errors_total (\d+)$/m.exec(await call<string>(url, '/metrics'))![1]);
  if (failures > 0) throw new Error(`the server failed ${failures} times`);
  await Promise.all([ann.close(), ben.close()]);
  return result;
}
