// What a viewer may know: everything but lists before they are locked, secret errands and boasts (Hidden information).
import type { Box } from '@xenotable/board';
import {
  type Bookmark,
  type Modifier,
  type Outcome,
  type Seat,
  type Viewer,
  copyFlow,
  copyJson,
} from '@xenotable/kernel';
import { needsNoTest, ordersFor } from './book/ordering.ts';
import { maxMove, orderModifiers, orderValue, waysOf36 } from './book/values.ts';
import { holderOf, vpOf } from './book/victory.ts';
import type { Order } from './choices.ts';
import { copyUnit } from './copy.ts';
import { totalOf } from './detachment/cost.ts';
import type { List } from './detachment/list.ts';
import { boundsOf } from './ground.ts';
import { type TerrainShape, terrainOf } from './terrainShapes.ts';
import { scenarioOf } from './scenarios/index.ts';
import type { Zone } from './scenarios/scenario.ts';
import {
  type BoastId,
  type Owner,
  type SecretCard,
  type Side,
  type Table,
  type Unit,
  profileOf,
} from './table.ts';

/** A unit as the board shows it: its state and the figures that matter now. */
export interface UnitView extends Unit {
  radius: number;
  maxMove: number;
  range: number;
  armour: number;
  courage: number;
  av: number;
  dv: number;
  sv: number;
  side: Side;
}

export interface OwnerView extends Omit<Owner, 'list' | 'secret' | 'boasts' | 'chosen'> {
  /** The list, or 'hidden' until all are locked. */
  list: List | 'hidden' | null;
  points: number;
  secret: SecretCard | 'hidden' | null;
  boasts: BoastId[] | number;
  chosen: BoastId[] | number | null;
}

/** An order that can be given now, with its test and chance. */
export interface OrderView {
  order: Order;
  free: boolean;
  /** What 2D6 and the modifiers must reach; 0 when Free. */
  value: number;
  modifiers: Modifier[];
  /** Out of 36. */
  ways: number;
}

export interface View extends Omit<Table, 'units' | 'owners' | 'flow' | 'over'> {
  viewer: Viewer;
  flow: Bookmark[];
  over: Outcome | null;
  owners: OwnerView[];
  units: UnitView[];
  vp: [number, number];
  title: string;
  /** What it is about, in one sentence. */
  blurb: string;
  bounds: Box;
  terrain: TerrainShape[];
  zones: [Zone[], Zone[]];
  holders: (Side | null)[];
  orders: OrderView[];
}

const unitView = (w: Table, unit: Unit): UnitView => {
  const p = profileOf(unit);
  return {
    ...copyUnit(unit),
    radius: p.radius,
    maxMove: maxMove(w, unit),
    range: p.range,
    armour: p.armour,
    courage: p.courage,
    av: p.av,
    dv: p.dv,
    sv: p.sv,
    side: w.owners[unit.owner]!.side,
  };
};

function ownerView(w: Table, owner: Owner, own: boolean): OwnerView {
  const open = own || w.units.length > 0;
  const cards = own || w.over !== null;
  return {
    side: owner.side,
    kind: owner.kind,
    name: owner.name,
    list: owner.list === null ? null : open ? owner.list : 'hidden',
    points: owner.list !== null && open ? totalOf(owner.list) : 0,
    locked: owner.locked,
    traits: owner.traits.slice(),
    wounded: owner.wounded,
    doctrine: owner.doctrine,
    total: owner.total,
    lost: owner.lost,
    commanderLost: owner.commanderLost,
    halfTested: owner.halfTested,
    hates: owner.hates,
    crusades: owner.crusades,
    used: owner.used.slice(),
    secret: owner.secret === null ? null : cards ? owner.secret : 'hidden',
    boasts: cards ? owner.boasts.slice() : owner.boasts.length,
    chosen: owner.chosen === null ? null : cards ? owner.chosen.slice() : owner.chosen.length,
  };
}

/** XR-ORD-04 Chances of every order that the viewer may give now. */
function orderViews(w: Table, seat: Seat): OrderView[] {
  const f = w.flow.at(-1);
  if (
    w.over !== null ||
    f === undefined ||
    f.chapter !== 'phase' ||
    f.step !== 'orders' ||
    f['seat'] !== seat
  )
    return [];
  return ordersFor(w, seat, f['onlyFree'] === true).map((order) => {
    const unit = w.units[order.unit]!;
    const free = needsNoTest(w, order);
    const modifiers = free
      ? []
      : orderModifiers(w, unit, order.order, order.target === undefined ? null : w.units[order.target]!);
    const value = free ? 0 : orderValue(unit, order.order, order.power);
    return { order, free, value, modifiers, ways: free ? 36 : waysOf36(value, modifiers) };
  });
}

export function view(w: Table, viewer: Viewer): View {
  const zones = (side: Side): Zone[] =>
    w.edges[side] === null && scenarioOf(w).choosesZone ? [] : scenarioOf(w).zones(w, side);
  return {
    viewer,
    edition: w.edition,
    flow: copyFlow(w.flow),
    undoBarrier: w.undoBarrier,
    over: w.over,
    rules: w.rules,
    scenario: w.scenario,
    title: scenarioOf(w).title,
    blurb: scenarioOf(w).blurb,
    map: w.map,
    attacker: w.attacker,
    edges: w.edges.slice(),
    turn: w.turn,
    lastTurn: w.lastTurn,
    active: w.active,
    acting: w.acting,
    owners: w.owners.map((owner, seat) => ownerView(w, owner, seat === viewer)),
    units: w.units.map((unit) => unitView(w, unit)),
    buildings: w.buildings.map((one) => ({ ...one })),
    obstacles: w.obstacles.map((one) => ({ ...one })),
    markers: w.markers.map((one) => ({ ...one })),
    holders: w.markers.map((marker) => holderOf(w, marker)),
    vip: w.vip === null ? null : { ...w.vip },
    effects: w.effects.map((one) => ({ ...one })),
    score: w.score.map((one) => ({ ...one })),
    vp: [vpOf(w, 0), vpOf(w, 1)],
    removals: w.removals.map((one) => ({ ...one })),
    waiting: copyFlow(w.waiting),
    owed: w.owed.map((one) => ({ ...one })),
    wave: w.wave,
    surveyed: w.surveyed,
    campaign: w.campaign === null ? null : copyJson(w.campaign),
    bounds: boundsOf(w),
    terrain: terrainOf(w),
    zones: [zones(0), zones(1)],
    orders: viewer === 'table' ? [] : orderViews(w, viewer),
  };
}
