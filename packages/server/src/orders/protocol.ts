// Messages about answering a seat's questions without asking its player.
import type { StandingOrders } from '@xenotable/kernel';
import * as v from 'valibot';
import { id, modestJson } from '../shapes.ts';

const MOST_ORDERS = 64;
const LONGEST_ORDERS = 16_000;

const shortText = v.pipe(v.string(), v.maxLength(300));

const preparedAnswer = v.strictObject({
  id,
  choose: modestJson,
  asked: shortText,
  words: shortText,
  lapsed: v.exactOptional(v.literal(true)),
});

/** Standing orders by the key of a window; prepared answers by the rule of a question. */
export const standingOrders: v.GenericSchema<unknown, StandingOrders> = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(64)),
    v.union([v.picklist(['ask', 'pass', 'use']), preparedAnswer]),
  ),
  v.check(
    (orders) => Object.keys(orders).length <= MOST_ORDERS,
    `There are at most ${MOST_ORDERS} standing orders.`,
  ),
  v.check(
    (orders) => JSON.stringify(orders).length <= LONGEST_ORDERS,
    `Standing orders have at most ${LONGEST_ORDERS} characters.`,
  ),
);
