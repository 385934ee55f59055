// Which things on the board a choice names, in the order in which people point at them.
import type { ThingId } from '../contract.ts';
import type { Choice, View } from './rulebook.ts';

export const unitThing = (id: number): ThingId => `unit:${id}`;
export const slotThing = (slot: number): ThingId => `slot:${slot}`;
export const orderThing = (order: string): ThingId => `order:${order}`;
export const branchThing = (branch: string): ThingId => `branch:${branch}`;
export const shopThing = (what: string): ThingId => `shop:${what}`;

export function thingsOf(choice: Choice, view: View): ThingId[] {
  switch (choice.do) {
    case 'order': {
      const slot = 'card' in choice ? view.slots.find((one) => one.card === choice.card) : undefined;
      return [
        orderThing(choice.order),
        ...('unit' in choice ? [unitThing(choice.unit)] : []),
        ...(slot ? [slotThing(slot.number)] : []),
      ];
    }
    case 'flip':
      return [slotThing(choice.slot)];
    case 'look':
      return choice.slots.map(slotThing);
    case 'treat':
    case 'medkit':
      return [unitThing(choice.by), unitThing(choice.unit)];
    case 'take over':
      return [unitThing(choice.from), unitThing(choice.unit)];
    case 'skip':
      // Not a plain 'go on': nobody passes a check by with Enter.
      return ['node'];
    case 'branch':
      return [branchThing(choice.branch)];
    case 'recruit':
      return [shopThing(choice.type)];
    case 'buy':
      return [shopThing(choice.item), unitThing(choice.unit)];
    case 'range':
      return choice.unit === 0 ? [] : [unitThing(choice.unit)];
    default:
      return 'unit' in choice ? [unitThing(choice.unit)] : [];
  }
}
