// The chances of a shot and of the Firefight that answers it, computed from the rules' own values (XR-SHO, XR-FFT).
import type { Modifier } from '@xenotable/kernel';
import { firefight } from '../auto/answers.ts';
import { diceOf, reactionModifiers, waysOf36 } from '../book/activation/values.ts';
import { armourAgainstShot } from '../book/damage/hits.ts';
import { coverFrom } from '../book/geometry/cover.ts';
import { BARRAGE_VALUE } from '../book/shooting/fireSupport.ts';
import { shootingRerolls, shotPool } from '../book/shooting/shot.ts';
import { type ShotMode, isExtreme, mayFirefight, weaponOf } from '../book/shooting/targets.ts';
import { type Table, type Unit, atHalf, ownerOf, profileOf } from '../table.ts';
import { type Fate, fateOf } from './fate.ts';
import { type Throw, hitsOfThrow, lossOf } from './hitOdds.ts';

/** One side of a fight in figures: what is thrown, and what it runs into. */
export interface Blow {
  thrown: Throw;
  armour: number;
  /** How the Armour comes about. */
  because: readonly Modifier[];
  fate: Fate;
}

export interface Exchange {
  /** What happens to the target. */
  blow: Blow;
  /** What comes back, and with which chance it comes at all; null if nothing can. */
  back: { chance: number; rule: string; blow: Blow } | null;
}

const bothDemonic = (a: Unit, b: Unit): boolean => profileOf(a).demonic && profileOf(b).demonic;

/** How a shot is fired. */
export interface Firing {
  mode: ShotMode;
  spotter: Unit | null;
}

function blowOf(w: Table, from: Unit, to: Unit, thrown: Throw, seenBy: Unit, extreme: boolean): Blow {
  const armour = armourAgainstShot(w, {
    shooter: from,
    target: to,
    barrage: false,
    extreme,
    cover: coverFrom(w, seenBy, to),
  });
  return {
    thrown,
    armour: armour.value,
    because: armour.because,
    fate: fateOf(w, {
      unit: to,
      hits: hitsOfThrow(w, thrown),
      lossOf: lossOf(w, to, { armour: armour.value, cause: 'shot', doubled: bothDemonic(from, to) }),
      cause: 'shot',
      by: from.id,
    }),
  };
}

/** XR-AUT-14 Whoever may answer does, but for the automaton's worn Unstable units. */
function answers(w: Table, target: Unit): boolean {
  const choice = firefight(target);
  return ownerOf(w, target.owner).kind !== 'automaton' || ('react' in choice && choice.react);
}

export function shotExchange(w: Table, shooter: Unit, target: Unit, { mode, spotter }: Firing): Exchange {
  const weapon = weaponOf(shooter, mode, spotter !== null);
  const throwOf = (unit: Unit, enemy: Unit, sv: number, moving: boolean): Throw => ({
    ...shotPool(unit, sv, moving),
    dice: diceOf(w, unit),
    again: shootingRerolls(w, unit, enemy),
  });
  const seenBy = spotter !== null && profileOf(shooter).has['Indirect Fire'] ? spotter : shooter;
  const thrown = throwOf(shooter, target, weapon.sv, mode === 'moving');
  const blow = blowOf(w, shooter, target, thrown, seenBy, isExtreme(w, shooter, target, weapon));
  if (target.answered || !mayFirefight(w, target, shooter) || !answers(w, target))
    return { blow, back: null };
  return {
    blow,
    back: {
      chance: waysOf36(7, reactionModifiers(target)) / 36,
      rule: 'XR-FFT-02',
      blow: blowOf(w, target, shooter, throwOf(target, shooter, profileOf(target).sv, false), target, false),
    },
  };
}

/** XR-FSP Nobody answers a barrage; that it may stray is left out. */
export function barrageExchange(w: Table, caller: Unit, target: Unit): Exchange {
  const thrown: Throw = {
    dice: atHalf(caller) ? 5 : 10,
    need: BARRAGE_VALUE,
    minus: 0,
    double: false,
    again: 0,
  };
  const armour = armourAgainstShot(w, {
    shooter: caller,
    target,
    barrage: true,
    extreme: false,
    cover: coverFrom(w, caller, target),
  });
  const fate = fateOf(w, {
    unit: target,
    hits: hitsOfThrow(w, thrown),
    lossOf: lossOf(w, target, { armour: armour.value, cause: 'shot', doubled: false }),
    cause: 'shot',
    by: caller.id,
  });
  return {
    blow: { thrown, armour: armour.value, because: armour.because, fate: { ...fate, exact: false } },
    back: null,
  };
}
