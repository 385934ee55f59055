// What the service worker makes of a word that is pushed to it, and which service a webhook belongs to.
import { expect, test } from 'vitest';
import { readCall } from '../src/shell/alerts.ts';
import { span } from '../src/table/absence/words.ts';
import { formatOf } from '../src/table/client/alerts.ts';
import { type AbsenceFacts, overdue } from '../src/table/client/absence.ts';

const HERE = 'https://here.example';

test('a call names its table, and opens nothing but tables of this site', () => {
  const call = { title: 'Friday night', text: 'It is your turn.', link: `${HERE}/t/abc-1` };
  expect(readCall(call, HERE)).toEqual({
    title: 'Friday night',
    text: 'It is your turn.',
    path: '/t/abc-1',
  });
  for (const link of ['https://evil.example/x', 'javascript:alert(1)', `${HERE}/t/a/../../api`, 7])
    expect(readCall({ ...call, link }, HERE).path).toBe('/');
});

test('something is said even if nothing can be read', () => {
  for (const pushed of [null, 'words', 3, {}])
    expect(readCall(pushed, HERE)).toEqual({ title: 'Xenotable', text: 'It is your turn.', path: '/' });
});

test('a webhook is told by its address', () => {
  expect(
    ['https://discord.com/api/webhooks/1', 'https://hooks.slack.com/services/1', 'https://ntfy.sh/x'].map(
      formatOf,
    ),
  ).toEqual(['discord', 'slack', 'ntfy']);
});

test('a time has run out by the clock of the server, not by ours', () => {
  const awaited = { since: 1000, until: 5000, wishes: [] };
  const seats = [{ standIn: false, awaited }];
  const facts: AbsenceFacts = { pace: 'live', ended: false, seats, ahead: 3000, invited: null };
  expect(overdue(facts, 1999)).toEqual([]);
  expect(overdue(facts, 2000)).toEqual([0]);
});

test('spans are said as people say them', () => {
  const minute = 60_000;
  expect([20_000, 5 * minute, 80 * minute, 21 * 60 * minute, 3 * 24 * 60 * minute].map(span)).toEqual([
    '20 s',
    '5 min',
    '80 min',
    '21 h',
    '3 days',
  ]);
});
