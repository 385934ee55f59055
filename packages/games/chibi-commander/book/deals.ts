// What a mission lets units and sides do besides the book.
import { applies } from '@xenotable/kernel';
import type { ChoiceOf } from '../choices.ts';
import type { Deal, Order } from '../missions/mission.ts';
import type { Army, Table, Unit } from '../table.ts';
import { mission } from './who.ts';

/** CC-ACT-10 What a unit may do here with so many actions. */
export function dealsOf(w: Table, unit: Unit, actions: number): ChoiceOf<'deal'>[] {
  const offers: ChoiceOf<'deal'>[] = [];
  const { deals } = mission(w);
  for (const name in deals) {
    const deal = dealNamed(w, name);
    applies(deal.rule);
    if (deal.price > actions) continue;
    const on = deal.on(w, unit);
    if (on === true) offers.push({ do: 'deal', deal: name });
    else if (on !== false) for (const what of on) offers.push({ do: 'deal', deal: name, on: what });
  }
  return offers;
}

export function dealNamed(w: Table, name: string): Deal {
  const deal = mission(w).deals[name];
  if (deal === undefined) throw new Error(`the mission knows no deal '${name}'`);
  return deal;
}

/** What a side may do between activations. */
export function ordersOf(w: Table, army: Army): ChoiceOf<'order'>[] {
  const offers: ChoiceOf<'order'>[] = [];
  const { orders } = mission(w);
  for (const name in orders) {
    const order = orderNamed(w, name);
    applies(order.rule);
    const on = order.on(w, army);
    if (on === true) offers.push({ do: 'order', deal: name });
    else if (on !== false) for (const what of on) offers.push({ do: 'order', deal: name, on: what });
  }
  return offers;
}

export function orderNamed(w: Table, name: string): Order {
  const order = mission(w).orders[name];
  if (order === undefined) throw new Error(`the mission knows no order '${name}'`);
  return order;
}
