// What a scenario can have of its own: enemies, soldiers, weapons and equipment.
import type { OwnFault, OwnKind, OwnThing, OwnWhole } from '@xenotable/kernel';
import { ENEMY, enemyFaults } from './enemies.ts';
import { EQUIPMENT, equipmentFaults } from './equipment.ts';
import { SOLDIER, soldierFaults } from './soldiers.ts';

export const OWN_KINDS: readonly OwnKind[] = [ENEMY, SOLDIER, EQUIPMENT];

/** The rule about each kind. */
export const RULE_OF_KIND: Readonly<Record<string, string>> = {
  enemy: 'EW-SCN-08',
  unit: 'EW-SCN-09',
  item: 'EW-SCN-10',
};

/** What is wrong with a thing besides bounds, words and names. */
export function ownFaults(thing: OwnThing, whole: OwnWhole): OwnFault[] {
  if (thing.kind === 'enemy') return enemyFaults(whole);
  return thing.kind === 'unit' ? soldierFaults(whole) : equipmentFaults(thing, whole);
}
