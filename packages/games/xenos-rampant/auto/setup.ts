// The automaton before the game (XR-AUT-19, XR-AUT-22 to 24).
import { type Point, floorDiv, inBox } from '@xenotable/board';
import { type Seat, applies } from '@xenotable/kernel';
import { namedList, pointsOf } from '../book/setup/lists.ts';
import { type Setup, dieOf } from '../book/setup/eachSeat.ts';
import { seesPoint } from '../book/geometry/sight.ts';
import { isOfType } from '../book/activation/values.ts';
import { type Choice, spot } from '../choices.ts';
import { samplesFor, upgraded } from '../detachment/fit.ts';
import type { List } from '../detachment/list.ts';
import { profileOfEntry } from '../detachment/profile.ts';
import { writeList } from '../detachment/text.ts';
import { type Ground, IMPASSABLE, boundsOf, codeAt, groundOf, middleOf } from '../ground.ts';
import { inCover } from '../book/geometry/cover.ts';
import { strip, usualDepth } from '../scenarios/zones.ts';
import {
  type Edge,
  type Side,
  type Table,
  type Unit,
  type UnitId,
  other,
  profileOf,
  sideOf,
  ownerOf,
  unitOf,
} from '../table.ts';
import { shootsFar } from './goals.ts';
import { apart } from './led.ts';
import { far } from './ways.ts';
import { markerFault, rides } from '../book/setup/placing.ts';
import { type Play } from '../book/chapter.ts';
import { head } from '../ends.ts';

/** XR-AUT-22 Aggressive for a wild list that was named for it, Tactical for others: traits come before lists are drawn. */
export function traitTable(w: Table, seat: Seat): Choice {
  const list = ownerOf(w, seat).list ?? namedList(w, seat);
  const wild = list?.entries.filter((entry) => profileOfEntry(entry).wild).length ?? 0;
  const table = list !== null && 2 * wild >= list.entries.length ? 'Aggressive' : 'Tactical';
  applies('XR-AUT-22');
  return w.options.traits === 'pick'
    ? { trait: table === 'Aggressive' ? 'Fix Bayonets!' : 'Commanding' }
    : { table };
}

/** XR-AUT-22, XR-C-12 One of the samples that nobody else plays. */
function drawList(play: Play, seat: Seat): List {
  const { w } = play;
  const taken = [...w.owners.map((owner) => owner.list?.name ?? ''), ...(w.campaign?.drawn ?? [])];
  const { points, budget } = pointsOf(w, seat);
  const all = samplesFor(points, budget);
  const left = all.filter((list) => !taken.includes(list.name));
  const list = play.oneOf(left.length > 0 ? left : all, 'XR-AUT-22', (one) => one.name);
  if (w.campaign !== null && leadsItself(w, seat)) {
    applies('XR-C-12');
    w.campaign.drawn.push(list.name);
  }
  return list;
}

/** Whether the book leads this seat: only then it has an automaton's extra points, and misjudges like one. */
const leadsItself = (w: Table, seat: Seat): boolean => ownerOf(w, seat).kind === 'automaton';

/** XR-AUT-21, XR-C-12 What an automaton may spend beyond its list. */
function extraPoints(w: Table): number {
  let extra = 0;
  if (w.options.difficulty === 'Warlord') {
    applies('XR-AUT-21');
    extra += 3;
  }
  if (w.campaign !== null && w.campaign.battle >= 3) {
    applies('XR-C-12');
    extra += 2;
  }
  return extra;
}

/** XR-DET-14 The list named for it, or one that it draws, with extra points for a Warlord and late battles. */
export function chooseList(play: Play, seat: Seat): string {
  const { w } = play;
  const list = (w.campaign === null ? namedList(w, seat) : null) ?? drawList(play, seat);
  if (!leadsItself(w, seat)) return writeList(list);
  return writeList(upgraded(list, extraPoints(w)));
}

/** XR-AUT-23 The type that most enemy points carry. */
export function hatedType(w: Table, seat: Seat, types: readonly string[]): string {
  applies('XR-AUT-23');
  const points = (type: string): number =>
    w.units.reduce(
      (sum, unit) =>
        sum + (sideOf(w, unit) !== ownerOf(w, seat).side && isOfType(unit, type) ? unit.cost : 0),
      0,
    );
  const rank = (type: string): string =>
    `${['Demonic', 'Mechanoid', 'Undead'].indexOf(type) >= 0 ? ['Demonic', 'Mechanoid', 'Undead'].indexOf(type) : 3}${type}`;
  return head(types.slice().sort((a, b) => points(b) - points(a) || (rank(a) < rank(b) ? -1 : 1)));
}

/** XR-AUT-23 Whatever makes it the Attacker. */
export function wise(f: Setup, side: Side): Choice {
  applies('XR-AUT-23');
  const lead = dieOf(f, side) - dieOf(f, other(side));
  return { wise: lead > 0 ? 0 : 1 };
}

/** XR-AUT-23 The zone with more cover cells; the south if equal. */
export function zone(w: Table): Choice {
  applies('XR-AUT-23');
  const g = groundOf(w);
  const count = (edge: Edge): number => {
    const box = strip(w, edge, usualDepth(w));
    return g.cover.reduce((sum, cover, cell) => {
      const { x, y } = middleOf(g, cell);
      return cover > 0 && inBox(x, y, box) ? sum + 1 : sum;
    }, 0);
  };
  return { zone: count('north') > count('south') ? 'north' : 'south' };
}

/** XR-AUT-23 Markers at x = 12, 24, 36, 8" beyond the middle line, moved east off impassable ground. */
export function markerSpots(w: Table): Point[] {
  applies('XR-AUT-23');
  const g = groundOf(w);
  const y = w.edges[other(w.attacker)] === 'north' ? 3200 : 1600;
  const spots: Point[] = [];
  for (const first of [1200, 2400, 3600]) {
    let x = first;
    while (x < 4200 && IMPASSABLE[codeAt(g, x, y)] === 1) x += 200;
    if (markerFault(w, x, y) === null) spots.push({ x, y });
  }
  if (spots.length > 0) return spots;
  for (let x = 700; x <= 4100; x += 100)
    for (let dy = 0; dy <= 800; dy += 100)
      if (spots.length === 0 && markerFault(w, x, y - dy) === null) spots.push({ x, y: y - dy });
  return spots;
}

/** XR-AUT-19 Dearest first, each on the point of a 1" lattice that scores best. */
export function place(
  play: Play,
  todo: readonly UnitId[],
  spotsOf: (unit: Unit) => Point[],
  mayWait: (unit: Unit) => boolean,
): Choice {
  const { w } = play;
  applies('XR-AUT-19');
  const unit = head(todo.map((id) => unitOf(w, id)).sort((a, b) => b.cost - a.cost || a.id - b.id));
  const spots = mayWait(unit) && profileOf(unit).xeno['Special Insertion'] !== undefined ? [] : spotsOf(unit);
  if (spots.length === 0) {
    if (mayWait(unit)) return { reserve: unit.id };
    const ride = rides(w, unit, todo)[0];
    if (ride !== undefined) return { embark: unit.id, in: ride.id };
  }
  let best = head(spots);
  let most = -Infinity;
  for (const at of spots) {
    const score = placeScore(w, unit, at) - apart(w, unit, at);
    if (score > most) {
      most = score;
      best = at;
    }
  }
  return { place: unit.id, at: spot(best.x, best.y) };
}

/** XR-AUT-19 What a place is worth at deployment. */
export function placeScore(w: Table, unit: Unit, at: Point): number {
  const p = profileOf(unit);
  const box = boundsOf(w);
  const edge = w.edges[sideOf(w, unit)];
  const fromEdge = floorDiv(
    edge === 'north' ? box.north - at.y : edge === 'south' ? at.y - box.south : 0,
    100,
  );
  const cover = inCover(w, unit, null, at.x, at.y);
  const crowd =
    4 *
    w.units.filter(
      (one) =>
        one !== unit &&
        one.state === 'table' &&
        sideOf(w, one) === sideOf(w, unit) &&
        far(one.x, one.y, at) <= 300 + p.radius + profileOf(one).radius,
    ).length;
  if (shootsFar(unit)) return seenCells(w, unit, at) + (cover === 2 ? 60 : cover === 1 ? 40 : 0) - crowd;
  if (p.wild || p.maxMove >= 1000) return 3 * fromEdge - crowd;
  if (unit.commander)
    return (
      -floorDiv(
        far(at.x, at.y, {
          x: 2400,
          y: edge === 'north' ? box.north - usualDepth(w) + 600 : box.south + usualDepth(w) - 600,
        }),
        100,
      ) - crowd
    );
  return 2 * fromEdge + (cover === 2 ? 12 : cover === 1 ? 8 : 0) - crowd;
}

/** What was counted from a point: the ground is the same in every game on a map. */
const counted = new WeakMap<Ground, Map<number, number>>();

/** Map cells whose centre it would see; every third row and column stands for its neighbours. */
function seenCells(w: Table, unit: Unit, at: Point): number {
  const g = groundOf(w);
  let known = counted.get(g);
  if (known === undefined) counted.set(g, (known = new Map()));
  const key = (at.x * 4801 + at.y) * 2 + (profileOf(unit).flying ? 1 : 0);
  let seen = known.get(key);
  if (seen !== undefined) return seen;
  seen = 0;
  for (let x = 300; x < 4800; x += 600)
    for (let y = 300; y < 4800; y += 600) if (seesPoint(w, unit, at.x, at.y, x, y)) seen += 9;
  known.set(key, seen);
  return seen;
}
