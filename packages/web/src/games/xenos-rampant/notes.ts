// What the list of actions adds to the words of a choice: icon, chance, group.
import { type Choice, type Order, type OrderView, type View, isKind } from '@xenotable/xenos-rampant/preview';
import { signed } from '../../kit/words.ts';
import type { IconName } from '../../kit/draw/Icon.tsx';
import { percentOf } from '../../kit/draw/text.ts';
import type { OfferNote } from '../../table/contract.ts';

const ICONS: Record<Order['order'], IconName> = {
  move: 'run',
  ground: 'down',
  jump: 'burst',
  disembark: 'right',
  shoot: 'target',
  attack: 'cross',
  skirmish: 'target',
  'move and fire': 'target',
  'fire support': 'burst',
  manifest: 'power',
  regenerate: 'heal',
  explode: 'burst',
  arrive: 'down',
  enter: 'right',
  charges: 'burst',
};

const sameOrder = (a: Order, b: Order): boolean =>
  a.order === b.order &&
  a.unit === b.unit &&
  a.target === b.target &&
  a.house === b.house &&
  a.power === b.power &&
  a.spotter === b.spotter &&
  a.by === b.by;

/** The test and chance of an order that can be given now. */
export const orderOf = (choice: Choice, view: View): OrderView | undefined =>
  isKind(choice, 'order') ? view.orders.find((one) => sameOrder(one.order, choice)) : undefined;

/** What two dice must show at least. */
export const needOf = (order: OrderView): number =>
  order.value - order.modifiers.reduce((sum, one) => sum + one.value, 0);

export function noteOf(choice: Choice, view: View): OfferNote {
  if (isKind(choice, 'order')) {
    const order = orderOf(choice, view);
    const unit = view.units[choice.unit];
    return {
      icon: ICONS[choice.order],
      group: unit?.name ?? 'Orders',
      ...(order !== undefined && {
        value: order.free ? 'Free' : percentOf(order.ways, 36),
        detail: order.free
          ? 'needs no test'
          : `2D6 on ${needOf(order)}+${order.modifiers.length === 0 ? '' : ` (${order.value}+${order.modifiers.map((one) => `, ${one.label ?? ''} ${signed(one.value)}`).join('')})`}`,
      }),
    };
  }
  if ('stop' in choice || 'stay' in choice || 'done' in choice || 'hold' in choice)
    return { icon: 'stop', quiet: true };
  if ('land' in choice && choice.land === false) return { icon: 'stop', quiet: true };
  if ('wild' in choice) return { icon: 'cross', group: 'Wild charges' };
  if ('rally' in choice) return { icon: 'heal', group: 'Rally' };
  if ('retreat' in choice || 'path' in choice || 'exit' in choice) return { icon: 'run' };
  if ('react' in choice) return choice.react ? { icon: 'target' } : { icon: 'x', quiet: true };
  if ('reroll' in choice) return choice.reroll === false ? { icon: 'x', quiet: true } : { icon: 'sync' };
  return { icon: 'right' };
}
