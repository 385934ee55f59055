// What a viewer may know: everything but lists before they are locked, secret errands and boasts (Hidden information).
import type { Box } from '@xenotable/board';
import {
  type Bookmark,
  type Outcome,
  type Seat,
  type Viewer,
  copyJson,
  shownFlow,
  applies,
} from '@xenotable/kernel';
import { ordersFor, type OrderTest, testOf } from './book/activation/offeredOrders.ts';
import { maxMove } from './book/activation/values.ts';
import { holderOf, vpOf } from './book/turn/victory.ts';
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
  ownerOf,
  type UnitId,
} from './table.ts';
import { type Stage, phase, stageOf } from './book/turn/phase.ts';
import { move } from './book/moving/move.ts';
import { jump } from './book/moving/jump.ts';
import { skirmish } from './book/shooting/skirmish.ts';
import { courage } from './book/courage/courage.ts';
import { retreat } from './book/courage/retreat.ts';
import { wreck } from './book/moving/transports.ts';
import { crush } from './book/moving/crush.ts';
import { orders } from './book/activation/order.ts';
import { attack } from './book/attacking/attack.ts';
import { shot } from './book/shooting/shot.ts';
import { support } from './book/shooting/fireSupport.ts';
import { manifest } from './book/powers/manifest.ts';
import { book } from './book/index.ts';
import { mustering } from './book/setup/mustering.ts';
import { setup } from './book/setup/setup.ts';

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
export interface OrderView extends OrderTest {
  order: Order;
}

/** The open question, as far as words and boards must know it. */
export interface AskedView {
  about: 'a move' | 'an attack' | 'something else';
  /** The units that it is about. */
  units: UnitId[];
}

export interface View extends Omit<Table, 'units' | 'owners' | 'flow' | 'over'> {
  viewer: Viewer;
  /** Where the book is open, with the locals that its chapters show. */
  flow: Bookmark[];
  over: Outcome | null;
  /** The step of the phase that is being played; null before the battle and between phases. */
  stage: Stage | null;
  /** Whether detachments are being chosen. */
  mustering: boolean;
  asked: AskedView | null;
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
    side: ownerOf(w, unit.owner).side,
  };
};

/** Others see that there is one. */
const shut = (thing: object | string | null): 'hidden' | null => (thing === null ? null : 'hidden');

function ownerView(w: Table, owner: Owner, own: boolean): OwnerView {
  const open = own || w.units.length > 0;
  const cards = own || w.over !== null;
  if (owner.secret !== null && !cards) applies('XR-M-SECRET-02');
  return {
    side: owner.side,
    kind: owner.kind,
    name: owner.name,
    list: open ? owner.list : shut(owner.list),
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
    gaveUp: owner.gaveUp,
    used: owner.used.slice(),
    secret: cards ? owner.secret : shut(owner.secret),
    boasts: cards ? owner.boasts.slice() : owner.boasts.length,
    chosen: (cards ? owner.chosen?.slice() : owner.chosen?.length) ?? null,
  };
}

/** XR-ORD-04 Chances of every order that the viewer may give now. */
function orderViews(w: Table, seat: Seat): OrderView[] {
  const f = w.flow.at(-1);
  if (w.over !== null || f === undefined || !phase.has(f) || f.step !== 'orders' || f.seat !== seat)
    return [];
  return ordersFor(w, seat, f.onlyFree).map((order) => ({ order, ...testOf(w, order) }));
}

/** Chapters whose questions are about one unit, and those about one unit and another. */
type About<L> = readonly { has(f: Bookmark): f is Bookmark & L }[];
const OF_ONE: About<{ unit: UnitId }> = [move, jump, skirmish, courage, retreat, wreck, crush];
const OF_TWO: About<{ unit: UnitId; target: UnitId }> = [orders, attack];

function unitsOf(f: Bookmark): UnitId[] {
  for (const one of OF_ONE) if (one.has(f)) return [f.unit];
  for (const one of OF_TWO) if (one.has(f)) return [f.unit, f.target];
  if (shot.has(f)) return [f.shooter, f.target];
  return support.has(f) || manifest.has(f) ? [f.target] : [];
}

function topicOf(f: Bookmark): AskedView['about'] {
  if (move.has(f)) return 'a move';
  return attack.has(f) ? 'an attack' : 'something else';
}

function askedView(w: Table): AskedView | null {
  const f = w.flow.at(-1);
  return w.over !== null || f === undefined
    ? null
    : { about: topicOf(f), units: unitsOf(f).filter((id) => id >= 0) };
}

/** Steps of setting up at which a battle that is rolled for is not known yet. */
const BEFORE_THE_ROLL = new Set([...Object.keys(mustering), 'which scenario', 'free choice']);

/** XR-M-COM-05 Whether it is known which battle is fought. */
const isBattleKnown = (w: Table): boolean =>
  w.options.scenario !== 'roll' || !BEFORE_THE_ROLL.has(setup.in(w)?.step ?? '');

/** What is said of a battle that two dice will pick. */
const TO_BE_ROLLED = {
  title: 'A battle to be rolled',
  blurb: 'Two dice pick one of the ten battles when the detachments are ready.',
};

export function view(w: Table, viewer: Viewer): View {
  const known = isBattleKnown(w);
  const { title, blurb } = known ? scenarioOf(w) : TO_BE_ROLLED;
  const mapKnown = known || w.options.map !== 'of the scenario';
  const zones = (side: Side): Zone[] =>
    !known || (w.edges[side] === null && scenarioOf(w).choosesZone) ? [] : scenarioOf(w).zones(w, side);
  return {
    viewer,
    edition: w.edition,
    flow: shownFlow(book, w.flow),
    stage: stageOf(w),
    mustering: setup.in(w)?.step === 'detachments',
    asked: askedView(w),
    undoBarrier: w.undoBarrier,
    over: w.over,
    options: w.options,
    scenario: w.scenario,
    title,
    blurb,
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
    waiting: shownFlow(book, w.waiting),
    owed: w.owed.map((one) => ({ ...one })),
    wave: w.wave,
    surveyed: w.surveyed,
    campaign: w.campaign === null ? null : copyJson(w.campaign),
    bounds: boundsOf(w),
    terrain: mapKnown ? terrainOf(w) : [],
    zones: [zones(0), zones(1)],
    orders: viewer === 'table' ? [] : orderViews(w, viewer),
  };
}
