// Plays random games under the eyes of the auditor.
import { type Chance, type Result, Recording, anyMove, fastChance, uniform } from '@xenotable/kernel';
import type { Trial } from '@xenotable/kernel/proof';
import { game, bound } from '../game.ts';
import type { Happening } from '../happenings.ts';
import type { Table } from '../table.ts';
import type { View } from '../view.ts';
import { Auditor } from './auditor/auditor.ts';

/** What a test may falsify: a happening before the auditor hears it, a view before it sees it. */
export interface Falsified {
  happening?(h: Happening): Happening;
  view?(view: View): View;
}

/** Plays one random game; throws at the first difference. Returns the number of decisions. */
export function audit(trial: Trial, seed: number, falsified: Falsified = {}): number {
  const any = uniform(seed);
  const results: Result[] = [];
  const chance: Chance = new Recording(fastChance(seed), results);
  let w: Table | null = null;
  const look = (): View => {
    if (w === null) throw new Error('there is no table yet');
    const view = game.view(w, 'table');
    return falsified.view?.(view) ?? view;
  };
  const auditor = new Auditor(look);
  const tell = (h: Happening, rule: string): void => {
    for (const result of results.splice(0)) auditor.chance(result);
    auditor.hear(falsified.happening?.(h) ?? h, rule);
  };
  w = game.setup(trial.options, trial.seats, chance, tell);
  let decisions = 0;
  while (w.over === null && decisions < bound) {
    const asks = game.asks(w);
    const { seat, choice } = anyMove(game, w, asks, any, chance);
    game.play(w, seat, choice, chance, tell);
    decisions++;
    auditor.settle(w.over === null ? game.asks(w) : []);
  }
  return decisions;
}
