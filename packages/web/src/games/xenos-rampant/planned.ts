// A planned choice as the prompt asks for it: what it is, what it risks, and the few words of its button.
import {
  type Choice,
  type Order,
  type OrderView,
  type View,
  choiceWords,
  isKind,
  orderAlone,
} from '@xenotable/xenos-rampant/preview';
import type { Seat } from '@xenotable/kernel';
import { orderOf } from './notes.ts';
import { askedUnit } from './plan.ts';

interface Planned {
  sentence: string;
  button: string;
}

/** 'Shoot': the order without its unit and target. */
const verbOf = ({ order, unit, power }: Order, view: View): string =>
  orderAlone({ order, unit, ...(power !== undefined && { power }) }, view);

/** What two dice must show at least. */
const needOf = (order: OrderView): number =>
  order.value - order.modifiers.reduce((sum, one) => sum + one.value, 0);

export function plannedOf(choice: Choice, view: View, seat: Seat): Planned | null {
  const order = orderOf(choice, view);
  if (order !== undefined) {
    const words = choiceWords(choice, view);
    const need = needOf(order);
    return order.free
      ? { sentence: `${words}? It needs no test.`, button: verbOf(order.order, view) }
      : { sentence: `${words}? On ${need - 1} or less your phase ends.`, button: `Test 2D6 on ${need}+` };
  }
  if (isKind(choice, 'place'))
    return { sentence: `Place ${view.units[choice.place]?.name} there?`, button: 'Place it there' };
  const unit = askedUnit(view, seat);
  if (unit === null) return null;
  if ('path' in choice || 'drive' in choice)
    return view.asked?.about === 'a move'
      ? { sentence: `Move ${unit.name} there?`, button: 'Move there' }
      : { sentence: `${unit.name} goes this way?`, button: 'Go this way' };
  if ('storm' in choice) return { sentence: `${unit.name} takes the position?`, button: 'Take it' };
  return 'retreat' in choice && choice.retreat === 'cover'
    ? { sentence: `${unit.name} runs for this cover?`, button: 'Run for cover' }
    : null;
}
