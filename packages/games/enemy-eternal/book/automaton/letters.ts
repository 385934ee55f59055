// The five letters of the AI cards, as orders.
import { applies } from '@xenotable/kernel';
import type { Order } from '../../choices.ts';
import type { Cell, Model, Table } from '../../table.ts';
import type { Activation } from '../actions/actions.ts';
import { canWatch, usableArms } from '../attack/arms.ts';
import { distance } from '../board/ground.ts';
import { canSee, enemiesOf, engagedWith, friendsOf, has, isDown, isEngaged } from '../models.ts';
import type { Entry } from './card.ts';
import { approach, besides, retreat } from './moves.ts';
import { serve } from './objective.ts';
import { ranked } from './rank.ts';
import { bestAgainst, covered, firstSpin } from './shots.ts';
import { usefulAction } from './special.ts';

export const formOf = (f: Activation): 1 | 2 => (f.left >= 2 ? 2 : 1);

/** EE-AUT-28 Overwatch if it can, else Hunker Down, else nothing. */
export function standGuard(w: Table, f: Activation, m: Model): Order[] {
  applies('EE-AUT-28');
  const arm = usableArms(w, m).find(canWatch);
  if (arm !== undefined) return [{ do: 'overwatch', weapon: arm.name }];
  return f.left >= 2 && !has(m, 'Emplaced') ? [{ do: 'hunker down' }] : [];
}

const orGuard = (w: Table, f: Activation, m: Model, orders: Order[]): Order[] =>
  orders.length > 0 ? orders : standGuard(w, f, m);

/** EE-AUT-09 A: attack the first target that can be attacked, else go there. */
export function letterA(
  w: Table,
  f: Activation,
  m: Model,
  entry: Entry,
  letter = 'A',
  within?: (cell: Cell) => boolean,
): Order[] {
  applies('EE-AUT-09');
  const targets = ranked(w, m, entry.card, letter);
  if (entry.card.preference === 'Special Rules' && within === undefined) {
    const useful = usefulAction(w, f, m, null);
    if (useful !== null) return [useful];
  }
  if (entry.card.preference === '[Mindspin]' && (within?.(m.cell) ?? true)) {
    const spin = firstSpin(w, f, m, targets);
    if (spin !== null) return spin;
  }
  for (const target of targets) {
    const orders = bestAgainst(w, f, m, target, entry.card.preference, entry.reckless, within);
    if (orders !== null) return orders;
  }
  if (within !== undefined) return standGuard(w, f, m);
  const first = targets[0];
  return orGuard(
    w,
    f,
    m,
    first === undefined ? [] : approach(w, m, besides(w, [first.cell]), formOf(f), entry.reckless),
  );
}

/** EE-AUT-10 The friend that a D guards. */
export function wardOf(w: Table, m: Model): Model | null {
  const friends = friendsOf(w, m);
  const far = (one: Model): number => distance(w, m.cell, one.cell);
  const nearest = (some: Model[]): Model | undefined =>
    some.sort((a, b) => far(a) - far(b) || a.id - b.id)[0];
  return (
    nearest(friends.filter((one) => one.unit === 'Civilian' || one.carries.length > 0)) ??
    nearest(friends.filter((one) => far(one) <= 12 && (isDown(one) || isEngaged(w, one)))) ??
    friends
      .filter((one) => one.wounds < one.skills.HEALTH)
      .sort((a, b) => a.wounds - b.wounds || a.id - b.id)[0] ??
    friends.find((one) => one.leader) ??
    nearest(friends) ??
    null
  );
}

/** EE-AUT-10 D: drive off whoever threatens the ward, help it, or stand beside it. */
export function letterD(
  w: Table,
  f: Activation,
  m: Model,
  entry: Entry,
  ward: Model | null = wardOf(w, m),
): Order[] {
  applies('EE-AUT-10');
  if (ward === null) return letterO(w, f, m, entry);
  const foes = ranked(w, m, entry.card, 'D', enemiesOf(w, m.control));
  const engaging = engagedWith(w, ward);
  const threats = (
    engaging.length > 0
      ? foes.filter((foe) => engaging.includes(foe))
      : foes.filter((foe) => canSee(w, foe, ward))
  ).sort((a, b) => distance(w, ward.cell, a.cell) - distance(w, ward.cell, b.cell));
  const threat = threats[0];
  if (threat !== undefined) {
    const orders = bestAgainst(
      w,
      f,
      m,
      threat,
      entry.card.preference,
      entry.reckless,
      (cell) => distance(w, cell, ward.cell) <= 6,
    );
    if (orders !== null) return orders;
  }
  const useful = usefulAction(w, f, m, ward);
  if (useful !== null) return [useful];
  if (distance(w, m.cell, ward.cell) > 2) {
    const run = approach(
      w,
      m,
      besides(w, [ward.cell]),
      1,
      entry.reckless,
      (cell) => distance(w, cell, ward.cell) >= 2,
    );
    const guard = f.left >= 2 ? standGuard(w, { ...f, left: 1 }, m) : [];
    if (run.length > 0) return [...run, ...guard];
  }
  return standGuard(w, f, m);
}

/** EE-AUT-11 F: away from the first enemy in sight, or from the closest. */
export function letterF(w: Table, f: Activation, m: Model, entry: Entry): Order[] {
  applies('EE-AUT-11');
  const all = ranked(w, m, entry.card, 'F');
  const from =
    all.find((foe) => canSee(w, m, foe)) ??
    all.sort((a, b) => distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell))[0];
  if (from === undefined) return standGuard(w, f, m);
  const orders = retreat(w, m, from, formOf(f), entry.reckless);
  if (orders.length > 0) return orders;
  return f.left >= 2 && !has(m, 'Emplaced') ? [{ do: 'hunker down' }] : standGuard(w, f, m);
}

/** EE-AUT-12 M: closer, but not closer than 2 cells to anybody; or stay on Overwatch in a good place. */
export function letterM(w: Table, f: Activation, m: Model, entry: Entry): Order[] {
  applies('EE-AUT-12');
  const target = ranked(w, m, entry.card, 'M')[0];
  if (target === undefined) return standGuard(w, f, m);
  const reach = Math.max(0, ...usableArms(w, m).map((arm) => arm.range));
  if (covered(w, m.cell, target) && canSee(w, m, target) && distance(w, m.cell, target.cell) <= reach)
    return standGuard(w, f, m);
  const foes = enemiesOf(w, m.control);
  return orGuard(
    w,
    f,
    m,
    approach(w, m, besides(w, [target.cell]), formOf(f), entry.reckless, (cell) =>
      foes.every((foe) => distance(w, cell, foe.cell) >= 2),
    ),
  );
}

/** EE-AUT-13 O: whatever serves the mission; without anything to serve it acts as A. */
export function letterO(w: Table, f: Activation, m: Model, entry: Entry): Order[] {
  applies('EE-AUT-13');
  return serve(w, f, m, entry) ?? letterA(w, f, m, entry, 'O');
}
