// The sensible player: at every question it has an answer that the rules allow. (script.txt keeps the games that it plays with itself.)
import { canAct, fastChance, uniform } from '@xenotable/kernel';
import type { Trial } from '@xenotable/kernel/proof';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { shortTrials } from '../trials.ts';

/** Plays a random game with a look at what would be suggested; returns the choices made. */
function playThrough({ options, seats }: Trial, seed: number): number {
  const chance = fastChance(seed);
  const any = uniform(seed);
  const w = game.setup(options, seats, chance);
  let choices = 0;
  for (let moment = game.clock?.(w) ?? 0; w.over === null; choices++) {
    const asks = game.asks(w).filter(canAct);
    const { seat, offers } = asks[any(asks.length)]!;
    const choice = game.suggest(game.copy(w), seat, chance);
    const at = w.flow.at(-1);
    const where = `${at?.chapter} / ${at?.step}: ${JSON.stringify(choice)}`;
    expect(choice, where).toBeDefined();
    expect(game.judge(w, seat, choice), where).toBeNull();
    game.play(w, seat, offers[any(offers.length)] ?? choice!, chance);
    const now = game.clock?.(w) ?? 0;
    expect(now).toBeGreaterThanOrEqual(moment);
    moment = now;
  }
  return choices;
}

describe('at every question of a random game it has a legal answer', () => {
  for (const trial of shortTrials) test(trial.name, () => expect(playThrough(trial, 5)).toBeGreaterThan(0));
});
