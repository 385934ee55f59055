// Victory Points a second time: kills, bands, markers and goals of the ten scenarios (XR-VIC, XR-M).
import type { View } from '../../view.ts';
import { type Account, Difference, type Entry } from './account.ts';
import { claim, expect } from './dice.ts';
import { isWithin, letterAt } from './places.ts';

interface Scored {
  side: number;
  vp: number;
  rule: string;
}

const killPoints = (unit: Entry): number => (unit.extra === 'truck' ? 0 : unit.cost >= 7 ? 2 : 1);
const band = (unit: Entry): number => (unit.cost <= 4 ? 1 : unit.cost <= 8 ? 2 : 3);

/** XR-VIC-03 */
function holder(books: Account, marker: { x: number; y: number }): number | null {
  const at = { ...marker, r: 0 };
  const near = books.units.filter((unit) => {
    const place = books.placeOf(unit);
    return !unit.suppressed && place !== null && isWithin(place, at, 300);
  });
  const holds = (side: number): boolean =>
    near.some((one) => one.side === side && one.state !== 'transport' && !one.sheet.xeno.has('Flying')) &&
    !near.some((one) => one.side !== side);
  return holds(0) ? 0 : holds(1) ? 1 : null;
}

/** XR-M-ENCOUNTER-03 Markers at the end of a turn that has another after it. */
export function checkTurn(books: Account, view: View, scored: Scored[]): void {
  if (books.scenario === 'ENCOUNTER') {
    const told = scored.splice(0).filter((one) => one.rule === 'XR-M-ENCOUNTER-03');
    const own = books.turn < 2 ? [] : view.markers.map((marker) => holder(books, marker));
    for (const side of [0, 1])
      expect(
        `markers held by side ${side + 1}`,
        told.filter((one) => one.side === side).length,
        own.filter((one) => one === side).length,
      );
  }
}

/** XR-VIC-04 The side that alone is left, or null. */
function sole(books: Account, gaveUp: ReadonlySet<number>): number | null {
  const finished = (side: number): boolean => {
    if (books.owners.every((owner, seat) => owner.side !== side || gaveUp.has(seat))) return true;
    if (books.scenario === 'LAST' && side === books.attacker) return false;
    if (books.scenario === 'BUGHUNT' && side !== books.attacker && books.buildings.some((sp) => sp > 0))
      return false;
    return !books.units.some((one) => one.side === side && (books.isThere(one) || one.state === 'reserve'));
  };
  return finished(0) === finished(1) ? null : finished(0) ? 1 : 0;
}

const onPad = (books: Account, side: number, flying: boolean): boolean =>
  books.units.some(
    (one) =>
      one.side === side &&
      one.state === 'table' &&
      !one.suppressed &&
      (flying || !one.sheet.xeno.has('Flying')) &&
      letterAt(books.map, one.x, one.y) === 'P',
  );

type Totals = Map<string, [number, number]>;

/** What the last count must give, rule by rule. */
function reckon(books: Account, view: View, removed: readonly Entry[], gaveUp: ReadonlySet<number>): Totals {
  const totals: Totals = new Map();
  const a = books.attacker;
  const d = 1 - a;
  const add = (rule: string, side: number, vp: number): void => {
    const entry = totals.get(rule) ?? [0, 0];
    entry[side === 0 ? 0 : 1] += vp;
    totals.set(rule, entry);
  };
  const kills = (rule: string, side: number): void =>
    add(
      rule,
      side,
      removed.reduce((all, one) => (one.side === side ? all : all + killPoints(one)), 0),
    );
  const alone = sole(books, gaveUp);
  const markers = (rule: string, vp: number): void =>
    view.markers.forEach((marker) => {
      const side = alone ?? holder(books, marker);
      if (side !== null) add(rule, side, vp);
    });
  const of = (side: number): Entry[] => books.units.filter((one) => one.side === side);
  const lostChiefs = (side: number): number =>
    books.owners.filter((one) => one.side === side && one.commanderLost).length;
  switch (books.scenario) {
    case 'GRIND':
      for (const side of [0, 1]) {
        kills('XR-M-GRIND-02', side);
        add('XR-M-GRIND-03', side, 2 * lostChiefs(1 - side));
      }
      markers('XR-M-GRIND-04', 1);
      break;
    case 'FIGHTRET':
      for (const one of of(d)) if (one.state === 'withdrawn') add('XR-M-FIGHTRET-04', d, band(one));
      for (const one of of(d))
        if (['destroyed', 'routed'].includes(one.state)) add('XR-M-FIGHTRET-05', a, band(one));
      break;
    case 'CONVOY':
      for (const one of of(d)) {
        const truck = one.extra === 'truck';
        if (one.state === 'withdrawn') add('XR-M-CONVOY-05', d, truck ? 4 : 1);
        if (truck && ['destroyed', 'routed'].includes(one.state)) add('XR-M-CONVOY-06', a, 4);
        if (truck && books.isThere(one)) add('XR-M-CONVOY-06', a, 2);
      }
      for (const side of [0, 1]) kills('XR-M-CONVOY-07', side);
      break;
    case 'BUGHUNT': {
      const burnt = books.buildings.filter((sp) => sp === 0).length;
      add('XR-M-BUGHUNT-04', a, 3 * burnt);
      add('XR-M-BUGHUNT-04', d, 2 * (books.buildings.length - burnt));
      for (const side of [0, 1]) kills('XR-M-BUGHUNT-05', side);
      if (burnt === books.buildings.length) add('XR-M-BUGHUNT-06', a, 2);
      break;
    }
    case 'DROP': {
      const ground = [0, 1].filter((side) => onPad(books, side, false));
      if (ground.length === 1) add('XR-M-DROP-03', ground[0] ?? 0, 6);
      else add('XR-M-DROP-04', d, 2);
      for (const side of [0, 1]) kills('XR-M-DROP-05', side);
      break;
    }
    case 'DIVERSION':
      for (const one of of(a)) {
        const place = books.placeOf(one.state === 'transport' ? books.of(one.inside) : one);
        if (place === null || one.suppressed) continue;
        const y = 'y' in place ? place.y : (place.south + place.north) / 2;
        if (view.edges[d] === 'north' ? y >= 2400 : y <= 2400) add('XR-M-DIVERSION-04', a, band(one));
      }
      markers('XR-M-DIVERSION-05', 2);
      kills('XR-M-DIVERSION-06', d);
      break;
    case 'VIP': {
      const vip = view.vip;
      if (vip !== null && vip.out !== null) add('XR-M-VIP-07', vip.out, 5);
      else if (books.carrier >= 0) add('XR-M-VIP-08', books.of(books.carrier).side, 2);
      for (const side of [0, 1]) kills('XR-M-VIP-09', side);
      break;
    }
    case 'ENCOUNTER':
      if (alone !== null) add('XR-VIC-04', alone, 5);
      for (const side of [0, 1]) kills('XR-M-ENCOUNTER-04', side);
      break;
    case 'SECRET':
      kills('XR-M-SECRET-07', d);
      break;
    case 'LAST':
      break;
    default:
      throw new Difference(`the scenario ${books.scenario} is not in the books`);
  }
  return totals;
}

/** Goals that a whole battle adds to, or that hang on a hidden card. */
const APART = ['XR-M-ENCOUNTER-03', 'XR-M-SECRET-04', 'XR-M-SECRET-05', 'XR-M-SECRET-06', 'XR-M-LAST-08'];

export function checkEnd(
  books: Account,
  view: View,
  removed: readonly Entry[],
  scored: readonly Scored[],
  gaveUp: ReadonlySet<number>,
): void {
  const own = reckon(books, view, removed, gaveUp);
  const told: Totals = new Map();
  for (const { rule, side, vp } of scored) {
    const entry = told.get(rule) ?? [0, 0];
    entry[side === 0 ? 0 : 1] += vp;
    told.set(rule, entry);
  }
  if (books.scenario === 'SECRET') {
    const done = ['XR-M-SECRET-04', 'XR-M-SECRET-05', 'XR-M-SECRET-06'].some((rule) => told.has(rule));
    const entry = own.get('XR-M-SECRET-07');
    if (entry !== undefined && !done) entry[books.attacker === 0 ? 1 : 0] += 3;
    for (const rule of APART.slice(1, 4))
      claim((told.get(rule)?.[books.attacker === 0 ? 0 : 1] ?? 6) === 6, 'an errand is worth 6');
  }
  if (books.scenario === 'LAST') {
    const people = books.attacker === 0 ? 1 : 0;
    const dead = removed.reduce((all, one) => (one.side === people ? all : all + killPoints(one)), 0);
    const alive = books.owners.every((one) => one.side === books.attacker || !one.commanderLost) ? 3 : 0;
    const turns = (told.get('XR-M-LAST-08')?.[people] ?? 0) - dead - alive;
    claim(turns === books.turn || turns === books.turn - 1, `${turns} turns survived of ${books.turn}`);
  }
  for (const rule of new Set([...own.keys(), ...told.keys()])) {
    if (APART.includes(rule) || rule.startsWith('XR-BST')) continue;
    expect(`VP by ${rule}`, (told.get(rule) ?? [0, 0]).join(' : '), (own.get(rule) ?? [0, 0]).join(' : '));
  }
}
