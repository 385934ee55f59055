// An Attack from declaration to the last retreat (XR-ATK, XR-CCH, XR-END).
import { applies } from '@xenotable/kernel';
import * as automaton from '../../auto/attacks.ts';
import { BUILDINGS } from '../../content/terrain.ts';
import { touching } from '../../distances.ts';
import {
  onTable,
  profileOf,
  unitOf,
  buildingOf,
  type Table,
  type Unit,
  unitOrNull,
  isUnit,
} from '../../table.ts';
import { activate } from '../activation/activate.ts';
import type { AttackFrame } from './attackFrame.ts';
import { mayCounterCharge } from './chargeFaults.ts';
import { chargeQuestion } from './charge.ts';
import { fightLosses, losing, meet, ramLosses } from './fightResult.ts';
import { courage, courageTest } from '../courage/courage.ts';
import { eachOf, hitsOf, missesOf, rerollMisses, tellRerolled } from '../damage/hits.ts';
import { fightRerolls, fightValue, poolOf } from './fightValues.ts';

import { retreat } from '../courage/retreat.ts';
import { positionOf, stormQuestion } from './storm.ts';
import { diceOf, reactionModifiers } from '../activation/values.ts';
import { chosen } from '../../choices.ts';
import { namesOf } from '../../happenings.ts';
import { chapter, type Question } from '../chapter.ts';

/** Whose misses may be rolled again: the attacker's (`a`) or the defender's (`d`). */
function againQuestion(pool: 'a' | 'd'): Question<AttackFrame> {
  const roller = (w: Table, f: AttackFrame): Unit => unitOf(w, pool === 'a' ? f.unit : f.target);
  const enemy = (w: Table, f: AttackFrame): Unit => unitOf(w, pool === 'a' ? f.target : f.unit);
  return {
    rule: 'XR-GEN-09',
    prompt: (w, f) => `Roll the missed dice of ${roller(w, f).name} again?`,
    who(w, f) {
      const rolled = f[pool];
      if (rolled === null || !isUnit(f.target)) return null;
      const unit = roller(w, f);
      return missesOf(w, rolled) > 0 && fightRerolls(w, unit, enemy(w, f)) > 0 ? unit.owner : null;
    },
    offers: () => [{ reroll: true }, { reroll: false }],
    take(play, f, _seat, choice) {
      const rolled = f[pool];
      if (rolled === null || chosen(choice, 'reroll').reroll !== true) return;
      const unit = roller(play.w, f);
      rerollMisses(play, rolled, fightRerolls(play.w, unit, enemy(play.w, f)), 'XR-GEN-09');
      tellRerolled(play, unit, rolled);
    },
    auto: () => ({ reroll: true }),
  };
}

export const attack = chapter<AttackFrame>('attack')
  .shows('unit', 'target', 'house', 'met', 'stun', 'a', 'd', 'aLost', 'dLost', 'aCount', 'dCount', 'position')
  .steps({
    'where they stand': {
      run(play, f) {
        if (isUnit(f.target))
          f.position = positionOf(play.w, unitOf(play.w, f.target), unitOf(play.w, f.unit));
      },
    },
    /** XR-ATK-03, XR-CCH-01 */
    'counter-charge?': {
      rule: 'XR-CCH-01',
      prompt: (w, f) => `${unitOf(w, f.unit).name} charges ${unitOf(w, f.target).name}. Meet it on 7+?`,
      who: (w, f) =>
        isUnit(f.target) && mayCounterCharge(w, unitOf(w, f.target), unitOf(w, f.unit))
          ? unitOf(w, f.target).owner
          : null,
      offers: () => [{ react: true }, { react: false }],
      take(_play, f, _seat, choice) {
        f.met = chosen(choice, 'react').react;
      },
      auto: (play, f) => automaton.counterCharge(play.w, unitOf(play.w, f.target), unitOf(play.w, f.unit)),
    },
    /** XR-CCH-02, XR-CCH-04 */
    'meeting it': {
      run(play, f) {
        if (!f.met) return;
        const { w } = play;
        const target = unitOf(w, f.target);
        const unit = unitOf(w, f.unit);
        applies('XR-ATK-03');
        f.met = activate(play, target, 7, reactionModifiers(target), 'XR-CCH-02').success;
        if (!onTable(w, target)) return { goTo: 'consequences' };
        if (f.met) meet(play, target, unit);
        else applies('XR-CCH-04');
      },
    },
    'which way?': chargeQuestion,
    /** XR-XEN-35 */
    'stun?': {
      rule: 'XR-XEN-35',
      prompt: 'Strike to stun, or to kill?',
      who: (w, f) =>
        isUnit(f.target) && profileOf(unitOf(w, f.unit)).xeno['Stun Weapons'] !== undefined
          ? unitOf(w, f.unit).owner
          : null,
      offers: () => [{ stun: false }, { stun: true }],
      take(_play, f, _seat, choice) {
        f.stun = chosen(choice, 'stun').stun;
      },
      auto: () => ({ stun: false }),
    },
    /** XR-ATK-05, XR-ATK-06, XR-BLD-06 Both roll at the same time. */
    fight: {
      run(play, f) {
        const { w } = play;
        const unit = unitOf(w, f.unit);
        const target = unitOrNull(w, f.target);
        f.a = poolOf(unit, target === null ? profileOf(unit).av : fightValue(w, unit, target, true, true));
        f.a.dice = play.rolls(diceOf(w, unit), 6, 'XR-ATK-06');
        if (target !== null) {
          f.d = poolOf(target, fightValue(w, target, unit, f.met, f.met));
          f.d.dice = play.rolls(diceOf(w, target), 6, 'XR-ATK-06');
        } else {
          const building = buildingOf(w, f.house);
          const p = profileOf(unit);
          if (p.vehicle && !p.walker && building.kind !== 'hive nest') {
            f.d = { dice: [], need: p.has['Combat Engineering'] ? 6 : 4, minus: 0, double: false };
            f.d.dice = play.rolls(2 * building.sp <= BUILDINGS[building.kind].sp ? 5 : 10, 6, 'XR-BLD-06');
          }
        }
        play.tell?.(
          {
            type: 'fought',
            unit: unit.id,
            target: f.target,
            house: f.house,
            dice: f.a.dice.slice(),
            need: f.a.need,
            hits: hitsOf(w, f.a),
            each: eachOf(w, f.a),
            back: f.d?.dice.slice() ?? [],
            backNeed: f.d?.need ?? 0,
            backHits: f.d === null ? 0 : hitsOf(w, f.d),
            backEach: f.d === null ? [] : eachOf(w, f.d),
            names: namesOf(play.w, unit.id, f.target),
          },
          'XR-ATK-05',
        );
      },
    },
    'attacker again?': againQuestion('a'),
    'defender again?': againQuestion('d'),
    /** XR-ATK-10 (6) */
    losses: {
      run(play, f) {
        applies('XR-ATK-10');
        if (isUnit(f.target)) fightLosses(play, f);
        else ramLosses(play, f);
      },
    },
    consequences: {
      run: (play) => {
        const next = play.w.waiting.shift();
        return next === undefined ? undefined : { call: next, then: 'consequences' };
      },
    },
    /** XR-ATK-11, XR-COU-02 Only a unit that lost SP tests; the one attacked first (XR-ATK-10). */
    'courage of the attacked': {
      run(play, f) {
        if (!isUnit(f.target) || f.dLost === 0) return;
        applies('XR-ATK-11');
        return {
          call: courage.begin(
            courageTest(unitOf(play.w, f.target), 'attack', {
              lost: f.dLost,
              by: f.unit,
              feared: true,
              attacking: f.met,
            }),
          ),
        };
      },
    },
    'courage of the attacker': {
      run(play, f) {
        if (f.aLost === 0) return;
        if (!isUnit(f.target))
          return { call: courage.begin(courageTest(unitOf(play.w, f.unit), 'other', { lost: f.aLost })) };
        return {
          call: courage.begin(
            courageTest(unitOf(play.w, f.unit), 'attack', {
              lost: f.aLost,
              by: f.target,
              feared: f.met,
              attacking: true,
            }),
          ),
        };
      },
    },
    /** XR-END-01, XR-END-03, XR-END-04, XR-END-05, XR-ATK-12 If both are still in contact one retreats, and is not Suppressed by it. */
    'who retreats': {
      run(play, f) {
        const { w } = play;
        if (!isUnit(f.target)) return;
        const unit = unitOf(w, f.unit);
        const target = unitOf(w, f.target);
        if (!onTable(w, unit) || !onTable(w, target) || !touching(w, unit, target)) {
          applies(unit.suppressed && target.suppressed ? 'XR-END-05' : 'XR-END-04');
          return;
        }
        applies('XR-ATK-12');
        const loser = losing(f, unit, target);
        play.tell?.(
          {
            type: 'fight lost',
            unit: loser.id,
            attacker: f.aCount,
            defender: f.dCount,
            names: namesOf(play.w, loser.id),
          },
          profileOf(unit).vehicle !== profileOf(target).vehicle
            ? 'XR-END-06'
            : f.aCount === f.dCount
              ? 'XR-END-02'
              : 'XR-END-01',
        );
        applies('XR-END-03');
        return {
          call: retreat.begin({
            unit: loser.id,
            by: loser === unit ? target.id : unit.id,
            from: null,
            attack: true,
            failed: false,
          }),
        };
      },
    },
    'storm?': stormQuestion,
  });
