// Standing orders for reaction windows: ask me, always pass, always use. Kept per game and kind of window; orders for
// one moment or one question are kept only with the table.
import { type StandingOrders, isForMoment } from '@xenotable/kernel';
import * as v from 'valibot';
import { json, keyOf, stored } from './stored.ts';

const schema: v.GenericSchema<unknown, StandingOrders> = v.record(
  v.string(),
  v.picklist(['ask', 'pass', 'use']),
);

const at = (game: string) =>
  stored<StandingOrders>(keyOf('stops', game), json(schema), {}, 'Your standing orders in this game');

export const ordersOf = (game: string): StandingOrders => at(game).read();

/** The orders that also apply at later tables. */
export const lastingOrders = (orders: StandingOrders): StandingOrders =>
  Object.fromEntries(
    Object.entries(orders).filter(([key, order]) => typeof order === 'string' && !isForMoment(key)),
  );

export const keepOrders = (game: string, orders: StandingOrders): void =>
  at(game).write(lastingOrders(orders));
