// XenoShyft: Onslaught. One to four commanders hold a mining base against the Hive for nine rounds.
import { type Game, type Player, defineGame } from '@xenotable/kernel';
import { commander } from './auto/commander.ts';
import { arrange } from './arrange.ts';
import { caseWords } from './caseWords.ts';
import { clock } from './clock.ts';
import type { Choice } from './choices.ts';
import { chances } from './chances.ts';
import { given } from './given.ts';
import { idle } from './idle.ts';
import { holds, mayHear } from './pointing.ts';
import type { Happening } from './happenings.ts';
import { picks } from './picks.ts';
import { reason } from './reason/reason.ts';
import { report } from './report.ts';
import { plans } from './plans.ts';
import { scenarioSheet } from './scenario/sheet.ts';
import { score } from './score.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';
import { parts } from './rules.ts';

export { previews } from './rules.ts';
export { setups } from './setups.ts';
export { bound, trials } from './trials.ts';
export type { Aim, Choice, Deed, Doing } from './choices.ts';
export type { Outlook } from './outlook/outlook.ts';
export type * from './viewTypes.ts';

/** XS-ALLY The script of the Ally Commanders, to be used from outside as well. */
export const players: Record<string, Player<Choice, View>> = { commander };

export const game: Game<Table, Choice, View, Happening> = defineGame<Table, Choice, View, Happening>({
  ...parts,
  holds,
  mayHear,
  score,
  chances,
  clock,
  // Few choices, much luck.
  foresight: { ticks: 1, worlds: 4 },
  rounds: (w) => w.round,
  picks,
  reason,
  idle,
  plans,
  arrange,
  report,
  scenarios: scenarioSheet,
  caseWords,
  given,
});
