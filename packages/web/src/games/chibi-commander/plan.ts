// What the board shows of what could be: who acts, how far it gets, whom it hits, who could hit it. All of it asked of the rules.
import { cheapestWays } from '@xenotable/board';
import type { Asked } from '@xenotable/kernel';
import { unitOf } from './faces.ts';
import {
  type Acting,
  BASIC,
  CLOSED,
  type Choice,
  MELEE_CHANCE,
  type Mover,
  type Table,
  type Unit,
  type View,
  actionsOf,
  awake,
  basicMove,
  canReach,
  chainsOf,
  closedFor,
  distance,
  enemies,
  grid,
  hitWays,
  imagine,
  inCover,
  inSight,
  occupants,
  reachOf,
  shown,
  terrainOf,
  walkOffers,
} from './rulebook.ts';

const tables = new WeakMap<View, Table>();

/** The table behind the view. Everything that is asked of it here is open to the viewer. */
export function tableOf(view: View): Table {
  let table = tables.get(view);
  if (table === undefined)
    tables.set(
      view,
      (table = imagine(view, {
        roll: () => 1,
        pick: (weights) => weights.findIndex((weight) => weight > 0),
      })),
    );
  return table;
}

/** The frame of whoever is on the move now. */
export const moverOf = (view: View): Mover | null => {
  const frame = view.flow.at(-1);
  return frame !== undefined && 'points' in frame && 'drag' in frame ? (frame as unknown as Mover) : null;
};

/** The activation that is going on, also while somebody answers to a throw. */
export const actingOf = (view: View): Acting | null =>
  (view.flow.findLast((frame) => frame.chapter === 'activation') as Acting | undefined) ?? null;

/** The unit that acts, or null. */
export const actor = (view: View): Unit | null => {
  const id = moverOf(view)?.unit ?? actingOf(view)?.unit ?? -1;
  return id < 0 ? null : unitOf(view, id);
};

/** Actions that a unit has left in this round. */
export function actionsLeft(view: View, unit: Unit): number {
  const frame = actingOf(view);
  if (frame?.unit === unit.id) return frame.actions;
  return unit.activated || unit.cell < 0 || unit.coma ? 0 : actionsOf(tableOf(view), unit);
}

export interface Fields {
  one: Set<number>;
  two: Set<number>;
}

/** Fields for one more walk from any of these. */
function onward(w: Table, mover: Mover, from: readonly number[], points: number): Set<number> {
  const closed = closedFor(
    w,
    w.units[mover.unit]!.side === 'Invaders' ? 'Invaders' : 'Earth',
    mover.drag,
    false,
  );
  const ways = cheapestWays({ grid, prices: terrainOf(w.board).prices, closed }, from, { budget: points });
  const here = occupants(w);
  return new Set(ways.order.filter((cell) => here[cell] === 0));
}

const walksOf = (offers: readonly Choice[]): number[] =>
  offers.flatMap((offer) => (offer.do === 'walk' ? [offer.to] : []));

/** Where the acting unit may walk now, and with another action after it. */
export function fieldsOf(view: View, ask: Asked): Fields {
  const one = walksOf(ask.offers.map(({ choice }) => choice as Choice));
  const frame = actingOf(view);
  const w = tableOf(view);
  if (frame === null || moverOf(view) === null || one.length === 0)
    return { one: new Set(one), two: new Set() };
  const left = frame.chain === CLOSED ? frame.actions - 1 : frame.chain === BASIC ? frame.actions : 0;
  const unit = w.units[frame.unit]!;
  return {
    one: new Set(one),
    two: left > 0 ? onward(w, frame, [unit.cell, ...one], basicMove(w, unit)) : new Set(),
  };
}

const still = (unit: Unit): Mover => ({ unit: unit.id, blip: -1, points: 0, drag: -1, crystal: -1, pull: 0 });

/** How far a unit would get that is looked at before it acts. */
export function lookAhead(view: View, unit: Unit): Fields {
  const w = tableOf(view);
  const actions = actionsOf(w, unit);
  const points = basicMove(w, unit);
  if (actions === 0 || points === 0) return { one: new Set(), two: new Set() };
  const one = walksOf(walkOffers(w, { ...still(unit), points }));
  return {
    one: new Set(one),
    two: actions > 1 ? onward(w, still(unit), [unit.cell, ...one], points) : new Set(),
  };
}

/** The way that the rules take to a field, the first step first, and its price. */
export function wayTo(view: View, to: number): { path: number[]; price: number } | null {
  const mover = moverOf(view);
  const w = tableOf(view);
  const unit = mover === null || mover.unit < 0 ? null : w.units[mover.unit]!;
  if (mover === null) return null;
  const closed = unit !== null && (mover as Acting).chain === CLOSED;
  const ways = reachOf(w, closed ? { ...mover, points: basicMove(w, unit) } : mover);
  const price = ways.priceOf(to);
  return price > 100 ? null : { path: ways.path(to), price };
}

export interface Shot {
  /** From 0 to 1. */
  chance: number;
  far: number;
  range: number;
  dice: number;
  cover: boolean;
}

const shotFrom = (w: Table, from: number, to: number, range: number, dice: number): Shot => {
  const far = distance(from, to);
  return {
    far,
    range,
    dice,
    cover: inCover(w, from, to),
    chance: range === 0 ? MELEE_CHANCE.ways / MELEE_CHANCE.of : hitWays(range, far) / 6 ** range,
  };
};

/** The attack of a planned choice. */
export function shotOf(view: View, choice: Choice): (Shot & { at: number }) | null {
  const frame = actingOf(view);
  if (frame === null || frame.chain < 0 || (choice.do !== 'attack' && choice.do !== 'aim')) return null;
  const w = tableOf(view);
  const unit = w.units[frame.unit]!;
  const chain = chainsOf(w, unit)[frame.chain];
  const at =
    choice.do === 'aim'
      ? choice.at
      : 'unit' in choice
        ? w.units[choice.unit]!.cell
        : (w.blips.find((one) => one.id === choice.blip)?.cell ?? -1);
  return chain === undefined || at < 0
    ? null
    : { ...shotFrom(w, unit.cell, at, choice.dice ?? chain.range, chain.dice), at };
}

/** Enemies of the viewer's side that anybody can see. */
const foesOf = (view: View, side: Unit['side']): Unit[] => {
  const w = tableOf(view);
  return w.units.filter(
    (unit) => unitOf(view, unit.id) !== null && shown(unit) && awake(unit) && enemies(side, unit.side),
  );
};

/** The best attack that a unit has from where it stands on a field. */
function bestShot(w: Table, foe: Unit, cell: number): Shot | null {
  let best: Shot | null = null;
  for (const chain of chainsOf(w, foe)) {
    if (
      (chain.deed !== 'attack' && chain.deed !== 'blast') ||
      !canReach(w, foe.cell, cell, chain.range, foe.side === 'Earth' ? 'Earth' : 'Invaders')
    )
      continue;
    const shot = shotFrom(w, foe.cell, cell, chain.range, chain.dice);
    if (shot.chance > (best?.chance ?? 0)) best = shot;
  }
  return best;
}

export interface Danger extends Shot {
  unit: Unit;
}

/** Who could hit a unit on a field from where they stand, the worst first. */
export function dangersAt(view: View, unit: Unit, cell: number): Danger[] {
  const before = tableOf(view);
  const w = { ...before, units: before.units.map((one) => (one.id === unit.id ? { ...one, cell } : one)) };
  return foesOf(view, unit.side)
    .flatMap((foe) => {
      const shot = bestShot(w, foe, cell);
      return shot === null ? [] : [{ ...shot, unit: foe }];
    })
    .sort((a, b) => b.chance - a.chance);
}

/** All fields that an enemy could attack from where it stands. */
export function threatened(view: View): Set<number> {
  const w = tableOf(view);
  const foes = view.side === null ? [] : foesOf(view, view.side);
  const found = new Set<number>();
  const { closed } = terrainOf(w.board);
  for (let cell = 0; cell < grid.size; cell++)
    if (closed[cell] === 0 && foes.some((foe) => bestShot(w, foe, cell) !== null)) found.add(cell);
  return found;
}

/** Fields that nobody of the viewer's side sees now. */
export function unseen(view: View): Set<number> {
  const { side } = view;
  const w = tableOf(view);
  const eyes =
    side === null ? [] : w.units.filter((unit) => unit.side === side && shown(unit) && awake(unit));
  const found = new Set<number>();
  if (side === null || eyes.length === 0) return found;
  for (let cell = 0; cell < grid.size; cell++)
    if (!eyes.some((eye) => inSight(w, eye.cell, cell, side))) found.add(cell);
  return found;
}

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
