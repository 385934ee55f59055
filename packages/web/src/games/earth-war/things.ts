// Which things on the board a choice names, in the order in which people point at them.
import type { ThingId } from '../../boards/things.ts';
import {
  type Choice,
  type View,
  branchThing,
  cardThing,
  orderThing,
  shopThing,
  slotThing,
  unitThing,
} from '@xenotable/earth-war/preview';

/** Units that have a Medkit to use. */
const withMedkit = ({ table: { squad } }: View): number =>
  squad.filter(({ items }) => items.some(({ name, uses }) => name === 'Medkit' && uses > 0)).length;

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
      // Who treats is asked only where there are several.
      return [unitThing(choice.unit), ...(withMedkit(view) > 1 ? [unitThing(choice.by)] : [])];
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

/** Two cards to look at in the other order; and an order that names somebody by pointing at whom it is for alone. */
export function otherWays(choice: Choice, view: View): ThingId[][] {
  const things = thingsOf(choice, view);
  if (choice.do === 'look') return [things.toReversed()];
  return choice.do === 'order' && things.length > 1 ? [things.slice(1)] : [];
}

/** A thing that a line of the log names, as the board knows it: units by id, cards by their slot. */
export function thingOnBoard(thing: ThingId, view: View): ThingId[] {
  const unit = view.table.squad.find((one) => unitThing(one.name) === thing);
  const slot = view.slots.find((one) => one.card !== null && cardThing(one.card) === thing);
  return [...(unit ? [unitThing(unit.id)] : []), ...(slot ? [slotThing(slot.number)] : [])];
}
