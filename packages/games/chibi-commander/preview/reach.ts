// Who acts, how far it gets, and what its side does not see.
import { FAR_AWAY } from '@xenotable/board';
import { grid } from '../board.ts';
import { CLOSED, actionsOf, activatable, basicMove } from '../book/activation/actions.ts';
import { reachOf } from '../book/movement/movement.ts';
import { inSight } from '../book/fight/sight.ts';
import { awake, shown, unitOf } from '../book/who.ts';
import type { Choice } from '../choices.ts';
import { type Cell, NONE, type Unit, type UnitId } from '../table.ts';
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

/** Those who could be activated if the acting unit ended now; nobody while it may not end. */
export function nextToAct(view: View, offers: readonly Choice[]): UnitId[] {
  const { acting } = view;
  if (acting === null || acting.command !== '' || !offers.some((offer) => offer.do === 'done')) return [];
  return activatable(tableOf(view), acting.seat).flatMap(({ id }) => (id === acting.unit ? [] : [id]));
}

/** Fields within one action, and within another one after it. */
export interface Fields {
  one: Cell[];
  two: Cell[];
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

/** Fields that nobody of the viewer's side sees; `moved`: if a unit stood elsewhere. */
export function unseen(view: View, moved: { unit: UnitId; cell: Cell } | null = null): Cell[] {
  const { side } = view;
  if (side === null) return [];
  const w = tableOf(view);
  const eyes = w.units.flatMap((unit) => {
    const here = moved?.unit === unit.id ? { ...unit, cell: moved.cell } : unit;
    return here.side === side && shown(here) && awake(here) ? [here.cell] : [];
  });
  const found: Cell[] = [];
  if (eyes.length === 0) return found;
  for (let cell = 0; cell < grid.size; cell++)
    if (!eyes.some((eye) => inSight(w, eye, cell, side))) found.push(cell);
  return found;
}
