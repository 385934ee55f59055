// Which orders a unit can be given (XR-ORD-01, XR-ORD-07): only what can legally be carried out.
import { type Refusal, type Refused, type Seat, type Modifier, applies } from '@xenotable/kernel';
import { type Choice, ORDER_KINDS, type Order, type OrderKind, field } from '../../choices.ts';
import { type PowerName, POWERS } from '../../content/powers.ts';
import { TRAITS, type TraitName } from '../../content/traits.ts';
import { groundOf } from '../../ground.ts';
import { withinBox } from '../../distances.ts';
import { bunkerToBlow } from '../../scenarios/zones.ts';
import {
  type Table,
  type Unit,
  leads,
  onTable,
  profileOf,
  sideOf,
  buildingOf,
  ownerOf,
  unitOf,
} from '../../table.ts';
import { entries } from '../moving/moveFaults.ts';
import { powerFault } from '../powers/manifest.ts';
import { landingSpots } from '../geometry/spots.ts';
import { houseShotFault, shotFault, spottersFor, supportFault } from '../shooting/targets.ts';
import { allowed, disembarkFault } from '../moving/transports.ts';
import { isFree, maxMove, traitReaches, orderValue, orderModifiers, waysOf36 } from './values.ts';
import { attackFault, ramFault } from '../attacking/chargeFaults.ts';

/** XR-T-06, XR-T-10, XR-T-11 The trait that makes a kind of order Free once per turn. */
const freeingTrait = (order: OrderKind): TraitName | null => {
  if (order === 'attack') return 'Fix Bayonets!';
  if (order === 'shoot') return 'Shooting Drill';
  return order === 'move' ||
    order === 'ground' ||
    order === 'jump' ||
    order === 'disembark' ||
    order === 'enter' ||
    order === 'charges'
    ? 'Manoeuvres'
    : null;
};

/** XR-TRN-02, XR-TRN-03, XR-ORD-10, XR-SUP-02, XR-WLD-07 What keeps a unit from being ordered at all. */
function orderBar(w: Table, unit: Unit): Refusal | null {
  if (unit.suppressed) {
    applies('XR-SUP-02');
    applies('XR-SUP-04');
    return { rule: 'XR-ORD-10', reason: `${unit.name} is Suppressed and may only rally.` };
  }
  if (unit.tried && !unit.fray) applies('XR-TRN-02');
  if (unit.tried && !unit.fray)
    return { rule: 'XR-TRN-03', reason: `${unit.name} has already tried to act in this phase.` };
  if (unit.state !== 'reserve' && !onTable(w, unit))
    return { rule: 'XR-ORD-01', reason: `${unit.name} is not there.` };
  return null;
}

/** XR-MERC-2, XR-M-DROP-01 The first turn in which a reserve may enter. */
const isDue = (w: Table, unit: Unit): boolean => w.turn >= unit.due;

function reserveOrders(w: Table, unit: Unit): Order[] {
  const orders: Order[] = [];
  if (
    (profileOf(unit).xeno['Special Insertion'] !== undefined || unit.dropped) &&
    isDue(w, unit) &&
    landingSpots(w, unit, 200, true).length > 0
  ) {
    if (unit.dropped) applies('XR-M-DROP-02');
    orders.push({ order: 'arrive', unit: unit.id });
  } else if (
    unit.edge !== null &&
    !profileOf(unit).immobile &&
    isDue(w, unit) &&
    entries(w, unit, allowed(w, unit, maxMove(w, unit)), true).length > 0
  )
    orders.push({ order: 'enter', unit: unit.id });
  return orders;
}

function fireOrders(w: Table, unit: Unit, enemies: readonly Unit[], into: Order[]): void {
  const p = profileOf(unit);
  if (p.shoots) {
    for (const target of enemies) {
      if (shotFault(w, unit, target) === null)
        into.push({ order: 'shoot', unit: unit.id, target: target.id });
      for (const spotter of spottersFor(w, unit, target)) {
        if (shotFault(w, unit, target, 'shoot', spotter) === null)
          into.push({ order: 'shoot', unit: unit.id, target: target.id, spotter: spotter.id });
      }
    }
    for (let house = 0; house < w.buildings.length; house++)
      if (buildingOf(w, house).sp > 0 && houseShotFault(w, unit, house) === null)
        into.push({ order: 'shoot', unit: unit.id, house });
    // XR-XEN-21 Both are moves as well.
    if (!p.immobile && p.has['Skirmish']) into.push({ order: 'skirmish', unit: unit.id });
    if (!p.immobile && (p.vehicle || p.xeno['Stabilised Weaponry']))
      into.push({ order: 'move and fire', unit: unit.id });
  }
  if (p.has['Fire Support'])
    for (const target of enemies)
      if (supportFault(w, unit, target) === null)
        into.push({ order: 'fire support', unit: unit.id, target: target.id });
}

function attackOrders(w: Table, unit: Unit, enemies: readonly Unit[], into: Order[]): void {
  if (leads(w, unit, 'Timid') || !profileOf(unit).attacks) return;
  for (const target of enemies)
    if (attackFault(w, unit, target) === null)
      into.push({ order: 'attack', unit: unit.id, target: target.id });
  for (let house = 0; house < w.buildings.length; house++)
    if (buildingOf(w, house).sp > 0 && ramFault(w, unit, house) === null)
      into.push({ order: 'attack', unit: unit.id, house });
}

/** XR-M-SECRET-05 Setting charges is a Move action of the Attacker's infantry beside the bunker. */
function chargesFault(w: Table, unit: Unit): Refusal | null {
  const house = bunkerToBlow(w);
  const box = house < 0 ? null : groundOf(w).houses[house];
  if (
    box === undefined ||
    box === null ||
    sideOf(w, unit) !== w.attacker ||
    profileOf(unit).vehicle ||
    unit.state !== 'table' ||
    !withinBox(w, unit, box, 100)
  )
    return {
      rule: 'XR-M-SECRET-05',
      reason: 'Only the Attacker\'s infantry within 1" of the bunker sets charges.',
    };
  return null;
}

function moveOrders(w: Table, unit: Unit, into: Order[]): void {
  const p = profileOf(unit);
  if (p.immobile) return;
  into.push({ order: 'move', unit: unit.id });
  if (p.has['Go To Ground'] && !unit.grounded) into.push({ order: 'ground', unit: unit.id });
  if (p.xeno['Teleport Jump'] !== undefined) into.push({ order: 'jump', unit: unit.id });
  if (w.scenario === 'SECRET' && chargesFault(w, unit) === null)
    into.push({ order: 'charges', unit: unit.id });
}

function powerOrders(w: Table, unit: Unit, into: Order[]): void {
  for (const power of unit.powers)
    for (const target of w.units)
      if (powerFault(w, unit, power, target) === null)
        into.push({ order: 'manifest', unit: unit.id, power, target: target.id });
}

/** All orders of one unit; a trait of the Commander may make some of them Free. */
function ordersOf(w: Table, unit: Unit): Order[] {
  if (orderBar(w, unit) !== null) return [];
  const orders: Order[] = [];
  const p = profileOf(unit);
  if (unit.state === 'reserve') orders.push(...reserveOrders(w, unit));
  else if (unit.state === 'transport') {
    if (disembarkFault(w, unit) === null) orders.push({ order: 'disembark', unit: unit.id });
  } else {
    const side = sideOf(w, unit);
    const enemies = w.units.filter(
      (one) => (one.state === 'table' || one.state === 'building') && sideOf(w, one) !== side,
    );
    applies('XR-ORD-07');
    if (p.wild) applies('XR-WLD-08');
    moveOrders(w, unit, orders);
    fireOrders(w, unit, enemies, orders);
    attackOrders(w, unit, enemies, orders);
    if (unit.powers.length > 0) powerOrders(w, unit, orders);
    if (p.xeno['Regeneration'] && unit.sp < unit.start) orders.push({ order: 'regenerate', unit: unit.id });
    if (p.xeno['Exploder'] === 2) orders.push({ order: 'explode', unit: unit.id });
  }
  if (ownerOf(w, unit.owner).traits.length === 0 || unit.fray) return orders;
  return orders.flatMap((order) => {
    const by = freeingTrait(order.order);
    return by !== null && !isFree(w, unit, order.order) && traitReaches(w, unit, by)
      ? [order, { ...order, by }]
      : [order];
  });
}

export const needsNoTest = (w: Table, order: Order): boolean =>
  order.by !== undefined || isFree(w, unitOf(w, order.unit), order.order, order.power);

/** The test of an order. */
export interface OrderTest {
  free: boolean;
  /** What 2D6 and the modifiers must reach; 0 when Free. */
  value: number;
  modifiers: Modifier[];
  /** In how many of 36 throws it is obeyed. */
  ways: number;
}

/** XR-ORD-02, XR-ORD-03, XR-ORD-04 What an order needs before it is carried out. */
export function testOf(w: Table, order: Order): OrderTest {
  if (needsNoTest(w, order)) return { free: true, value: 0, modifiers: [], ways: 36 };
  const unit = unitOf(w, order.unit);
  const target = order.target === undefined ? null : unitOf(w, order.target);
  const value = orderValue(unit, order.order, order.power);
  const modifiers = orderModifiers(w, unit, order.order, target);
  return { free: false, value, modifiers, ways: waysOf36(value, modifiers) };
}

/** Everything that a seat may order now; after a failure only what is Free (XR-TASTE-08). */
export function ordersFor(w: Table, seat: Seat, onlyFree: boolean): Order[] {
  const orders: Order[] = [];
  for (const unit of w.units) if (unit.owner === seat) orders.push(...ordersOf(w, unit));
  return onlyFree ? orders.filter((order) => needsNoTest(w, order)) : orders;
}

/** What an order aims at, as far as it is named and there. */
interface Aim {
  target: Unit | undefined;
  spotter: Unit | null;
  /** -1 for none. */
  house: number;
  power: PowerName | undefined;
}

function aimOf(w: Table, choice: unknown): Aim {
  const numberAt = (key: string): number => {
    const value = field(choice, key);
    return typeof value === 'number' ? value : -1;
  };
  const power = field(choice, 'power');
  return {
    target: w.units[numberAt('target')],
    spotter: w.units[numberAt('spotter')] ?? null,
    house: numberAt('house'),
    power: POWERS.find((one) => one.name === power)?.name,
  };
}

/** XR-T-01 */
const timidFault = (w: Table, unit: Unit): Refusal | null =>
  leads(w, unit, 'Timid') ? { rule: 'XR-T-01', reason: 'A Timid Commander is not ordered to Attack.' } : null;

/** XR-XEN-21 */
const immobileFault = (_w: Table, unit: Unit): Refusal | null =>
  profileOf(unit).immobile ? { rule: 'XR-XEN-21', reason: `${unit.name} is Immobile.` } : null;

function shootFault(w: Table, unit: Unit, { target, spotter, house }: Aim): Refusal | null {
  if (target !== undefined && spotter !== null && !spottersFor(w, unit, target).includes(spotter))
    return { rule: 'XR-SPT-01', reason: `${spotter.name} cannot spot for it.` };
  if (target !== undefined) return shotFault(w, unit, target, 'shoot', spotter);
  return house < 0 ? null : houseShotFault(w, unit, house);
}

function orderedAttackFault(w: Table, unit: Unit, { target, house }: Aim): Refusal | null {
  const timid = timidFault(w, unit);
  if (timid !== null) return timid;
  if (target !== undefined) return attackFault(w, unit, target);
  return w.buildings[house] === undefined ? null : ramFault(w, unit, house);
}

function enterFault(w: Table, unit: Unit): Refusal | null {
  if (profileOf(unit).immobile) return immobileFault(w, unit);
  if (unit.state !== 'reserve') return null;
  return isDue(w, unit)
    ? { rule: 'XR-SET-06', reason: 'There is no room at its edge.' }
    : { rule: 'XR-MERC-2', reason: 'It is not due yet.' };
}

/** What a unit must have for an order that not everybody may be given: the rule, and whether it has it. */
const NEEDS: Partial<Record<OrderKind, { rule: string; has(unit: Unit): boolean }>> = {
  ground: {
    rule: 'XR-GTG-01',
    has: (unit) => profileOf(unit).has['Go To Ground'] === true && !unit.grounded,
  },
  jump: { rule: 'XR-XEN-36', has: (unit) => profileOf(unit).xeno['Teleport Jump'] !== undefined },
  shoot: { rule: 'XR-GEN-02', has: (unit) => profileOf(unit).shoots },
  skirmish: {
    rule: 'XR-SKM-01',
    has: (unit) => profileOf(unit).has['Skirmish'] === true && profileOf(unit).shoots,
  },
  'move and fire': {
    rule: 'XR-VEH-05',
    has: (unit) => profileOf(unit).vehicle || profileOf(unit).xeno['Stabilised Weaponry'] !== undefined,
  },
  'fire support': { rule: 'XR-FSP-01', has: (unit) => profileOf(unit).has['Fire Support'] === true },
  manifest: { rule: 'XR-PSY-01', has: (unit) => unit.powers.length > 0 },
  regenerate: {
    rule: 'XR-XEN-29',
    has: (unit) => profileOf(unit).xeno['Regeneration'] !== undefined && unit.sp < unit.start,
  },
  explode: { rule: 'XR-XEN-09', has: (unit) => profileOf(unit).xeno['Exploder'] === 2 },
  arrive: {
    rule: 'XR-XEN-31',
    has: (unit) => profileOf(unit).xeno['Special Insertion'] !== undefined || unit.dropped,
  },
};

/** XR-SET-06 Where a unit is decides what it can be ordered at all. */
function placeBar(unit: Unit, order: string): Refusal | null {
  const comes = order === 'enter' || order === 'arrive';
  if (unit.state === 'reserve' && !comes)
    return { rule: 'XR-SET-06', reason: `${unit.name} is still in reserve.` };
  return unit.state !== 'reserve' && comes
    ? { rule: 'XR-SET-06', reason: `${unit.name} is on the table already.` }
    : null;
}

/** XR-CMD-08 A trait that is named and does not free this order now. */
function traitFault(w: Table, unit: Unit, order: string, by: unknown): Refusal | null {
  if (by === undefined) return null;
  const freed = TRAITS.find((trait) => trait.name === by);
  const fits = freed !== undefined && isOrderKind(order) && freeingTrait(order) === freed.name;
  return fits && traitReaches(w, unit, freed.name)
    ? null
    : { rule: 'XR-CMD-08', reason: 'No such trait makes that order Free now.' };
}

const isOrderKind = (order: string): order is OrderKind => ORDER_KINDS.some((kind) => kind === order);

/** What may be wrong with an order that is not offered; kinds that are missing have no reason of their own. */
const FAULTS: Partial<Record<OrderKind, (w: Table, unit: Unit, aim: Aim) => Refusal | null>> = {
  shoot: shootFault,
  attack: orderedAttackFault,
  'fire support': (w, unit, { target }) => (target === undefined ? null : supportFault(w, unit, target)),
  manifest: (w, unit, { target, power }) =>
    target === undefined || power === undefined ? null : powerFault(w, unit, power, target),
  disembark: disembarkFault,
  charges: chargesFault,
  move: immobileFault,
  ground: immobileFault,
  jump: immobileFault,
  skirmish: immobileFault,
  'move and fire': immobileFault,
  enter: enterFault,
};

const isFaultKind = (order: unknown): order is keyof typeof FAULTS =>
  typeof order === 'string' && Object.hasOwn(FAULTS, order);

/** Why an order that is not offered cannot be given. */
export function orderFault(w: Table, seat: Seat, choice: unknown): Refusal {
  const id = field(choice, 'unit');
  const order = field(choice, 'order');
  const unit = typeof id === 'number' ? w.units[id] : undefined;
  if (unit === undefined || unit.owner !== seat || typeof order !== 'string')
    return { rule: 'XR-ORD-01', reason: 'Order one of your units, or stop.' };
  const bar = orderBar(w, unit);
  if (bar !== null) return bar;
  const early = placeBar(unit, order) ?? traitFault(w, unit, order, field(choice, 'by'));
  if (early !== null) return early;
  const fault = isFaultKind(order) ? FAULTS[order]?.(w, unit, aimOf(w, choice)) : undefined;
  if (fault !== undefined && fault !== null) return fault;
  const need = isOrderKind(order) ? NEEDS[order] : undefined;
  if (need !== undefined && !need.has(unit))
    return { rule: need.rule, reason: `${unit.name} cannot do that.` };
  return { rule: 'XR-ORD-01', reason: 'That order cannot be carried out.' };
}

/** Orders that a player may look for and cannot give, with the reason: the nearest enemy out of reach, units that are spent. */
export function refusedOrders(w: Table, seat: Seat): Refused<Choice>[] {
  const refused: Refused<Choice>[] = [];
  for (const unit of w.units) {
    if (unit.owner !== seat || (!onTable(w, unit) && unit.state !== 'reserve')) continue;
    const bar = orderBar(w, unit);
    if (bar !== null) {
      refused.push({ choice: { order: 'move', unit: unit.id }, ...bar });
      continue;
    }
    if (unit.state !== 'table') continue;
    for (const target of w.units) {
      if (sideOf(w, target) === sideOf(w, unit) || (target.state !== 'table' && target.state !== 'building'))
        continue;
      const shot = profileOf(unit).shoots ? shotFault(w, unit, target) : null;
      if (shot !== null)
        refused.push({ choice: { order: 'shoot', unit: unit.id, target: target.id }, ...shot });
      const attack = timidFault(w, unit) ?? attackFault(w, unit, target);
      if (attack !== null)
        refused.push({ choice: { order: 'attack', unit: unit.id, target: target.id }, ...attack });
    }
  }
  return refused;
}
