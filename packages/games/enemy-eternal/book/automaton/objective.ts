// Serving the mission.
import type { Order } from '../../choices.ts';
import type { Cell, Model, Table } from '../../table.ts';
import type { Activation } from '../actions/actions.ts';
import { distance, ground, spotOf } from '../board/ground.ts';
import { able, has, onBoard } from '../models.ts';
import { missionOf } from '../missions/index.ts';
import { cellsOf } from '../missions/helpers.ts';
import type { Objective } from '../missions/mission.ts';
import { abilityFor, claimFault, workFault } from '../actions/objectives.ts';
import { ends, moveTerms } from '../movement/reach.ts';
import type { Entry } from './card.ts';
import { letterA, letterD, formOf, standGuard } from './letters.ts';
import { approach, besides, retreat } from './moves.ts';
import { bestAgainst } from './shots.ts';
import { ranked } from './rank.ts';
import { modelOf, pieceOf } from '../../tableReaders.ts';

/** The cells from which an objective's action can be done. */
export function workCells(w: Table, goal: Objective): Cell[] {
  if (goal.kind === 'work') return besides(w, cellsOf(w, pieceOf(w, goal.piece)));
  return goal.kind === 'claim' ? besides(w, [modelOf(w, goal.target).cell]) : [];
}

/** Whether the model has what it takes, wherever it stands. */
export function canServe(w: Table, m: Model, goal: Objective): boolean {
  if (goal.kind === 'work') {
    const piece = pieceOf(w, goal.piece);
    if (!able(m, abilityFor[goal.work])) return false;
    return (missionOf(w).mayWork?.(w, m, piece) ?? null) === null;
  }
  if (goal.kind === 'claim')
    return (
      able(m, 'Interact') &&
      !has(m, 'Weak Minded') &&
      (missionOf(w).mayClaim?.(w, m, modelOf(w, goal.target)) ?? null) === null
    );
  return true;
}

const order = (goal: Objective, actions: 1 | 2): Order =>
  goal.kind === 'work'
    ? { do: goal.work, piece: goal.piece, actions }
    : { do: 'claim', target: goal.kind === 'claim' ? goal.target : -1, actions };

const doable = (w: Table, m: Model, goal: Objective): boolean =>
  goal.kind === 'work'
    ? workFault(w, m, w.pieces[goal.piece], goal.work) === null
    : goal.kind === 'claim' && claimFault(w, m, w.models[goal.target]) === null;

/** Where an objective is: the cells of a piece or a zone, the cell of a model. */
function placesOf(w: Table, goal: Objective): readonly Cell[] {
  switch (goal.kind) {
    case 'work':
      return cellsOf(w, pieceOf(w, goal.piece));
    case 'claim':
    case 'attack':
      return [modelOf(w, goal.target).cell];
    case 'hold':
    case 'go':
      return goal.cells;
    default:
      return [];
  }
}

/** EE-AUT-13 Nearest piece first among those that are alike; EE-M-B8-06 a zone is as near as its nearest cell. */
export function goalsOf(w: Table, m: Model): Objective[] {
  const far = (goal: Objective): number => {
    let nearest = Infinity;
    for (const cell of placesOf(w, goal)) nearest = Math.min(nearest, distance(w, m.cell, cell));
    return nearest === Infinity ? 0 : nearest;
  };
  return missionOf(w)
    .objectives(w, m)
    .filter((goal) => canServe(w, m, goal))
    .map((goal, i) => ({ goal, i }))
    .sort((a, b) => (a.goal.kind === b.goal.kind ? far(a.goal) - far(b.goal) : 0) || a.i - b.i)
    .map(({ goal }) => goal);
}

/** EE-AUT-13 steps 1 and 2: the action from here, or after a one-action Run. */
export function serveNow(w: Table, f: Activation, m: Model, goal: Objective): Order[] | null {
  if (goal.kind !== 'work' && goal.kind !== 'claim') return null;
  if (doable(w, m, goal)) return [order(goal, formOf(f))];
  if (f.left < 2) return null;
  const terms = moveTerms(w, m, false, 1);
  if (terms.fleeing) return null;
  const g = ground(w);
  const near = workCells(w, goal);
  // The cheapest come first.
  const to = ends(w, m, terms.gait, terms.allowance).cells.find((cell) => near.includes(cell));
  return to === undefined ? null : [{ do: 'run', actions: 1, to: spotOf(g, to) }, order(goal, 1)];
}

/** EE-AUT-13 The orders for the first objective that this model can serve, or null. */
export function serve(w: Table, f: Activation, m: Model, entry: Entry): Order[] | null {
  for (const goal of goalsOf(w, m)) {
    const now = serveNow(w, f, m, goal);
    if (now !== null) return now;
    if (goal.kind === 'attack') {
      const target = modelOf(w, goal.target);
      if (!onBoard(target) || target.control === m.control) continue;
      return (
        bestAgainst(w, f, m, target, entry.card.preference, entry.reckless) ?? letterA(w, f, m, entry, 'O')
      );
    }
    if (goal.kind === 'guard') return letterD(w, f, m, entry, modelOf(w, goal.ward));
    if (goal.kind === 'hide') {
      const from = ranked(w, m, entry.card, 'O').sort(
        (a, b) => distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell),
      )[0];
      const away = from === undefined ? [] : retreat(w, m, from, formOf(f), false);
      return away.length > 0 ? away : standGuard(w, f, m);
    }
    if (goal.kind === 'hold') {
      if (goal.cells.includes(m.cell))
        return letterA(w, f, m, entry, 'O', (cell) => goal.cells.includes(cell));
      const run = approach(w, m, goal.cells, formOf(f), entry.reckless);
      if (run.length > 0) return run;
      continue;
    }
    const cells = goal.kind === 'go' ? goal.cells : workCells(w, goal);
    if (goal.kind === 'go' && cells.includes(m.cell))
      return letterA(w, f, m, entry, 'O', (cell) => cells.includes(cell));
    const run = approach(w, m, cells, formOf(f), entry.reckless);
    if (run.length > 0) return run;
  }
  return null;
}
