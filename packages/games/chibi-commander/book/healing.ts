// Healing: the throw, and who wakes by it.
import type { Bookmark, Playing } from '@xenotable/kernel';
import type { Faction, Side } from '../content/units.ts';
import type { Table, Unit, UnitId } from '../table.ts';
import { spot } from './blips.ts';
import { chapter } from './chapter.ts';
import { luckWindow } from './stars.ts';
import { mission } from './who.ts';
import { regain, sum, throwDamage } from './wounds.ts';

interface Healing {
  patient: UnitId;
  dice: number;
  faction: Faction;
  side: Side;
  lucky: boolean;
  faces: number[];
}

function throwHealing(play: Playing<Table>, patient: Unit, dice: number): number[] {
  const { faces, told } = throwDamage(play, dice, 'CC-HEAL-02');
  play.tell?.({ type: 'heal throw', unit: patient.id, kind: patient.type, ...told }, 'CC-HEAL-02');
  return faces;
}

/** CC-HEAL-02, CC-HEAL-03, CC-HEAL-04 Hearts come back; who wakes by it has one action next time. */
function take(play: Playing<Table>, patient: Unit, points: number): void {
  const lay = patient.coma;
  regain(play, patient, points, 'CC-HEAL-02');
  if (!lay || patient.coma) return;
  patient.groggy = true;
  mission(play.w).wokenByHealing?.(play, patient);
  spot(play);
}

/** A heal throw of the automaton. */
export function heal(play: Playing<Table>, patient: Unit, dice: number): void {
  take(play, patient, sum(throwHealing(play, patient, dice)));
}

/** A heal throw of people. */
export const healing = chapter<Healing>('healing').looseSteps({
  throw: {
    run(play, f) {
      f.faces = throwHealing(play, play.w.units[f.patient]!, f.dice);
    },
  },
  /** CC-HEAL-05 Luck does not repeat it; open to taste, it does. */
  luck: luckWindow<Healing>(
    (w) => w.settings.taste.healing === 'luck',
    'throw',
    (w, f) => `${sum(f.faces)} to heal ${w.units[f.patient]!.type}. Spend a star to throw again?`,
  ),
  outcome: {
    run(play, f) {
      take(play, play.w.units[f.patient]!, sum(f.faces));
      return 'done';
    },
  },
});

export const beginHealing = (patient: UnitId, dice: number, faction: Faction, side: Side): Bookmark =>
  healing.begin({ patient, dice, faction, side, lucky: false, faces: [] });
