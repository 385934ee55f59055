// A planned move before it is made: where it leads, by which way, and what it costs.
import type { Point } from '@xenotable/board';
import { top } from '@xenotable/kernel';
import { flight } from '../book/courage/noRoom.ts';
import { retreat } from '../book/courage/retreat.ts';
import { moverOf } from '../book/geometry/paths.ts';
import { routeToContact } from '../book/geometry/routes.ts';
import { type MoveKind, driveOf, houseFault, pathCost } from '../book/moving/moveFaults.ts';
import { moveFrame, moveSpaces } from '../book/moving/move.ts';
import { type Choice, type Spot, isKind } from '../choices.ts';
import { houseBox } from '../ground.ts';
import type { Space } from '../spaces.ts';
import { type Table, type UnitId, unitOf } from '../table.ts';
import type { UnitView, View } from '../view.ts';
import { type Stand, tableOf } from './table.ts';

export interface Way extends Stand {
  /** The corners of the way, from its beginning; none for a unit that is put down. */
  path: Point[];
  /** The movement that it takes, and that is left of the space; null if nothing is measured. */
  cost: { used: number; left: number } | null;
  /** XR-RET-12 It leads off the table. */
  off?: true;
}

const MOVES: Partial<Record<Space['kind'], MoveKind>> = { enter: 'enter', 'get out': 'disembark' };

/** The point that a choice puts the unit at, without a way. */
export function landingOf(choice: Choice): Spot | null {
  if (isKind(choice, 'place')) return choice.at;
  if (isKind(choice, 'land')) return choice.land === false ? null : choice.land;
  if (isKind(choice, 'retreat')) return choice.retreat === 'cover' ? choice.to : null;
  return isKind(choice, 'storm') ? choice.storm : null;
}

const pointOf = ([x, y]: Spot): Point => ({ x, y });

/** XR-RET-06 The way of a unit that runs straight away, while its retreat is asked about. */
function flightOf(w: Table, start: Point): Way | null {
  const f = top(w);
  if (!retreat.has(f)) return null;
  const { end, off } = flight(w, f);
  return { x: end.x, y: end.y, path: [start, end], cost: null, ...(off && { off }) };
}

const unitMost = (space: Space | null): number => (space !== null && 'most' in space ? space.most : Infinity);

/** Where a choice leads a unit; null if it leads nowhere. */
export function wayOf(view: View, id: UnitId, choice: Choice, space: Space | null): Way | null {
  const w = tableOf(view);
  const unit = unitOf(w, id);
  const start = { x: unit.x, y: unit.y };
  const costOf = (used: number): Way['cost'] =>
    space !== null && 'most' in space ? { used, left: Math.max(0, space.most - used) } : null;
  if (isKind(choice, 'path')) {
    const kind = (space === null ? undefined : MOVES[space.kind]) ?? 'move';
    const points = choice.path.map(pointOf);
    const path = kind === 'move' && unit.state === 'table' ? [start, ...points] : points;
    const end = points.at(-1) ?? start;
    return { ...end, path, cost: costOf(pathCost(w, unit, kind, choice.path)) };
  }
  if (isKind(choice, 'drive')) {
    const driven = driveOf(w, unit, choice.drive, Infinity);
    if ('rule' in driven) return null;
    const { x, y, facing, cost } = driven;
    return { x, y, facing, path: [start, ...driven.path.map(pointOf)], cost: costOf(cost) };
  }
  if (isKind(choice, 'house')) {
    const box = houseBox(w, choice.house);
    const route = routeToContact(w, moverOf(w, unit), box, unitMost(space));
    const end = { x: (box.west + box.east) >> 1, y: (box.south + box.north) >> 1 };
    return {
      ...end,
      house: choice.house,
      path: [start, ...(route?.path ?? []), end],
      cost: route === null ? null : costOf(route.cost),
    };
  }
  if (isKind(choice, 'retreat') && choice.retreat === 'away') return flightOf(w, start);
  const at = landingOf(choice);
  if (at === null) return null;
  const placed = isKind(choice, 'place') || isKind(choice, 'land');
  return { ...pointOf(at), path: placed ? [] : [start, pointOf(at)], cost: null };
}

/** The space that a unit will have once its order to move, or to enter the table, is obeyed. */
export function spaceAfterOrder(view: View, unit: UnitView): Space | null {
  const kind = unit.state === 'reserve' ? 'enter' : 'move';
  if (kind === 'move' && unit.state !== 'table' && unit.state !== 'building') return null;
  const w = tableOf(view);
  return moveSpaces(w, moveFrame(unitOf(w, unit.id), kind, unit.maxMove))[0] ?? null;
}

/** XR-BLD-01 Whether a unit can go into a building once its order to move is obeyed. */
export function canGoIn(view: View, unit: UnitView, house: number): boolean {
  const w = tableOf(view);
  const space = spaceAfterOrder(view, unit);
  return (
    unit.state === 'table' &&
    space?.kind === 'move' &&
    houseFault(w, unitOf(w, unit.id), house, space.most) === null
  );
}
