// Taking back by consent: beyond dice, kept in the record, and no second throw for the same choice.
import { describe, expect, test } from 'vitest';
import {
  type GameRecord,
  RecordError,
  Session,
  TableHost,
  Timeline,
  fingerprint,
  fold,
  newsAt,
  parseEntry,
  readRecord,
  seeded,
  writeRecord,
} from '../src/index.ts';
import { people } from '../proof/index.ts';
import { diceDuel } from '../examples/diceDuel.ts';

const SEED = '0f'.repeat(32);
const duel = (typed?: 'dice'): Session =>
  Session.start(
    diceDuel,
    { seats: people(2), options: { hearts: 5 }, ...(typed && { typed }) },
    seeded(SEED),
  );
const STRIKE = { do: 'strike' };
const REST = { do: 'rest' };
const PASS = { do: 'pass' };

function choose(session: Session, seat: number, choice: object, results: number[] = []): void {
  expect(session.choose(seat, choice, results)).toHaveProperty('entry');
}

/** Seat 0 takes back everything from an entry on, and seat 1 agrees. */
function takeBack(session: Session, entry: number): void {
  const to = session.momentBefore(entry);
  expect(session.takeBackTo(0, { to, agreed: [1] }, session.momentAt(to))).toHaveProperty('entry');
}

const rollsOf = (session: Session): (number[] | null)[] =>
  session.entries.map((entry) => ('undo' in entry ? null : entry.rolls.map(([, , result]) => result)));

/** The complaint about a record in which one line was changed. */
function complaint(record: GameRecord, line: number, change: object): string {
  const entries = record.entries.map((entry, i) => (i === line ? { ...entry, ...change } : entry));
  try {
    fold(diceDuel, { head: record.head, entries });
  } catch (error) {
    if (error instanceof RecordError) return error.message;
    throw error;
  }
  throw new Error('the record was accepted');
}

describe('taking back by consent', () => {
  test('goes back beyond dice, and the record names who agreed', () => {
    const session = duel();
    const before = fingerprint(session.world);
    choose(session, 0, STRIKE);
    choose(session, 1, PASS);
    expect(session.undoable(0)).toEqual([]);
    takeBack(session, 0);
    expect(fingerprint(session.world)).toBe(before);
    expect(session.undone.toSorted()).toEqual([0, 1]);
    expect(session.entries.at(-1)).toMatchObject({ seat: 0, undo: true, consent: { to: 0, agreed: [1] } });
    const record = readRecord(writeRecord(session.record));
    expect(fingerprint(fold(diceDuel, record).world)).toBe(before);
    const reopened = Session.open(diceDuel, record, seeded(SEED));
    expect(reopened.undone.toSorted()).toEqual([0, 1]);
    const timeline = new Timeline(diceDuel, record);
    expect(newsAt(timeline, 3, 0).undone.toSorted()).toEqual([0, 1]);
    expect(fingerprint(timeline.at(3).standing.world)).toBe(before);
  });

  test('the same choice in the same position gets the same dice, another one new dice', () => {
    const session = duel();
    choose(session, 0, STRIKE);
    takeBack(session, 0);
    choose(session, 0, STRIKE);
    const [first, , again] = rollsOf(session);
    expect(again).toEqual(first);
    expect(session.entries[2]).toMatchObject({ again: 0 });
    takeBack(session, 2);
    choose(session, 0, REST);
    choose(session, 1, STRIKE);
    expect(session.entries[5]).not.toHaveProperty('again');
    // The stream goes on: what fell before is never asked for again.
    expect(session.standing.results).toBe(
      session.head.opening.rolls.length +
        rollsOf(session).reduce((sum, rolls) => sum + (rolls?.length ?? 0), 0),
    );
    expect(() => fold(diceDuel, session.record)).not.toThrow();
  });

  test('a record without a consent cannot say that its results fell before', () => {
    const session = duel();
    choose(session, 0, STRIKE);
    choose(session, 1, PASS);
    expect(complaint(session.record, 0, { again: 0 })).toMatch(/they did not/);
  });

  test('a record that throws again instead is refused, and so is one that only says so', () => {
    const session = duel();
    choose(session, 0, STRIKE);
    choose(session, 1, PASS);
    takeBack(session, 0);
    choose(session, 0, STRIKE);
    const { record } = session;
    const { again: _again, ...fresh } = record.entries[3] as { again: number };
    expect(() =>
      fold(diceDuel, { head: record.head, entries: [...record.entries.slice(0, 3), parseEntry(fresh)] }),
    ).toThrow(/does not say so/);
    expect(complaint(record, 0, { again: 0 })).toMatch(/they did not/);
    expect(complaint(record, 2, { consent: { to: 2, agreed: [1] } })).toMatch(/not before it/);
    expect(complaint(record, 2, { consent: { to: 0, agreed: [0] } })).toMatch(/not others/);
    expect(() => parseEntry({ ...record.entries[2], consent: { to: 0, agreed: [] } })).toThrow(
      /at least one/,
    );
  });

  test('people with their own dice roll again', () => {
    const session = duel('dice');
    choose(session, 0, STRIKE, [2]);
    takeBack(session, 0);
    expect(session.choose(0, STRIKE)).toHaveProperty('wanted');
    choose(session, 0, STRIKE, [5]);
    expect(session.entries.at(-1)).not.toHaveProperty('again');
  });

  test('a choice that was taken back earlier stays so', () => {
    const session = duel();
    choose(session, 0, REST);
    choose(session, 1, REST);
    expect(session.undo(1)).toHaveProperty('entry');
    expect(session.undo(0)).toHaveProperty('entry');
    choose(session, 0, STRIKE);
    expect(session.momentBefore(4)).toBe(4);
    // Entry 1 was taken back by entry 2, and entry 0 by entry 3: who goes back before 2 goes back before both.
    expect(session.momentBefore(2)).toBe(0);
  });

  test('follows entries that were played elsewhere', () => {
    const here = duel();
    const there = duel();
    choose(here, 0, STRIKE);
    choose(here, 1, { do: 'parry' });
    takeBack(here, 0);
    choose(here, 0, STRIKE);
    for (const entry of here.entries) there.applyEntry(entry);
    expect(fingerprint(there.world)).toBe(fingerprint(here.world));
    expect(there.undone).toEqual(here.undone);
  });

  test('never after the end, and a throw that waits for its dice is forgotten', () => {
    const session = duel('dice');
    const host = new TableHost(session, { isProgram: () => false, samePerson: (a, b) => a === b });
    host.choose(0, STRIKE, [1]);
    host.choose(1, PASS);
    expect(host.choose(1, STRIKE)).toHaveProperty('wanted');
    expect(host.awaited).not.toBeNull();
    expect(host.takeBackTo(0, { to: 0, agreed: [1], why: 'misclick' }, session.momentAt(0))).toHaveProperty(
      'played',
    );
    expect(host.awaited).toBeNull();
    const done = Session.start(diceDuel, { seats: people(2), options: { hearts: 3 } }, seeded(SEED));
    while (done.world.over === null) {
      const [ask] = done.asks;
      done.choose(
        ask?.seat ?? 0,
        ask?.offers.find((offer) => JSON.stringify(offer).includes('strike')) ?? PASS,
      );
    }
    expect(done.takeBackTo(0, { to: 0, agreed: [1] }, done.momentAt(0))).toMatchObject({
      refusal: { reason: 'The game is over.' },
    });
  });
});
