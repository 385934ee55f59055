// Choices that are open to a seat whoever is asked.
import { describe, expect, test } from 'vitest';
import { Session, fold, newsOf, seeded } from '../src/index.ts';
import { people } from '../proof/index.ts';
import { diceDuel } from '../examples/diceDuel.ts';
import { connectFour } from '../examples/connectFour.ts';

const start = (): Session => Session.start(diceDuel, { seats: people(2) }, seeded('0f'.repeat(32)));

describe('a choice at any moment', () => {
  test('the seat that is not asked may make it, and the record keeps it', () => {
    const session = start();
    expect(newsOf(session, 1).ask).toBeNull();
    expect(newsOf(session, 1).anytime).toEqual([{ choice: { do: 'yield' }, words: 'yield' }]);
    session.choose(1, { do: 'yield' });
    expect(session.world.over).toMatchObject({ winners: [0], rule: 'DD-06' });
    expect(fold(diceDuel, session.record).world.over).toEqual(session.world.over);
  });

  test('everything else is still for the seat that is asked', () => {
    expect(start().choose(1, { do: 'strike' })).toMatchObject({ refusal: { rule: 'DD-01' } });
  });

  test('spectators and finished games have none', () => {
    const session = start();
    expect(newsOf(session, 'table').anytime).toEqual([]);
    session.choose(0, { do: 'yield' });
    expect(newsOf(session, 1).anytime).toEqual([]);
    expect(session.choose(1, { do: 'yield' })).toMatchObject({
      refusal: { reason: 'The game is over.' },
    });
  });

  test('a game without them has none', () => {
    const session = Session.start(connectFour, { seats: people(2) }, seeded('0f'.repeat(32)));
    expect(newsOf(session, 0).anytime).toEqual([]);
  });
});
