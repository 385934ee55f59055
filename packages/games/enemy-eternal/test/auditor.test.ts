// Random games under the eyes of the auditor, and figures that it must not let pass.
import { type Json, anyMove, copyJson, fastChance, isObject, uniform } from '@xenotable/kernel';
import { type Trial, isOfTheBox } from '@xenotable/kernel/proof';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../choices.ts';
import { game } from '../game.ts';
import type { Happening } from '../happenings.ts';
import { bound, campaignTrials, everyTrial, trials } from '../trials.ts';
import { Auditor, Objection } from './auditor.ts';

/** What a liar would change: the table that is reported, or what is told. */
interface Lie {
  report?(report: Json): Json;
  told?(what: Happening): Happening;
}

/** Plays a random game; whoever can attack or charge does so half of the time, so that there is something to audit. */
function audited(
  trial: Trial,
  seed: number,
  { report = (one) => one, told = (one) => one }: Lie = {},
): number {
  const chance = fastChance(seed);
  const any = uniform(seed);
  const auditor = new Auditor();
  const tell = (what: Happening, rule: string): void => auditor.listen(told(what), rule);
  const w = game.setup(trial.options, trial.seats, chance, tell);
  auditor.check(w, game.report(w), game.asks(w));
  let decisions = 0;
  for (; w.over === null && decisions < bound; decisions++) {
    const asks = game.asks(w);
    const bold = asks[0]?.offers.filter((offer) => BOLD.includes(offer.do)) ?? [];
    const { seat, choice } =
      bold.length > 0 && any(2) === 0
        ? { seat: asks[0]!.seat, choice: bold[any(bold.length)]! }
        : anyMove(game, w, asks, any, chance);
    auditor.chooses(choice);
    game.play(w, seat, choice, chance, tell);
    try {
      auditor.check(w, report(game.report(w)), game.asks(w));
    } catch (error) {
      if (!(error instanceof Objection)) throw error;
      const where = `${trial.name}, seed ${seed}, decision ${decisions}: ${JSON.stringify(choice)}`;
      throw new Objection(`${error.message} (${where})`);
    }
  }
  return decisions;
}

const BOLD: readonly Choice['do'][] = ['attack', 'charge', 'mindspin', 'react', 'free charge'];

const all = [...trials, ...everyTrial, ...campaignTrials].filter(isOfTheBox);
const GAMES = Number(process.env['AUDIT_GAMES'] ?? 55);

/** Plays games with a lie until the auditor objects; it must do so in the first game in which there was something to lie about. */
function caught(lie: Lie, trial: string, words: RegExp): void {
  const one = all.find(({ name }) => name === trial)!;
  expect(() => audited(one, 1), 'the game itself is clean').not.toThrow();
  expect(() => audited(one, 1, lie)).toThrow(words);
}

/** The report with one model changed. */
const withModel =
  (change: (model: Record<string, Json>) => void) =>
  (report: Json): Json => {
    const copy = copyJson(report);
    const models = isObject(copy) && isObject(copy['models']) ? Object.values(copy['models']) : [];
    for (const m of models) if (isObject(m) && m['place'] === 'board') change(m as Record<string, Json>);
    return copy;
  };

describe('the auditor', () => {
  test(`finds nothing in ${GAMES} random games`, { timeout: 3_600_000 }, () => {
    let decisions = 0;
    for (let n = 0; n < GAMES; n++)
      decisions += audited(all[n % all.length]!, 1 + Math.floor(n / all.length));
    expect(decisions).toBeGreaterThan(GAMES);
    if (process.env['AUDIT_GAMES'] !== undefined)
      console.log(`${GAMES} games, ${decisions} decisions audited`);
  });

  test('catches a wound too many', () =>
    caught(
      { report: withModel((m) => void (m['wounds'] = Number(m['wounds']) + 1)) },
      'B1 versus',
      /^wounds of/,
    ));
  test('catches a model that stands elsewhere', () =>
    caught({ report: withModel((m) => void (m['at'] = [0, 0])) }, 'B1 versus', /^at of/));
  test('catches a mark that is left', () =>
    caught({ report: withModel((m) => void (m['poisoned'] = true)) }, 'B7 versus', /^poisoned of/));
  test('catches a die too many in the bag', () =>
    caught(
      { told: (what) => (what.type === 'bag filled' ? { ...what, dice: { ...what.dice, A: 99 } } : what) },
      'B3 versus',
      /dice of A/,
    ));
  test('catches a wrong value to hit', () =>
    caught(
      {
        told: (what) =>
          what.type === 'hit' || what.type === 'missed' ? { ...what, value: what.value + 1 } : what,
      },
      'B1 versus',
      /should be/,
    ));
  test('catches an Armour test on the wrong value', () =>
    caught(
      { told: (what) => (what.type === 'armour' ? { ...what, value: what.value - 1 } : what) },
      'B1 versus',
      /the armour of/,
    ));
  test('catches damage that does not add up', () =>
    caught(
      { told: (what) => (what.type === 'damage' ? { ...what, applied: what.applied + 1 } : what) },
      'B2 versus',
      /applied/,
    ));
  test('catches a way that costs too little', () =>
    caught(
      { told: (what) => (what.type === 'runs' ? { ...what, cost: what.cost - 1 } : what) },
      'B1 versus',
      /the way of .* costs/,
    ));
  test('catches a point too many', () =>
    caught(
      { told: (what) => (what.type === 'scored' ? { ...what, points: what.points + 1 } : what) },
      'B5 versus',
      /points/,
    ));
  test('catches Supplies from nowhere', () =>
    caught(
      { told: (what) => (what.type === 'income' ? { ...what, supplies: what.supplies + 10 } : what) },
      'campaign versus',
      /Supplies/,
    ));
});
