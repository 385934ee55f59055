// Who may be Attacked, and how a charge gets there (XR-ATK-01, XR-ATK-02, XR-CCH-01).
import { type Point, clamp } from '@xenotable/board';
import { type Refusal, applies } from '@xenotable/kernel';
import { groundOf, houseBox } from '../../ground.ts';
import { radiusOf, within, withinBox } from '../../distances.ts';
import { type Table, type Unit, effectOn, occupantOf, profileOf, sideOf } from '../../table.ts';
import { type Mover, moverOf } from '../geometry/paths.ts';
import { type Contact, type Route, routeToContact } from '../geometry/routes.ts';
import { sees, seesHouse } from '../geometry/sight.ts';
import { maxMove } from '../activation/values.ts';
import { allowed } from '../moving/transports.ts';

/** A unit that stands in a building charges from the outline point nearest to its target. */
export function chargeMover(w: Table, unit: Unit, to: Point, ignore: readonly number[]): Mover {
  if (unit.state !== 'building') return moverOf(w, unit, unit.x, unit.y, ignore);
  const box = houseBox(w, unit.inside);
  const from = { ...unit, x: clamp(to.x, box.west, box.east), y: clamp(to.y, box.south, box.north) };
  const m = moverOf(w, unit, from.x, from.y, ignore, box);
  return { ...m, unit: from };
}

export const contactOf = (w: Table, target: Unit): Contact => {
  const box = target.state === 'building' ? houseBox(w, target.inside) : null;
  return box ?? { x: target.x, y: target.y, r: radiusOf(target) };
};

/** XR-ATK-01, XR-TPT-04 What a charge may cost: a transport's doings in this turn count. */
export const chargeMove = (w: Table, unit: Unit): number => allowed(w, unit, maxMove(w, unit));

/** Why something is out of reach: by itself, or because somebody got in or out of the charging transport. */
const tooFar = (w: Table, unit: Unit, what: string, near: (most: number) => boolean): Refusal =>
  near(maxMove(w, unit) + 2)
    ? { rule: 'XR-TPT-04', reason: `${unit.name} has only half of its movement in this turn.` }
    : { rule: 'XR-ATK-02', reason: `${what} is out of reach.` };

/** XR-ATK-01 The canonical way into contact with a unit, or null. */
export function chargeRoute(w: Table, unit: Unit, target: Unit, most = chargeMove(w, unit)): Route | null {
  if (!within(w, unit, target, most + 2)) return null;
  return routeToContact(w, chargeMover(w, unit, target, [target.id]), contactOf(w, target), most);
}

export function ramRoute(w: Table, unit: Unit, house: number): Route | null {
  const box = groundOf(w).houses[house];
  const most = chargeMove(w, unit);
  if (box === undefined || box === null || !withinBox(w, unit, box, most + 2)) return null;
  return routeToContact(
    w,
    chargeMover(w, unit, { x: (box.west + box.east) >> 1, y: (box.south + box.north) >> 1 }, []),
    box,
    most,
  );
}

/** Whether a unit can Attack at all. */
function neverAttacks(w: Table, unit: Unit): Refusal | null {
  const p = profileOf(unit);
  if (!p.attacks) return { rule: 'XR-S-09', reason: `${unit.name} never Attacks.` };
  if (p.immobile) return { rule: 'XR-XEN-21', reason: `${unit.name} is Immobile.` };
  return w.vip?.carrier === unit.id ? { rule: 'XR-M-VIP-03', reason: 'A carrier may not Attack.' } : null;
}

/** XR-ATK-01, XR-ATK-02, XR-XEN-16, XR-P-08 What forbids an Attack on a unit, or null. */
export function attackFault(w: Table, unit: Unit, target: Unit): Refusal | null {
  const never = neverAttacks(w, unit);
  if (never !== null) return never;
  if ((target.state !== 'table' && target.state !== 'building') || sideOf(w, target) === sideOf(w, unit))
    return { rule: 'XR-ATK-01', reason: 'That is no enemy that can be Attacked.' };
  if (!within(w, unit, target, chargeMove(w, unit) + 2))
    return tooFar(w, unit, target.name, (most) => within(w, unit, target, most));
  if (profileOf(target).flying && !profileOf(unit).flying)
    return { rule: 'XR-XEN-16', reason: 'Only Flying units can Attack it.' };
  if (effectOn(w, target.id, 'Concealment') && !within(w, unit, target, 1200))
    return { rule: 'XR-P-08', reason: 'It is concealed.' };
  if (!sees(w, unit, target)) return { rule: 'XR-ATK-01', reason: `${unit.name} cannot see ${target.name}.` };
  return chargeRoute(w, unit, target) === null
    ? { rule: 'XR-ATK-02', reason: `No legal path leads to ${target.name}.` }
    : null;
}

/** XR-BLD-05 What forbids an Attack on a building: an occupied one is for vehicles only. */
export function ramFault(w: Table, unit: Unit, house: number): Refusal | null {
  const never = neverAttacks(w, unit);
  if (never !== null) return never;
  if (occupantOf(w, house) !== undefined && !profileOf(unit).vehicle)
    return { rule: 'XR-BLD-05', reason: 'Infantry Attacks the occupant.' };
  if (occupantOf(w, house) !== undefined && sideOf(w, occupantOf(w, house)!) === sideOf(w, unit))
    return { rule: 'XR-BLD-05', reason: 'A friend is inside.' };
  const box = groundOf(w).houses[house];
  if (box === undefined || box === null)
    return { rule: 'XR-BLD-05', reason: 'There is no such building any more.' };
  if (!withinBox(w, unit, box, chargeMove(w, unit) + 2))
    return tooFar(w, unit, 'The building', (most) => withinBox(w, unit, box, most));
  if (!seesHouse(w, unit, house)) return { rule: 'XR-ATK-01', reason: 'It cannot see the building.' };
  return ramRoute(w, unit, house) === null
    ? { rule: 'XR-ATK-02', reason: 'No legal path leads to the building.' }
    : null;
}

/** XR-CCH-01 */
export function mayCounterCharge(w: Table, target: Unit, attacker: Unit): boolean {
  const p = profileOf(target);
  if (!p.has['Counter-Charge'] || target.suppressed || target.state !== 'table' || p.immobile || !p.attacks)
    return false;
  applies('XR-CCH-01');
  const q = profileOf(attacker);
  return (
    !q.vehicle &&
    maxMove(w, attacker) <= maxMove(w, target) &&
    (!q.flying || p.flying) &&
    w.vip?.carrier !== target.id
  );
}
