// The two-dice test (XR-GEN-03; all dice are six-sided, XR-GEN-01), with what a double does to Unstable units and worn machines.
import { type Modifier, total, applies } from '@xenotable/kernel';
import { type Unit, atHalf, profileOf } from '../../table.ts';
import { bury, lose, reduced, remove } from '../damage/losses.ts';
import { isUnstable } from './values.ts';
import { type Play } from '../chapter.ts';
import { namesOf } from '../../happenings.ts';
import { sum, doubleOf } from '../dice.ts';

export interface Activation {
  dice: number[];
  total: number;
  success: boolean;
}

/** Rolls an activation test, reactions and Wild Charges included. A unit that is destroyed by its own double does nothing more. */
export function activate(
  play: Play,
  unit: Unit,
  value: number,
  modifiers: readonly Modifier[],
  rule: string,
): Activation {
  const dice = play.rolls(2, 6, rule);
  const reached = sum(dice) + total(modifiers);
  applies('XR-GEN-03');
  const success = reached >= value;
  play.tell?.(
    {
      type: 'activation',
      unit: unit.id,
      dice,
      modifiers,
      total: reached,
      value,
      success,
      names: namesOf(play.w, unit.id),
    },
    rule,
  );
  const double = doubleOf(dice);
  if (double > 0) {
    // XR-XEN-38
    if (isUnstable(unit)) {
      const before = unit.sp;
      lose(play, unit, reduced(play, unit, double, 'other'), 'XR-XEN-38');
      bury(play, unit, before, 'other', null);
    }
    // XR-XEN-26
    if (unit.sp > 0 && !success && profileOf(unit).mechanoid && atHalf(unit)) {
      unit.sp = 0;
      remove(play, unit, 'destroyed', 'other', null, 'XR-XEN-26');
    }
  }
  return { dice, total: reached, success };
}
