// The squad (EW-SQD): who stands, who leads, who carries what.
import { type Seat, itemAt, applies } from '@xenotable/kernel';
import { type ItemName, itemKind } from '../content/equipment.ts';
import {
  type ItemCalled,
  type UnitName,
  itemNamed,
  ownItemName,
  ownUnitName,
  printedItem,
  printedUnit,
  unitNamed,
} from '../content/force.ts';
import type { WithContent } from '../content/kinds.ts';
import { NAMES, type UnitType } from '../content/units.ts';
import { type Item, NO_RANGE, type Position, type Unit } from '../table.ts';
import type { Play } from './chapter.ts';

/** EW-Q-12 A deployed Sentry Gun stands and is hit like a unit, but is none of the squad. */
export const isGun = (unit: Unit): boolean => unit.type === 'Sentry Gun';

/** EW-GEN-03 Present and not DOWN. */
export const isStanding = (unit: Unit): boolean => unit.status === 'standing';

export const isPresent = (unit: Unit): boolean => unit.status === 'standing' || unit.status === 'down';

export const standing = (w: Position): Unit[] => w.squad.filter(isStanding);

/** Squad units that stand, guns aside. */
export const standingSquad = (w: Position): Unit[] =>
  w.squad.filter((unit) => isStanding(unit) && !isGun(unit));

export const somebodyStands = (w: Position): boolean =>
  w.squad.some((unit) => isStanding(unit) && !isGun(unit));

/** EW-SQD-01 Units that count against the limit of eight. */
export const presentSquad = (w: Position): Unit[] =>
  w.squad.filter((unit) => isPresent(unit) && !isGun(unit));

export function unitOf(w: Position, id: number): Unit {
  for (const unit of w.squad) if (unit.id === id) return unit;
  throw new RangeError(`there is no unit ${id}`);
}

export const standingOf = (w: Position, type: UnitType): Unit | undefined =>
  w.squad.find((unit) => unit.type === type && isStanding(unit));

/** EW-CP-04 The Squad Leader while he stands, else the first standing Corporal, else whoever stands first; EW-CP-05 or nobody. */
export function actingLeader(w: Position): Unit | null {
  let corporal: Unit | null = null;
  let first: Unit | null = null;
  for (const unit of w.squad) {
    if (unit.status !== 'standing' || isGun(unit)) continue;
    if (unit.leader) return unit;
    if (corporal === null && unit.type === 'Corporal') corporal = unit;
    if (first === null) first = unit;
  }
  applies(first === null ? 'EW-CP-05' : 'EW-CP-04');
  return corporal ?? first;
}

export const squadSeats = (w: Pick<Position, 'seats'>): Seat[] =>
  w.seats.flatMap((seat, i) => (seat.kind === 'hive' ? [] : [i]));

/** The seat that decides when no unit of the squad stands for a decision. */
export const firstSeat = (w: Pick<Position, 'seats'>): Seat => itemAt(squadSeats(w), 0);

/** The seats of the squad that something holds for: nobody, one, or several. */
export function squadWho(w: Position, holds: (seat: Seat) => boolean): Seat | Seat[] | null {
  let first: Seat | null = null;
  let all: Seat[] | null = null;
  for (let seat = 0; seat < w.seats.length; seat++) {
    if (itemAt(w.seats, seat).kind === 'hive' || !holds(seat)) continue;
    if (first === null) first = seat;
    else (all ??= [first]).push(seat);
  }
  if (all !== null) applies('EW-M-COOP-01');
  return all ?? first;
}

export function hiveSeat(w: Position): Seat | null {
  for (let seat = 0; seat < w.seats.length; seat++) if (itemAt(w.seats, seat).kind === 'hive') return seat;
  return null;
}

/** Who has won: the squad's seats, or the hive's if there is one. */
export const winners = (w: Position, squadWon: boolean): Seat[] =>
  squadWon ? squadSeats(w) : w.seats.flatMap((seat, i) => (seat.kind === 'hive' ? [i] : []));

/** EW-GEN-01 Whoever owns the acting leader decides about CP, orders and what concerns the whole squad. */
export function leaderSeat(w: Position): Seat {
  const leader = actingLeader(w);
  if (leader === null) return firstSeat(w);
  applies('EW-GEN-01');
  return leader.seat;
}

/** An item that its carrier can use: EW-SQD-07 not those of a DOWN unit. */
export function usable(unit: Unit, name: ItemName): Item | null {
  if (unit.status !== 'standing') {
    if (carries(unit, name)) applies('EW-SQD-07');
    return null;
  }
  for (const item of unit.items)
    if (item.name === name && (item.uses > 0 || itemKind(name).uses === 0)) return item;
  return null;
}

/** An item of a name that was not used in this round (a Hazard Scanner: in this event). */
export function unused(unit: Unit, name: ItemName): Item | null {
  if (isStanding(unit)) for (const item of unit.items) if (item.name === name && !item.used) return item;
  return null;
}

/** The same for an item that was offered: it is there. */
export function itemOf(unit: Unit, name: ItemName): Item {
  const item = usable(unit, name);
  if (item === null) throw new Error(`${unit.name} has no ${name} to use`);
  return item;
}

export const carries = (unit: Unit, name: ItemName): boolean => unit.items.some((item) => item.name === name);

/** EW-SQD-03 One item, a Technician two; a gun none. */
export function places(unit: Unit): number {
  if (isGun(unit)) return 0;
  if (unit.type !== 'Technician') return 1;
  applies('EW-U-07');
  return 2;
}

/** An item as it is bought. */
export function freshItem(w: WithContent, called: ItemCalled): Item {
  const name = printedItem(w, called);
  const { uses } = itemNamed(w, called);
  const own = ownItemName(called);
  if (own === undefined) return { name, uses, used: false };
  applies('EW-SCN-10');
  return { name, own, uses, used: false };
}

/** EW-SQD-04 A new unit at the end of the roster. */
export function enlist(w: Position, hired: UnitName, name?: string): Unit {
  const kind = unitNamed(w, hired);
  const type = printedUnit(w, hired);
  const own = ownUnitName(hired);
  if (own !== undefined) applies('EW-SCN-09');
  const id = w.nextId++;
  const called = itemAt(NAMES, (id - 1) % NAMES.length);
  const unit: Unit = {
    id,
    name:
      name ??
      (type === 'Sentry Gun'
        ? `Gun ${id}`
        : id > NAMES.length
          ? `${called} ${Math.ceil(id / NAMES.length)}`
          : called),
    type,
    seat: firstSeat(w),
    status: 'standing',
    implanted: false,
    saved: false,
    wounds: 0,
    fire: kind.fire.slice(),
    melee: kind.melee,
    cap: kind.cap,
    hits: kind.hits,
    arm: kind.arm,
    wits: kind.wits,
    command: kind.command,
    leader: type === 'Squad Leader',
    xp: 0,
    promotions: 0,
    raised: [],
    items: [],
    doubled: false,
    rn: NO_RANGE.rn,
    band: NO_RANGE.band,
    act: '',
    roll: 0,
    rating: 0,
    sl: 0,
    again: false,
    shells: false,
    incoming: [],
  };
  // Not among the others: fields after one that may be missing are added one by one, which took 1 % of a random game.
  if (own !== undefined) unit.own = own;
  // Guns stand last.
  const guns = type === 'Sentry Gun' ? 0 : w.squad.filter(isGun).length;
  applies('EW-SQD-04');
  w.squad.splice(w.squad.length - guns, 0, unit);
  return unit;
}

/** EW-SQD-06 Told when a unit's wounds have put it DOWN. */
export function fell(play: Play, unit: Unit): void {
  if (unit.wounds === unit.hits) play.tell?.({ type: 'down', unit: unit.name }, 'EW-SQD-06');
}

/** EW-SQD-05, EW-SQD-06 Wounds change nothing until they reach the unit's HITS: then it is DOWN. */
export function takeWounds(unit: Unit, wounds: number): void {
  unit.wounds = Math.min(unit.hits, unit.wounds + wounds);
  if (unit.wounds < unit.hits) applies('EW-SQD-05');
  else {
    applies('EW-SQD-06');
    unit.status = 'down';
  }
}
