// How a seat's questions are answered without asking its player.
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

/** By the key of the window how it is always answered, by the rule of a question what is answered once. */
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
