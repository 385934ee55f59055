// Overrun: Enemies in a lane without Troops get at the Base, one by one.
import { type Seat, applies } from '@xenotable/kernel';
import { closeUp, commanderOf, enemyById, laneOf } from '../../table.ts';
import { hurtBase } from '../base.ts';
import { chapter } from '../chapter.ts';
import { endBoosts, flipFront, setOffMines } from './combat.ts';
import { discardEnemy, removeEnemy } from '../hive/encounter.ts';
import { baseDamage } from './fight.ts';
import { checkKills } from '../damage/killCheck.ts';
import { reaction } from './reaction.ts';
import { isBoss } from '../values.ts';

interface Overrun {
  lane: Seat;
  /** The Enemy that is handled now. */
  enemy: number;
  flipped: number;
}

export const overrun = chapter<Overrun>('overrun')
  .shows('lane', 'enemy', 'flipped')
  .steps({
    'it begins': {
      run(play, f) {
        commanderOf(play.w, f.lane).tally.overruns++;
        play.tell?.(
          { type: 'overrun', lane: f.lane, enemies: laneOf(play.w, f.lane).enemies.length },
          'XS-AFT-02',
        );
      },
    },
    /** XS-OVR-01 XS-OVR-02 XS-OVR-08 XS-HIVE-08 The first Enemy, whatever was added meanwhile; face-down it is turned up and does what it can. XS-OPT-10 Whether the table shows all flips at once changes nothing here. */
    'the first Enemy': {
      run(play, f) {
        closeUp(laneOf(play.w, f.lane));
        const first = laneOf(play.w, f.lane).enemies[0];
        if (first === undefined) return { goTo: 'it is over' };
        f.enemy = first.id;
        applies('XS-OVR-01');
        applies('XS-HIVE-08');
        return flipFront(play, f, 'XS-OVR-02');
      },
    },
    'set off the mines': { run: (play, f) => setOffMines(play, f) },
    /** XS-OVR-04 Everybody has a last chance to react. */
    'last reaction': {
      run(_play, f) {
        applies('XS-OVR-04');
        return { call: reaction.begin({ lane: f.lane, acted: [] }) };
      },
    },
    /** XS-OVR-05 XS-OVR-06 XS-OVR-09 XS-OVR-10 If it is still there and the lane still empty, the Base is hurt and the Enemy discarded, which is no kill. */
    'at the Base': {
      run(play, f) {
        if (laneOf(play.w, f.lane).troops.length > 0) return { answer: 'troops arrived' };
        const enemy = enemyById(play.w, f.enemy);
        if (enemy === null) return applies('XS-OVR-06');
        applies('XS-OVR-09');
        if (isBoss(enemy)) applies('XS-OVR-10');
        removeEnemy(laneOf(play.w, f.lane), enemy);
        discardEnemy(play.w, enemy);
        play.tell?.({ type: 'broke through', lane: f.lane, unit: enemy.id, card: enemy.card }, 'XS-OVR-05');
        hurtBase(play, f.lane, baseDamage(play.w, enemy), 'XS-OVR-05');
      },
    },
    /** XS-OVR-11 For lasting effects each Enemy of an Overrun is one Combat. */
    'combat-long effects end': {
      run(play) {
        applies('XS-OVR-08');
        if (!endBoosts(play)) return { goTo: 'the first Enemy' };
        applies('XS-OVR-11');
        return { call: checkKills(), then: 'the first Enemy' };
      },
    },
    'it is over': { run: () => ({ answer: 'over' }) },
  });
