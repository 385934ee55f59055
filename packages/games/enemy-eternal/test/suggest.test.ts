// The sensible player: what it says is legal wherever it is asked, its games come to an end, and it does what a player would.
import { canAct, anyMove, fastChance, itemAt, uniform } from '@xenotable/kernel';
import type { Trial } from '@xenotable/kernel/proof';
import { LONG } from '@xenotable/prove';
import { describe, expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import type { Choice } from '../choices.ts';
import { game } from '../game.ts';
import type { Table } from '../table.ts';
import { campaignTrials, everyTrial, trials } from '../trials.ts';

/** Every mission versus, solo and co-op, and every kind of campaign. */
const ALL: readonly Trial[] = [
  ...trials,
  ...everyTrial.filter(({ name }) => /versus|Normal|co-op/.test(name)),
  ...campaignTrials,
];

/** With their seeds; the long battery plays all of them, the others every third. */
const PLAYED = ALL.map((trial, seed) => [trial.name, trial, seed] as const).filter(
  ([, , seed]) => LONG || seed % 3 === 0,
);

/** What the player says to the seat that is asked first, from what that seat sees. */
function suggestion(w: Table, seed: number): { seat: number; choice: Choice | undefined } {
  const { seat } = itemAt(game.asks(w).filter(canAct), 0);
  const imagined = game.imagine(game.view(w, seat), fastChance(seed));
  return { seat, choice: game.suggest(imagined, seat, fastChance(seed)) };
}

/** Whatever is wrong with a suggestion; null where it is legal. */
function faultOf(w: Table, { seat, choice }: ReturnType<typeof suggestion>): string | null {
  const refusal = choice === undefined ? { reason: 'nothing is suggested' } : game.judge(w, seat, choice);
  const f = w.flow.at(-1);
  return refusal === null ? null : `${f?.chapter} / ${f?.step}: ${JSON.stringify(choice)}: ${refusal.reason}`;
}

describe('suggestions', () => {
  test('are legal at the questions of random games', () => {
    const faults: string[] = [];
    for (const [, trial, i] of PLAYED) {
      const any = uniform(i);
      const chance = fastChance(i);
      const w = game.setup(trial.options, trial.seats, chance);
      for (let n = 0; w.over === null && n < 80; n++) {
        const fault = any(4) > 0 ? null : faultOf(w, suggestion(w, n));
        if (fault !== null) faults.push(`${trial.name}, decision ${n}: ${fault}`);
        const { seat, choice } = anyMove(game, w, game.asks(w), any, chance);
        game.play(w, seat, choice, chance);
      }
    }
    expect(faults).toEqual([]);
  });

  test.each(PLAYED)('play a whole game to its end, each of them legal: %s', (_name, trial, seed) => {
    const chance = fastChance(seed);
    const w = game.setup(trial.options, trial.seats, chance);
    for (let decisions = 0; w.over === null; decisions++) {
      const said = suggestion(w, decisions);
      expect(faultOf(w, said)).toBeNull();
      if (said.choice !== undefined) game.play(w, said.seat, said.choice, chance);
      expect(decisions).toBeLessThan(4000);
    }
  });
});

describe('a sensible player', () => {
  const said = (given: object): unknown => {
    const w = arrange(given);
    game.resume(w, fastChance(1));
    return suggestion(w, 1).choice;
  };

  test('beside the monument plants the charge', () => {
    const models = [
      { side: 'A', unit: 'Ranger', at: [16, 11] },
      { side: 'B', unit: 'ADVENT Trooper', at: [33, 2] },
    ];
    expect(said({ mission: 'B2', opponent: 'automaton', round: 2, models, active: 'Ranger' })).toMatchObject({
      do: 'interact',
      actions: 2,
    });
  });

  test('lets the planter act who has not been hit', () => {
    const models = [
      { side: 'A', unit: 'Rookie', at: [14, 5] },
      { side: 'A', unit: 'Ranger', at: [16, 11] },
      { side: 'B', unit: 'ADVENT Trooper', at: [20, 5] },
    ];
    const goals = { planter: 2, hit: 0 };
    expect(said({ mission: 'B2', opponent: 'automaton', round: 2, models, goals, drawn: 'A' })).toEqual({
      do: 'activate',
      model: 1,
    });
  });

  test('does not shoot with one action when both are free and nothing else is wanted', () => {
    const models = [
      { side: 'A', unit: 'Rookie', at: [5, 5] },
      { side: 'B', unit: 'ADVENT Trooper', at: [13, 5], wounds: 2 },
    ];
    expect(said({ models, active: 'Rookie' })).toMatchObject({ do: 'attack', actions: 2 });
  });

  test('runs home with a crate in the last round', () => {
    const models = [
      { side: 'A', unit: 'Rookie', at: [9, 11], carries: ['crate'] },
      { side: 'B', unit: 'ADVENT Trooper', at: [30, 11] },
    ];
    const w = arrange({ mission: 'B4', opponent: 'player', round: 6, models, active: 'Rookie' });
    game.resume(w, fastChance(1));
    for (let n = 0; w.over === null && n < 20; n++) {
      const { seat, choice } = suggestion(w, n);
      if (choice !== undefined) game.play(w, seat, choice, fastChance(n));
    }
    expect(w.sides[0].score).toBe(2);
  });
});

describe('moves worth a thought', () => {
  /** What a program considers of the Climbs of a Rookie with both actions on this board; null where it considers none. */
  const climbed = (raised: [number, number][]): Choice[] | null => {
    const models = [
      { side: 'A', unit: 'Rookie', at: [5, 5] },
      { side: 'B', unit: 'ADVENT Trooper', at: [34, 20] },
    ];
    const w = arrange({ terrain: { raised }, models, active: 'Rookie' });
    game.resume(w, fastChance(1));
    const ask = itemAt(game.asks(w).filter(canAct), 0);
    const climbs = ask.spaces.filter((space) => space.kind === 'climb');
    expect(climbs).toHaveLength(2);
    const found = climbs.map((space) => game.sensible?.(w, ask.seat, space) ?? null);
    return found.every((choices) => choices === null) ? null : found.flatMap((choices) => choices ?? []);
  };

  test('a Climb is none where a Run leads to every cell without a test', () => {
    expect(climbed([])).toBeNull();
  });

  test('a Climb leads only where no Run does', () => {
    const up = climbed([
      [7, 5],
      [7, 6],
    ]);
    const cells = new Set(up?.map((choice) => (choice.do === 'climb' ? choice.to.join() : choice.do)));
    expect([...cells].sort()).toEqual(['7,5', '7,6']);
  });
});

test('every suggestion of a game has a short reason or none, with a rule of the catalogue', () => {
  for (const [i, trial] of trials.entries()) {
    const chance = fastChance(i);
    const w = game.setup(trial.options, trial.seats, chance);
    for (let n = 0; w.over === null && n < 60; n++) {
      const { seat, choice } = suggestion(w, n);
      if (choice === undefined) throw new Error('nothing is suggested');
      const reason = game.reason?.(game.view(w, seat), seat, choice) ?? null;
      if (reason !== null) {
        expect(reason.rule).toMatch(/^EE-/);
        expect(reason.words.split(' ').length, reason.words).toBeLessThanOrEqual(14);
      }
      game.play(w, seat, choice, chance);
    }
  }
});
