// The log's table of kinds: words, things, speaker, dice and sections by kind of happening.
import { expect, test } from 'vitest';
import { logWords } from '../src/index.ts';

type Happening =
  | { type: 'round'; round: number }
  | { type: 'won' | 'lost'; by: number }
  | { type: 'shot'; by: number; at: number; dice: number[] };

const log = logWords<Happening>({
  round: { words: (what) => `Round ${what.round}.`, section: (what) => `Round ${what.round}` },
  won: (what) => `Seat ${what.by} wins.`,
  lost: (what) => `Seat ${what.by} loses.`,
  shot: {
    words: (what, names) => `${names[what.by]} shoots.`,
    about: (what) => [`unit:${what.at}`],
    by: (what) => what.by,
    dice: (what) => what.dice,
  },
});

test('a kind says its words and what else the log shows of it', () => {
  const shot: Happening = { type: 'shot', by: 0, at: 7, dice: [3, 5] };
  expect([
    log.happening(shot, ['Ann']),
    log.about(shot),
    log.by(shot),
    log.dice(shot),
    log.section(shot),
  ]).toEqual(['Ann shoots.', ['unit:7'], 0, [3, 5], null]);
  expect(log.section({ type: 'round', round: 2 })).toBe('Round 2');
});

test('a kind without words is named', () => {
  expect(() => log.happening({ type: 'rain' } as never, [])).toThrow("the log has no words for 'rain'");
});
