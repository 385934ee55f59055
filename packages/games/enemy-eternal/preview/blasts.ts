// What a High Explosive attack does to the terrain, before it is made.
import { fastChance } from '@xenotable/kernel';
import { armNamed } from '../book/attack/arms.ts';
import { fallingAt } from '../book/attack/explosion.ts';
import { imagine } from '../imagine.ts';
import type { Cell } from '../table.ts';
import { modelOf } from '../tableReaders.ts';
import type { View } from '../view.ts';
import type { AimView } from './aims.ts';

export interface Blast {
  /** Terrain around the target that falls. */
  falls: Cell[];
  /** EE-OPT-10 Only where damage is applied, if so agreed. */
  needsDamage: boolean;
}

/** EE-SPC-28 What falls if this attack strikes its target; null for other weapons, and in close combat (EE-CHG-09). */
export function blastOf(
  v: View,
  { by, target, weapon, close }: Pick<AimView, 'by' | 'target' | 'weapon' | 'close'>,
): Blast | null {
  if (close) return null;
  const w = imagine(v, fastChance(1));
  if (armNamed(modelOf(w, by), weapon)?.rules.includes('High Explosive') !== true) return null;
  return {
    falls: fallingAt(w, modelOf(w, target).cell),
    needsDamage: w.options.explosiveNeedsDamage,
  };
}
