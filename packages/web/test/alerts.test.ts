// How the service worker handles push messages, and which service a webhook belongs to.
import { expect, test } from 'vitest';
import { readCall } from '../src/shell/alerts.ts';
import { awaitedWords, span } from '../src/table/absence/words.ts';
import { formatOf } from '../src/table/client/alerts.ts';
import { type AbsenceFacts, overdue } from '../src/table/client/absence.ts';

const HERE = 'https://here.example';

test('an alert names its table, and opens only tables of this site', () => {
  const call = { title: 'Friday night', text: 'It is your turn.', link: `${HERE}/t/abc-1` };
  expect(readCall(call, HERE)).toEqual({
    title: 'Friday night',
    text: 'It is your turn.',
    path: '/t/abc-1',
  });
  for (const link of ['https://evil.example/x', 'javascript:alert(1)', `${HERE}/t/a/../../api`, 7])
    expect(readCall({ ...call, link }, HERE).path).toBe('/');
});

test('an unreadable message still gives a notification', () => {
  for (const pushed of [null, 'words', 3, {}])
    expect(readCall(pushed, HERE)).toEqual({ title: 'Xenotable', text: 'It is your turn.', path: '/' });
});

test('the service of a webhook is recognised by its address', () => {
  expect(
    ['https://discord.com/api/webhooks/1', 'https://hooks.slack.com/services/1', 'https://ntfy.sh/x'].map(
      formatOf,
    ),
  ).toEqual(['discord', 'slack', 'ntfy']);
});

test("whether a time has run out is decided by the server's clock, not by ours", () => {
  const awaited = { since: 1000, until: 5000, wishes: [] };
  const seats = [{ standIn: false, awaited }];
  const facts: AbsenceFacts = { pace: 'live', ended: false, seats, ahead: 3000, invited: null };
  expect(overdue(facts, 1999)).toEqual([]);
  expect(overdue(facts, 2000)).toEqual([0]);
});

test('time spans are worded as people say them', () => {
  const minute = 60_000;
  expect([20_000, 5 * minute, 80 * minute, 21 * 60 * minute, 3 * 24 * 60 * minute].map(span)).toEqual([
    '20 s',
    '5 min',
    '80 min',
    '21 h',
    '3 days',
  ]);
});

test('a new question, or one without a known time, is not called old', () => {
  const minute = 60_000;
  const facts = (pace: AbsenceFacts['pace'], until: number | null): AbsenceFacts => ({
    pace,
    ended: false,
    seats: [{ standIn: false, awaited: { since: 0, until, wishes: [] } }],
    ahead: 0,
    invited: null,
  });
  expect(awaitedWords(facts(null, null), 0, 12 * minute)).toBeNull();
  expect(awaitedWords(facts('live', null), 0, 10_000)).toBeNull();
  expect(awaitedWords(facts('live', null), 0, 12 * minute)).toBe('asked 12 min ago');
  expect(awaitedWords(facts('hour', 60 * minute), 0, 10_000)).toBe('60 min left');
  expect(awaitedWords(facts('hour', 60 * minute), 0, 12 * minute)).toBe('asked 12 min ago, 48 min left');
  expect(awaitedWords(facts('hour', 60 * minute), 0, 61 * minute)).toBe('asked 61 min ago, time has run out');
});
