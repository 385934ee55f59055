// An Attack from declaration to the last retreat (XR-ATK, XR-CCH, XR-END).
import type { Seat, Next } from '@xenotable/kernel';
import * as automaton from '../automaton/attacks.ts';
import { BUILDINGS } from '../content/terrain.ts';
import { touching } from '../measure.ts';
import { onTable, profileOf } from '../table.ts';
import { activate } from './activation.ts';
import type { AttackFrame } from './attackFrame.ts';
import { mayCounterCharge } from './charges.ts';
import { chargeQuestion } from './charging.ts';
import { fightLosses, losing, meet, ramLosses } from './clash.ts';
import { courage, courageTest } from './courage.ts';
import { hitsOf, missesOf, rerollMisses } from './damage.ts';
import { fightRerolls, fightValue, poolOf } from './fights.ts';
import { chapter, question } from './question.ts';
import { retreat } from './retreat.ts';
import { positionOf, stormQuestion } from './storming.ts';
import { diceOf, reactionModifiers } from './values.ts';

const againQuestion = (pool: 'a' | 'd') =>
  question<AttackFrame>({
    rule: 'XR-GEN-09',
    prompt: (w, f) => `Roll the missed dice of ${w.units[pool === 'a' ? f.unit : f.target]!.name} again?`,
    owner(w, f): Seat | null {
      const rolled = f[pool];
      if (rolled === null || f.target < 0) return null;
      const unit = w.units[pool === 'a' ? f.unit : f.target]!;
      return missesOf(w, rolled) > 0 && fightRerolls(w, unit, w.units[pool === 'a' ? f.target : f.unit]!) > 0
        ? unit.owner
        : null;
    },
    offers: () => [{ reroll: true }, { reroll: false }],
    take(play, f, _seat, choice) {
      if ((choice as { reroll: boolean }).reroll !== true) return;
      const unit = play.w.units[pool === 'a' ? f.unit : f.target]!;
      rerollMisses(
        play,
        f[pool]!,
        fightRerolls(play.w, unit, play.w.units[pool === 'a' ? f.target : f.unit]!),
        'XR-GEN-09',
      );
      play.tell?.(
        { type: 'rolled again', unit: unit.id, dice: f[pool]!.dice.slice(), hits: hitsOf(play.w, f[pool]!) },
        'XR-GEN-09',
      );
    },
    auto: () => ({ reroll: true }),
  });

export const attack = chapter<AttackFrame>('attack').looseSteps({
  'where they stand': {
    run(play, f) {
      if (f.target >= 0) f.position = positionOf(play.w, play.w.units[f.target]!, play.w.units[f.unit]!);
    },
  },
  /** XR-ATK-03, XR-CCH-01 */
  'counter-charge?': question<AttackFrame>({
    rule: 'XR-CCH-01',
    prompt: (w, f) => `${w.units[f.unit]!.name} charges ${w.units[f.target]!.name}. Meet it on 7+?`,
    owner: (w, f) =>
      f.target >= 0 && mayCounterCharge(w, w.units[f.target]!, w.units[f.unit]!)
        ? w.units[f.target]!.owner
        : null,
    offers: () => [{ react: true }, { react: false }],
    take(_play, f, _seat, choice) {
      f.met = (choice as { react: boolean }).react;
    },
    auto: (play, f) => automaton.counterCharge(play.w, play.w.units[f.target]!, play.w.units[f.unit]!),
  }),
  /** XR-CCH-02, XR-CCH-04 */
  'meeting it': {
    run(play, f): Next {
      if (!f.met) return;
      const { w } = play;
      const target = w.units[f.target]!;
      const unit = w.units[f.unit]!;
      f.met = activate(play, target, 7, reactionModifiers(target), 'XR-CCH-02').success;
      if (!onTable(w, target)) return { goTo: 'consequences' };
      if (f.met) meet(play, target, unit);
    },
  },
  'which way?': chargeQuestion,
  /** XR-XEN-35 */
  'stun?': question<AttackFrame>({
    rule: 'XR-XEN-35',
    prompt: 'Strike to stun, or to kill?',
    owner: (w, f) =>
      f.target >= 0 && profileOf(w.units[f.unit]!).xeno['Stun Weapons'] !== undefined
        ? w.units[f.unit]!.owner
        : null,
    offers: () => [{ stun: false }, { stun: true }],
    take(_play, f, _seat, choice) {
      f.stun = (choice as { stun: boolean }).stun;
    },
    auto: () => ({ stun: false }),
  }),
  /** XR-ATK-05, XR-ATK-06, XR-BLD-06 Both roll at the same time. */
  fight: {
    run(play, f) {
      const { w } = play;
      const unit = w.units[f.unit]!;
      const target = f.target >= 0 ? w.units[f.target]! : null;
      f.a = poolOf(unit, target === null ? profileOf(unit).av : fightValue(w, unit, target, true, true));
      f.a.dice = play.rolls(diceOf(w, unit), 6, 'XR-ATK-06');
      if (target !== null) {
        f.d = poolOf(target, fightValue(w, target, unit, f.met, f.met));
        f.d.dice = play.rolls(diceOf(w, target), 6, 'XR-ATK-06');
      } else {
        const building = w.buildings[f.house]!;
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
          back: f.d?.dice.slice() ?? [],
          backNeed: f.d?.need ?? 0,
          backHits: f.d === null ? 0 : hitsOf(w, f.d),
        },
        'XR-ATK-05',
      );
    },
  },
  'attacker again?': againQuestion('a'),
  'defender again?': againQuestion('d'),
  /** XR-ATK-10 (6) */
  losses: {
    run(play, f): Next {
      if (f.target >= 0) fightLosses(play, f);
      else ramLosses(play, f);
    },
  },
  consequences: {
    run: (play): Next => {
      const next = play.w.waiting.shift();
      return next === undefined ? undefined : { call: next, then: 'consequences' };
    },
  },
  /** XR-ATK-11, XR-COU-02 Only a unit that lost SP tests; the one attacked first (XR-ATK-10). */
  'courage of the attacked': {
    run(play, f): Next {
      if (f.target < 0 || f.dLost === 0) return;
      return {
        call: courage.begin(
          courageTest(play.w.units[f.target]!, 'attack', {
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
    run(play, f): Next {
      if (f.aLost === 0) return;
      if (f.target < 0)
        return { call: courage.begin(courageTest(play.w.units[f.unit]!, 'other', { lost: f.aLost })) };
      return {
        call: courage.begin(
          courageTest(play.w.units[f.unit]!, 'attack', {
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
    run(play, f): Next {
      const { w } = play;
      if (f.target < 0) return;
      const unit = w.units[f.unit]!;
      const target = w.units[f.target]!;
      if (!onTable(w, unit) || !onTable(w, target) || !touching(w, unit, target)) return;
      const loser = losing(f, unit, target);
      play.tell?.(
        { type: 'fight lost', unit: loser.id, attacker: f.aCount, defender: f.dCount },
        profileOf(unit).vehicle !== profileOf(target).vehicle
          ? 'XR-END-06'
          : f.aCount === f.dCount
            ? 'XR-END-02'
            : 'XR-END-01',
      );
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
