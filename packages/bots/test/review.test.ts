// A review explains a result to the last decimal, and finds what was missed.
import { type AnyGame, Session, fastChance, seeded } from '@xenotable/kernel';
import { people } from '@xenotable/kernel/proof';
import { connectFour } from '@xenotable/kernel/examples/connectFour.ts';
import { diceDuel } from '@xenotable/kernel/examples/diceDuel.ts';
import { describe, expect, test } from 'vitest';
import { Reviewer, isMistake, searchPlayer, turningPoints } from '../src/index.ts';

const SEED = '5eed'.repeat(16);

/** A game of programs. */
function playedGame(game: AnyGame): Session {
  const session = Session.start(game, { seats: people(2) }, seeded(SEED));
  const chance = fastChance(7);
  const player = searchPlayer(game, { looks: 120, ticks: 2, sure: 0 });
  while (session.world.over === null) {
    const [ask] = session.asks;
    if (ask === undefined) throw new Error('nobody is asked');
    session.choose(ask.seat, player(session.view(ask.seat), ask, chance));
  }
  return session;
}

function reviewOf(game: AnyGame, session: Session, seat: number) {
  const { head, entries } = session;
  const reviewer = new Reviewer(game, { head, entries: [...entries] }, seat, { looks: 200 });
  while (reviewer.step());
  return reviewer.review();
}

describe('start, errors and luck make the result', () => {
  for (const game of [connectFour, diceDuel] as AnyGame[])
    for (const seat of [0, 1])
      test(`${game.title}, seat ${seat}`, () => {
        const session = playedGame(game);
        const { start, steps, luck, evenLuck, result } = reviewOf(game, session, seat);
        expect(result).toBe(game.score(session.world, seat));
        expect(evenLuck + luck).toBeCloseTo(result, 9);
        const sum = steps.reduce((all, step) => all + (step.decided - step.before) + step.luck, start);
        expect(sum).toBeCloseTo(result, 9);
      });
});

test('a win that is not taken is among the turning points', () => {
  const game = connectFour as AnyGame;
  const session = Session.start(game, { seats: people(2) }, seeded(SEED));
  const columns = [0, 6, 1, 6, 2, 5, 5, 6, 3];
  const wasted = 6;
  for (const column of columns) {
    const [ask] = session.asks;
    const offer = ask?.offers.find((one) => JSON.stringify(one).includes(String(column)));
    expect(session.choose(ask?.seat ?? 0, offer)).toHaveProperty('entry');
    if (session.world.over !== null) break;
  }
  const review = reviewOf(game, session, 0);
  expect(turningPoints(review).map(({ entry }) => entry)).toContain(wasted);
  expect(review.steps.find(({ entry }) => entry === wasted)?.options[0]?.words).toContain('4');
  expect(review.steps.filter(isMistake).length).toBeLessThan(columns.length);
});
