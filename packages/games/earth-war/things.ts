// The names of what can be pointed at, on the board and in the log.
import type { ThingId } from '@xenotable/kernel';

/** By id, as choices name units; happenings name them by name. */
export const unitThing = (unit: number | string): ThingId => `unit:${unit}`;
export const cardThing = (card: string): ThingId => `card:${card}`;
export const slotThing = (slot: number): ThingId => `slot:${slot}`;
export const orderThing = (order: string): ThingId => `order:${order}`;
export const branchThing = (branch: string): ThingId => `branch:${branch}`;
export const shopThing = (what: string): ThingId => `shop:${what}`;

/** Who acts in a line of the log: the squad, the hive, or nobody but the cards. */
export const SQUAD: ThingId = 'squad';
export const HIVE: ThingId = 'hive';
export const DECK: ThingId = 'deck';
