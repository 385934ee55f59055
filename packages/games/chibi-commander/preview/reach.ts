// Who acts, how far it gets, and what its side does not see.
import { FAR_AWAY } from '@xenotable/board';
import { grid } from '../board.ts';
import { BASIC, CLOSED, actionsOf, activatable, basicMove } from '../book/activation/actions.ts';
import { finished } from '../book/activation/offers.ts';
import { reachOf } from '../book/movement/movement.ts';
import { inSight } from '../book/fight/sight.ts';
import { actsNow, awake, mission, occupants, shown, unitOf } from '../book/who.ts';
import type { Choice } from '../choices.ts';
import { type Cell, NONE, type Table, type Unit, type UnitId } from '../table.ts';
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

/** The activation could end now, and somebody else go on. */
export interface Handover {
  /** What ends it: a chain that is open is broken off first. */
  ending: Choice[];
  /** Who could be activated then, and who could come onto the map. */
  acts: UnitId[];
  arrives: UnitId[];
}

/** What clicking on another unit means while one acts; null while it may not end. */
export function handoverOf(view: View, offers: readonly Choice[]): Handover | null {
  const { acting } = view;
  const has = (what: Choice['do']): boolean => offers.some((offer) => offer.do === what);
  if (acting === null || acting.command !== '' || !(has('done') || has('break off'))) return null;
  const w = tableOf(view);
  const own = w.units.filter((unit) => unit.seat === acting.seat && unit.fate === 'waiting');
  return {
    ending: endingOf(view),
    acts: activatable(w, acting.seat).flatMap(({ id }) => (id === acting.unit ? [] : [id])),
    arrives: own.flatMap((unit) =>
      actsNow(w, unit.faction) && mission(w).ground.spawns(w, unit).length > 0 ? [unit.id] : [],
    ),
  };
}

/** The choices that end the activation in progress; a chain under way is broken off first. */
export function endingOf(view: View): Choice[] {
  const { acting } = view;
  if (acting === null) return [];
  if (acting.chain === CLOSED || acting.chain === BASIC) return [DONE];
  return isOverAfter(tableOf(view), acting) ? [BREAK_OFF] : [BREAK_OFF, DONE];
}

/** The fields onto which a unit that is still to come could step. */
export function arrivalsOf(view: View, id: UnitId): Cell[] {
  const w = tableOf(view);
  const standing = occupants(w);
  return mission(w)
    .ground.spawns(w, unitOf(w, id))
    .filter((cell) => standing[cell] === 0);
}

const DONE: Choice = { do: 'done' };
const BREAK_OFF: Choice = { do: 'break off' };

/** Once its chain is broken off, a unit with nothing left to do ends by itself. */
const isOverAfter = (w: Table, acting: NonNullable<View['acting']>): boolean =>
  finished(w, {
    ...acting,
    outer: { activation: w.activation, dealt: [] },
    chain: CLOSED,
    points: 0,
    deeds: 0,
    jumps: 0,
  });

/** Where the viewer's side comes onto the map, as far as somebody of it is still to come. */
export function landingOf(view: View): Cell[] {
  const w = tableOf(view);
  const waiting = w.units.filter(
    (unit) => unit.fate === 'waiting' && unit.seat >= 0 && (view.side === null || unit.side === view.side),
  );
  return [...new Set(waiting.flatMap((unit) => mission(w).ground.spawns(w, unit)))];
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
