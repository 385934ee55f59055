// From a list to units on their way to the table.
import { type Seat, applies } from '@xenotable/kernel';
import { NONE, type Table, type Unit, ownerOf } from '../table.ts';
import { costOf } from './cost.ts';
import type { Entry, List } from './list.ts';
import { typeOf } from './own.ts';
import { buildOf, profileOfEntry } from './profile.ts';

/** XR-DET-11 Its own name, with a number if another unit has it; or its type and a number. */
function nameFor(w: Table, entry: Entry): string {
  const stem = entry.name ?? typeOf(entry);
  const like = w.units.filter((unit) => unit.name.startsWith(stem)).length;
  const isFree = (name: string): boolean => w.units.every((unit) => unit.name !== name);
  if (entry.name !== undefined && isFree(stem)) return stem;
  let number = like + 1;
  while (!isFree(`${stem} ${number}`)) number++;
  return `${stem} ${number}`;
}

/** A unit of the world; it waits in reserve until it is placed. */
export function newUnit(
  w: Table,
  owner: Seat,
  entry: Entry,
  species: string,
  extra: Unit['extra'] = null,
): Unit {
  const sp = profileOfEntry(entry).sp;
  applies('XR-DET-11');
  return {
    id: w.units.length,
    owner,
    name: nameFor(w, entry),
    build: buildOf(entry),
    cost: extra === 'truck' || extra === 'underdog' ? Math.max(1, costOf(entry)) : costOf(entry),
    commander: entry.commander,
    species: entry.species ?? species,
    faith: entry.faith,
    powers: entry.powers.slice(),
    fixedGun: entry.fixedGun,
    sp,
    start: sp,
    state: 'reserve',
    inside: NONE,
    x: 0,
    y: 0,
    facing: 0,
    suppressed: false,
    grounded: false,
    tried: false,
    fray: false,
    answered: false,
    mercenary: 0,
    due: 0,
    driven: 0,
    gotIn: false,
    gotOut: false,
    edge: null,
    dropped: false,
    extra,
    held: false,
    post: { x: 0, y: 0 },
  };
}

/** XR-DET-12 Both lists are locked: the detachment's units join the battle. */
export function muster(w: Table, seat: Seat, list: List): void {
  for (const entry of list.entries) w.units.push(newUnit(w, seat, entry, list.species));
  ownerOf(w, seat).total = w.units
    .filter((unit) => unit.owner === seat)
    .reduce((sum, unit) => sum + unit.cost, 0);
}
