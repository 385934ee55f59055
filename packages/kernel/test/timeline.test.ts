// Watching a record: a step costs the same near its beginning and near its end, forwards and backwards.
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  type GameRecord,
  Session,
  Timeline,
  fingerprint,
  linesOf,
  newsAt,
  newsOf,
  scenesAt,
  seeded,
} from '../src/index.ts';
import { people } from '../proof/index.ts';
import { diceDuel } from '../examples/diceDuel.ts';

/** Two fighters rest and take it back for a long time. */
function longRecord(entries: number): GameRecord {
  const session = Session.start(diceDuel, { seats: people(2) }, seeded('0f'.repeat(32)));
  while (session.entries.length < entries) {
    session.choose(0, { do: 'rest' });
    session.undo(0);
  }
  return session.record;
}

/** The same game; `played` counts the choices that it plays. */
function counted(game: AnyGame): { game: AnyGame; played(): number } {
  let played = 0;
  return {
    game: {
      ...game,
      play(...args) {
        played++;
        game.play(...args);
      },
    },
    played: () => played,
  };
}

describe('a timeline', () => {
  const record = longRecord(10_000);

  test.each([10, 9_990])('plays a bounded number of entries for a step at %i', (n) => {
    const { game, played } = counted(diceDuel);
    const timeline = new Timeline(game, record);
    timeline.at(n);
    const before = played();
    newsAt(timeline, n + 1, 0);
    expect(played() - before).toBeLessThanOrEqual(1);
    const forwards = played();
    newsAt(timeline, n - 1, 0);
    expect(played() - forwards).toBeLessThanOrEqual(16);
  });

  test('shows what the table showed when it was played', () => {
    const session = Session.start(diceDuel, { seats: people(2) }, seeded('0f'.repeat(32)));
    const shown = [newsOf(session, 1)];
    for (let i = 0; i < 12 && session.world.over === null; i++) {
      const ask = session.asks[0]!;
      session.choose(ask.seat, ask.offers[0]);
      shown.push(newsOf(session, 1));
    }
    const timeline = new Timeline(diceDuel, session.record);
    const lines = linesOf(timeline, 1);
    expect(lines).toEqual(shown.at(-1)!.lines);
    for (const n of [shown.length - 1, 0, 3, 2]) {
      const news = newsAt(timeline, n, 1);
      expect(fingerprint(news.view)).toBe(fingerprint(shown[n]!.view));
      expect([news.seq, news.waiting, news.over]).toEqual([shown[n]!.seq, shown[n]!.waiting, shown[n]!.over]);
      expect(lines.filter((line) => line.entry < n)).toEqual(shown[n]!.lines);
    }
    expect(scenesAt(timeline, 0, 1)).toEqual([]);
    expect(scenesAt(timeline, 1, 1).map((scene) => scene.line.rule)).toContain('DD-02');
  });

  test('knows at every moment what had been taken back by then', () => {
    const timeline = new Timeline(diceDuel, longRecord(6));
    expect([0, 1, 2, 3, 6].map((n) => newsAt(timeline, n, 0).undone)).toEqual([[], [], [0], [0], [0, 2, 4]]);
  });
});
