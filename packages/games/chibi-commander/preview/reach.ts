// Who acts, how far it gets, and what its side does not see.
import { FAR_AWAY, cheapestWays } from '@xenotable/board';
import { grid, terrainOf } from '../board.ts';
import { BASIC, CLOSED, actionsOf, basicMove } from '../book/activation/actions.ts';
import { type Mover, closedFor, reachOf, walkOffers } from '../book/movement/movement.ts';
import { inSight } from '../book/fight/sight.ts';
import { awake, occupants, shown, unitOf } from '../book/who.ts';
import type { Choice } from '../choices.ts';
import { type Cell, NONE, type Table, type Unit } from '../table.ts';
import type { View } from '../view.ts';
import { knownUnit, tableOf } from './table.ts';

/** The unit that acts, or null. */
export const actor = (view: View): Unit | null =>
  knownUnit(view, view.mover?.unit ?? view.acting?.unit ?? NONE);

/** Actions that a unit has left in this round. */
export function actionsLeft(view: View, unit: Unit): number {
  if (view.acting?.unit === unit.id) return view.acting.actions;
  return unit.activated || unit.cell < 0 || unit.coma ? 0 : actionsOf(tableOf(view), unit);
}

/** Fields within one action, and within another one after it. */
export interface Fields {
  one: Cell[];
  two: Cell[];
}

/** Fields for one more walk from any of these. */
function onward(w: Table, unit: Unit, drag: number, from: readonly Cell[], points: number): Cell[] {
  const closed = closedFor(w, unit.side === 'Invaders' ? 'Invaders' : 'Earth', drag, false);
  const ways = cheapestWays({ grid, prices: terrainOf(w.board).prices, closed }, from, { budget: points });
  const here = occupants(w);
  return ways.order.filter((cell) => here[cell] === 0);
}

const walksOf = (offers: readonly Choice[]): Cell[] =>
  offers.flatMap((offer) => (offer.do === 'walk' ? [offer.to] : []));

/** Where the acting unit may walk now, and with another action after it. */
export function fieldsOf(view: View, offers: readonly Choice[]): Fields {
  const one = walksOf(offers);
  const { acting } = view;
  if (acting === null || view.mover === null || one.length === 0) return { one, two: [] };
  const w = tableOf(view);
  const unit = unitOf(w, acting.unit);
  const spent = acting.chain === CLOSED ? 1 : 0;
  const left = acting.chain === CLOSED || acting.chain === BASIC ? acting.actions - spent : 0;
  return {
    one,
    two: left > 0 ? onward(w, unit, acting.drag, [unit.cell, ...one], basicMove(w, unit)) : [],
  };
}

/** How far a unit would get that is looked at before it acts. */
export function lookAhead(view: View, unit: Unit): Fields {
  const w = tableOf(view);
  const actions = actionsOf(w, unit);
  const points = basicMove(w, unit);
  if (actions === 0 || points === 0) return { one: [], two: [] };
  const still: Mover = { unit: unit.id, blip: NONE, points, drag: NONE, crystal: NONE, pull: 0 };
  const one = walksOf(walkOffers(w, still));
  return { one, two: actions > 1 ? onward(w, unit, NONE, [unit.cell, ...one], points) : [] };
}

/** The way that the rules take to a field, the first step first, and its price. */
export function wayTo(view: View, to: Cell): { path: Cell[]; price: number } | null {
  const { mover, acting } = view;
  if (mover === null) return null;
  const w = tableOf(view);
  const opens = acting !== null && acting.unit === mover.unit && acting.chain === CLOSED;
  const ways = reachOf(w, opens ? { ...mover, points: basicMove(w, unitOf(w, mover.unit)) } : mover);
  const price = ways.priceOf(to);
  return price >= FAR_AWAY || !ways.reached(to) ? null : { path: ways.path(to), price };
}

/** Fields that nobody of the viewer's side sees now. */
export function unseen(view: View): Cell[] {
  const { side } = view;
  if (side === null) return [];
  const w = tableOf(view);
  const eyes = w.units.filter((unit) => unit.side === side && shown(unit) && awake(unit));
  const found: Cell[] = [];
  if (eyes.length === 0) return found;
  for (let cell = 0; cell < grid.size; cell++)
    if (!eyes.some((eye) => inSight(w, eye.cell, cell, side))) found.push(cell);
  return found;
}
