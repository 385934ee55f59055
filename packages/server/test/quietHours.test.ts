// Nobody gets alerts in their quiet hours; waiting alerts are sent at their end, if it is still the player's turn.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type QuietHours, checkQuietHours, quietUntil } from '../src/alerts/quietHours.ts';
import { Client, bearer, call, makeTable } from './support/client.ts';
import { type Inbox, startInbox } from './support/inbox.ts';
import { type TestServer, startServer, testConfig } from './support/server.ts';

const BERLIN: QuietHours = { from: '22:00', to: '07:00', zone: 'Europe/Berlin' };

const until = (hours: QuietHours, at: string): string =>
  new Date(quietUntil(hours, Date.parse(at))).toISOString().slice(0, 16);

describe('the end of quiet hours', () => {
  test('is computed by the clock of their zone', () => {
    // Berlin is two hours ahead in July.
    expect(until(BERLIN, '2026-07-10T19:59:00Z')).toBe('2026-07-10T19:59');
    expect(until(BERLIN, '2026-07-10T20:00:00Z')).toBe('2026-07-11T05:00');
    expect(until(BERLIN, '2026-07-11T04:59:30Z')).toBe('2026-07-11T05:00');
    expect(until(BERLIN, '2026-07-11T05:00:00Z')).toBe('2026-07-11T05:00');
    expect(until({ ...BERLIN, zone: 'Asia/Kathmandu' }, '2026-07-10T16:20:00Z')).toBe('2026-07-11T01:15');
  });

  test('for hours by day and for hours over midnight', () => {
    const noon = { from: '12:00', to: '14:30', zone: 'UTC' };
    expect(until(noon, '2026-07-10T11:59:59Z')).toBe('2026-07-10T11:59');
    expect(until(noon, '2026-07-10T12:00:00Z')).toBe('2026-07-10T14:30');
    expect(until(noon, '2026-07-10T14:30:00Z')).toBe('2026-07-10T14:30');
  });

  test('is right in the nights in which clocks change', () => {
    // On 29 March 2026 two o'clock becomes three, on 25 October three becomes two.
    expect(until(BERLIN, '2026-03-28T22:00:00Z')).toBe('2026-03-29T05:00');
    expect(until(BERLIN, '2026-10-24T21:00:00Z')).toBe('2026-10-25T06:00');
  });

  test('unknown time zones and empty hours are refused', () => {
    expect(() => checkQuietHours({ ...BERLIN, zone: 'Europe/Atlantis' })).toThrow('Europe/Atlantis');
    expect(() => checkQuietHours({ ...BERLIN, to: '22:00' })).toThrow('another time');
  });
});

describe('at a table', () => {
  const EVENING = Date.parse('2026-07-10T19:30:00Z');
  const HOUR = 3_600_000;
  /** The time after which a table with activity is looked at again. */
  const SOON = 10_000;
  let inbox: Inbox;
  let server: TestServer;
  // The clock is frozen; timers run in real time.
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: EVENING });
    inbox = await startInbox();
    server = await startServer({ alerts: { ...testConfig().alerts, afterMs: 0, local: true } });
  });
  afterEach(async () => {
    await server.close();
    await inbox.close();
    vi.useRealTimers();
  });

  /** Ben is away, has a webhook, and has quiet hours. */
  async function away(quiet: QuietHours | null) {
    const made = await makeTable(server.url, { game: 'dice-duel', seats: [{}, {}] });
    const ann = await Client.connect(server.url);
    const ben = await Client.connect(server.url);
    await ann.join(made.table, made.keys.seats[0]!);
    const { key } = await ben.join(made.table, made.keys.seats[1]!);
    await ann.upTo(0);
    const at = `/api/tables/${made.table}/alerts`;
    await call(server.url, at, { kind: 'webhook', format: 'ntfy', url: inbox.url }, bearer(key));
    await call(server.url, `${at}/quiet`, { quiet }, bearer(key), 'PUT');
    expect(await call(server.url, at, undefined, bearer(key))).toMatchObject({ quiet });
    await ben.close();
    return { table: made.table, ann, key, sent: () => inbox.letters.length - 1 };
  }

  /** Sets the clock and waits until the server has looked at its tables twice. */
  async function atTime(ms: number): Promise<void> {
    vi.setSystemTime(ms);
    await new Promise((done) => setTimeout(done, 2500));
  }

  test('nothing is sent during them, and waiting alerts are sent when they end', async () => {
    const { table, ann, sent } = await away(BERLIN);
    vi.setSystemTime(EVENING + HOUR);
    await ann.choose(table, 0, { do: 'rest' });
    await atTime(EVENING + 2 * HOUR);
    expect(sent()).toBe(0);
    await atTime(EVENING + 9 * HOUR);
    expect(sent()).toBe(0);
    vi.setSystemTime(EVENING + 9.5 * HOUR);
    await expect.poll(sent, { timeout: 10_000 }).toBe(1);
    await ann.close();
  }, 40_000);

  test('a player who has answered meanwhile gets no alert', async () => {
    const { table, ann, key, sent } = await away(BERLIN);
    vi.setSystemTime(EVENING + HOUR);
    await ann.choose(table, 0, { do: 'rest' });
    const back = await Client.connect(server.url);
    await back.join(table, key);
    await back.choose(table, 1, { do: 'rest' });
    await back.close();
    await atTime(EVENING + 10 * HOUR);
    expect(sent()).toBe(0);
    await ann.close();
  }, 40_000);

  test('before them and without them alerts are sent at once', async () => {
    const { table, ann, key, sent } = await away(BERLIN);
    await ann.choose(table, 0, { do: 'rest' });
    vi.setSystemTime(EVENING + SOON);
    await expect.poll(sent, { timeout: 10_000 }).toBe(1);
    const back = await Client.connect(server.url);
    await back.join(table, key);
    await back.choose(table, 1, { do: 'rest' });
    await call(server.url, `/api/tables/${table}/alerts/quiet`, { quiet: null }, bearer(key), 'PUT');
    await back.close();
    vi.setSystemTime(EVENING + 2 * HOUR);
    await ann.upTo(2);
    await ann.choose(table, 0, { do: 'strike' });
    vi.setSystemTime(EVENING + 2 * HOUR + SOON);
    await expect.poll(sent, { timeout: 10_000 }).toBe(2);
    await ann.close();
  }, 40_000);

  test('wrong hours are refused with the name of the field', async () => {
    const { table, ann, key } = await away(null);
    const put = (quiet: object): Promise<unknown> =>
      call(server.url, `/api/tables/${table}/alerts/quiet`, { quiet }, bearer(key), 'PUT');
    await expect(put({ ...BERLIN, zone: 'Europe/Atlantis' })).rejects.toThrow('there is no time zone');
    await expect(put({ ...BERLIN, from: '25:00' })).rejects.toThrow('22:00');
    await ann.close();
  });
});
