// The things on the board that can be pointed at, and those that a choice names in the order in which people point.
import type { ThingId } from '@xenotable/kernel';
import { type Choice, isKind } from './choices.ts';
import type { UnitId } from './table.ts';

export const unitThing = (id: UnitId): ThingId => `unit:${id}`;
export const houseThing = (house: number): ThingId => `house:${house}`;

/** The unit that a thing is, or null. */
export const unitOfThing = (thing: ThingId | undefined): UnitId | null =>
  thing?.startsWith('unit:') === true ? Number(thing.slice('unit:'.length)) : null;

function aimOf(target: UnitId | undefined, house: number | undefined): ThingId[] {
  if (target !== undefined) return [unitThing(target)];
  return house === undefined ? [] : [houseThing(house)];
}

export function thingsOf(choice: Choice): ThingId[] {
  if (isKind(choice, 'order')) return [unitThing(choice.unit), ...aimOf(choice.target, choice.house)];
  if ('house' in choice) return [houseThing(choice.house)];
  if ('rally' in choice) return [unitThing(choice.rally)];
  if ('test' in choice) return [unitThing(choice.test)];
  if ('wild' in choice) return [unitThing(choice.wild), unitThing(choice.target)];
  if ('shoot' in choice) return [unitThing(choice.shoot)];
  if ('board' in choice) return [unitThing(choice.board)];
  if ('embark' in choice) return [unitThing(choice.embark), unitThing(choice.in)];
  if ('reserve' in choice) return [unitThing(choice.reserve)];
  if ('place' in choice) return [unitThing(choice.place)];
  if ('stray' in choice) return choice.stray === null ? [] : [unitThing(choice.stray)];
  return 'raid' in choice ? [unitThing(choice.raid)] : [];
}
