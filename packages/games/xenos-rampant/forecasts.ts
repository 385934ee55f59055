// Numbers that the board prints from a formula of its own: how likely an order is obeyed.
import { type Forecast, type Seat, same } from '@xenotable/kernel';
import { type Choice, isKind } from './choices.ts';
import type { Happening } from './happenings.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

export function forecasts(view: View, _seat: Seat, choice: Choice | null): Forecast<Table, Happening>[] {
  if (choice === null || !isKind(choice, 'order')) return [];
  const order = view.orders.find((one) => same(one.order, choice));
  if (order === undefined) return [];
  return [
    {
      label: 'the order is obeyed',
      chance: order.ways / 36,
      happens(_before, _after, told) {
        for (const { what } of told)
          if (what.type === 'activation' && what.unit === choice.unit) return what.success;
        return true;
      },
    },
  ];
}
