// Mindspin: panic, disorientation, control.
import { type Bookmark, applies } from '@xenotable/kernel';
import type { Model } from '../../table.ts';
import type { Play } from '../chapter.ts';
import { WAITS, adjustDice, freeMind, victimOf } from '../round/dice.ts';
import { dropTokens, engage, goDown } from './harm.ts';
import { panicFrom } from './panic.ts';

/** EE-SPC-13 Two dice: 2-5 panic, 6-10 disorientation, 11-12 control. */
export const mindEffectOf = (sum: number): 'panic' | 'disorientation' | 'control' =>
  sum <= 5 ? 'panic' : sum <= 10 ? 'disorientation' : 'control';

/** What a mind that was hit suffers; a panic is still to be run. */
export function mindEffect(play: Play, caster: Model, target: Model): Bookmark | null {
  const dice = play.rolls(2, 6, 'EE-SPC-13');
  const effect = mindEffectOf(dice[0]! + dice[1]!);
  play.tell?.({ type: 'mindspin', model: caster.name, at: target.name, dice, effect }, 'EE-SPC-13');
  if (effect === 'panic') return panicFrom(play.w, caster, target);
  if (effect === 'disorientation') goDown(play, target, 'forced', 'EE-SPC-15');
  else takeControl(play, caster, target);
  return null;
}

/** EE-SPC-16 EE-SPC-19 The target comes under the caster's side; one that is controlled by the other side is only freed. */
function takeControl(play: Play, caster: Model, m: Model): void {
  const { w } = play;
  if (m.mind !== null) {
    applies('EE-SPC-19');
    freeMind(play, m);
    return;
  }
  if (victimOf(w, caster) !== null) return;
  // EE-SPC-18 A caster that falls under control loses its own victim.
  const victim = victimOf(w, m);
  if (victim !== null) freeMind(play, victim);
  m.mind = { by: caster.id, until: w.round + 1 };
  m.control = caster.control;
  m.overwatch = null;
  m.watched = [];
  dropTokens(play, m, m.cell);
  applies('EE-SPC-19');
  play.tell?.({ type: 'mind controlled', model: m.name, by: caster.name }, 'EE-SPC-16');
  if (m.activated === 0) {
    m.activated = WAITS;
    adjustDice(play, m);
  }
  engage(play);
}
