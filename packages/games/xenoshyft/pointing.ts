// What partners may be pointed at, and which plans they may hear of.
import type { Seat, ThingId } from '@xenotable/kernel';
import { type Choice, does } from './choices.ts';
import { heldThing } from './things.ts';
import { findEnemy, findTroop } from './viewReaders.ts';
import type { View } from './viewTypes.ts';

/** Things of the viewer's own hand and Division have the same names for everybody: nobody is pointed at them. */
export function holds(view: View, thing: ThingId): boolean {
  const [kind = '', a = '', b = ''] = thing.split(':');
  const seat = view.seats[Number(a)];
  switch (kind) {
    case 'base':
      return a === '';
    case 'troop':
    case 'gear':
      return findTroop(view, Number(a)) !== null;
    case 'enemy':
      return findEnemy(view, Number(a)) !== null;
    case 'seat':
    case 'lane':
      return seat !== undefined;
    case 'zone':
      return seat !== undefined && Number(b) >= 1 && Number(b) <= 4;
    case 'goods':
      return [...view.market.troops, ...view.market.items].some((goods) => goods?.card === a);
    case 'crystal':
      return Object.hasOwn(view.market.crystals, a);
    case 'held':
      return seat?.hand?.some((card) => heldThing(seat.seat, card) === thing) === true;
    default:
      return false;
  }
}

/** XS-OPT-04 With closed hands nobody shows a card by planning with it. */
export function mayHear(view: View, seat: Seat, choice: Choice): boolean {
  const planner = view.seats[seat];
  if (planner === undefined) return false;
  if (planner.hand !== null) return true;
  return (
    !does(choice, 'spend', 'deploy', 'equip', 'discard', 'play', 'take') ||
    planner.shown.some((card) => card === choice.card)
  );
}
