// What a test asks of the table: whether the Commander is near, whether the unit is in cover.
import { type Modifier, applies } from '@xenotable/kernel';
import type { Question } from '@xenotable/kernel/companion';
import { hasTrait, profileOf } from '../table.ts';
import type { Unit } from '../table.ts';
import { type CompanionTable, unitsOf } from './table.ts';

/** XR-CMD-01 XR-CMD-02 The Commander whose nearness counts; undefined where it cannot. */
function commanderFor(w: CompanionTable, unit: Unit, kind: 'order' | 'courage'): Unit | undefined {
  if (hasTrait(w, unit.owner, kind === 'order' ? 'Indecisive' : 'Insipid')) return undefined;
  const commander = unitsOf(w, unit.owner).find((one) => one.commander);
  if (commander === undefined) return undefined;
  // XR-TASTE-16 A Suppressed Commander still steadies, but gives no orders.
  return commander.suppressed && kind === 'order' ? undefined : commander;
}

/** Whether it has to be asked: the Commander himself and a Hive Mind need no ruler. */
export function commanderQuestion(w: CompanionTable, unit: Unit, kind: 'order' | 'courage'): Question | null {
  const commander = commanderFor(w, unit, kind);
  if (commander === undefined || commander === unit) return null;
  if (profileOf(unit).xeno['Hive Mind'] !== undefined && !commander.suppressed) return null;
  return {
    key: 'commander',
    title: `Is ${unit.name} within 12″ of ${commander.name}, its Commander?`,
    look: 'segments',
    answers: [
      { value: 'yes', label: 'Yes, +1' },
      { value: 'no', label: 'No' },
    ],
  };
}

/** XR-CMD-04 Plus 1 once. */
export function commanderModifier(
  w: CompanionTable,
  unit: Unit,
  kind: 'order' | 'courage',
  said: string | undefined,
): Modifier[] {
  const commander = commanderFor(w, unit, kind);
  if (commander === undefined) return [];
  const hive = profileOf(unit).xeno['Hive Mind'] !== undefined && !commander.suppressed;
  if (said !== 'yes' && commander !== unit && !hive) return [];
  applies('XR-CMD-04');
  return [{ value: 1, because: kind === 'order' ? 'XR-CMD-01' : 'XR-COU-11', label: 'Commander' }];
}

export const coverQuestion = (unit: Unit): Question => ({
  key: 'cover',
  title: `Is ${unit.name} in cover?`,
  look: 'segments',
  answers: [
    { value: 'yes', label: 'Yes, +1' },
    { value: 'no', label: 'No' },
  ],
});
