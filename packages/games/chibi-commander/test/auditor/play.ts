// Random games under the auditor's eyes.
import type { Chance } from '@xenotable/kernel';
import { type Trial, randomGame } from '@xenotable/kernel/proof';
import { game } from '../../game.ts';
import type { Table } from '../../table.ts';
import { Auditor, type Report, type Seen, type What } from './auditor.ts';

/** What somebody may falsify on the way to the auditor, to see that it notices. */
export interface Falsified {
  report?(report: Report): void;
  told?(what: What): void;
}

class Overheard implements Chance {
  private readonly chance: Chance;
  private readonly auditor: Auditor;
  constructor(chance: Chance, auditor: Auditor) {
    this.chance = chance;
    this.auditor = auditor;
  }
  roll(sides: number, why: string): number {
    const die = this.chance.roll(sides, why);
    this.auditor.rolled(why, die);
    return die;
  }
  pick(weights: readonly number[], why: string): number {
    return this.chance.pick(weights, why);
  }
}

/** Plays one random game; returns the number of decisions and of figures compared. Throws at the first difference. */
export function audit(
  trial: Trial,
  seed: number,
  falsified: Falsified = {},
): { decisions: number; figures: number } {
  const auditor = new Auditor();
  const tell = (what: { type: string }, rule: string): void => {
    const copy = structuredClone(what) as What;
    falsified.told?.(copy);
    auditor.hear(copy, rule);
  };
  const overheard: typeof game = {
    ...game,
    setup: (options, seats, chance) => game.setup(options, seats, new Overheard(chance, auditor), tell),
    play: (w, seat, choice, chance) => game.play(w, seat, choice, new Overheard(chance, auditor), tell),
  };
  const look = (w: Table, choice: unknown): void => {
    const report = structuredClone(game.report(w)) as unknown as Report;
    falsified.report?.(report);
    auditor.check(report, game.view(w, 0) as unknown as Seen, choice as What | null);
  };
  const decisions = randomGame(overheard, trial, seed, ({ w, choice, play }) => {
    const table = w as Table;
    if (auditor.figures === 0) look(table, null);
    play();
    if (table.over === null) look(table, choice);
  });
  return { decisions, figures: auditor.figures };
}
