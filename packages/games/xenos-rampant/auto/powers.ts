// What the automaton thinks of Manifesting a power (XR-AUT-18).
import { applies } from '@xenotable/kernel';
import { floorDiv } from '@xenotable/board';
import type { Order } from '../choices.ts';
import { type Table, type Unit, profileOf, sideOf, unitOf } from '../table.ts';
import { goalOf } from './goals.ts';
import { danger, jumpsNearer } from './moves.ts';
import { attackScore, shootScore } from './scores.ts';

/** The best Shoot or Attack score that a unit has now. */
const nextBest = (w: Table, unit: Unit, orders: readonly Order[]): number =>
  orders.reduce((best, { order, unit: id, target }) => {
    if (id !== unit.id || target === undefined || (order !== 'shoot' && order !== 'attack')) return best;
    return Math.max(best, (order === 'shoot' ? shootScore : attackScore)(w, unit, unitOf(w, target)));
  }, 0);

/** XR-AUT-18 What a power is worth; `orders` are all that the detachment could give. */
export function powerScore(w: Table, order: Order, orders: readonly Order[]): number {
  applies('XR-AUT-18');
  if (order.target === undefined) return 0;
  const target = unitOf(w, order.target);
  const own = sideOf(w, target) === sideOf(w, unitOf(w, order.unit));
  switch (order.power) {
    case 'Visions of Terror':
      return profileOf(target).mechanoid || profileOf(target).undead ? 0 : 2 * target.cost;
    case 'Psychic Healing':
    case 'Machine Friend':
      return target.sp < target.start ? floorDiv(60 * target.cost, target.start) : 0;
    case 'Guiding Eye':
    case 'Guiding Hand':
      return floorDiv(nextBest(w, target, orders), 3);
    case 'Psychic Shield':
    case 'Concealment':
      return floorDiv(danger(w, target, target.x, target.y), 2);
    case 'Soothed Mind':
      return 4;
    case 'Mental Command':
      return 5;
    case 'Paralysis':
      return target.cost;
    case 'Summoner':
      return 20;
    case 'Annulment':
      return w.effects.some(
        (effect) =>
          effect.on === target.id && (sideOf(w, unitOf(w, effect.by)) === sideOf(w, target)) !== own,
      )
        ? 6
        : 0;
    default:
      return own && order.target !== order.unit && jumpsNearer(w, target, goalOf(w, target)) ? 10 : 0;
  }
}
