// The rulebook, chapter by chapter.
import { bookOf } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Happening } from '../happenings.ts';
import { type Table, isAlly } from '../table.ts';
import { acquire } from './acquire/acquire.ts';
import { combat } from './combat/combat.ts';
import { consent } from './deployment/consent.ts';
import { damage } from './damage/damage.ts';
import { deployment } from './deployment/deployment.ts';
import { callIn, redraw, returnCard } from './abilities/favours.ts';
import { fight } from './combat/fight.ts';
import { hiveEffect } from './hive/hiveEffect.ts';
import { killCheck } from './damage/killCheck.ts';
import { look } from './look.ts';
import { overrun } from './combat/overrun.ts';
import { reaction } from './combat/reaction.ts';
import { regroup } from './abilities/regroup.ts';
import { revealEffect } from './combat/reveal.ts';
import { round } from './round.ts';
import { scan } from './abilities/scan.ts';
import { setup } from './setup.ts';
import { effects } from './simultaneous.ts';
import { spentCard } from './abilities/spentCard.ts';
import { strike } from './combat/extraHit.ts';
import { wrapUp } from './wrapUp.ts';

/** In the order of the rulebook; Ally Commanders play by script. */
export const book = bookOf<Table, Choice, Happening>(
  [
    look,
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
    spentCard,
    scan,
    regroup,
    returnCard,
    redraw,
    callIn,
  ],
  isAlly,
);
