// Coaliens Earth War: Merely Shadows.
import { type Game, defineGame } from '@xenotable/kernel';
import { arrange } from './arrange.ts';
import { autopilot } from './auto/autopilot.ts';
import { caseWords } from './caseWords.ts';
import type { Happening } from './happenings.ts';
import { forecasts } from './forecasts.ts';
import { given } from './given.ts';
import { holds } from './holds.ts';
import { idle } from './idle.ts';
import { inSpace } from './inSpace.ts';
import { picks } from './picks.ts';
import { reason } from './reason.ts';
import { report } from './report.ts';
import { sample } from './sample.ts';
import { scenarioSheet } from './scenario/sheet.ts';
import { clock, score, sides } from './score.ts';
import { sensible } from './sensible.ts';
import { sergeant } from './auto/sergeant.ts';
import type { Choice } from './choices.ts';
import { missions, patrols } from './chances.ts';
import type { Space } from './spaces.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';
import { parts } from './rules.ts';

export { previews } from './rules.ts';
export { calibration } from './calibration.ts';
export { setups } from './setups.ts';
export { bench, bound, trials } from './trials.ts';
export const players = { autopilot, sergeant };

export const game: Game<Table, Choice, View, Happening, Space> = defineGame({
  ...parts,
  holds,
  score,
  chances: ({ options }) => (options.play === 'patrol' ? patrols : missions),
  clock,
  foresight: { ticks: 1, worlds: 2, sure: 2.5 },
  rounds: ({ mission }) => mission.rounds,
  sides,
  sensible,
  picks,
  reason,
  idle,
  arrange,
  report,
  caseWords,
  given,
  sample,
  inSpace,
  forecasts,
  scenarios: scenarioSheet,
});
