// Pointing at somebody in coma who is wanted alive: who drags it off the map, as one plan.
import { BASIC, CLOSED, actionsOf, basicMove } from '../book/activation/actions.ts';
import { pickUpOffers } from '../book/fight/targets.ts';
import { beside } from '../book/movement/arrivals.ts';
import { type Mover, reachOf, walkOffers } from '../book/movement/movement.ts';
import { factionOfUnit, mission, unitOf } from '../book/who.ts';
import type { Choice } from '../choices.ts';
import { type Cell, NONE, type Table, type Unit, type UnitId } from '../table.ts';
import type { View } from '../view.ts';
import { knownUnit, tableOf } from './table.ts';
import { walkTo } from './walks.ts';
import { seenBy } from './watch.ts';

/** A unit goes beside somebody, picks it up and leaves the map with it. */
export interface Capture {
  unit: UnitId;
  captive: UnitId;
  /** Its whole way, to the field where both leave. */
  path: Cell[];
  exit: Cell;
  actions: number;
  plan: Choice[];
}

/** How far a unit has come when it stands beside the captive. */
interface Approach {
  cell: Cell;
  path: Cell[];
  plan: Choice[];
  /** Actions that it has taken, those that are left, and the points that are left of the last one. */
  actions: number;
  left: number;
  points: number;
}

/** All fields beside the captive that the unit reaches without bringing anything to light, its own among them. */
function approaches(view: View, w: Table, unit: Unit, target: Cell): Approach[] {
  const { acting } = view;
  const acts = acting?.unit === unit.id;
  const all = acts ? acting.actions : actionsOf(w, unit);
  const begun = acts && acting.chain === BASIC ? acting.points : 0;
  const activate: Choice[] = acts ? [] : [{ do: 'activate', unit: unit.id }];
  return beside(target).flatMap((cell): Approach[] => {
    if (cell === unit.cell) return [{ cell, path: [], plan: activate, actions: 0, left: all, points: begun }];
    const walk = walkTo(view, { unit: unit.id }, cell);
    if (walk === null || walk.sighting !== null) return [];
    const { path, plan, actions, price, walks } = walk;
    const points = walks > 1 ? 0 : (begun > 0 ? begun : basicMove(w, unit)) - price;
    return [{ cell, path, plan, actions, left: all - actions, points: Math.max(0, points) }];
  });
}

/** The nearest exit that the unit reaches with whom it drags. */
function wayOut(w: Table, mover: Mover, exits: readonly Cell[]): Cell[] | null {
  if (mover.points <= 0) return null;
  const ways = reachOf(w, mover);
  const [exit] = walkOffers(w, mover)
    .flatMap((offer) => (offer.do === 'walk' && exits.includes(offer.to) ? [offer.to] : []))
    .sort((a, b) => ways.priceOf(a) - ways.priceOf(b));
  const path = exit === undefined ? null : ways.path(exit);
  return path === null || seenBy(w, mover.unit, path) !== null ? null : path;
}

/** The way out from beside the captive: at once, with the points that are left, or with another action. */
function captureFrom(before: Table, unit: Unit, captive: UnitId, come: Approach): Capture | null {
  const units = before.units.map((one) => (one.id === unit.id ? { ...one, cell: come.cell } : one));
  const w = { ...before, units };
  const faction = factionOfUnit(unit);
  const mover: Mover = { unit: unit.id, blip: NONE, points: come.points, drag: NONE, crystal: NONE, pull: 0 };
  const pickUp = pickUpOffers(w, mover, come.cell, faction).find(
    (offer) => offer.do === 'pick up' && offer.unit === captive,
  );
  const exits = mission(w).ground.exits(w, faction, unit);
  const takes = (cell: Cell): boolean =>
    mission(w).ground.mayTakeOut?.(w, unitOf(w, captive), faction, cell) ?? true;
  if (pickUp === undefined) return null;
  const out = (onward: readonly Cell[], more: Choice[], actions: number): Capture | null => {
    const exit = onward.at(-1) ?? come.cell;
    if (!takes(exit)) return null;
    const walk: Choice[] = onward.length === 0 ? [] : [...more, { do: 'walk', to: exit }];
    return {
      unit: unit.id,
      captive,
      path: [...come.path, ...onward],
      exit,
      actions: come.actions + actions,
      plan: [...come.plan, pickUp, ...walk, { do: 'leave' }],
    };
  };
  if (exits.includes(come.cell)) return out([], [], 0);
  const dragging = { ...mover, drag: captive };
  const rest = wayOut(w, dragging, exits);
  if (rest !== null) return out(rest, [], 0);
  const another = come.left > 0 ? wayOut(w, { ...dragging, points: basicMove(w, unit) }, exits) : null;
  return another === null ? null : out(another, come.points > 0 ? [{ do: 'stop' }] : [], 1);
}

/** How a unit captures somebody in this activation, with the fewest actions and steps; null where it cannot. */
export function captureBy(view: View, id: UnitId, captive: UnitId): Capture | null {
  const { acting } = view;
  const target = knownUnit(view, captive);
  const known = knownUnit(view, id);
  if (target === null || known === null || known.cell < 0 || !target.coma) return null;
  if (acting?.unit === id && (acting.command !== '' || (acting.chain !== CLOSED && acting.chain !== BASIC)))
    return null;
  const w = tableOf(view);
  const unit = unitOf(w, id);
  return approaches(view, w, unit, target.cell)
    .flatMap((come) => captureFrom(w, unit, captive, come) ?? [])
    .reduce<Capture | null>(
      (best, one) => (best === null || captureCost(one) < captureCost(best) ? one : best),
      null,
    );
}

/** Fewer actions first, then fewer steps. */
export const captureCost = ({ actions, path }: Capture): number => 100 * actions + path.length;
