// Seats that are asked at the same time, of whom some had better decide after the others.
import { expect, test } from 'vitest';
import { smugglers } from '../examples/smugglers.ts';
import { type AnyGame, Session, defineGame, laterSeats, newsOf, seeded } from '../src/index.ts';

const seats = ['Ann', 'Ben', 'Cy'].map((name) => ({ kind: 'person', name }));

function table(later: readonly number[]): Session {
  const game: AnyGame = defineGame({ ...smugglers, later: () => later });
  return Session.start(game, { seats }, seeded('5eed'.repeat(16)));
}

const lay = (session: Session, seat: number) =>
  session.choose(seat, session.asks.find((ask) => ask.seat === seat)!.offers[0]);

test('those who wait are told, as long as somebody else is asked', () => {
  const session = table([1, 2]);
  expect(newsOf(session, 0)).toMatchObject({ waiting: [0, 1, 2], later: [1, 2] });
  lay(session, 0);
  expect(newsOf(session, 0).waiting).toEqual([1, 2]);
  // Nobody is left to wait for.
  expect(laterSeats(session)).toEqual([]);
  expect(newsOf(session, 0)).not.toHaveProperty('later');
});

test('it binds nobody: whoever had better wait may decide at once', () => {
  const session = table([1]);
  expect(lay(session, 1)).toHaveProperty('entry');
  expect(laterSeats(session)).toEqual([]);
});
