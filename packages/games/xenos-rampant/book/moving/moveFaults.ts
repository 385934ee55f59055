// Ruling on moves: paths, drives, entries, exits (XR-MOV, XR-VEH-01 to 04, XR-SET-06, XR-BLD-01, XR-BLD-02, XR-TPT-02, XR-TPT-03).
import { type Box, type Point, ahead, inBox, squaredToBox, turned } from '@xenotable/board';
import { type Refusal, applies } from '@xenotable/kernel';
import { type Drive, type Spot, isPath, shaped, field } from '../../choices.ts';
import { boundsOf, houseBox } from '../../ground.ts';
import { costInches, inches, radiusOf } from '../../distances.ts';
import { type Edge, type Table, type Unit, profileOf } from '../../table.ts';
import { mayEnter } from './buildings.ts';
import { FAULTS, type Mover, judgePath, legCost, legFault, moverOf } from '../geometry/paths.ts';
import { placed } from '../geometry/spots.ts';
import { outFault } from './transports.ts';
import { routeToContact } from '../geometry/routes.ts';
import { head } from '../../ends.ts';

export type MoveKind = 'move' | 'half' | 'infiltrate' | 'enter' | 'disembark';

export interface Travel {
  kind: MoveKind;
  most: number;
}

/** Whether a unit drives along a facing (XR-VEH-01, XR-VEH-04, XR-TASTE-14). */
export function drives(w: Table, unit: Unit): boolean {
  const { vehicle, walker } = profileOf(unit);
  if (!vehicle) return false;
  if (walker) applies('XR-VEH-04');
  else if (!w.options.facing) applies('XR-TASTE-14');
  return !walker && w.options.facing;
}

/** Where a path begins: where the unit stands, or a point that the path itself names first. */
export function startOf(
  w: Table,
  unit: Unit,
  kind: MoveKind,
  path: readonly Spot[],
): { from: Point; legs: Point[]; m: Mover } | Refusal {
  const points = path.map(([x, y]) => ({ x, y }));
  if (kind === 'enter') {
    const from = head(points);
    const box = boundsOf(w);
    if (!onEdge(box, unit.edge!, from))
      return { rule: 'XR-SET-06', reason: `It enters by the ${unit.edge} edge.` };
    return { from, legs: points.slice(1), m: placed(w, unit) };
  }
  if (kind === 'disembark') {
    const from = head(points);
    const fault = outFault(w, unit, from.x, from.y);
    return fault ?? { from, legs: points.slice(1), m: moverOf(w, unit, from.x, from.y) };
  }
  if (unit.state === 'building') {
    const from = head(points);
    const box = houseBox(w, unit.inside);
    if (!onOutline(box, from))
      return { rule: 'XR-BLD-02', reason: 'It leaves by the outline of the building.' };
    return { from, legs: points.slice(1), m: moverOf(w, unit, from.x, from.y, [], box) };
  }
  return { from: unit, legs: points, m: moverOf(w, unit) };
}

const onOutline = (box: Box, at: Point): boolean =>
  inBox(at.x, at.y, box) &&
  (at.x === box.west || at.x === box.east || at.y === box.south || at.y === box.north);

function onEdge(box: Box, edge: Edge, at: Point): boolean {
  if (!inBox(at.x, at.y, box)) return false;
  return edge === 'north'
    ? at.y === box.north
    : edge === 'south'
      ? at.y === box.south
      : edge === 'east'
        ? at.x === box.east
        : at.x === box.west;
}

/** XR-TASTE-14 Without facing a leg that leads back over the shoulder counts double. */
export function reversing(w: Table, unit: Unit, from: Point, legs: readonly Point[], m: Mover): number {
  const p = profileOf(unit);
  if (!p.vehicle || p.walker || w.options.facing) return 0;
  let extra = 0;
  let at = from;
  for (const to of legs) {
    const nose = ahead(0, 0, unit.facing, 1000);
    if ((to.x - at.x) * nose.x + (to.y - at.y) * nose.y < 0) extra += legCost(w, m, at.x, at.y, to.x, to.y);
    at = to;
  }
  return extra;
}

/** XR-GEO-11, XR-GEO-12, XR-MOV-01 Judges a path of a Move. */
export function pathFault(w: Table, unit: Unit, travel: Travel, path: unknown): Refusal | null {
  const starts = travel.kind === 'enter' || travel.kind === 'disembark' || unit.state === 'building' ? 1 : 0;
  if (!isPath(path) || path.length < 1 || path.length - starts > 16)
    return { rule: 'XR-GEO-11', reason: 'A path has 1 to 16 straight legs between points of the table.' };
  if (path.length === starts && travel.kind !== 'disembark')
    return { rule: 'XR-GEO-11', reason: 'It must go on from there.' };
  if (drives(w, unit) && travel.kind !== 'enter')
    return { rule: 'XR-VEH-01', reason: 'A vehicle drives along its facing and turns on the spot.' };
  if (drives(w, unit) && path.length !== 2)
    return { rule: 'XR-VEH-01', reason: 'A vehicle enters straight ahead.' };
  const start = startOf(w, unit, travel.kind, path);
  if ('rule' in start) return start;
  const { cost, fault } = judgePath(w, start.m, start.legs, start.from);
  applies('XR-GEO-12');
  if (fault === 'gap') {
    applies('XR-MOV-07');
    applies('XR-MOV-08');
  }
  if (fault !== null) return FAULTS[fault];
  const all = cost + reversing(w, unit, start.from, start.legs, start.m);
  return all > travel.most
    ? { rule: 'XR-MOV-01', reason: `The path costs ${costInches(all)}; ${inches(travel.most)} are allowed.` }
    : null;
}

export function pathCost(w: Table, unit: Unit, kind: MoveKind, path: readonly Spot[]): number {
  const start = startOf(w, unit, kind, path);
  return 'rule' in start
    ? 0
    : judgePath(w, start.m, start.legs, start.from).cost +
        reversing(w, unit, start.from, start.legs, start.m);
}

export interface Driven {
  x: number;
  y: number;
  facing: number;
  cost: number;
  /** Corners of the way. */
  path: Spot[];
}

/** XR-VEH-02 What a turn of up to 90 degrees costs. */
export const TURN = 200;

const isLeg = (length: unknown): boolean =>
  typeof length === 'number' && Number.isInteger(length) && length >= 1 && length <= 4800;

function isStep(step: unknown): step is Drive {
  if (shaped(step, 'ahead')) return isLeg(field(step, 'ahead'));
  if (shaped(step, 'back')) return isLeg(field(step, 'back'));
  const turn = field(step, 'turn');
  return (
    shaped(step, 'turn') &&
    typeof turn === 'number' &&
    Number.isInteger(turn) &&
    turn !== 0 &&
    Math.abs(turn) <= 90
  );
}

export const isDrive = (steps: unknown): steps is Drive[] => Array.isArray(steps) && steps.every(isStep);

/** XR-VEH-01, XR-VEH-02, XR-VEH-03 Drives step by step; a turn of up to 90 degrees costs 2", reversing double. */
export function driveOf(w: Table, unit: Unit, steps: unknown, most: number): Driven | Refusal {
  if (!isDrive(steps) || steps.length < 1 || steps.length > 32)
    return {
      rule: 'XR-VEH-01',
      reason: 'A drive is made of legs ahead or back and turns of up to 90 degrees.',
    };
  const m = moverOf(w, unit);
  const at: Driven = { x: unit.x, y: unit.y, facing: unit.facing, cost: 0, path: [] };
  for (const step of steps) {
    if ('turn' in step) {
      at.facing = turned(at.facing + step.turn);
      applies('XR-VEH-02');
      at.cost += TURN;
      continue;
    }
    const forward = 'ahead' in step;
    const to = ahead(at.x, at.y, forward ? at.facing : at.facing + 180, forward ? step.ahead : step.back);
    const fault = legFault(w, m, at.x, at.y, to.x, to.y);
    if (fault !== null) return FAULTS[fault];
    const cost = legCost(w, m, at.x, at.y, to.x, to.y);
    if (!forward) applies('XR-VEH-03');
    at.cost += forward ? cost : 2 * cost;
    at.x = to.x;
    at.y = to.y;
    at.path.push([to.x, to.y]);
  }
  return at.cost > most
    ? { rule: 'XR-MOV-01', reason: `The drive costs ${costInches(at.cost)}; ${inches(most)} are allowed.` }
    : at;
}

/** XR-VEH-02 Turns of up to 90 degrees that bring a vehicle onto a heading. */
export function turnsTo(unit: Pick<Unit, 'facing'>, heading: number): Drive[] {
  const off = ((heading - unit.facing + 540) % 360) - 180;
  if (off === 0) return [];
  return Math.abs(off) <= 90
    ? [{ turn: off }]
    : [{ turn: off > 0 ? 90 : -90 }, { turn: off > 0 ? off - 90 : off + 90 }];
}

/** XR-BLD-01 Whether a Move reaches a building that the unit may enter. */
export function houseFault(w: Table, unit: Unit, house: number, most: number): Refusal | null {
  if (!mayEnter(w, unit, house)) return { rule: 'XR-BLD-01', reason: 'It may not enter that building.' };
  const box = houseBox(w, house);
  const far = most + radiusOf(unit) + 2;
  if (
    squaredToBox(unit.x, unit.y, box) > far * far ||
    routeToContact(w, moverOf(w, unit), box, most) === null
  )
    return { rule: 'XR-BLD-01', reason: 'It cannot reach that building.' };
  return null;
}

/** XR-SET-06 Points of the own edge from which a straight step inwards is legal. */
export function entries(w: Table, unit: Unit, most: number, first = false): Spot[][] {
  const box = boundsOf(w);
  const found: Spot[][] = [];
  const edge = unit.edge;
  if (edge === null) return found;
  const along = edge === 'north' || edge === 'south';
  const r = radiusOf(unit);
  const low = (along ? box.west : box.south) + r;
  const high = (along ? box.east : box.north) - r;
  for (let at = low; at <= high; at += 200) {
    const far = Math.min(most, 400);
    for (const reach of far > r ? [far, r] : [far]) {
      const inward =
        edge === 'north'
          ? box.north - reach
          : edge === 'south'
            ? box.south + reach
            : edge === 'east'
              ? box.east - reach
              : box.west + reach;
      const rim =
        edge === 'north' ? box.north : edge === 'south' ? box.south : edge === 'east' ? box.east : box.west;
      const path: Spot[] = along
        ? [
            [at, rim],
            [at, inward],
          ]
        : [
            [rim, at],
            [inward, at],
          ];
      if (pathFault(w, unit, { kind: 'enter', most }, path) !== null) continue;
      found.push(path);
      break;
    }
    if (first && found.length > 0) return found;
  }
  return found;
}
