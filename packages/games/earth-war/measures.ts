// What is worth knowing before a choice, read off the world it leads to.
import type { Measure } from '@xenotable/kernel';
import { ambushes, shadowPrice } from './book/combat/reveal.ts';
import { isEnemy, kindOf } from './content/cards.ts';
import { type Slot, type Table, combatOf } from './table.ts';

const dies = (w: Table, slot: Slot): boolean => {
  if (slot.card < 0 || !isEnemy(slot.card) || ambushes(w, slot)) return false;
  const before = combatOf(w).cards.find((one) => one.card === slot.card)?.wounds ?? 0;
  return before + Math.max(0, slot.wounds - (kindOf(slot.card).armoured ?? 0)) >= kindOf(slot.card).wounds;
};

export const measures: Record<string, Measure<Table>> = {
  wasted: { label: 'AMMO lost on shadows', of: (w) => (w.combat?.step === 4 ? shadowPrice(w) : 0) },
  kills: {
    label: 'Enemies killed',
    of: (w) =>
      w.combat === null
        ? 0
        : w.combat.step === 4
          ? w.combat.slots.filter((slot) => dies(w, slot)).length
          : w.combat.dead.length,
  },
  squadWounds: {
    label: 'Wounds on the squad',
    of: (w) => w.squad.reduce((sum, unit) => sum + unit.wounds + unit.incoming.length, 0),
  },
  standing: {
    label: 'Units standing',
    of: (w) => w.squad.filter((unit) => unit.status === 'standing').length,
  },
};
