// People at one screen agree to take something back beyond the dice.
import { Session, TableHost, seeded } from '@xenotable/kernel';
import { diceDuel } from '@xenotable/kernel/examples/diceDuel.ts';
import { people } from '@xenotable/kernel/proof';
import { expect, test } from 'vitest';
import { takeBack } from '../src/worker/takeBack.ts';

/** Ann has struck: a die was rolled, and Ben let it pass. */
function struck(): TableHost {
  const session = Session.start(diceDuel, { seats: people(2) }, seeded('0f'.repeat(32)));
  const host = new TableHost(session, { isProgram: () => false, samePerson: () => true });
  host.choose(0, { do: 'strike' });
  host.choose(1, { do: 'pass' });
  return host;
}

test('if all agree it is taken back, and the record names who agreed', () => {
  const host = struck();
  expect(host.undo(0)).toHaveProperty('refusal');
  const acted = takeBack(host, { type: 'take back', seat: 0, agreed: [1], why: 'misclick' });
  expect('played' in acted && acted.played.map(({ entry }) => entry)).toMatchObject([
    { seat: 0, undo: true, consent: { to: 0, agreed: [1], why: 'misclick' } },
  ]);
  expect(host.news(0)).toMatchObject({ seq: 3, waiting: [0], ask: { rule: 'DD-01' } });
  // The record is valid: replaying it leads to the same table.
  const { head, entries } = host.session;
  expect(Session.open(diceDuel, { head, entries }, seeded('0f'.repeat(32))).world).toEqual(
    host.session.world,
  );
});

test('the same choice gets the same dice results again', () => {
  const host = struck();
  const [first] = host.session.entries;
  takeBack(host, { type: 'take back', seat: 0, agreed: [1] });
  host.choose(0, { do: 'strike' });
  expect(host.session.entries.at(-1)).toMatchObject({ rolls: 'rolls' in first! && first.rolls, again: 0 });
});

test("nobody agrees for themselves, asks about another's choice, or takes back what was already taken back", () => {
  const host = struck();
  const why = (what: object): unknown => takeBack(host, { type: 'take back', seat: 0, agreed: [1], ...what });
  expect(why({ agreed: [] })).toMatchObject({ refusal: { reason: expect.stringContaining('must agree') } });
  expect(why({ agreed: [0] })).toMatchObject({ refusal: { reason: expect.stringContaining('must agree') } });
  expect(why({ entry: 1 })).toMatchObject({ refusal: { reason: expect.stringContaining('own choices') } });
  expect(why({ entry: 9 })).toHaveProperty('refusal');
  expect(why({})).toHaveProperty('played');
  expect(why({ entry: 0 })).toMatchObject({ refusal: { reason: expect.stringContaining('stand') } });
});
