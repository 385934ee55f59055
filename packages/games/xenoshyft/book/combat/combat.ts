// The Combat Phase of one lane: Reveal, Reaction, Fight, Advancement, again and again, then Aftermath.
import { type Next, type RuleId, type Seat, applies, itemAt } from '@xenotable/kernel';
import { closeUp, enemyById, laneOf } from '../../table.ts';
import { type Rules, chapter } from '../chapter.ts';
import { damageTo } from '../damage/damage.ts';
import { checkKills } from '../damage/killCheck.ts';
import { discard } from '../piles.ts';
import { opponents, startFight } from './fight.ts';
import { hp } from '../values.ts';
import { overrun } from './overrun.ts';
import { reaction } from './reaction.ts';
import { revealed, turnUp } from './reveal.ts';

interface Combat {
  lane: Seat;
  /** The Enemy that was turned up in this Combat, or 0. */
  flipped: number;
  /** How an Overrun ended. */
  answer?: 'troops arrived' | 'over';
}

export const combat = chapter<Combat>('combat')
  .shows('lane', 'flipped', 'answer')
  .steps({
    /** XS-CMB-06 XS-HIVE-02 Gaps are closed before the first Combat. */
    'close the gaps': {
      run(play, f) {
        applies('XS-CMB-06');
        applies('XS-HIVE-02');
        closeUp(laneOf(play.w, f.lane));
      },
    },
    /** XS-CMB-04 XS-CMB-07 XS-HIVE-03 XS-ADV-02 XS-ADV-03 Both halves hold a card: a Combat begins. Otherwise Aftermath. */
    'who is left': {
      run(play, f) {
        const lane = laneOf(play.w, f.lane);
        f.flipped = 0;
        if (lane.troops.length > 0 && lane.enemies.length > 0) {
          applies('XS-CMB-05');
          applies('XS-ADV-02');
          return;
        }
        applies('XS-HIVE-03');
        applies('XS-CMB-07');
        applies('XS-ADV-03');
        if (lane.enemies.length === 0) return { goTo: 'the lane has held' };
        lane.rampage = false;
        applies('XS-CMB-04');
        return { goTo: 'the lane is overrun' };
      },
    },
    /** XS-CMB-05 XS-REV-01 XS-REV-03 XS-HIVE-04 A face-down Enemy in zone 1 is turned up; one that is face-up already is not revealed again. */
    'reveal the Enemy': { run: (play, f) => flipFront(play, f, 'XS-REV-01') },
    'set off the mines': { run: (play, f) => setOffMines(play, f) },
    /** XS-REA-01 XS-HIVE-05 Everybody may react, unless a RAMPAGE takes the step away once. */
    react: {
      run(play, f) {
        const lane = laneOf(play.w, f.lane);
        const { rampage } = lane;
        // XS-FGT-16 The mark is for this Combat, also if it ends in its Reveal.
        lane.rampage = false;
        // XS-REV-10 A zone 1 is empty: straight to Advancement.
        if (opponents(play.w, f.lane) === null) {
          applies('XS-REV-10');
          if (rampage) applies('XS-FGT-16');
          return { goTo: 'advance' };
        }
        applies('XS-HIVE-05');
        if (!rampage) {
          applies('XS-REA-01');
          return { call: reaction.begin({ lane: f.lane, acted: [] }) };
        }
        play.tell?.({ type: 'no reaction', lane: f.lane }, 'XS-FGT-16');
      },
    },
    /** XS-FGT-01 XS-HIVE-06 */
    fight: {
      run(play, f) {
        applies('XS-REA-10');
        const pair = opponents(play.w, f.lane);
        if (pair === null) return applies('XS-FGT-02');
        applies('XS-HIVE-06');
        applies('XS-FGT-01');
        return { call: startFight(f.lane, pair) };
      },
    },
    /** XS-ADV-04 XS-HIVE-07 Effects that last for the Combat end; then a kill check in all lanes. */
    advance: {
      run(play) {
        applies('XS-HIVE-07');
        if (!endBoosts(play)) return;
        applies('XS-ADV-04');
        return { call: checkKills() };
      },
    },
    /** XS-ADV-01 XS-ADV-05 Both halves close up; damage stays. */
    'close up': {
      run(play, f) {
        applies('XS-ADV-01');
        applies('XS-ADV-05');
        closeUp(laneOf(play.w, f.lane));
        return { goTo: 'who is left' };
      },
    },
    /** XS-AFT-02 XS-OVR-01 */
    'the lane is overrun': {
      run: (_play, f) => ({ call: overrun.begin({ lane: f.lane, enemy: 0, flipped: 0 }) }),
    },
    /** XS-OVR-07 Troops that arrived in time fight on. */
    'after the overrun': {
      run(_play, f) {
        if (f.answer !== 'troops arrived') return 'done';
        applies('XS-OVR-07');
        return { goTo: 'advance' };
      },
    },
    /** XS-AFT-01 XS-AFT-03 The lane has held; survivors stay with their Equipment and damage. */
    'the lane has held': {
      run(play, f) {
        const lane = laneOf(play.w, f.lane);
        if (lane.rampage) applies('XS-FGT-16');
        lane.rampage = false;
        if (lane.troops.length > 0) applies('XS-AFT-03');
        play.tell?.({ type: 'held', lane: f.lane }, 'XS-AFT-01');
        return 'done';
      },
    },
  });

/** XS-REV-01 XS-OVR-02 XS-OVR-03 Turns the front Enemy up if it is face-down; then its REVEAL effect. */
export function flipFront(play: Rules, f: { lane: Seat; flipped: number }, why: RuleId): Next<never> {
  const front = itemAt(laneOf(play.w, f.lane).enemies, 0);
  f.flipped = 0;
  if (front.up) {
    applies(why === 'XS-OVR-02' ? 'XS-OVR-03' : 'XS-REV-03');
    return;
  }
  applies('XS-HIVE-04');
  turnUp(play, f.lane, front, why);
  f.flipped = front.id;
  const effect = revealed(play.w, front);
  return effect === null ? applies('XS-REV-06') : { call: effect.does };
}

/** XS-I-23 XS-CRD-17 Mines hit the Enemy that was just turned up, after its REVEAL effect, if it is still there. */
export function setOffMines(play: Rules, f: { lane: Seat; flipped: number }): Next<never> {
  const lane = laneOf(play.w, f.lane);
  if (f.flipped === 0 || lane.mines < 0) return;
  if (enemyById(play.w, f.flipped) === null) return applies('XS-CRD-17');
  discard(play.w, lane.mines, 'proximity mines');
  lane.mines = -1;
  play.tell?.({ type: 'mines went off', lane: f.lane, unit: f.flipped }, 'XS-I-23');
  return { call: damageTo(f.lane, [f.flipped], 3, 'XS-I-23') };
}

/** XS-CRD-03 Bio-Enhancers wear off in every lane; says whether there were any. */
export function endBoosts({ w, tell }: Rules): boolean {
  let any = false;
  for (const [seat, { lane }] of w.commanders.entries()) {
    for (const troop of lane.troops) {
      if (troop.boosts === 0) continue;
      [troop.boosts, any] = [0, true];
      if (troop.damage === 0) continue;
      const left = Math.max(0, hp(w, troop) - troop.damage);
      tell?.({ type: 'boost ended', unit: troop.id, card: troop.card, lane: seat, left }, 'XS-CRD-03');
    }
    for (const { turned } of lane.enemies)
      if (turned !== null && turned.boosts > 0) [turned.boosts, any] = [0, true];
  }
  if (any) applies('XS-CRD-03');
  return any;
}
