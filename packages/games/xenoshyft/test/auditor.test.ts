// Random and scripted games under the auditor's eyes, and figures that it must find false.
import { describe, expect, test } from 'vitest';
import { CARDS } from '../content/cards.ts';
import { ENEMIES } from '../content/enemies.ts';
import { ITEMS } from '../content/items.ts';
import { TROOPS } from '../content/troops.ts';
import { game } from '../game.ts';
import { SET_UPS, audited, auditedGames } from './auditedGames.ts';

/** In `npm test` about fifty; `AUDIT_GAMES` asks for more. */
const GAMES = Number(process.env['AUDIT_GAMES'] ?? 55);
const GAMES_EACH = Math.ceil(GAMES / SET_UPS.length);

describe('audited games', () => {
  for (const [i, setUp] of SET_UPS.entries())
    test(
      setUp.name,
      () => expect(auditedGames(setUp, 1 + i, GAMES_EACH).decisions).toBeGreaterThan(100),
      30_000 + 500 * GAMES,
    );
});

/** Plays audited games with something falsified until the auditor complains; what it says. */
function complaint(falsify: () => () => void): string {
  const mend = falsify();
  try {
    for (let seed = 1; seed <= 40; seed++) audited(SET_UPS[seed % SET_UPS.length]!, seed, 6);
    return 'nothing';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    mend();
  }
}

/** A figure of the program's content that is not what RULES.md says. */
const figure =
  <T, K extends keyof T>(of: T, key: K, value: T[K]) =>
  () => {
    const right = of[key];
    of[key] = value;
    return () => void (of[key] = right);
  };

/** A report that is wrong in one place. */
const report = (change: (table: ReturnType<typeof tableOf>) => void) => () => {
  const right = game.report;
  game.report = (w) => {
    const table = tableOf(right(w));
    change(table);
    return table as never;
  };
  return () => void (game.report = right);
};
const tableOf = (json: unknown) =>
  structuredClone(json) as {
    base: number;
    seats: { purse: number; troops: { damage: number; webbed: boolean }[]; tally: { kills: number } }[];
  };

describe('falsified figures are caught', () => {
  test.each<[string, () => () => void, RegExp]>([
    ['the Power of an Enemy', figure(ENEMIES.gnawer, 'power', 2), /damaged|power|base hurt/],
    ['the Hit Points of a Troop', figure(TROOPS.militia, 'hp', 3), /hp|killed/],
    ['the price of an Item', figure(CARDS['med pack'], 'cost', 1), /cost|offers/],
    ['the boost of a Weapon', figure(ITEMS['spark jumper'], 'power', 3), /power|damaged/],
    ['the armour of an Enemy', figure(ENEMIES['carapace roach'], 'armored', 0), /damaged/],
    [
      'a token too many',
      report(({ seats }) => void seats[0]!.troops.forEach((one) => one.damage++)),
      /damage: reported 1/,
    ],
    [
      'a mark that stays',
      report(({ seats }) => void seats[0]!.troops.forEach((one) => (one.webbed = true))),
      /webbed: reported true/,
    ],
    ['a purse', report(({ seats }) => void (seats[0]!.purse += 1)), /purse: reported/],
    ['the Base', report((table) => void (table.base -= 1)), /base: reported/],
    ['a kill', report(({ seats }) => void (seats[0]!.tally.kills += 1)), /kills: reported/],
  ])('%s', (_name, falsify, words) => expect(complaint(falsify)).toMatch(words));

  test('an offer that is missing', () => {
    const right = game.asks;
    game.asks = (w) =>
      right(w).map((ask) => ({
        ...ask,
        offers: ask.offers.filter((_, i) => i !== 1 || ask.offers.length < 3),
      }));
    expect(complaint(() => () => void (game.asks = right))).toMatch(/offers to/);
  });

  test('a happening that is not told', () => {
    const right = game.play;
    game.play = (w, seat, choice, chance, tell) =>
      right(
        w,
        seat,
        choice,
        chance,
        tell && ((what, rule) => void (what.type !== 'killed' && tell(what, rule))),
      );
    expect(complaint(() => () => void (game.play = right))).toMatch(/told|expected/);
  });
});
