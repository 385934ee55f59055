// Records: kept, read again, taken back, forked; damaged and foreign ones are named.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type GameRecord,
  LARGEST_RECORD,
  RecordError,
  Session,
  Timeline,
  fingerprint,
  fastChance,
  fold,
  parseEntry,
  readRecord,
  seeded,
  uniform,
  writeRecord,
} from '../src/index.ts';
import { people } from '../proof/index.ts';
import { connectFour } from '../examples/connectFour.ts';
import { diceDuel } from '../examples/diceDuel.ts';
import { smugglers } from '../examples/smugglers.ts';

function played(seed = 1): Session {
  const any = uniform(seed);
  const session = Session.start(
    diceDuel,
    { seats: people(2), options: { hearts: 3 } },
    seeded('0f'.repeat(32)),
  );
  while (session.world.over === null) {
    const ask = diceDuel.asks(session.world as never)[0]!;
    session.choose(ask.seat, ask.offers[any(ask.offers.length)]);
  }
  return session;
}

/** The complaint about a text that is no good record. */
function complaint(text: string): RecordError {
  try {
    fold(diceDuel, readRecord(text));
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
  throw new Error('the record was accepted');
}

describe('a record', () => {
  test('says before which choice a hint was looked at', () => {
    const session = Session.start(diceDuel, { seats: people(2) }, seeded('0f'.repeat(32)));
    for (const hinted of [true, false]) {
      const [ask] = session.asks;
      session.choose(ask?.seat ?? 0, ask?.offers[0], [], { hinted });
    }
    const { entries } = readRecord(writeRecord(session.record));
    expect(entries.map((entry) => 'hinted' in entry)).toEqual([true, false]);
  });

  test('leads to the same world when it is read again', () => {
    const session = played();
    const again = Session.open(
      diceDuel,
      readRecord(writeRecord(session.record)),
      seeded('5eed0001'.repeat(8)),
    );
    expect(fingerprint(again.world)).toBe(fingerprint(session.world));
    expect(again.told).toEqual(session.told);
  });

  test('goes on with the next number of the seed after a restart', () => {
    const whole = played();
    const half = whole.entries.length >> 1;
    const rest = Session.open(
      diceDuel,
      { head: whole.head, entries: whole.entries.slice(0, half) },
      seeded('0f'.repeat(32)),
    );
    for (const entry of whole.entries.slice(half))
      if ('choice' in entry) rest.choose(entry.seat, entry.choice);
    expect(rest.entries).toEqual(whole.entries);
  });

  test('can be seen at any moment, both ways', () => {
    const { record } = played();
    const timeline = new Timeline(diceDuel, record);
    for (const n of [timeline.length - 1, 3, 0, timeline.length >> 1])
      expect(fingerprint(timeline.at(n).standing.world)).toBe(
        n === 0 ? record.head.opening.check : record.entries[n - 1]!.check,
      );
    expect(() => timeline.at(timeline.length)).toThrow(`moments 0 to ${timeline.length - 1}`);
  });

  test('can be forked: the past is shared, the future is not', () => {
    const session = played();
    const fork = session.fork(2, seeded('11'.repeat(32)));
    expect(fork.entries).toEqual(session.entries.slice(0, 2));
    expect(fork.head.commitment).toBeUndefined();
  });
});

describe('a damaged record', () => {
  const text = writeRecord(played().record);
  const lines = text.trimEnd().split('\n');
  const changed = (line: number, change: (value: Record<string, unknown>) => unknown) =>
    lines.with(line, JSON.stringify(change(JSON.parse(lines[line]!) as Record<string, unknown>))).join('\n');

  test('truncated in the middle of a line', () => {
    const error = complaint(text.slice(0, -20));
    expect(error.message).toContain('is not JSON');
    expect(error.good).toBe(lines.length - 2);
    expect(fold(diceDuel, { ...readRecord(lines.slice(0, error.good + 1).join('\n')) }).entries).toBe(
      error.good,
    );
  });

  test('truncated at a line is a shorter game, and sound', () => {
    expect(fold(diceDuel, readRecord(lines.slice(0, 3).join('\n'))).entries).toBe(2);
  });

  test.each([
    [
      'an edited die',
      changed(1, (entry) => ({ ...entry, rolls: [['DD-02', 'd6', 7]] })),
      /no result of a d6|illegal|left over|no more results|asks for/,
    ],
    [
      'an edited choice',
      changed(1, (entry) => ({ ...entry, choice: { do: 'surrender' } })),
      /illegal choice: Strike or rest, not/,
    ],
    [
      'an edited check',
      changed(1, (entry) => ({ ...entry, check: '0000000000000000' })),
      /does not lead to its check/,
    ],
    [
      'an extra die',
      changed(1, (entry) => ({ ...entry, rolls: [...(entry['rolls'] as unknown[]), ['DD-02', 'd6', 1]] })),
      /left over|check/,
    ],
    [
      'a foreign field',
      changed(1, (entry) => ({ ...entry, chioce: 1 })),
      /chioce: unknown word; did you mean "choice"\?/,
    ],
    [
      'an undo of nothing',
      changed(1, () => ({ seat: 0, undo: true, check: '0000000000000000' })),
      /cannot be taken back/,
    ],
    ['a seat that is not there', changed(1, (entry) => ({ ...entry, seat: 5 })), /illegal choice/],
    ['another format', changed(0, (head) => ({ ...head, xenotable: 3 })), /xenotable: 3 is unknown/],
    [
      'an edited option',
      changed(0, (head) => ({ ...head, options: { hearts: 5 } })),
      /opening does not lead to its check/,
    ],
    [
      'an unknown option',
      changed(0, (head) => ({ ...head, options: { heart: 5 } })),
      /options.heart: unknown option; did you mean "hearts"\?/,
    ],
    ['no head', lines.slice(1).join('\n'), /line 1/],
    ['an empty file', '', /the file is empty/],
    ['a picture', '\u0089PNG\r\n\u001a\n', /is not JSON/],
    ['too deep', `${'['.repeat(200_000)}`, /line 1/],
  ])('%s', (_name, damaged, says) => {
    expect(complaint(damaged).message).toMatch(says);
  });

  test('50 MB of noise', () => {
    expect(complaint('x'.repeat(50 * 1024 * 1024)).message).toContain(`at most ${LARGEST_RECORD}`);
    expect(complaint(`${lines[0]}\n${'{"a":'.repeat(1_000_000)}`).message).toContain('line 2');
  });

  test('any change of one character is noticed or leads to the same end, never to a crash', () => {
    const end = fingerprint(fold(diceDuel, readRecord(text)).world);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, letter) => {
        const edited = text.slice(0, at) + letter + text.slice(at + 1);
        const result = (): string => {
          try {
            return fingerprint(fold(diceDuel, readRecord(edited)).world);
          } catch (error) {
            if (error instanceof RecordError) return end;
            throw error;
          }
        };
        expect(result()).toBe(end);
      }),
      { numRuns: 400 },
    );
  });
});

describe('undo', () => {
  const start = () => Session.start(smugglers, { seats: people(3) }, (position) => fastChance(position + 1));
  const hide = (session: Session, seat: number) =>
    session.choose(seat, smugglers.asks(session.world as never).find((ask) => ask.seat === seat)!.offers[0]);

  test('takes back a choice although somebody else has decided meanwhile, if both orders lead to the same world', () => {
    const session = start();
    hide(session, 0);
    expect([session.undoable(0).length, session.undoable(1).length]).toEqual([1, 0]);
    hide(session, 1);
    expect([session.undoable(0).length, session.undoable(1).length]).toEqual([1, 1]);
    expect(session.undo(0)).toHaveProperty('entry');
    expect(session.undone).toEqual([0]);
    expect(session.asks.map((ask) => ask.seat)).toEqual([0, 2]);
    expect([session.undoable(0).length, session.undoable(1).length]).toEqual([0, 1]);
    hide(session, 0);
    const reopened = Session.open(smugglers, session.record, () => fastChance(1));
    expect(fingerprint(reopened.world)).toBe(fingerprint(session.world));
    expect(reopened.undone).toEqual([0]);
  });

  test('not if what somebody else decided depends on it', () => {
    const session = Session.start(diceDuel, { seats: people(2) }, (position) => fastChance(position));
    session.choose(0, { do: 'rest' });
    session.choose(1, { do: 'rest' });
    expect([session.undoable(0).length, session.undoable(1).length]).toEqual([0, 1]);
    expect(session.undo(0)).toMatchObject({
      refusal: { rule: 'undo', reason: 'Since then somebody else has decided.' },
    });
  });

  test('never crosses a card, a die or a reveal', () => {
    const session = start();
    hide(session, 0);
    hide(session, 1);
    hide(session, 2);
    expect(session.undoable(2).length).toBe(0);
  });

  test('stays in the record', () => {
    const session = start();
    hide(session, 0);
    session.undo(0);
    expect(session.entries.map((entry) => 'undo' in entry)).toEqual([false, true]);
    expect(fingerprint(fold(smugglers, session.record).world)).toBe(session.head.opening.check);
  });

  test('one person with two seats may take back the choices of both', () => {
    const seats = people(3).map((seat, i) => ({ ...seat, player: i === 2 ? 'Ben' : 'Ann' }));
    const session = Session.start(smugglers, { seats }, (position) => fastChance(position + 1));
    hide(session, 0);
    hide(session, 1);
    expect([session.undoable(0).length, session.undoable(1).length, session.undoable(2).length]).toEqual([
      2, 2, 0,
    ]);
  });
});

test('a table with typed-in dice asks for each result and changes nothing until it has it', () => {
  const session = Session.start(diceDuel, { seats: people(2), typed: 'dice' }, seeded('5eed0001'.repeat(8)));
  const before = fingerprint(session.world);
  expect(session.choose(0, { do: 'strike' })).toEqual({ wanted: { why: 'DD-02', sides: 6, dice: 1, of: 1 } });
  expect(fingerprint(session.world)).toBe(before);
  expect(session.choose(0, { do: 'strike' }, [9])).toEqual({
    wanted: { why: 'DD-02', sides: 6, dice: 1, of: 1 },
  });
  expect(session.choose(0, { do: 'strike' }, [5])).toMatchObject({ entry: { rolls: [['DD-02', 'd6', 5]] } });
});

test('a table that is wrongly set up says what is wrong', () => {
  const start = (table: { options?: unknown; seats: unknown }) => () =>
    Session.start(diceDuel, table, seeded('5eed0001'.repeat(8)));
  expect(start({ seats: people(3) })).toThrow('seats: 3 seats, but this game is for 2');
  expect(start({ seats: people(2), options: { hearts: 4 } })).toThrow('options.hearts: 4 is unknown');
  expect(
    start({
      seats: [
        { kind: 'robot', name: 'R' },
        { kind: 'person', name: 'P' },
      ],
    }),
  ).toThrow('seats[0].kind: "robot" is unknown');
  expect(start({ seats: [{ nmae: 'R' }, {}] })).toThrow('seats[0].nmae: unknown word; did you mean "name"?');
});

test('a refused choice changes nothing and cites its rule', () => {
  const session = Session.start(connectFour, { seats: people(2) }, seeded('5eed0001'.repeat(8)));
  expect(session.choose(1, 3)).toEqual({
    refusal: { rule: 'C4-01', reason: 'It is not for this seat to decide now.' },
  });
  expect(session.choose(0, 9)).toEqual({
    refusal: { rule: 'C4-01', reason: 'That is not among the choices here.' },
  });
  expect(session.entries).toEqual([]);
});

test('records of every length are read as they were written', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ seat: fc.nat(3), choice: fc.jsonValue(), check: fc.stringMatching(/^[0-9a-f]{16}$/) }),
      ),
      (entries) => {
        const record = {
          head: played().head,
          entries: JSON.parse(JSON.stringify(entries.map((entry) => ({ ...entry, rolls: [] })))),
        } as GameRecord;
        expect(readRecord(writeRecord(record))).toEqual(record);
      },
    ),
    { numRuns: 50 },
  );
});

test('a choice that is nested too deep is refused in words, however deep it is', () => {
  const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  const entry = { seat: 0, rolls: [], check: '0'.repeat(64) };
  expect(() => parseEntry({ ...entry, choice: nested(90) })).not.toThrow(/nested too deep/);
  expect(() => parseEntry({ ...entry, choice: nested(100_000) })).toThrow(/nested too deep/);
});
