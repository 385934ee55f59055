// The daily deal is the same for everybody, and a result can be shared.
import { Session, seeded } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { autopilot } from '../auto/autopilot.ts';
import { dailyOptions, dailyResult, dailySeed } from '../daily.ts';
import { game } from '../game.ts';
import type { Table } from '../table.ts';

function playDay(date: string): Session {
  const session = Session.start(
    game,
    { options: dailyOptions(date), seats: [{ kind: 'person', name: 'Ann' }] },
    seeded(dailySeed(date)),
  );
  while (session.world.over === null) {
    const [ask] = game.asks(session.world as Table);
    session.choose(ask!.seat, autopilot(game.view(session.world as Table, ask!.seat), ask!));
  }
  return session;
}

test('the same day gives the same game to whoever plays alike', () => {
  const one = playDay('2026-11-15');
  const two = playDay('2026-11-15');
  expect(two.entries).toEqual(one.entries);
  expect(dailyResult('2026-11-15', game.view(one.world as Table, 0))).toMatch(
    /daily deal 2026-11-15\n\d+ of \d+ points/,
  );
});

test('another day is another deal', () => {
  expect(playDay('2026-11-16').head.opening).not.toEqual(playDay('2026-11-15').head.opening);
});

test('a day that is no date is refused', () => {
  expect(() => dailyOptions('today')).toThrow(/2026-11-15/);
});
