// What other Equipment makes of a Troop, before it changes hands.
import { type Choice, does } from './choices.ts';
import { type Soldier, hp, power } from './book/values.ts';
import { ITEMS, type ItemId } from './content/items.ts';
import { findTroop, seatOf } from './viewReaders.ts';
import type { Seen, TroopView } from './viewTypes.ts';

type Gear = Partial<Pick<Soldier, 'weapon' | 'armor'>>;

export interface Strength {
  power: number;
  /** Hit Points left; 0 or less kills. */
  remaining: number;
}

/** A Troop of a lane with other Equipment. */
export function strengthWith(view: Seen, troop: TroopView, gear: Gear): Strength {
  const changed = { ...troop, ...gear };
  return { power: power(view, changed), remaining: hp(view, changed) - troop.damage };
}

/** What Equipment adds to a Troop that has no other in its place. */
export function gains(view: Seen, bearer: Soldier, card: ItemId): { power: number; hp: number } {
  const { kind } = ITEMS[card];
  const changed = kind === 'instant' ? bearer : { ...bearer, [kind]: card };
  return {
    power: power(view, changed) - power(view, bearer),
    hp: hp(view, changed) - hp(view, bearer),
  };
}

/** XS-DEP-14 XS-CRD-15 The Troops that would die at once because they lose Hit Points with their Equipment. */
export function fallingBy(view: Seen, choice: Choice): TroopView[] {
  return changes(view, choice).flatMap(([troop, gear]) =>
    strengthWith(view, troop, gear).remaining > 0 ? [] : [troop],
  );
}

/** Every Troop whose Equipment a choice changes, with what it carries afterwards. */
function changes(view: Seen, choice: Choice): [TroopView, Gear][] {
  if (does(choice, 'hand over')) {
    const [from, to] = [findTroop(view, choice.from)?.troop, findTroop(view, choice.to)?.troop];
    if (from === undefined || to === undefined) return [];
    return [
      [from, { [choice.slot]: to[choice.slot] }],
      [to, { [choice.slot]: from[choice.slot] }],
    ];
  }
  if (!does(choice, 'equip')) return [];
  const found = findTroop(view, choice.troop);
  const { kind } = ITEMS[choice.card];
  if (found === null || kind === 'instant') return [];
  const heir = seatOf(view, found.seat).lane.troops.find(({ id }) => id === choice.old);
  const bearer: [TroopView, Gear] = [found.troop, { [kind]: choice.card }];
  return heir === undefined ? [bearer] : [bearer, [heir, { [kind]: found.troop[kind] }]];
}
