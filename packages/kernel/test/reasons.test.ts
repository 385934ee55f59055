// The reasons that programs give for their choices: kept in the record, heard by those who know as much.
import { expect, test } from 'vitest';
import {
  type AnyGame,
  type LogLine,
  Session,
  type Viewer,
  linesOf,
  logLines,
  readRecord,
  scenesOf,
  Timeline,
  fastChance,
  seeded,
  writeRecord,
} from '../src/index.ts';
import { people } from '../proof/index.ts';
import { diceDuel } from '../examples/diceDuel.ts';
import { smugglers } from '../examples/smugglers.ts';

const SEED = '0f'.repeat(32);
const why = { words: 'it is the best card', rule: 'X-01' };

/** A game in which every choice has a reason, up to so many choices. */
function reasoned(game: AnyGame, seats: number, choices = Infinity): Session {
  const session = Session.start(game, { seats: people(seats) }, seeded(SEED));
  for (let i = 0; i < choices && session.world.over === null; i++) {
    const [ask] = session.asks;
    session.choose(ask?.seat ?? 0, ask?.offers[0], [], { why });
  }
  return session;
}

const heardBy = (session: Session, viewer: Viewer): number =>
  logLines(session, viewer, -1).filter((line) => line.why !== undefined).length;

test('a reason is part of the record', () => {
  const { entries } = readRecord(writeRecord(reasoned(diceDuel, 2, 2).record));
  expect(entries).toMatchObject([{ why }, { why }]);
});

test('where nothing is hidden both sides hear it once, with the first line of the choice', () => {
  const session = reasoned(diceDuel, 2, 1);
  for (const seat of [0, 1]) {
    const lines = logLines(session, seat, 0);
    expect(lines.map((line) => line.why)).toEqual([why, ...lines.slice(1).map(() => undefined)]);
  }
});

test('rivals with hidden cards hear no reasons, and neither do watchers, until the game is over', () => {
  const running = reasoned(smugglers, 3, 1);
  const seat = running.entries[0]?.seat ?? 0;
  expect([0, 1, 2].map((one) => heardBy(running, one))).toEqual([0, 1, 2].map((one) => Number(one === seat)));
  expect(heardBy(running, 'table')).toBe(0);
  const over = reasoned(smugglers, 3);
  expect(heardBy(over, 'table')).toBeGreaterThan(0);
  expect(
    linesOf(new Timeline(smugglers, over.record), 1).filter((line) => line.why !== undefined),
  ).toHaveLength(heardBy(over, 1));
});

test('scenes tell no reason that the log withholds: a choice can hide what was open before it', () => {
  const given = (lines: readonly LogLine[]): boolean => lines.some((line) => line.why !== undefined);
  let told = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const chance = fastChance(seed);
    const session = Session.start(smugglers, { seats: people(2) }, seeded(String(seed % 10).repeat(64)));
    while (session.world.over === null) {
      const { world: before, entries, asks } = session;
      const ask = asks[chance.roll(asks.length, 'who') - 1]!;
      const number = entries.length;
      const played = session.choose(ask.seat, ask.offers[chance.roll(ask.offers.length, 'what') - 1], [], {
        why,
      });
      if (!('entry' in played)) throw new Error('an offer was refused');
      const shown = scenesOf(session, before, { number, entry: played.entry }, 1 - ask.seat);
      const inScenes = given(shown.map(({ line }) => line));
      expect(inScenes).toBe(given(logLines(session, 1 - ask.seat, number)));
      told += Number(inScenes);
    }
  }
  expect(told).toBeGreaterThan(0);
});

test('whether a seat has secrets is found out once for all lines of a log', () => {
  let imagined = 0;
  const counting: AnyGame = {
    ...smugglers,
    imagine(view, chance) {
      imagined++;
      return smugglers.imagine(view, chance);
    },
  };
  const session = reasoned(counting, 2, 8);
  const few = session.entries.filter(({ seat }) => seat !== 0).length;
  expect(few).toBeGreaterThan(2);
  logLines(session, 0, -1);
  expect(imagined).toBeLessThanOrEqual(3);
});
