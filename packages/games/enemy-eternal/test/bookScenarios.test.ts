// Missions of the book that are written as scenarios play exactly like those in `book/missions`: the same questions, dice and results from the same seeds.
import { anyMove, canAct, fastChance, itemAt, uniform } from '@xenotable/kernel';
import { people } from '@xenotable/kernel/proof';
import { describe, expect, test } from 'vitest';
import { bookScenarios } from '../content/bookScenarios.ts';
import { game } from '../game.ts';
import { scenarioSheet } from '../scenario/sheet.ts';
import { type Table, missionIds } from '../table.ts';

/** What lies on the table, without the mission's name and without what only tells who used something up. */
function lies(w: Table): unknown {
  return {
    asks: game.asks(w).map(({ seat, offers, spaces }) => ({ seat, offers, spaces })),
    models: w.models.map(({ id, place, cell, wounds, carries, side, control, neutral }) => ({
      id,
      place,
      cell,
      wounds,
      carries,
      side,
      control,
      neutral,
    })),
    sides: w.sides,
    round: w.round,
    bag: w.bag,
    tokens: w.tokens,
    pods: w.pods,
    done: w.pieces.map(({ done }) => done),
    secondary: w.result?.secondary ?? null,
    winners: w.over?.winners ?? null,
    barrier: w.undoBarrier,
  };
}

function compare(a: Table, b: Table, when: string): void {
  const [book, own] = [lies(a), lies(b)];
  if (JSON.stringify(book) !== JSON.stringify(own)) expect(own, when).toEqual(book);
}

/** One game at both tables: a sensible player at some questions, any choice at the others. */
function playBoth(options: object, scenario: object, seats: number, seed: number, sense: number): void {
  const [book, own] = [fastChance(seed), fastChance(seed)];
  const any = uniform(seed);
  const a = game.setup({ ...options }, people(seats), book);
  const b = game.setup({ ...options, mission: 'Scenario', scenario }, people(seats), own);
  for (let n = 0; a.over === null && n < 3000; n++) {
    compare(a, b, `decision ${n}`);
    const { seat } = itemAt(game.asks(a).filter(canAct), 0);
    const sensible = any(10) < sense ? game.suggest(a, seat, fastChance(n)) : undefined;
    const move =
      sensible === undefined
        ? anyMove(game, a, game.asks(a), any, fastChance(n))
        : { seat, choice: sensible };
    game.play(a, move.seat, move.choice, book);
    game.play(b, move.seat, move.choice, own);
  }
  compare(a, b, 'the end');
}

const written = missionIds.filter((id) => bookScenarios()[id] !== undefined);

test('13 of the 18 missions of the book are written as scenarios', () => {
  expect(written).toHaveLength(13);
});

describe.each(written)('%s as a scenario', (id) => {
  const scenario = bookScenarios()[id];
  if (scenario === undefined) return;
  const options = { mission: id, ...(id === 'B8' && { limit: 1000 }) };

  test('has nothing that stops it', () => {
    expect(scenarioSheet.problems(scenario).filter(({ severity }) => severity === 'stop')).toEqual([]);
  });

  test.each([
    ['versus', { opponent: 'player' }, 2],
    ['solo', { difficulty: 'Classic' }, 1],
    ['solo against XCOM', { difficulty: 'Impossible', automaton: 'XCOM' }, 1],
    ['together', { difficulty: 'Normal' }, 2],
  ])(
    'plays like the mission: %s',
    (_name, more, seats) => {
      for (const [seed, sense] of [
        [1, 0],
        [2, 9],
      ] as const)
        playBoth({ ...options, ...more }, scenario, seats, seed, sense);
    },
    60_000,
  );
});
