// XCOM Enemy Eternal.
import { type Game, defineGame } from '@xenotable/kernel';
import { arrange } from './arrange.ts';
import { caseWords } from './caseWords.ts';
import type { Choice } from './choices.ts';
import { alone, versus } from './chances.ts';
import type { Happening } from './happenings.ts';
import { forecasts } from './forecasts.ts';
import { given } from './given.ts';
import { holds } from './holds.ts';
import { inSpace } from './inSpace.ts';
import { picks } from './picks.ts';
import { reason } from './reason.ts';
import { report } from './report.ts';
import { sample } from './sample.ts';
import { idle, sensible } from './sensible.ts';
import { clock, fought, score, sides } from './score.ts';
import type { Space } from './spaces.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';
import { parts } from './rules.ts';
import { scenarioSheet } from './scenario/sheet.ts';

export { previews } from './rules.ts';
export { setups } from './setups.ts';
export { bound, trials } from './trials.ts';

export const game: Game<Table, Choice, View, Happening, Space> = defineGame({
  ...parts,
  holds,
  score,
  // Against the automaton the same score is worth more than against people.
  chances: (w) => (sides(w) === null ? alone : versus),
  sides,
  clock,
  // Who stands well at the end of this round may stand badly in the next.
  foresight: { ticks: 2, worlds: 1 },
  fought,
  rounds: (w) => w.round,
  arrange,
  report,
  given,
  caseWords,
  sample,
  sensible,
  idle,
  picks,
  reason,
  inSpace,
  forecasts,
  scenarios: scenarioSheet,
});
