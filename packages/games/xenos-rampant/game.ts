// Xenos Rampant.
import { type Game, defineGame } from '@xenotable/kernel';
import { arrange } from './arrange.ts';
import { caseWords } from './caseWords.ts';
import type { Choice } from './choices.ts';
import { chances } from './chances.ts';
import type { Happening } from './happenings.ts';
import { forecasts } from './forecasts.ts';
import { given } from './given.ts';
import { holds, mayHear, partners } from './pointing.ts';
import { idle } from './idle.ts';
import { inSpace } from './inSpace.ts';
import { picks } from './picks.ts';
import { reason } from './reason.ts';
import { report } from './report.ts';
import { scenarioSheet } from './scenario/sheet.ts';
import { sample } from './sample.ts';
import { clock, score, sides } from './score.ts';
import { sensible } from './sensible.ts';
import type { Space } from './spaces.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';
import { parts } from './rules.ts';

export { previews } from './rules.ts';
export { setups } from './setups.ts';
export { trials, bound } from './trials.ts';

export const game: Game<Table, Choice, View, Happening, Space> = defineGame({
  ...parts,
  holds,
  mayHear,
  partners,
  score,
  chances,
  sides,
  clock,
  // Two phases: one's own and the answer to it.
  foresight: { ticks: 2, worlds: 1 },
  rounds: (w) => w.turn,
  picks,
  idle,
  reason,
  arrange,
  caseWords,
  report,
  scenarios: scenarioSheet,
  sample,
  sensible,
  inSpace,
  forecasts,
  given,
});
