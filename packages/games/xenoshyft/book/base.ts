// The Base and the end of the game.
import { type RuleId, type Seat, applies } from '@xenotable/kernel';
import { roundsOf } from '../siege.ts';
import { commanderOf } from '../table.ts';
import type { Rules } from './chapter.ts';

/** XS-DMG-15 Damage to the Base is subtracted at once; nothing ever repairs it (XS-END-03). XS-END-01 XS-M-STD-03 At 0 all lose, even in the middle of an effect. */
export function hurtBase(play: Rules, lane: Seat, amount: number, why: RuleId): void {
  const { w } = play;
  if (amount <= 0) return;
  applies('XS-DMG-15');
  w.base = Math.max(0, w.base - amount);
  commanderOf(w, lane).tally.baseDamage += amount;
  play.tell?.({ type: 'base hurt', lane, amount, left: w.base }, why);
  if (w.base > 0 || w.over !== null) return;
  applies('XS-M-STD-03');
  applies('XS-GEN-01');
  play.end({ winners: [], rule: 'XS-END-01', why: `the Base fell in round ${w.round}` });
}

/** By which rule a siege that held is won. */
const END_RULES = { standard: 'XS-END-02', training: 'XS-M-TRAIN-02', own: 'XS-SCN-02' } as const;

/** XS-END-04 Nothing else ends the game. XS-END-02 XS-M-STD-02 After the last round's combat the Base stands: all win together (XS-GEN-01); in the training siege by XS-M-TRAIN-02, in one's own by XS-SCN-02. */
export function holdOut(play: Rules): void {
  const { w } = play;
  if (w.round < roundsOf(w.options)) return;
  const { siege } = w.options;
  applies('XS-GEN-02');
  if (siege === 'standard') applies('XS-M-STD-02');
  applies('XS-GEN-01');
  play.end({
    winners: w.commanders.map((_, seat) => seat),
    rule: END_RULES[siege],
    why: `the Base held out with ${w.base} Hit Points`,
  });
}
