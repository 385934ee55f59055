// The ids of everything on the board that can be pointed at. The log names them; the screen draws them.
import type { Seat, ThingId } from '@xenotable/kernel';
import type { CardId } from './content/cards.ts';
import type { Slot } from './table.ts';

export const handThing = (card: CardId): ThingId => `hand:${card}`;
/** A card in somebody's open hand. */
export const heldThing = (seat: Seat, card: CardId): ThingId => `held:${seat}:${card}`;
export const goodsThing = (card: CardId): ThingId => `goods:${card}`;
export const crystalThing = (card: CardId): ThingId => `crystal:${card}`;
export const troopThing = (id: number): ThingId => `troop:${id}`;
export const enemyThing = (id: number): ThingId => `enemy:${id}`;
/** What a Troop carries. */
export const gearThing = (troop: number, slot: Slot): ThingId => `gear:${troop}:${slot}`;
export const zoneThing = (lane: Seat, zone: number): ThingId => `zone:${lane}:${zone}`;
export const laneThing = (lane: Seat): ThingId => `lane:${lane}`;
export const seatThing = (seat: Seat): ThingId => `seat:${seat}`;
/** The Base and its Hit Points. */
export const BASE: ThingId = 'base';
export const DIVISION: ThingId = 'division';
export const DISCARD: ThingId = 'discard';

/** A card in a lane: a Troop that is converted keeps its number and becomes an Enemy, so both names are meant. */
export const unitThings = (id: number): ThingId[] => [troopThing(id), enemyThing(id)];
