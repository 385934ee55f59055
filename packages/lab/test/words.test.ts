// What stands alone on the screen (a sentence, a button, a title) begins like one, in all games and all their set-ups.
import { readGame, readHappening, type Reader } from '@xenotable/kernel/proof';
import { allGames } from '@xenotable/shelf';
import { describe, expect, test } from 'vitest';

const BEGINS = /^[\p{Lu}\d"“‘'([+−…]/u;
const SEED = 7;

describe('every text begins with a capital letter, a number or a quotation mark', async () => {
  test.each((await allGames()).map((one) => [one.game.title, one] as const))(
    '%s',
    { timeout: 120_000 },
    (_title, { game, trials }) => {
      const faults = new Set<string>();
      for (const trial of trials) {
        const names = trial.seats.map((seat) => seat.name);
        const read: Reader = (text, _of, alone) => {
          if (alone && typeof text === 'string' && !BEGINS.test(text)) faults.add(text);
        };
        readGame(game, trial, SEED, read, (what) => readHappening(game, what, names, read));
      }
      expect([...faults]).toEqual([]);
    },
  );
});
