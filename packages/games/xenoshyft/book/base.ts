// The Base and the end of the game.
import type { RuleId, Seat } from '@xenotable/kernel';
import { roundsOf } from '../options.ts';
import { type Table, commanderOf } from '../table.ts';
import type { Rules } from './chapter.ts';

/** XS-DMG-15 Damage to the Base is subtracted at once; nothing ever repairs it (XS-END-03). XS-END-01 XS-M-STD-03 At 0 all lose, even in the middle of an effect. */
export function hurtBase(play: Rules, lane: Seat, amount: number, why: RuleId): void {
  const { w } = play;
  if (amount <= 0) return;
  w.base = Math.max(0, w.base - amount);
  commanderOf(w, lane).tally.baseDamage += amount;
  play.tell?.({ type: 'base hurt', lane, amount, left: w.base }, why);
  if (w.base === 0 && w.over === null)
    play.end({ winners: [], rule: 'XS-END-01', why: `the Base fell in round ${w.round}` });
}

/** XS-END-04 Nothing else ends the game. XS-END-02 XS-M-STD-02 XS-M-TRAIN-02 The last round's combat is over and the Base stands: all win together (XS-GEN-01). */
export const heldOut = (w: Table): boolean => w.round >= roundsOf(w.options);
