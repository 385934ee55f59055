// Chibi Commander: a comic alien war on a grid, for one to four players.
import { type Game, defineGame } from '@xenotable/kernel';
import { arrange } from './arrange.ts';
import { clock } from './clock.ts';
import type { Choice } from './choices.ts';
import { face } from './face.ts';
import { forecasts } from './forecasts.ts';
import { given } from './given.ts';
import type { Happening } from './happenings.ts';
import { holds } from './holds.ts';
import { inSpace } from './inSpace.ts';
import { picks } from './picks.ts';
import { reason } from './reason.ts';
import { report } from './report.ts';
import { sample } from './sample.ts';
import { score, sides } from './score.ts';
import { scenarioSheet } from './scenario/sheet.ts';
import type { Space } from './spaces.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';
import { parts } from './rules.ts';

export { previews } from './rules.ts';
export { setups } from './setups.ts';
export { bound, trials } from './trials.ts';

export const game: Game<Table, Choice, View, Happening, Space> = defineGame({
  ...parts,
  holds,
  score,
  sides,
  clock,
  // Two turns: one's own and the answer to it.
  foresight: { ticks: 2, worlds: 1 },
  rounds: (w) => w.round,
  arrange,
  given,
  report,
  sample,
  inSpace,
  face,
  picks,
  reason,
  scenarios: scenarioSheet,
  forecasts,
});
