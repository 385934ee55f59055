// Which things on the board a choice names, in the order in which people point at them.
import type { ThingId } from '../contract.ts';
import type { Choice } from './rulebook.ts';

export const unitThing = (id: number): ThingId => `unit:${id}`;
export const houseThing = (house: number): ThingId => `house:${house}`;

export function thingsOf(choice: Choice): ThingId[] {
  if ('order' in choice) {
    const aim =
      choice.target !== undefined
        ? [unitThing(choice.target)]
        : choice.house !== undefined
          ? [houseThing(choice.house)]
          : [];
    return [unitThing(choice.unit), ...aim];
  }
  if ('house' in choice) return [houseThing(choice.house)];
  if ('rally' in choice) return [unitThing(choice.rally)];
  if ('test' in choice) return [unitThing(choice.test)];
  if ('wild' in choice) return [unitThing(choice.wild), unitThing(choice.target)];
  if ('shoot' in choice) return [unitThing(choice.shoot)];
  if ('board' in choice) return [unitThing(choice.board)];
  if ('embark' in choice) return [unitThing(choice.embark), unitThing(choice.in)];
  if ('reserve' in choice) return [unitThing(choice.reserve)];
  if ('place' in choice) return [unitThing(choice.place)];
  if ('stray' in choice && choice.stray !== null) return [unitThing(choice.stray)];
  if ('raid' in choice) return [unitThing(choice.raid)];
  return [];
}
