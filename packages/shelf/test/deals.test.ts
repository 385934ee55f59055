// The set-ups of the daily deals: each can be played by the person at the first seat.
import { Session, canAct, seeded } from '@xenotable/kernel';
import { describe, expect, test } from 'vitest';
import { gamePackage, titles } from '../index.ts';

describe.each(titles.map((title) => [title.name, title] as const))(
  '%s',
  (_name, { game: name, deals, quick }) => {
    test.each(deals.map((deal) => [deal.says, deal] as const))('%s', async (_says, { options }) => {
      const { game } = await gamePackage(name);
      const session = Session.start(game, { options, seats: quick.seats }, seeded('7'.repeat(64)));
      expect(session.asks.filter(canAct).map(({ seat }) => quick.seats[seat]?.kind)).toContain('person');
    });

    test('there are several', () => {
      expect(deals.length).toBeGreaterThan(4);
    });
  },
);
