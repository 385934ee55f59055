// Ids of what can be pointed at on the board and in the camp; the log speaks of the same things.
import type { ThingId } from '@xenotable/kernel';
import type { Spot } from './choices.ts';

/** A model by its name, which no other model has. */
export const unitThing = (name: string): ThingId => `unit:${name}`;
export const cellThing = ([x, y]: Spot): ThingId => `cell:${x},${y}`;
export const pieceThing = (id: number): ThingId => `piece:${id}`;
export const markerThing = (id: number): ThingId => `marker:${id}`;

export const soldierThing = (veteran: number): ThingId => `soldier:${veteran}`;
export const gearThing = (gear: string): ThingId => `gear:${gear}`;
export const wornThing = (veteran: number, gear: string): ThingId => `worn:${veteran}:${gear}`;
export const facilityThing = (facility: string): ThingId => `facility:${facility}`;
export const rewardThing = (reward: string, gear: readonly string[]): ThingId =>
  `reward:${reward}:${gear.join()}`;
export const trainingThing = (raise: string | null, learn: string | null): ThingId =>
  `training:${raise ?? learn}`;

/** The name of the model that a thing is, if it is one. */
export const nameOfThing = (thing: ThingId): string | null =>
  thing.startsWith('unit:') ? thing.slice(5) : null;

/** The place of the cell that a thing is, if it is one. */
export function spotOfThing(thing: ThingId): Spot | null {
  const [, x, y] = /^cell:(\d+),(\d+)$/.exec(thing) ?? [];
  return x === undefined || y === undefined ? null : [Number(x), Number(y)];
}
