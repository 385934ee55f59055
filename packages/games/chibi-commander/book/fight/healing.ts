// Healing: the throw, and who wakes by it.
import { type Bookmark, applies } from '@xenotable/kernel';
import type { Faction, Side } from '../../content/units.ts';
import type { Unit, UnitId } from '../../table.ts';
import { spot } from '../blips/blips.ts';
import { type Play, chapter } from '../chapter.ts';
import { type Throw, luckWindow } from './stars.ts';
import { mission, unitOf } from '../who.ts';
import { regain, sum, throwDamage } from './wounds.ts';
import { called } from '../../content/units.ts';
import { named } from '../../names.ts';

interface Healing extends Throw {
  patient: UnitId;
  dice: number;
  faction: Faction;
  side: Side;
  faces: number[];
}

function throwHealing(play: Play, patient: Unit, dice: number): number[] {
  const { faces, told } = throwDamage(play, dice, 'CC-HEAL-02');
  play.tell?.({ type: 'heal throw', ...named(patient), ...told }, 'CC-HEAL-02');
  return faces;
}

/** CC-HEAL-02, CC-HEAL-03, CC-HEAL-04 Hearts come back; who wakes by it has one action next time. */
function take(play: Play, patient: Unit, points: number): void {
  const lay = patient.coma;
  regain(play, patient, points, 'CC-HEAL-02');
  if (!lay || patient.coma) return;
  applies('CC-HEAL-03');
  patient.groggy = true;
  mission(play.w).on.wokenByHealing?.(play, patient);
  spot(play);
}

/** A heal throw of the automaton. */
export function heal(play: Play, patient: Unit, dice: number): void {
  take(play, patient, sum(throwHealing(play, patient, dice)));
}

/** A heal throw of people. */
export const healing = chapter<Healing>('healing')
  .shows('patient', 'dice', 'faction', 'side', 'lucky', 'window', 'faces')
  .steps({
    throw: {
      run(play, f) {
        f.faces = throwHealing(play, unitOf(play.w, f.patient), f.dice);
      },
    },
    /** CC-HEAL-05 Luck does not repeat it; open to taste, it does. */
    luck: luckWindow(
      (w) => w.options.healing === 'luck',
      'throw',
      (w, f) => `${sum(f.faces)} to heal ${called(unitOf(w, f.patient).type)}. Spend a star to throw again?`,
    ),
    outcome: {
      run(play, f) {
        applies('CC-HEAL-05');
        take(play, unitOf(play.w, f.patient), sum(f.faces));
        return 'done';
      },
    },
  });

export const beginHealing = (patient: UnitId, dice: number, faction: Faction, side: Side): Bookmark =>
  healing.begin({ patient, dice, faction, side, lucky: false, faces: [] });
