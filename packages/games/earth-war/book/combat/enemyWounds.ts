// Step 5: enemy wounds (EW-S5, EW-RNG-03).
import { applies } from '@xenotable/kernel';
import { isEnemy } from '../../content/cards.ts';
import { identifierOf, kindOf } from '../../content/kinds.ts';
import { type Strike, combatOf } from '../../table.ts';

import type { Part, Play } from '../chapter.ts';
import { bandHere, limited, randomNumber, successLevels } from '../numbers.ts';
import { isStanding } from '../squad.ts';

/** EW-S5-01, EW-S5-02, EW-S5-04 An enemy ranges, then checks its ATTACK for that band, doomed or ambushing alike. */
function strike(play: Play, at: number, card: number): Strike {
  const w = play.w;
  const kind = kindOf(w, card);
  const result: Strike = {
    slot: at + 1,
    card,
    rn: 0,
    band: 0,
    rating: 0,
    roll: 0,
    sl: 0,
    assigned: 0,
    held: 0,
    focus: 0,
  };
  if (w.options.commonRange) {
    // EW-TASTE-02 The common band counts for both sides; FAST and DISTANT do nothing.
    applies('EW-TASTE-02');
    const anyone = w.squad.find(isStanding)!;
    result.rn = anyone.rn;
    result.band = anyone.band;
  } else {
    // EW-RNG-07 FAST and DISTANT change the RN within 1 to 10.
    if (kind.shift !== undefined) {
      applies('EW-RNG-07');
      applies('EW-K-04');
    }
    result.rn = Math.min(10, Math.max(1, randomNumber(play, 'EW-RNG-03') + (kind.shift ?? 0)));
    result.band = bandHere(w, result.rn);
  }
  applies(kind.id);
  result.rating = limited(kind.attack[result.band]!);
  if (result.rating > 0) {
    result.roll = randomNumber(play, 'EW-S5-01');
    result.sl = successLevels(result.rating, result.roll, kind.cap);
  }
  play.tell?.(
    {
      type: 'struck',
      slot: result.slot,
      card: identifierOf(w, card),
      rn: result.rn,
      band: result.band,
      rating: result.rating,
      roll: result.roll,
      wounds: result.sl,
    },
    'EW-S5-01',
  );
  return result;
}

export const enemyWounds = {
  /** EW-AUT-01, EW-S5-03 Every enemy of the Setup in slot order; eggs, bystanders and shadows do nothing. */
  'enemy wounds': {
    run(play) {
      const combat = combatOf(play.w);
      combat.step = 5;
      combat.strikes = [];
      combat.slots.forEach((slot, i) => {
        if (!isEnemy(slot.card) || kindOf(play.w, slot.card).cap === 0) {
          applies('EW-S5-03');
          return;
        }
        applies('EW-AUT-01');
        if (slot.wounds > 0) applies('EW-S5-02');
        if (combat.ambushers.includes(slot.card)) applies('EW-S5-04');
        combat.strikes.push(strike(play, i, slot.card));
      });
    },
  },
} satisfies Part;
