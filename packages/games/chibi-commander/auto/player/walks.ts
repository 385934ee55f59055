// Walks that belong to nobody's activation: civilians who are sent, and what moves under a Blip.
import type { Seat } from '@xenotable/kernel';
import { dissolveOffers, unseen } from '../../book/blips/blips.ts';
import { type Mover, mayLeave } from '../../book/movement/movement.ts';
import { findBlip, mission, occupants, unitOf } from '../../book/who.ts';
import type { Choice } from '../../choices.ts';
import type { Faction } from '../../content/units.ts';
import { type Cell, NONE, type Table } from '../../table.ts';
import { goalsFor, lifeOf, prospect } from './goals.ts';
import { distancesTo, farFrom } from './ground.ts';
import { crystalBeside, delivered, haulTo, loadNow, wantedBeside } from './haul.ts';
import { firstStep, waysOf } from './steps.ts';
import { dangerAt, foesOf, riskAt } from './threat.ts';

/** Whoever is sent goes out where it can, else nearer to an exit, out of danger. */
export function strollOn(w: Table, f: Mover & { faction: Faction }): Choice {
  const unit = unitOf(w, f.unit);
  if (mayLeave(w, unit, f.faction)) return { do: 'leave' };
  const exits = mission(w).ground.exits(w, f.faction, unit);
  const ways = waysOf(w, f, f.points);
  const standing = occupants(w);
  const foes = foesOf(w, 'Earth');
  const distances = exits.length === 0 ? null : distancesTo(w, exits);
  const cost = (cell: Cell): number =>
    (distances === null ? 0 : farFrom(distances, cell)) + 2 * dangerAt(w, foes, unit, cell);
  let best = unit.cell;
  let least = cost(best) - 0.5;
  for (const cell of ways.order) {
    if (standing[cell] !== 0) continue;
    const now = exits.includes(cell) ? -1 : cost(cell);
    if (now < least - 1e-9) [best, least] = [cell, now];
  }
  return (best === unit.cell ? null : firstStep(w, f, ways.path(best), standing)) ?? { do: 'stop' };
}

/** CC-BLP-06 Where a Blip goes: on with what it drags, to its goal, where nobody sees it. */
export function creepOn(w: Table, f: Mover & { faction: Faction }): Choice {
  const blip = f.unit === NONE ? findBlip(w, f.blip) : undefined;
  const inside = f.unit !== NONE ? f.unit : (blip?.unit ?? NONE);
  if (inside < 0) return { do: 'stop' };
  const unit = unitOf(w, inside);
  const aims = mission(w).aims(w, unit);
  const here = unit.cell;
  const exits = mission(w).ground.exits(w, f.faction, unit);
  const leaves =
    exits.includes(here) &&
    ((aims.places ?? []).some(({ cells, leave }) => leave === true && cells.includes(here)) ||
      (aims.home?.includes(here) ?? false));
  if (leaves) return { do: 'leave' };
  const standing = occupants(w);
  const ways = waysOf(w, f, f.points);
  const load = loadNow(f, aims);
  if (load !== null) {
    const there = delivered(w, f, load, f.faction);
    if (there !== null) return there;
    if (!load.stays && f.unit === NONE && exits.includes(here)) return { do: 'leave' };
    const to = haulTo(w, f, load, ways, standing);
    return (to === NONE ? null : firstStep(w, f, ways.path(to), standing)) ?? { do: 'stop' };
  }
  if (f.points > 0) {
    const other = wantedBeside(w, f, aims, f.faction);
    if (other !== null) return { do: 'pick up', unit: other.id };
    const crystal = crystalBeside(w, f, aims, f.faction);
    if (crystal !== NONE) return { do: 'pull', crystal };
  }
  const goals = goalsFor(w, unit, aims);
  const foes = foesOf(w, 'Invaders');
  const worth = (cell: Cell): number =>
    prospect(goals, cell) -
    0.7 * riskAt(w, foes, unit, cell, lifeOf(aims)) -
    (unseen(w, cell) ? 0 : aims.shy === true ? 1 : 0.15);
  let best = here;
  let most = worth(here);
  for (const cell of ways.order) {
    if (cell === here || standing[cell] !== 0) continue;
    const now = worth(cell);
    if (now > most + 1e-9) [best, most] = [cell, now];
  }
  return (best === here ? null : firstStep(w, f, ways.path(best), standing)) ?? { do: 'stop' };
}

/** CC-BLP-22 Everybody hides who can, beside a Ghost where there is one. */
export function hideNext(offers: readonly Choice[], any: (many: number) => number): Choice {
  const [first] = offers;
  if (first?.do !== 'hide') return { do: 'done' };
  const beside = offers.filter((one) => one.do === 'hide' && one.unit === first.unit && one.ghost !== NONE);
  return beside[any(Math.max(1, beside.length))] ?? first;
}

/** Somebody who is asked only whether a Ghost dissolves. */
export const dissolveFirst = (w: Table, seat: Seat): Choice | undefined => dissolveOffers(w, seat)[0];
