// Leaving the table by an edge that the scenario opens (XR-MOV-09): any legal path within the movement will do.
import {
  type Box,
  type Point,
  ahead,
  ceilDiv,
  cheapest,
  clamp,
  legLength,
  sine,
  turned,
} from '@xenotable/board';
import type { Refusal } from '@xenotable/kernel';
import { boundsOf, houseBox } from '../../ground.ts';
import type { Edge, Table, Unit } from '../../table.ts';
import { type Mover, legCost, legFault, moverOf } from '../geometry/paths.ts';
import { latticePrice } from '../geometry/routes.ts';
import { outlinePoints } from './buildings.ts';
import { TURN, drives, reversing, turnsTo } from './moveFaults.ts';
import { outSpots } from './transports.ts';

export interface Exit {
  edge: Edge;
  from: number;
  to: number;
}

const OUTWARD: Record<Edge, number> = { north: 0, east: 90, south: 180, west: 270 };

/** The table, open without end beyond one edge. */
function openBeyond(box: Box, edge: Edge): Box {
  if (edge === 'north') return { ...box, north: Infinity };
  if (edge === 'south') return { ...box, south: -Infinity };
  return edge === 'east' ? { ...box, east: Infinity } : { ...box, west: -Infinity };
}

/** How far a point lies from the line of the edge. */
function depth(box: Box, edge: Edge, x: number, y: number): number {
  if (edge === 'north') return box.north - y;
  if (edge === 'south') return y - box.south;
  return edge === 'east' ? box.east - x : x - box.west;
}

/** The point of the exit nearest to a point. */
function nearestPoint(box: Box, { edge, from, to }: Exit, x: number, y: number): Point {
  if (edge === 'north' || edge === 'south')
    return { x: clamp(x, from, to), y: edge === 'north' ? box.north : box.south };
  return { x: edge === 'east' ? box.east : box.west, y: clamp(y, from, to) };
}

/** Where the move to the edge may begin: a building is left by its outline, a transport by its rim. */
function startsOf(w: Table, unit: Unit): Mover[] {
  if (unit.state === 'table') return [moverOf(w, unit)];
  const box = unit.state === 'building' ? houseBox(w, unit.inside) : null;
  const points = box === null ? outSpots(w, unit) : outlinePoints(box);
  return points.map((at) => ({
    ...moverOf(w, unit, at.x, at.y, [], box),
    unit: { ...unit, x: at.x, y: at.y },
  }));
}

/** On foot: straight to the edge, or around what is in the way. */
function walksOff(w: Table, start: Mover, exit: Exit, most: number): boolean {
  const box = boundsOf(w);
  const m = { ...start, bounds: openBeyond(box, exit.edge) };
  const { x, y } = m.unit;
  const lastLeg = (ax: number, ay: number, left: number): number => {
    const to = nearestPoint(box, exit, ax, ay);
    if (legLength(ax, ay, to.x, to.y) > left || legFault(w, m, ax, ay, to.x, to.y, false) !== null) return -1;
    const cost = legCost(w, m, ax, ay, to.x, to.y) + reversing(w, m.unit, { x: ax, y: ay }, [to], m);
    return cost <= left ? cost : -1;
  };
  if (lastLeg(x, y, most) >= 0) return true;
  const least = (ax: number, ay: number): number => Math.max(0, depth(box, exit.edge, ax, ay));
  if (m.flies || least(x, y) > most) return false;
  const price = latticePrice(w, m);
  return (
    cheapest({
      from: { x, y },
      most,
      least,
      arrives: (ax, ay, cost) => lastLeg(ax, ay, most - cost),
      step(ax, ay, bx, by, length) {
        const cost = price(ax, ay, bx, by, length);
        return cost < 0 ? cost : cost + reversing(w, m.unit, { x: ax, y: ay }, [{ x: bx, y: by }], m);
      },
    }) !== null
  );
}

/** Headings that are tried for a drive, in degrees. */
const HEADINGS = 5;
/** Lengths that are tried for the first of two legs. */
const LEG = 50;

interface Car {
  x: number;
  y: number;
  facing: number;
  cost: number;
}

/** At the wheel: a turn and one leg, or one leg more before them. */
function drivesOff(w: Table, unit: Unit, exit: Exit, most: number): boolean {
  const box = boundsOf(w);
  const m = { ...moverOf(w, unit), bounds: openBeyond(box, exit.edge) };
  const out = OUTWARD[exit.edge];
  /** Straight along a heading to the edge. */
  const runsOff = (car: Car, heading: number, price: number): boolean => {
    const share = sine(turned(heading - out + 90));
    if (share <= 0) return false;
    const far = ceilDiv(depth(box, exit.edge, car.x, car.y) * sine(90), share);
    if (car.cost + price * far > most) return false;
    const to = ahead(car.x, car.y, heading, far);
    const along = exit.edge === 'north' || exit.edge === 'south' ? to.x : to.y;
    return (
      along >= exit.from &&
      along <= exit.to &&
      legFault(w, m, car.x, car.y, to.x, to.y, false) === null &&
      car.cost + price * legCost(w, m, car.x, car.y, to.x, to.y) <= most
    );
  };
  const leaves = (car: Car): boolean => {
    if (runsOff(car, car.facing, 1) || runsOff(car, car.facing + 180, 2)) return true;
    for (let heading = 0; heading < 360; heading += HEADINGS) {
      const cost = car.cost + TURN * turnsTo(car, heading).length;
      if (cost <= most && runsOff({ ...car, cost }, heading, 1)) return true;
    }
    return false;
  };
  const start: Car = { x: unit.x, y: unit.y, facing: unit.facing, cost: 0 };
  if (depth(box, exit.edge, unit.x, unit.y) > most) return false;
  if (leaves(start)) return true;
  for (let heading = unit.facing; heading < unit.facing + 360; heading += 3 * HEADINGS) {
    const turns = TURN * turnsTo(start, turned(heading)).length;
    for (const [price, direction] of heading === unit.facing
      ? ([
          [1, 0],
          [2, 180],
        ] as const)
      : ([[1, 0]] as const))
      for (let far = LEG; turns + price * far <= most; far += LEG) {
        const at = ahead(start.x, start.y, turned(heading + direction), far);
        if (legFault(w, m, start.x, start.y, at.x, at.y) !== null) break;
        const cost = turns + price * legCost(w, m, start.x, start.y, at.x, at.y);
        if (cost > most) break;
        if (leaves({ ...at, facing: turned(heading), cost })) return true;
      }
  }
  return false;
}

/** XR-MOV-09 What keeps a unit from leaving by an exit, or null. */
export function exitFault(w: Table, unit: Unit, exit: Exit | undefined, most: number): Refusal | null {
  if (exit === undefined) return { rule: 'XR-MOV-09', reason: 'The scenario opens no exit there.' };
  const off = drives(w, unit)
    ? drivesOff(w, unit, exit, most)
    : startsOf(w, unit).some((m) => walksOff(w, m, exit, most));
  return off ? null : { rule: 'XR-MOV-09', reason: 'It cannot reach the edge.' };
}
