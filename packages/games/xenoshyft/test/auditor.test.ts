// Random and scripted games under the auditor's eyes, and figures that it must find false.
import { type SeatPlan, fastChance, uniform } from '@xenotable/kernel';
import { describe, expect, test } from 'vitest';
import { commander } from '../auto/commander.ts';
import { CARDS } from '../content/cards.ts';
import { ENEMIES } from '../content/enemies.ts';
import { ITEMS } from '../content/items.ts';
import { TROOPS } from '../content/troops.ts';
import { game } from '../game.ts';
import { trials } from '../trials.ts';
import { Auditor } from './auditor.ts';

/** The auditor of the running game hears what scripted seats decide. */
let auditor: Auditor | null = null;
for (const steps of game.book.chapters.values())
  for (const { ask } of steps.values()) {
    const auto = ask?.auto;
    if (ask === null || auto === undefined) continue;
    ask.auto = (play, f, seat) => {
      const choice = auto(play, f, seat);
      auditor?.decided(seat, { ...choice });
      return choice;
    };
  }

interface SetUp {
  options: Record<string, unknown>;
  seats: readonly SeatPlan[];
}

/** One choice in so many is random, the others are those of the script. */
const FOLLIES = [1, 5, 9, 25];

/** One audited game. */
function audited(setUp: SetUp, seed: number, folly: number): { decisions: number; round: number } {
  try {
    return playAudited(setUp, seed, folly);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(`seed ${seed}, folly ${folly}: ${words}`, { cause: error });
  }
}

function playAudited(
  { options, seats }: SetUp,
  seed: number,
  folly: number,
): { decisions: number; round: number } {
  const any = uniform(seed);
  const ears = new Auditor(options, seats);
  auditor = ears;
  const chance = ears.hearing(fastChance(seed));
  const w = game.setup(options, seats, chance, ears.tell);
  ears.follow(null);
  let decisions = 0;
  for (;;) {
    const asks = game.asks(w);
    ears.check({ report: game.report(w), asks, over: w.over });
    if (w.over !== null) return { decisions, round: w.round };
    const able = asks.filter((ask) => ask.offers.length > 0);
    const ask = able[any(able.length)]!;
    const random = [...ask.offers, ...(any(3) === 0 ? ask.withdrawals : [])];
    const choice = any(folly) === 0 ? random[any(random.length)]! : commander(game.view(w, ask.seat), ask);
    game.play(w, ask.seat, choice, chance, ears.tell);
    ears.follow({ seat: ask.seat, choice: { ...choice } });
    decisions++;
  }
}

/** More set-ups than the laws need: every number of seats, Ally Commanders beside people, mixtures of options. */
const people = (count: number): SeatPlan[] =>
  Array.from({ length: count }, (_, i) => ({ kind: 'person', name: `Seat ${i + 1}` }));
const allies = (count: number): SeatPlan[] =>
  Array.from({ length: count }, (_, i) => ({ kind: 'ally', name: `Ally ${i + 1}` }));
const SET_UPS: (SetUp & { name: string })[] = [
  ...trials.map(({ name, options, seats }) => ({
    name,
    options: { ...(options as object) },
    seats: seats as SeatPlan[],
  })),
  {
    name: 'three people at leisure',
    options: { base: 20, between: true, research: 'any card' },
    seats: people(3),
  },
  { name: 'four people', options: { base: 20, items: 'draft', bosses: 'none' }, seats: people(4) },
  {
    name: 'gradual waves with an ally',
    options: { base: 20, waves: 'gradual', wounds: 'heal', consent: true },
    seats: [...allies(1), ...people(2)],
  },
  {
    name: 'one among three allies',
    options: {
      base: 20,
      hands: 'closed',
      reactions: 'one each',
      first: 'random',
      bosses: 'both',
      standDown: true,
    },
    seats: [...allies(2), ...people(1), ...allies(1)],
  },
];

/** In `npm test` a few hundred; the soak asks for more. */
const GAMES = Number(process.env['AUDIT_GAMES'] ?? 110);
const soaking = process.env['AUDIT_GAMES'] !== undefined;

describe('audited games', () => {
  for (const [i, setUp] of SET_UPS.entries())
    test(
      setUp.name,
      () => {
        let [games, decisions, latest] = [0, 0, 0];
        for (; games * SET_UPS.length < GAMES; games++) {
          const seed = 1 + i + games * SET_UPS.length;
          const end = audited(setUp, seed, FOLLIES[games % FOLLIES.length]!);
          decisions += end.decisions;
          latest = Math.max(latest, end.round);
        }
        if (soaking) console.log(`${setUp.name}: ${games} games, ${decisions} decisions, round ${latest}`);
      },
      soaking ? 3_600_000 : 30_000,
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
