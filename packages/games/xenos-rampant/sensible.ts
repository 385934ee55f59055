// Points of a space that a sensible player would think of, the best first.
import type { Point } from '@xenotable/board';
import type { Seat } from '@xenotable/kernel';
import { goalOf } from './auto/goals.ts';
import { danger, eachMove, moveScore } from './auto/moves.ts';
import { placeScore } from './auto/setup.ts';
import { far, wayTo } from './auto/ways.ts';
import { judgePath, moverOf } from './book/geometry/paths.ts';
import { landingSpots } from './book/geometry/spots.ts';
import { drives, entries, pathFault } from './book/moving/moveFaults.ts';
import { outSpots } from './book/moving/transports.ts';
import { deploySpots } from './book/setup/placing.ts';
import { type Choice, spot } from './choices.ts';
import { groundOf, middleOf } from './ground.ts';
import { wayIn } from './preview/entering.ts';
import { scenarioOf } from './scenarios/index.ts';
import type { Space } from './spaces.ts';
import { type Table, type Unit, sideOf, unitOf } from './table.ts';

const MOST = 36;
/** How far apart places are that are thought of at deployment. */
const APART = 400;

interface Thought {
  choice: Choice;
  worth: number;
}

const ranked = (thoughts: Thought[]): Choice[] =>
  thoughts
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ choice }) => choice);

/** Middles of the cells with cover within a length, and what the scenario is fought for. */
function places(w: Table, unit: Unit, most: number): Point[] {
  const g = groundOf(w);
  const found: Point[] = (scenarioOf(w).goals?.(w, sideOf(w, unit)) ?? w.markers).filter(
    (goal) => far(unit.x, unit.y, goal) <= most,
  );
  for (let cell = 0; cell < g.cover.length; cell++) {
    if (g.cover[cell] === 0 || g.house[cell] !== -1) continue;
    const at = middleOf(g, cell);
    if (far(unit.x, unit.y, at) <= most) found.push(at);
  }
  return found;
}

/** Full and half moves in 36 directions, into cover and to the goals; staying is an offer of its own. */
function moves(w: Table, unit: Unit, most: number): Choice[] {
  const way = wayTo(w, unit, goalOf(w, unit));
  const worthAt = (at: Point): number => moveScore(w, unit, way, at.x, at.y);
  const thoughts: Thought[] = [];
  eachMove(w, unit, most, way, (choice, at) => thoughts.push({ choice, worth: worthAt(at) }));
  if (!drives(w, unit)) {
    const m = moverOf(w, unit);
    for (const at of places(w, unit, most)) {
      const { cost, fault } = judgePath(w, m, [at]);
      if (fault === null && cost <= most)
        thoughts.push({ choice: { path: [spot(at.x, at.y)] }, worth: worthAt(at) });
    }
  }
  return ranked(thoughts);
}

const nearest = (w: Table, unit: Unit, paths: readonly [number, number][][]): Choice[] => {
  const goal = goalOf(w, unit);
  return ranked(
    paths.flatMap((path) => {
      const end = path.at(-1);
      return end === undefined
        ? []
        : [{ choice: { path }, worth: goal === null ? 0 : -far(end[0], end[1], goal) }];
    }),
  );
};

/** XR-SET-06 The short ways in that the script knows, and the same as deep as the unit gets. */
function waysIn(w: Table, unit: Unit, most: number): [number, number][][] {
  const short = entries(w, unit, most);
  const { edge } = unit;
  if (edge === null) return short;
  const along = (path: readonly [number, number][]): number =>
    path[0]?.[edge === 'north' || edge === 'south' ? 0 : 1] ?? 0;
  const deep = short
    .map((path) => wayIn(w, edge, along(path), most))
    .filter((path) => pathFault(w, unit, { kind: 'enter', most }, path) === null);
  return [...short, ...deep];
}

export function sensible(w: Table, _seat: Seat, space: Space): Choice[] {
  switch (space.kind) {
    case 'move':
    case 'drive':
      return moves(w, unitOf(w, space.unit), space.most);
    case 'enter': {
      const unit = unitOf(w, space.unit);
      return nearest(w, unit, waysIn(w, unit, space.most));
    }
    case 'get out': {
      const unit = unitOf(w, space.unit);
      return nearest(
        w,
        unit,
        outSpots(w, unit).map((at) => [spot(at.x, at.y)]),
      );
    }
    case 'land': {
      const unit = unitOf(w, space.unit);
      const goal = goalOf(w, unit);
      return ranked(
        landingSpots(w, unit, APART).map((at) => ({
          choice: { land: spot(at.x, at.y) },
          worth: (goal === null ? 0 : -far(at.x, at.y, goal) / 50) - danger(w, unit, at.x, at.y),
        })),
      );
    }
    case 'deploy': {
      const unit = unitOf(w, space.unit);
      return ranked(
        deploySpots(w, unit, APART).map((at) => ({
          choice: { place: unit.id, at: spot(at.x, at.y) },
          worth: placeScore(w, unit, at),
        })),
      );
    }
    default:
      return [];
  }
}
