// Coming onto the table from reserve: by which edge, and how far in.
import type { Point } from '@xenotable/board';
import { pathFault } from '../book/moving/moveFaults.ts';
import { type Spot, spot } from '../choices.ts';
import { boundsOf } from '../ground.ts';
import { radiusOf } from '../distances.ts';
import type { SpaceOf } from '../spaces.ts';
import { type Edge, type Side, type Table, sideOf, unitOf } from '../table.ts';
import type { View } from '../view.ts';
import { tableOf } from './table.ts';

/** How far apart the ways in are that are tried along the edge, and how exactly each is measured. */
const APART = 50;
const STEP = 25;

/** The point that lies so far along an edge and so deep behind it. */
function behind(w: Table, edge: Edge, along: number, deep: number): Point {
  const box = boundsOf(w);
  switch (edge) {
    case 'north':
      return { x: along, y: box.north - deep };
    case 'south':
      return { x: along, y: box.south + deep };
    case 'east':
      return { x: box.east - deep, y: along };
    case 'west':
      return { x: box.west + deep, y: along };
  }
}

/** From one end of an edge to the other. */
const spanOf = (w: Table, edge: Edge): [number, number] => {
  const box = boundsOf(w);
  return edge === 'north' || edge === 'south' ? [box.west, box.east] : [box.south, box.north];
};

const spotOf = ({ x, y }: Point): Spot => spot(x, y);

/** XR-SET-06 The straight way in at a place of the edge, as deep as asked. */
export const wayIn = (w: Table, edge: Edge, along: number, deep: number): Spot[] => [
  spotOf(behind(w, edge, along, 0)),
  spotOf(behind(w, edge, along, deep)),
];

/** The ground that straight ways in reach: along the edge, and back along their ends. */
export function enterBorder(w: Table, { unit: id, edge, most }: SpaceOf<'enter'>): Point[] {
  if (edge === null) return [];
  const unit = unitOf(w, id);
  const [low, high] = spanOf(w, edge);
  const least = radiusOf(unit);
  const deepest = (along: number): number => {
    for (let deep = most; deep >= least; deep -= STEP)
      if (pathFault(w, unit, { kind: 'enter', most }, wayIn(w, edge, along, deep)) === null) return deep;
    return 0;
  };
  const ends: Point[] = [];
  for (let along = low; along <= high; along += APART) ends.push(behind(w, edge, along, deepest(along)));
  return [behind(w, edge, low, 0), ...ends, behind(w, edge, high, 0)];
}

/** An edge by which units of a side are still to come. */
export interface EntryEdge {
  side: Side;
  edge: Edge;
  from: Point;
  to: Point;
}

export function entryEdges(view: View): EntryEdge[] {
  const w = tableOf(view);
  const found = new Map<string, EntryEdge>();
  for (const unit of w.units) {
    const { edge } = unit;
    if (unit.state !== 'reserve' || edge === null) continue;
    const side = sideOf(w, unit);
    const [low, high] = spanOf(w, edge);
    found.set(`${side} ${edge}`, {
      side,
      edge,
      from: behind(w, edge, low, 0),
      to: behind(w, edge, high, 0),
    });
  }
  return [...found.values()];
}
