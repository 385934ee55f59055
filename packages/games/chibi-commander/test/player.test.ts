// The sensible player: at every question it has an answer that the rules allow, and its games come to an end.
import { canAct, fastChance, uniform } from '@xenotable/kernel';
import type { Trial } from '@xenotable/kernel/proof';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { shortTrials, trials } from '../trials.ts';

/** A person's turn has fewer choices than this. */
const MOST_IN_A_TURN = 400;

/** Plays a game by what is suggested, or at random with a look at what would be suggested; returns the choices made. */
function playThrough({ options, seats }: Trial, seed: number, follows: boolean): number {
  const chance = fastChance(seed);
  const any = uniform(seed);
  const w = game.setup(options, seats, chance);
  let choices = 0;
  let inTurn = 0;
  for (let moment = game.clock?.(w) ?? 0; w.over === null; choices++) {
    const asks = game.asks(w).filter(canAct);
    const { seat, offers } = asks[any(asks.length)]!;
    const own = follows ? w : game.copy(w);
    const choice = game.suggest(own, seat, chance);
    const at = w.flow.at(-1);
    const where = `${at?.chapter} / ${at?.step}: ${JSON.stringify(choice)}`;
    expect(choice, where).toBeDefined();
    expect(game.judge(w, seat, choice), where).toBeNull();
    game.play(w, seat, follows ? choice! : (offers[any(offers.length)] ?? choice!), chance);
    const now = game.clock?.(w) ?? 0;
    expect(now).toBeGreaterThanOrEqual(moment);
    if (follows) expect((inTurn = now === moment ? inTurn + 1 : 0), where).toBeLessThan(MOST_IN_A_TURN);
    moment = now;
  }
  return choices;
}

describe('a game by the sensible player alone ends', () => {
  for (const trial of trials) test(trial.name, () => expect(playThrough(trial, 11, true)).toBeGreaterThan(0));
});

describe('at every question of a random game it has a legal answer', () => {
  for (const trial of shortTrials)
    test(trial.name, () => expect(playThrough(trial, 5, false)).toBeGreaterThan(0));
});
