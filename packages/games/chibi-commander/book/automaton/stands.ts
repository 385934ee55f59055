// From where the automaton does something.
import { applies } from '@xenotable/kernel';
import type { Chain } from '../../content/card.ts';
import type { Side } from '../../content/units.ts';
import type { Cell, Table, Unit } from '../../table.ts';
import { noWallBetween } from '../movement/movement.ts';
import { distance, inCover, inSight, withoutWalker } from '../fight/sight.ts';
import { hitWays } from '../fight/strike.ts';
import { occupants, sideOfUnit } from '../who.ts';
import { jumpsOf, within } from './ways.ts';

/** A field from which something can be done, and the way there. */
export interface Stand {
  cell: Cell;
  price: number;
}

/** CC-NPC-14 Fields that the chain's movement or teleport reaches, the own one first. */
export function stands(w: Table, unit: Unit, chain: Chain): Stand[] {
  const here = [{ cell: unit.cell, price: 0 }];
  if (chain.teleport > 0) {
    applies('CC-NPC-22');
    return [...here, ...jumpsOf(w, unit.cell, chain.teleport).map((cell) => ({ cell, price: 0 }))];
  }
  if (chain.move === 0) return here;
  const ways = within(w, { side: sideOfUnit(unit), cell: unit.cell }, chain.move);
  const standing = occupants(w);
  for (const cell of ways.order)
    if (cell !== unit.cell && standing[cell] === 0) here.push({ cell, price: ways.priceOf(cell) });
  return here;
}

export const pathTo = (w: Table, unit: Unit, chain: Chain, to: Cell): Cell[] =>
  chain.teleport > 0 || to === unit.cell
    ? []
    : within(w, { side: sideOfUnit(unit), cell: unit.cell }, chain.move).path(to);

/** CC-NPC-14, CC-VIS-03 Whether a chain reaches a target from a field: in sight and within three fields per die; melee beside it. */
export function inRange(w: Table, from: Cell, to: Cell, range: number, side: Side): boolean {
  if (range === 0) return distance(from, to) === 1 && noWallBetween(w, from, to);
  if (distance(from, to) > 3 * range) return false;
  if (inSight(w, from, to, side)) return true;
  applies('CC-VIS-03');
  return false;
}

/** CC-NPC-15 The firing position: best chance, then cover from the target, then fewest points, then lowest y and x. */
export function firingField(
  w: Table,
  unit: Unit,
  fields: readonly Stand[],
  target: Unit,
  range: number,
): Stand | null {
  let best: Stand | null = null;
  let bestChance = -1;
  let bestCover = false;
  const others = withoutWalker(w, unit.cell);
  for (const stand of fields) {
    if (!inRange(w, stand.cell, target.cell, range, sideOfUnit(unit))) continue;
    const chance = range === 0 ? 0 : hitWays(range, distance(stand.cell, target.cell));
    if (chance < bestChance) continue;
    const cover = inCover(w, target.cell, stand.cell, others);
    const better =
      best === null ||
      chance > bestChance ||
      (cover && !bestCover) ||
      (cover === bestCover &&
        (stand.price < best.price || (stand.price === best.price && stand.cell < best.cell)));
    if (better) [best, bestChance, bestCover] = [stand, chance, cover];
  }
  return best;
}
