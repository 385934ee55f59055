// What is said about Overwatch before it is declared comes from the acts that the automaton announces.
import { fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { actsOf } from '../preview/intents.ts';
import { watchedFoes } from '../preview/watching.ts';
import type { Table } from '../table.ts';

/** Plays suggested choices until somebody may declare Overwatch. */
function untilWatch(
  w: Table,
  seed: number,
): { seat: number; choice: { do: 'overwatch'; weapon: string } } | null {
  const chance = fastChance(seed);
  for (let i = 0; i < 80 && w.over === null; i++) {
    const [ask] = game.asks(w);
    if (ask === undefined) return null;
    const watch = ask.offers.find((offer) => offer.do === 'overwatch');
    if (watch?.do === 'overwatch' && w.round >= 2) return { seat: ask.seat, choice: watch };
    const next = game.suggest(game.copy(w), ask.seat, chance) ?? ask.offers[0];
    if (next === undefined) return null;
    game.play(w, ask.seat, next, chance);
  }
  return null;
}

test('who crosses Overwatch is announced to move, as often as its card says so', () => {
  let crossed = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const w = game.setup(
      { mission: 'B2', difficulty: 'Classic' },
      [{ kind: 'person', name: 'Mara' }],
      fastChance(seed),
    );
    const found = untilWatch(w, seed);
    if (found === null) continue;
    const foes = watchedFoes(game.view(w, found.seat), found.seat, found.choice) ?? [];
    for (const foe of foes) {
      crossed++;
      const moves = actsOf(w, foe.model).filter((act) => act.path.length > 0);
      const most = moves.reduce((sum, act) => sum + act.chance, 0);
      expect(foe.crosses).toBeGreaterThan(0);
      expect(foe.crosses).toBeLessThanOrEqual(most + 1e-9);
      expect(foe.hurt).toBeGreaterThanOrEqual(foe.kill);
      expect(foe.hurt).toBeLessThanOrEqual(1);
    }
  }
  expect(crossed).toBeGreaterThan(0);
});

test('nothing is said where people decide for the enemy, or where nobody watches', () => {
  const w = game.setup({ mission: 'B2' }, [{ kind: 'person', name: 'Mara' }], fastChance(1));
  expect(watchedFoes(game.view(w, 0), 0, { do: 'end' })).toBeNull();
});
