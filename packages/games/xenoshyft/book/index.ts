// The rulebook, chapter by chapter.
import type { Chapter } from '@xenotable/kernel';
import type { Choice } from '../choice.ts';
import type { Table } from '../table.ts';
import { acquire } from './acquire.ts';
import { combat } from './combat.ts';
import { consent } from './consent.ts';
import { damage } from './damage.ts';
import { deployment } from './deployment.ts';
import { callIn, redraw, returnCard } from './favours.ts';
import { fight } from './fight.ts';
import { hiveEffect } from './hive.ts';
import { killCheck } from './kill.ts';
import { overrun } from './overrun.ts';
import { reaction } from './window.ts';
import { regroup } from './regroup.ts';
import { revealEffect } from './reveal.ts';
import { round } from './round.ts';
import { scan } from './scan.ts';
import { setup } from './setup.ts';
import { effects } from './simultaneous.ts';
import { spent } from './spent.ts';
import { strike } from './strike.ts';
import { wrapUp } from './wrapup.ts';

export const book: readonly Pick<Chapter<Table, Choice, never, never>, 'name' | 'steps' | 'shown'>[] = [
  setup,
  round,
  acquire,
  deployment,
  consent,
  combat,
  revealEffect,
  reaction,
  fight,
  overrun,
  wrapUp,
  damage,
  killCheck,
  hiveEffect,
  strike,
  effects,
  spent,
  scan,
  regroup,
  returnCard,
  redraw,
  callIn,
];
