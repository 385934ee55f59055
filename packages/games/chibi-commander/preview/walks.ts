// Pointing at a field: the choices that lead there, in one action or two, and what comes to light on the way.
import { type Reach, cheapestWays } from '@xenotable/board';
import { grid, terrainOf } from '../board.ts';
import { BASIC, CLOSED, actionsOf, basicMove } from '../book/activation/actions.ts';
import { covered, creep } from '../book/blips/covered.ts';
import { beside } from '../book/movement/arrivals.ts';
import {
  type Mover,
  closedFor,
  doorOffers,
  openBetween,
  reachOf,
  walkOffers,
} from '../book/movement/movement.ts';
import { stroll } from '../book/movement/sending.ts';
import { findBlip, mission, occupants, unitOf } from '../book/who.ts';
import type { Choice } from '../choices.ts';
import type { Faction } from '../content/units.ts';
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
  /** For whom a Blip or a civilian walks: its walk is its whole act. Null for a unit in its activation. */
  loose: Faction | null;
}

/** The faction for which somebody walks who is no unit in its activation. */
function looseFor(view: View): Faction | null {
  const f = view.flow.at(-1);
  return f !== undefined && (stroll.has(f) || covered.has(f)) ? f.faction : null;
}

function legsOf(view: View, w: Table, who: Walker): Legs | null {
  const { mover, acting } = view;
  if (mover !== null && samePerson(walkerNow(view), who)) {
    if (acting === null || acting.unit !== mover.unit)
      return { mover, first: [], second: 0, begun: true, loose: looseFor(view) };
    const unit = unitOf(w, acting.unit);
    const basic = basicMove(w, unit);
    const closed = acting.chain === CLOSED;
    const left = closed ? acting.actions - 1 : acting.chain === BASIC ? acting.actions : 0;
    return {
      mover: closed ? { ...mover, points: acting.actions > 0 ? basic : 0 } : mover,
      first: [],
      second: left > 0 && acting.command === '' ? basic : 0,
      begun: !closed,
      loose: null,
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
          loose: blip.faction,
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
    loose: null,
  };
}

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

/** Where a walker gets with one walk, and with another one after it. */
export function walkFields(view: View, who: Walker): Fields {
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

/** Whether a Blip or civilian whose points are spent has nothing left to do on a field but to stop. */
function endsThere(w: Table, { mover, loose }: Legs, to: Cell): boolean {
  if (loose === null || mover.drag !== NONE || mover.crystal !== NONE) return false;
  const there = {
    ...w,
    units: w.units.map((unit) => (unit.id === mover.unit ? { ...unit, cell: to } : unit)),
    blips: w.blips.map((blip) =>
      mover.unit === NONE && blip.id === mover.blip ? { ...blip, cell: to } : blip,
    ),
  };
  const unit = mover.unit === NONE ? w.units.find((one) => one.faction === loose) : unitOf(w, mover.unit);
  return (
    doorOffers(there, { ...mover, points: 0 }).length === 0 &&
    unit !== undefined &&
    !mission(w).ground.exits(w, loose, unit).includes(to)
  );
}

/** The walk to a field, or null where no two walks lead there. */
export function walkTo(view: View, who: Walker, to: Cell): Walk | null {
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
    sighting: 'unit' in who ? seenOnWay(view, who.unit, path) : seenMoving(view, who.blip, path),
  });
  if (one.includes(to)) {
    const single = walk(ways.path(to), ways.priceOf(to), 1, [{ do: 'walk', to }]);
    const over = single.sighting === null && single.price === mover.points && endsThere(w, legs, to);
    return over ? { ...single, plan: [...single.plan, { do: 'stop' }] } : single;
  }
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
