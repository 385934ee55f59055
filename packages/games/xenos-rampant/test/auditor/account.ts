// The auditor's books: what it believes of every unit and side, and the comparison with the table that is shown.
import type { View } from '../../view.ts';
import { type Box, type Place, isWithin, outlines } from './places.ts';
import { type Sheet, sheetOf } from './sheet.ts';

export interface Entry {
  id: number;
  owner: number;
  side: number;
  name: string;
  sheet: Sheet;
  cost: number;
  commander: boolean;
  extra: string | null;
  mercenary: number;
  start: number;
  sp: number;
  state: string;
  inside: number;
  x: number;
  y: number;
  suppressed: boolean;
  grounded: boolean;
  tried: boolean;
  answered: boolean;
  gotIn: boolean;
  gotOut: boolean;
}

export interface OwnerEntry {
  side: number;
  total: number;
  lost: number;
  listed: boolean;
  commanderLost: boolean;
  halfTested: boolean;
  traits: readonly string[];
  wounded: boolean;
  doctrine: string | null;
}

/** Throws with what differs. */
export class Difference extends Error {}

export class Account {
  readonly units: Entry[] = [];
  readonly owners: OwnerEntry[];
  readonly options: View['options'];
  readonly scenario: string;
  readonly map: string;
  readonly attacker: number;
  readonly houses: Box[];
  readonly buildings: number[];
  obstacles: View['obstacles'];
  readonly vp: [number, number] = [0, 0];
  /** Powers in force: power, by, on. */
  powers: string[];
  turn = 0;
  acting = -1;
  carrier: number;

  constructor(view: View) {
    this.options = view.options;
    this.scenario = view.scenario;
    this.map = view.map;
    this.attacker = view.attacker;
    this.houses = outlines(view.map);
    this.buildings = view.buildings.map((one) => one.sp);
    this.obstacles = view.obstacles;
    this.powers = [];
    this.carrier = view.vip?.carrier ?? -1;
    this.owners = view.owners.map((owner) => ({
      side: owner.side,
      total: owner.total,
      lost: owner.lost,
      listed: owner.list !== null,
      commanderLost: owner.commanderLost,
      halfTested: owner.halfTested,
      traits: owner.traits.slice(),
      wounded: owner.wounded,
      doctrine: owner.doctrine,
    }));
    for (const unit of view.units) this.enlist(unit);
  }

  /** A unit as it joins the battle: who it is is taken from the table, how it fares is booked from then on. */
  enlist(unit: View['units'][number]): Entry {
    const entry: Entry = {
      id: unit.id,
      owner: unit.owner,
      side: this.ownerOf(unit.owner).side,
      name: unit.name,
      sheet: sheetOf(unit.build),
      cost: unit.cost,
      commander: unit.commander,
      extra: unit.extra,
      mercenary: unit.mercenary,
      start: sheetOf(unit.build).sp,
      sp: unit.sp,
      state: unit.state,
      inside: unit.inside,
      x: unit.x,
      y: unit.y,
      suppressed: unit.suppressed,
      grounded: unit.grounded,
      tried: unit.tried,
      answered: unit.answered,
      gotIn: unit.gotIn,
      gotOut: unit.gotOut,
    };
    if (entry.sp > entry.start || unit.start !== entry.start)
      throw new Difference(`${unit.name} starts with ${unit.start} SP, the box says ${entry.start}`);
    this.units[unit.id] = entry;
    return entry;
  }

  of(id: number): Entry {
    const entry = this.units[id];
    if (entry === undefined) throw new Difference(`unit ${id} is not in the books`);
    return entry;
  }

  ownerOf(seat: number): OwnerEntry {
    const owner = this.owners[seat];
    if (owner === undefined) throw new Difference(`seat ${seat} is not in the books`);
    return owner;
  }

  /** What a unit is measured from, or null if it has no place. */
  placeOf(unit: Entry): Place | null {
    const at = unit.state === 'transport' ? this.of(unit.inside) : unit;
    if (at.state === 'building') return this.houses[at.inside] ?? null;
    return at.state === 'table' ? { x: at.x, y: at.y, r: at.sheet.radius } : null;
  }

  near(a: Entry, b: Entry, n: number): boolean {
    const [one, two] = [this.placeOf(a), this.placeOf(b)];
    return one !== null && two !== null && isWithin(one, two, n);
  }

  isThere = (unit: Entry): boolean => this.placeOf(unit) !== null;

  atHalf = (unit: Entry): boolean => 2 * unit.sp <= unit.start;

  hasTrait(seat: number, trait: string): boolean {
    const owner = this.ownerOf(seat);
    return owner.traits.includes(trait) && !owner.wounded;
  }

  leads = (unit: Entry, trait: string): boolean => unit.commander && this.hasTrait(unit.owner, trait);

  commanderOf = (seat: number): Entry | undefined =>
    this.units.find((one) => one.owner === seat && one.commander && this.isThere(one));

  /** XR-MOV-01, XR-VEH-09, XR-M-VIP-03 */
  maxMove(unit: Entry): number {
    const whole = unit.sheet.vehicle && this.atHalf(unit) ? unit.sheet.maxMove >> 1 : unit.sheet.maxMove;
    return Math.max(100, this.carrier === unit.id ? Math.min(whole, 800) : whole);
  }

  under = (unit: Entry, power: string): boolean =>
    this.powers.some((one) => one.startsWith(`${power}/`) && one.endsWith(`/${unit.id}`));

  /** Every figure that is shown against the books; the window of a Firefight only between two actions. */
  compare(view: View, between: boolean): void {
    const same = (what: string, shown: unknown, booked: unknown): void => {
      if (shown !== booked)
        throw new Difference(`${what}: the table shows ${String(shown)}, the books say ${String(booked)}`);
    };
    same('number of units', view.units.length, this.units.length);
    for (const unit of view.units) {
      const own = this.of(unit.id);
      same(`${unit.name}: SP`, unit.sp, own.sp);
      same(`${unit.name}: where`, unit.state, own.state);
      same(`${unit.name}: armour`, unit.armour, own.sheet.armour);
      same(`${unit.name}: courage`, unit.courage, own.sheet.courage);
      same(`${unit.name}: radius`, unit.radius, own.sheet.radius);
      if (!this.isThere(own) && own.state !== 'reserve') continue;
      same(`${unit.name}: Suppressed`, unit.suppressed, own.suppressed);
      same(`${unit.name}: Gone To Ground`, unit.grounded, own.grounded);
      same(`${unit.name}: tried`, unit.tried, own.tried);
      same(`${unit.name}: somebody got in`, unit.gotIn, own.gotIn);
      same(`${unit.name}: somebody got out`, unit.gotOut, own.gotOut);
      if (between && !this.options.firstChance)
        same(`${unit.name}: Firefight used`, unit.answered, own.answered);
      same(`${unit.name}: Maximum Movement`, unit.maxMove, this.maxMove(own));
      if (own.state === 'transport' || own.state === 'building')
        same(`${unit.name}: inside`, unit.inside, own.inside);
      if (own.state !== 'table') continue;
      same(`${unit.name}: x`, unit.x, own.x);
      same(`${unit.name}: y`, unit.y, own.y);
    }
    view.owners.forEach((owner, seat) => {
      const own = this.ownerOf(seat);
      same(`${owner.name}: points lost`, owner.lost, own.lost);
      same(`${owner.name}: Commander lost`, owner.commanderLost, own.commanderLost);
      same(`${owner.name}: half tested`, owner.halfTested, own.halfTested);
    });
    view.buildings.forEach((one, house) => same(`building ${house + 1}: SP`, one.sp, this.buildings[house]));
    same('VP of side 1', view.vp[0], this.vp[0]);
    same('VP of side 2', view.vp[1], this.vp[1]);
    same('turn', view.turn, this.turn);
    same('acting seat', view.acting, this.acting);
    same('carrier of the VIP', view.vip?.carrier ?? -1, this.carrier);
    const shown = view.effects.map((one) => `${one.power}/${one.by}/${one.on}`).sort();
    same('powers', shown.join(' '), this.powers.slice().sort().join(' '));
  }
}
