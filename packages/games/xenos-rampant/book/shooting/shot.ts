// A shot from first to last (XR-SHO-07), with the Firefight that may answer it (XR-FFT).
import { applies } from '@xenotable/kernel';
import * as automaton from '../../auto/answers.ts';
import { within } from '../../distances.ts';
import {
  NONE,
  type Table,
  type Unit,
  type UnitId,
  leads,
  effectOn,
  onTable,
  profileOf,
  ownerOf,
  unitOf,
  isUnit,
} from '../../table.ts';
import { activate } from '../activation/activate.ts';
import { hurtHouse } from '../moving/buildings.ts';
import {
  type Pool,
  armourAgainstShot,
  eachOf,
  hitsOf,
  missesOf,
  pointsLost,
  rerollMisses,
  struck,
  tellRerolled,
  rolled,
} from '../damage/hits.ts';
import { courage, courageTest } from '../courage/courage.ts';
import { bury, lose, reduced } from '../damage/losses.ts';

import { coverFrom } from '../geometry/cover.ts';
import { type ShotMode, houseArmour, isExtreme, mayFirefight, weaponOf } from './targets.ts';
import { crusadesAgainst, diceOf, reactionModifiers } from '../activation/values.ts';
import { type Play, chapter, type Question } from '../chapter.ts';
import { chosen } from '../../choices.ts';
import { namesOf } from '../../happenings.ts';

export interface ShotFrame {
  shooter: UnitId;
  /** The unit shot at, or -1 for a building. */
  target: UnitId;
  house: number;
  mode: ShotMode;
  spotter: UnitId;
  stun: boolean;
  /** The target has declared, and then won, its Firefight. */
  answers: boolean;
  pool: Pool | null;
  back: Pool | null;
  /** Hits on the target and on the shooter, and the minus for Courage. */
  hits: number;
  backHits: number;
  lost: number;
  backLost: number;
}

export const shotFrame = (shooter: Unit, parts: Partial<ShotFrame>): ShotFrame => ({
  shooter: shooter.id,
  target: NONE,
  house: NONE,
  mode: 'shoot',
  spotter: NONE,
  stun: false,
  answers: false,
  pool: null,
  back: null,
  hits: 0,
  backHits: 0,
  lost: 0,
  backLost: 0,
  ...parts,
});

/** How many missed dice may be rolled again (XR-XEN-06, XR-P-09, XR-T-23, XR-TASTE-13). */
export function shootingRerolls(w: Table, unit: Unit, enemy: Unit | null): number {
  if (crusadesAgainst(w, unit, enemy) || effectOn(w, unit.id, 'Guiding Eye')) return Infinity;
  const shots = leads(w, unit, 'Crack Shot') ? 2 : 0;
  if (ownerOf(w, unit.owner).doctrine !== 'Marksmen') return shots;
  applies('XR-TASTE-13');
  return shots + 1;
}

/** XR-VEH-05, XR-VEH-13 */
export function shotPool(unit: Unit, sv: number, moving: boolean): Pool {
  const p = profileOf(unit);
  if (moving) applies(p.has['Veteran Crew'] ? 'XR-VEH-13' : 'XR-VEH-05');
  return {
    dice: [],
    need: sv,
    minus: moving && !p.has['Veteran Crew'] ? 1 : 0,
    double: p.has['Heavy Weapon'] === true,
  };
}

/** XR-XEN-35 Nerves that a stun cannot reach. */
export const stunProof = (unit: Unit): boolean =>
  profileOf(unit).demonic || profileOf(unit).mechanoid || profileOf(unit).undead;

/** XR-DMG-01, XR-DMG-06 Points that hits would take, before reductions. */
function lossFrom(play: Play, from: Unit, to: Unit, hits: number, extreme: boolean, coverOf: Unit): number {
  const { w } = play;
  const armour = armourAgainstShot(w, {
    shooter: from,
    target: to,
    barrage: false,
    extreme,
    cover: coverFrom(w, coverOf, to),
  });
  const demons = profileOf(from).demonic && profileOf(to).demonic;
  if (demons) applies('XR-DMG-06');
  return struck(play, to, from, hits, armour, pointsLost(hits, armour.value, false) * (demons ? 2 : 1));
}

/** Whose misses may be rolled again: those of the shot (`pool`) or of the return fire (`back`). */
function againQuestion(pool: 'pool' | 'back'): Question<ShotFrame> {
  const roller = (w: Table, f: ShotFrame): Unit => unitOf(w, pool === 'pool' ? f.shooter : f.target);
  const rerolls = (w: Table, f: ShotFrame): number => {
    const enemy = pool === 'pool' ? f.target : f.shooter;
    return shootingRerolls(w, roller(w, f), enemy < 0 ? null : unitOf(w, enemy));
  };
  return {
    rule: 'XR-GEN-09',
    prompt: (w, f) => `Roll the missed dice of ${roller(w, f).name} again?`,
    who(w, f) {
      const rolled = f[pool];
      return rolled !== null && missesOf(w, rolled) > 0 && rerolls(w, f) > 0 ? roller(w, f).owner : null;
    },
    offers: () => [{ reroll: true }, { reroll: false }],
    take(play, f, _seat, choice) {
      const rolled = f[pool];
      if (rolled === null || chosen(choice, 'reroll').reroll !== true) return;
      rerollMisses(play, rolled, rerolls(play.w, f), 'XR-GEN-09');
      tellRerolled(play, roller(play.w, f), rolled);
    },
    auto: () => ({ reroll: true }),
  };
}

/** XR-FFT-05, XR-TASTE-09 Whether this shooter is the one whom the target may answer. */
const firstShooter = (w: Table, f: ShotFrame): boolean =>
  isUnit(f.target) &&
  !unitOf(w, f.target).answered &&
  mayFirefight(w, unitOf(w, f.target), unitOf(w, f.shooter));

function closeWindow(w: Table, target: Unit, shooter: Unit): void {
  applies(w.options.firstChance ? 'XR-TASTE-09' : 'XR-FFT-05');
  if (!w.options.firstChance || within(w, target, shooter, profileOf(target).range)) target.answered = true;
}

export const shot = chapter<ShotFrame>('shot')
  .shows(
    'shooter',
    'target',
    'house',
    'mode',
    'spotter',
    'stun',
    'answers',
    'pool',
    'back',
    'hits',
    'backHits',
    'lost',
    'backLost',
  )
  .steps({
    /** XR-SHO-07 (1, 2) The target may declare a Firefight against the first shooter of the turn. */
    'firefight?': {
      rule: 'XR-FFT-01',
      prompt: (w, f) =>
        `${unitOf(w, f.shooter).name} shoots at ${unitOf(w, f.target).name}. Shoot back on 7+?`,
      who: (w, f) => (firstShooter(w, f) ? unitOf(w, f.target).owner : null),
      offers: () => [{ react: true }, { react: false }],
      take(_play, f, _seat, choice) {
        f.answers = chosen(choice, 'react').react;
      },
      auto: (play, f) => automaton.firefight(unitOf(play.w, f.target)),
    },
    /** XR-FFT-02, XR-FFT-06, XR-FFT-07 The reaction is no action of the unit's own phase. */
    'the reaction': {
      run(play, f) {
        const { w } = play;
        if (!isUnit(f.target)) return;
        const target = unitOf(w, f.target);
        closeWindow(w, target, unitOf(w, f.shooter));
        if (!f.answers) return;
        f.answers =
          activate(play, target, 7, reactionModifiers(target), 'XR-FFT-02').success && target.sp > 0;
        applies(f.answers ? 'XR-FFT-07' : 'XR-FFT-06');
        return onTable(w, target) ? undefined : { goTo: 'consequences' };
      },
    },
    /** XR-XEN-35 Stun or kill, named before the roll. */
    'stun?': {
      rule: 'XR-XEN-35',
      prompt: 'Shoot to stun, or to kill?',
      who: (w, f) =>
        isUnit(f.target) && profileOf(unitOf(w, f.shooter)).xeno['Stun Weapons'] !== undefined
          ? unitOf(w, f.shooter).owner
          : null,
      offers: () => [{ stun: false }, { stun: true }],
      take(_play, f, _seat, choice) {
        f.stun = chosen(choice, 'stun').stun;
      },
      auto: () => ({ stun: false }),
    },
    /** XR-SHO-05, XR-SHO-06 */
    shoot: {
      run(play, f) {
        const { w } = play;
        const shooter = unitOf(w, f.shooter);
        const weapon = weaponOf(shooter, f.mode, isUnit(f.spotter));
        f.pool = shotPool(shooter, weapon.sv, f.mode === 'moving');
        f.pool.dice = play.rolls(diceOf(w, shooter), 6, 'XR-SHO-05');
        play.tell?.(
          {
            type: 'shot',
            unit: shooter.id,
            target: f.target,
            house: f.house,
            dice: f.pool.dice.slice(),
            need: weapon.sv,
            hits: hitsOf(w, f.pool),
            each: eachOf(w, f.pool),
            names: namesOf(play.w, shooter.id, f.target),
          },
          'XR-SHO-06',
        );
      },
    },
    'shoot again?': againQuestion('pool'),
    /** XR-FFT-03, XR-FFT-09, XR-FFT-11 Return fire, with the options that speak of Firefights, with the dice of the SP before any loss. */
    'return fire': {
      run(play, f) {
        if (!f.answers) return;
        const { w } = play;
        const target = unitOf(w, f.target);
        f.back = shotPool(target, profileOf(target).sv, false);
        f.back.dice = play.rolls(diceOf(w, target), 6, 'XR-FFT-03');
        play.tell?.(
          {
            type: 'return fire',
            unit: target.id,
            target: f.shooter,
            dice: f.back.dice.slice(),
            need: f.back.need,
            hits: hitsOf(w, f.back),
            each: eachOf(w, f.back),
            names: namesOf(play.w, target.id, f.shooter),
          },
          'XR-FFT-03',
        );
      },
    },
    'return again?': againQuestion('back'),
    /** XR-SHO-07 (5), XR-GEN-10 Both lose SP at the same time. */
    losses: {
      run(play, f) {
        const { w } = play;
        const shooter = unitOf(w, f.shooter);
        f.hits = hitsOf(w, rolled(f.pool));
        if (!isUnit(f.target)) {
          hurtHouse(
            play,
            f.house,
            pointsLost(f.hits, houseArmour(w, shooter, f.house, weaponOf(shooter, f.mode, false)), false),
            shooter,
          );
          return;
        }
        applies('XR-SHO-07');
        shotLosses(play, f, shooter, unitOf(w, f.target));
      },
    },
    consequences: {
      run: (play) => {
        const next = play.w.waiting.shift();
        return next === undefined ? undefined : { call: next, then: 'consequences' };
      },
    },
    /** XR-SHO-09, XR-SHO-10 One hit is enough for Courage, none is not. */
    'courage of the target': {
      run(play, f) {
        if (!isUnit(f.target)) return;
        applies(f.hits === 0 ? 'XR-SHO-10' : 'XR-SHO-09');
        if (f.hits === 0) return;
        const target = unitOf(play.w, f.target);
        if (f.stun && stunProof(target)) return;
        return { call: courage.begin(courageTest(target, 'shot', { lost: f.lost, by: f.shooter })) };
      },
    },
    'courage of the shooter': {
      run(play, f) {
        if (f.backHits === 0) return 'done';
        return {
          call: courage.begin(
            courageTest(unitOf(play.w, f.shooter), 'shot', { lost: f.backLost, by: f.target }),
          ),
          then: 'over',
        };
      },
    },
    over: { run: () => 'done' },
  });

function shotLosses(play: Play, f: ShotFrame, shooter: Unit, target: Unit): void {
  const { w } = play;
  const extreme = isExtreme(w, shooter, target, weaponOf(shooter, f.mode, isUnit(f.spotter)));
  const coverSeenBy =
    isUnit(f.spotter) && profileOf(shooter).has['Indirect Fire'] ? unitOf(w, f.spotter) : shooter;
  if (coverSeenBy !== shooter) applies('XR-SPT-03');
  const due = lossFrom(play, shooter, target, f.hits, extreme, coverSeenBy);
  f.backHits = f.back === null ? 0 : hitsOf(w, f.back);
  if (f.back !== null) {
    applies('XR-FFT-11');
    if (due >= target.sp) applies('XR-FFT-09');
  }
  const backDue = f.back === null ? 0 : lossFrom(play, target, shooter, f.backHits, false, target);
  const before = target.sp;
  const shooterBefore = shooter.sp;
  if (f.stun) {
    // XR-XEN-35 The points that would have been lost count double for Courage.
    const shock = stunProof(target) ? 0 : reduced(play, target, due, 'shot', true);
    f.lost = 2 * shock;
    play.tell?.(
      { type: 'stunned', unit: target.id, points: shock, names: namesOf(play.w, target.id) },
      'XR-XEN-35',
    );
  } else f.lost = lose(play, target, reduced(play, target, due, 'shot'), 'XR-DMG-01');
  f.backLost = backDue > 0 ? lose(play, shooter, reduced(play, shooter, backDue, 'shot'), 'XR-DMG-01') : 0;
  bury(play, target, before, 'shot', shooter);
  bury(play, shooter, shooterBefore, 'shot', target);
}
