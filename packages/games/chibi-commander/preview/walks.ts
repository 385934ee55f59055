// Pointing at a field: the choices that lead there, in one action or two, and what comes to light on the way.
import { type Reach, cheapestWays, edgeId, neighbour } from '@xenotable/board';
import { boardWith, grid, terrainOf } from '../board.ts';
import { BASIC, CLOSED, actionsOf, basicMove } from '../book/activation/actions.ts';
import { creep } from '../book/blips/covered.ts';
import { beside } from '../book/movement/arrivals.ts';
import {
  type Mover,
  alienDoors,
  closedFor,
  openBetween,
  reachOf,
  walkOffers,
} from '../book/movement/movement.ts';
import { findBlip, isAnimal, mission, occupants, unitOf } from '../book/who.ts';
import type { Choice } from '../choices.ts';
import { EDGE } from '../content/maps.ts';
import { type BlipId, type Cell, NONE, type Table, type UnitId } from '../table.ts';
import type { View } from '../view.ts';
import type { Fields } from './reach.ts';
import { knownUnit, tableOf } from './table.ts';
import { type Sighting, seenMoving, seenOnWay } from './watch.ts';

/** Who walks: a unit or a Blip. */
export type Walker = { unit: UnitId } | { blip: BlipId };

/** A walk as it would be played. */
export interface Walk {
  who: Walker;
  to: Cell;
  path: Cell[];
  /** Points, and the walks that they make. */
  price: number;
  walks: number;
  /** Actions that begin with it: the rest of a walk that has begun costs none. */
  actions: number;
  plan: Choice[];
  /** What turns up on the way: there the walk stops, and undo ends. */
  sighting: Sighting | null;
}

/** Who is on the move now. */
export function walkerNow({ mover }: View): Walker | null {
  if (mover === null) return null;
  return mover.unit !== NONE ? { unit: mover.unit } : { blip: mover.blip };
}

const samePerson = (a: Walker | null, b: Walker): boolean =>
  a !== null && ('unit' in a ? 'unit' in b && a.unit === b.unit : 'blip' in b && a.blip === b.blip);

/** What a walker's next walk has to spend, what comes before it, and how many points another action would bring. */
interface Legs {
  mover: Mover;
  first: Choice[];
  second: number;
  /** The first walk is the rest of one that has begun. */
  begun: boolean;
}

function legsOf(view: View, w: Table, who: Walker): Legs | null {
  const { mover, acting } = view;
  if (mover !== null && samePerson(walkerNow(view), who)) {
    if (acting === null || acting.unit !== mover.unit) return { mover, first: [], second: 0, begun: true };
    const unit = unitOf(w, acting.unit);
    const basic = basicMove(w, unit);
    const closed = acting.chain === CLOSED;
    const left = closed ? acting.actions - 1 : acting.chain === BASIC ? acting.actions : 0;
    return {
      mover: closed ? { ...mover, points: acting.actions > 0 ? basic : 0 } : mover,
      first: [],
      second: left > 0 && acting.command === '' ? basic : 0,
      begun: !closed,
    };
  }
  if ('blip' in who) {
    const blip = findBlip(w, who.blip);
    return blip === undefined
      ? null
      : {
          mover: creep(blip, NONE),
          first: [{ do: 'move covered', blip: blip.id }],
          second: 0,
          begun: false,
        };
  }
  const unit = knownUnit(view, who.unit);
  if (unit === null || unit.cell < 0) return null;
  const actions = actionsOf(w, unit);
  const points = basicMove(w, unit);
  return {
    mover: {
      unit: unit.id,
      blip: NONE,
      points: actions > 0 ? points : 0,
      drag: NONE,
      crystal: NONE,
      pull: 0,
    },
    first: [{ do: 'activate', unit: unit.id }],
    second: actions > 1 ? points : 0,
    begun: false,
  };
}

/** What comes to light on a path. */
const seenBy = (view: View, who: Walker, path: readonly Cell[]): Sighting | null =>
  'unit' in who ? seenOnWay(view, who.unit, path) : seenMoving(view, who.blip, path);

const fieldOf = (w: Table, who: Walker): Cell =>
  'unit' in who ? unitOf(w, who.unit).cell : (findBlip(w, who.blip)?.cell ?? NONE);

const walksIn = (w: Table, mover: Mover): Cell[] =>
  walkOffers(w, mover).flatMap((offer) => (offer.do === 'walk' ? [offer.to] : []));

/** All ways from several fields with so many points. */
function waysFrom(w: Table, mover: Mover, from: readonly Cell[], points: number): Reach {
  const side = mover.unit === NONE || unitOf(w, mover.unit).side === 'Invaders' ? 'Invaders' : 'Earth';
  const closed = closedFor(w, side, mover.drag, mover.crystal !== NONE);
  return cheapestWays({ grid, prices: terrainOf(w.board).prices, closed }, from, { budget: points });
}

/** Where a walker gets with one walk, and with another one after it; doors that cost nothing are opened on the way. */
export function walkFields(view: View, who: Walker): Fields {
  const plain = fieldsIn(view, who);
  const behind = doorsFor(view, who, [...plain.one, ...plain.two]).map((door) =>
    fieldsIn(withDoors(view, [door.id]), who),
  );
  const one = new Set([...plain.one, ...behind.flatMap((fields) => fields.one)]);
  const inside = paidDoors(view, who).flatMap((door) => fieldsIn(withDoors(view, [door]), who).one);
  const two = new Set([...plain.two, ...behind.flatMap((fields) => fields.two), ...inside]);
  return { one: [...one], two: [...two].filter((cell) => !one.has(cell)) };
}

function fieldsIn(view: View, who: Walker): Fields {
  const w = tableOf(view);
  const legs = legsOf(view, w, who);
  if (legs === null) return { one: [], two: [] };
  const one = walksIn(w, legs.mover);
  if (legs.second === 0 || legs.mover.crystal !== NONE) return { one, two: [] };
  const standing = occupants(w);
  const known = new Set(one);
  const two = waysFrom(w, legs.mover, [fieldOf(w, who), ...one], legs.second).order.filter(
    (cell) => standing[cell] === 0 && !known.has(cell),
  );
  return { one, two };
}

/** The walk to a field, or null where no two walks lead there. A door on the way is opened where that saves an action. */
export function walkTo(view: View, who: Walker, to: Cell): Walk | null {
  const plain = walkIn(view, who, to);
  if (plain?.walks === 1) return plain;
  const { one, two } = fieldsIn(view, who);
  const free = doorsFor(view, who, [...one, ...two])
    .flatMap((door) => walkThrough(view, who, door, to) ?? [])
    .reduce((best, walk) => (best === null || costOf(walk) < costOf(best) ? walk : best), plain);
  return free ?? paidDoors(view, who).flatMap((door) => walkPaid(view, who, door, to) ?? [])[0] ?? null;
}

/** A closed door, and the two fields beside it. */
interface Door {
  id: number;
  sides: readonly [Cell, Cell];
}

/** CC-MOV-07, CC-MOV-10, CC-MOV-11 Closed doors beside these fields or the walker's own that it would open for nothing. */
function doorsFor(view: View, who: Walker, reached: readonly Cell[]): Door[] {
  const w = tableOf(view);
  const unit = 'unit' in who ? unitOf(w, who.unit) : null;
  if (unit !== null && isAnimal(unit)) return [];
  const { edges } = terrainOf(w.board);
  // CC-BLP-06 A Blip opens doors as Invaders do, but where doors cost a point it pays for every one.
  const invades = unit === null ? mission(w).doors === 'free' : unit.side === 'Invaders';
  const free = (kind: number): boolean =>
    (kind === EDGE.door && mission(w).doors === 'free') || (kind === EDGE.alienDoor && invades);
  const doors = new Map<number, Door>();
  for (const cell of [fieldOf(w, who), ...reached])
    for (let d = 0; d < 4; d++) {
      const other = neighbour(grid, cell, d);
      const id = edgeId(grid, cell, d);
      if (other !== NONE && free(edges[cell * 4 + d] ?? EDGE.none))
        doors.set(id, { id, sides: [cell, other] });
    }
  return [...doors.values()];
}

export const withDoors = (view: View, ids: readonly number[]): View => ({
  ...view,
  board: boardWith(view.board, { doors: [...view.board.doors, ...ids].sort((a, b) => a - b) }),
});

/** CC-MOV-10 Closed Alien doors beside a unit of the Earth that has an action to open one, and another one to walk in. */
function paidDoors(view: View, who: Walker): number[] {
  if (!('unit' in who)) return [];
  const w = tableOf(view);
  const unit = unitOf(w, who.unit);
  const { acting } = view;
  const acts = acting?.unit === unit.id;
  const actions = acts
    ? acting.chain === CLOSED && acting.command === ''
      ? acting.actions
      : 0
    : actionsOf(w, unit);
  if (unit.side !== 'Earth' || unit.cell < 0 || actions < 2) return [];
  return alienDoors(w, unit.cell).flatMap(({ door, open }) => (open ? [] : [door]));
}

/** The walk behind an Alien door that is opened first, with an action of its own. */
function walkPaid(view: View, who: Walker, door: number, to: Cell): Walk | null {
  const opened = withDoors(view, [door]);
  const walk = walkIn(opened, who, to);
  if (walk?.walks !== 1) return null;
  const plan = walk.plan.flatMap((choice): Choice[] =>
    choice.do === 'walk' ? [{ do: 'open', door }, choice] : [choice],
  );
  const near = fieldOf(tableOf(view), who);
  return uncovering(view, opened, { ...walk, plan, actions: 2 }, [], near);
}

/** CC-MOV-10 Whether only closed Alien doors keep a unit from a field, however far it is. */
export function isBehindAlienDoor(view: View, who: Walker, to: Cell): boolean {
  const w = tableOf(view);
  const mover = legsOf(view, w, who)?.mover;
  if (mover === undefined) return false;
  const reaches = (doors: readonly number[]): boolean =>
    waysFrom(tableOf(withDoors(view, doors)), mover, [fieldOf(w, who)], ANY_WAY).reached(to);
  const ordinary = closedDoors(w, EDGE.door);
  return !reaches(ordinary) && reaches([...ordinary, ...closedDoors(w, EDGE.alienDoor)]);
}

/** More points than any way on the map costs. */
const ANY_WAY = 1000;

function closedDoors(w: Table, kind: number): number[] {
  const { edges } = terrainOf(w.board);
  const doors = new Set<number>();
  for (let i = 0; i < edges.length; i++)
    if (edges[i] === kind) doors.add(edgeId(grid, Math.floor(i / 4), i % 4));
  return [...doors];
}

/** The walk that opens a door on its way; null where it does not lead through it. */
function walkThrough(view: View, who: Walker, door: Door, to: Cell): Walk | null {
  const w = tableOf(view);
  const opened = withDoors(view, [door.id]);
  const walk = walkIn(opened, who, to);
  if (walk === null) return null;
  const route = [fieldOf(w, who), ...walk.path];
  const at = route.findIndex(
    (cell, i) => door.sides.includes(cell) && door.sides.includes(route[i + 1] ?? NONE),
  );
  const near = route[at];
  if (near === undefined || (at > 0 && occupants(w)[near] !== 0)) return null;
  const plan: Choice[] = [];
  let from = 0;
  for (const choice of walk.plan) {
    const end = choice.do === 'walk' ? route.indexOf(choice.to) : from;
    if (from <= at && at < end) {
      if (from < at) plan.push({ do: 'walk', to: near });
      plan.push({ do: 'open', door: door.id });
    }
    plan.push(choice);
    from = end;
  }
  return uncovering(view, opened, { ...walk, plan }, route.slice(1, at + 1), near);
}

/** What turns up before the door, at it and behind it: the plan ends with the choice that brings it to light. */
function uncovering(view: View, opened: View, walk: Walk, before: readonly Cell[], near: Cell): Walk {
  const { who, plan, path } = walk;
  const upTo = (what: Choice['do']): Choice[] => plan.slice(0, plan.findIndex((one) => one.do === what) + 1);
  const early = seenBy(view, who, before);
  if (early !== null) return { ...walk, plan: upTo('walk'), sighting: early };
  const through = seenBy(opened, who, [near]);
  if (through !== null) return { ...walk, plan: upTo('open'), sighting: through };
  return { ...walk, sighting: seenBy(opened, who, path.slice(before.length)) };
}

function walkIn(view: View, who: Walker, to: Cell): Walk | null {
  const w = tableOf(view);
  const legs = legsOf(view, w, who);
  if (legs === null) return null;
  const { mover, first, second, begun } = legs;
  const one = walksIn(w, mover);
  const ways = reachOf(w, mover);
  const walk = (path: Cell[], price: number, walks: number, plan: Choice[]): Walk => ({
    who,
    to,
    path,
    price,
    walks,
    actions: begun ? walks - 1 : walks,
    plan: [...first, ...plan],
    sighting: seenBy(view, who, path),
  });
  if (one.includes(to)) return walk(ways.path(to), ways.priceOf(to), 1, [{ do: 'walk', to }]);
  // Nobody ends a walk where somebody stands or lies.
  if (second === 0 || mover.crystal !== NONE || occupants(w)[to] !== 0) return null;
  // The second walk begins on a field of the first one: of all such fields the one with the shortest way in all, then the farthest.
  let best: { at: Cell; onward: Reach; price: number } | null = null;
  for (const at of one) {
    const onward = waysFrom(w, mover, [at], second);
    if (!onward.reached(to)) continue;
    const price = ways.priceOf(at) + onward.priceOf(to);
    const far = ways.priceOf(at);
    if (best === null || price < best.price || (price === best.price && far > ways.priceOf(best.at)))
      best = { at, onward, price };
  }
  if (best === null) return null;
  const left = mover.points - ways.priceOf(best.at);
  const whole = walk([...ways.path(best.at), ...best.onward.path(to)], best.price, 2, [
    { do: 'walk', to: best.at },
    ...(left > 0 ? [{ do: 'stop' } as const] : []),
    { do: 'walk', to },
  ]);
  // What turns up on the first walk is a new decision.
  const { sighting } = whole;
  const early = sighting !== null && whole.path.indexOf(sighting.cell) < ways.path(best.at).length;
  return early ? { ...whole, plan: [...first, { do: 'walk', to: best.at }] } : whole;
}

/** Whether two fields are neighbours with nothing on the edge between them. */
export const openTo = (view: View, a: Cell, b: Cell): boolean => openBetween(tableOf(view), a, b);

/** The shortest walk beside somebody, with nothing on the edge between them: to send, drag, heal or wake it. */
export function walkBeside(view: View, who: Walker, target: Cell): Walk | null {
  const w = tableOf(view);
  return beside(target)
    .filter((cell) => openBetween(w, cell, target))
    .flatMap((cell) => walkTo(view, who, cell) ?? [])
    .reduce<Walk | null>((best, walk) => (best === null || costOf(walk) < costOf(best) ? walk : best), null);
}

const costOf = ({ walks, price, sighting }: Walk): number =>
  walks * 1000 + price * 2 + (sighting === null ? 0 : 1);
