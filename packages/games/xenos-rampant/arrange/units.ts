// The units of a position.
import { BadInput, seatLetter, type Seat } from '@xenotable/kernel';
import { newUnit } from '../detachment/muster.ts';
import { readBuild } from '../detachment/text.ts';
import { groundOf } from '../ground.ts';
import type { Table, Unit } from '../table.ts';
import { named } from './names.ts';
import type { GivenUnit } from './words.ts';

export function unitFrom(w: Table, seat: Seat, name: string, given: GivenUnit, where: string): Unit {
  const unit = newUnit(
    w,
    seat,
    readBuild(given.unit, w.options.own?.content),
    given.species ?? `Seat ${seatLetter(seat)}`,
    given.extra ?? null,
  );
  unit.name = name;
  unit.id = given.number ?? unit.id;
  unit.commander = given.commander ?? false;
  if (
    given.at === undefined &&
    given.reserve === undefined &&
    given.waits !== true &&
    given.in === undefined &&
    given.house === undefined &&
    given.state === undefined &&
    given.where === undefined
  )
    throw new BadInput(`${where}.at`, 'is missing');
  if (given.at !== undefined) [unit.x, unit.y] = given.at;
  unit.state = given.state ?? (given.at !== undefined ? 'table' : 'reserve');
  unit.post = { x: unit.x, y: unit.y };
  if (given.sp !== undefined) unit.sp = given.sp;
  if (given.cost !== undefined) unit.cost = given.cost;
  unit.edge = given.reserve ?? null;
  unit.facing = given.facing ?? 0;
  unit.suppressed = given.suppressed ?? false;
  unit.grounded = given.grounded ?? false;
  unit.tried = given.tried ?? false;
  unit.answered = given.answered ?? false;
  unit.powers = given.powers ?? [];
  unit.faith = given.faith ?? null;
  unit.mercenary = given.mercenary ?? 0;
  unit.due = given.due ?? 0;
  unit.dropped = given.dropped ?? false;
  unit.fixedGun = given['fixed gun'] ?? false;
  unit.driven = given.driven ?? 0;
  unit.gotIn = given['got in'] ?? false;
  unit.gotOut = given['got out'] ?? false;
  unit.edge = given.edge ?? unit.edge;
  unit.fray = given.fray ?? false;
  unit.held = given.held ?? false;
  unit.state = given.where ?? unit.state;
  if (given.post !== undefined) unit.post = { x: given.post[0], y: given.post[1] };
  return unit;
}

/** Puts a unit into the transport or building that is named for it. */
export function insideOf(w: Table, unit: Unit, given: GivenUnit, name: string): void {
  if (given.in !== undefined) {
    const ride = named(w, given.in, `given.${name}.in`);
    unit.state = 'transport';
    unit.inside = ride.id;
    if (given.at === undefined) {
      unit.x = ride.x;
      unit.y = ride.y;
    }
  }
  if (given.house !== undefined) {
    const box = groundOf(w).houses[given.house - 1];
    if (box === undefined || box === null)
      throw new BadInput(`given.${name}.house`, 'there is no such building');
    unit.state = 'building';
    unit.inside = given.house - 1;
    if (given.at === undefined) {
      unit.x = (box.west + box.east) >> 1;
      unit.y = (box.south + box.north) >> 1;
    }
  }
}
