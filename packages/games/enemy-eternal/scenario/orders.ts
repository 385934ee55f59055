// EE-SCN-10 What the automaton is after in a scenario, and what people go for.
import { applies } from '@xenotable/kernel';
import { besides } from '../book/automaton/moves.ts';
import { distance, ground, mayStop } from '../book/board/ground.ts';
import { civilians, controls, homeOf, near } from '../book/missions/helpers.ts';
import type { Objective } from '../book/missions/mission.ts';
import { onBoard } from '../book/models.ts';
import { type Cell, type Model, type Piece, type Side, type Table, other } from '../table.ts';
import { goalOf } from '../tableReaders.ts';
import { TIMER, areaCells, letterOf, piecesOf, reachedBy } from './goals.ts';
import type { Order, PieceTerms, Scenario, SideLetter, WorkedKind } from './scenario.ts';

const WORK = { terminal: 'hack', container: 'search', device: 'interact' } as const;

/** EE-SCN-07 Whether a side has something to work there. */
export function isOpenTo(w: Table, terms: PieceTerms, piece: Piece, side: Side): boolean {
  if (terms.setsBack && side === 1) return piece.done && goalOf(w, TIMER) > 0;
  if (terms.by !== 'both' && terms.by !== letterOf(side)) return false;
  if (terms.makes === 'held') return piece.owner !== side;
  return terms.makes === 'switched' ? piece.done === (side === 1) : !piece.done;
}

/** Pieces of a kind that a side can still work. */
function openPieces(w: Table, scenario: Scenario, kind: WorkedKind, side: Side): Piece[] {
  const terms = scenario.pieces[kind];
  return terms === undefined ? [] : piecesOf(w, kind).filter((piece) => isOpenTo(w, terms, piece, side));
}

const byDistance = (w: Table, from: Cell) => (a: { cell: Cell }, b: { cell: Cell }) =>
  distance(w, from, a.cell) - distance(w, from, b.cell);

/** Whom an order to attack or guard means. */
function peopleOf(w: Table, m: Model, order: Order): Model[] {
  const enemy = other(m.side);
  if (order.what === 'civilian')
    return civilians(w)
      .filter((one) => !one.neutral)
      .sort(byDistance(w, m.cell));
  return w.models.filter(
    (one) =>
      onBoard(one) &&
      one.control !== m.control &&
      (order.what === 'leader'
        ? one.leader && one.side === enemy
        : one.carries.length > 0 && one.control === enemy),
  );
}

/** The cells that an order to hold means; null where there is nothing to hold. */
function heldCells(w: Table, scenario: Scenario, m: Model, order: Order): readonly Cell[] | null {
  const g = ground(w);
  if (order.area !== undefined) {
    const cells = areaCells(w, scenario, order.area);
    if (order.open && controls(w, cells) === m.side) return null;
    return cells.filter((cell) => mayStop(g, cell));
  }
  const within = order.within ?? 2;
  const around = (places: readonly { cell: Cell }[]): readonly Cell[] | null =>
    places.length === 0
      ? null
      : near(
          w,
          places.map(({ cell }) => cell),
          within,
        );
  if (order.what === 'civilian')
    return around(
      order.which === 'nearest' ? civilians(w).sort(byDistance(w, m.cell)).slice(0, 1) : civilians(w),
    );
  const pieces = order.piece === undefined ? w.pieces : piecesOf(w, order.piece);
  if (order.which === 'nearest')
    return around(
      pieces
        .filter((piece) => !piece.done)
        .sort(byDistance(w, m.cell))
        .slice(0, 1),
    );
  if (order.which === 'own') {
    const marker = w.pods.find((pod) => pod.letter === m.pod)?.cell ?? m.cell;
    return around(pieces.slice().sort(byDistance(w, marker)).slice(0, 1));
  }
  return around(pieces);
}

/** Whether a carrier should go home now. */
function goesHome(w: Table, scenario: Scenario, m: Model, order: Order): boolean {
  if (m.carries.length === 0) return false;
  if (order.from === undefined || w.round >= order.from) return true;
  return Object.keys(scenario.pieces).every(
    (kind) => openPieces(w, scenario, kindOf(kind), m.side).length === 0,
  );
}

const kindOf = (word: string): WorkedKind => (word === 'terminal' || word === 'container' ? word : 'device');

const workOn = (pieces: readonly Piece[], kind: WorkedKind): Objective[] =>
  pieces.map((piece) => ({ kind: 'work', work: WORK[kind], piece: piece.id }));

/** What one order comes to for a model. */
function objectivesOf(w: Table, scenario: Scenario, m: Model, order: Order): Objective[] {
  switch (order.do) {
    case 'work':
      return order.piece === undefined
        ? []
        : workOn(openPieces(w, scenario, order.piece, m.side), order.piece);
    case 'hold': {
      const cells = heldCells(w, scenario, m, order);
      return cells === null ? [] : [{ kind: 'hold', cells }];
    }
    case 'attack':
      return peopleOf(w, m, order).map((one) => ({ kind: 'attack', target: one.id }));
    case 'claim':
      return civilians(w)
        .filter((one) => one.neutral)
        .map((one) => ({ kind: 'claim', target: one.id }));
    case 'guard':
      return civilians(w)
        .filter((one) => !one.neutral && one.side === m.side)
        .slice(0, 1)
        .map((one) => ({ kind: 'guard', ward: one.id }));
    case 'home':
      return goesHome(w, scenario, m, order) ? [{ kind: 'go', cells: homeOf(w, m.side) }] : [];
    case 'pick up':
      return w.tokens
        .filter((token) => token.cell >= 0 && distance(w, m.cell, token.cell) <= (order.within ?? 999))
        .map((token) => ({ kind: 'go', cells: [token.cell] }));
    case 'reach':
      return order.area === undefined || goalOf(w, reachedBy(m.side, order.area)) > 0
        ? []
        : [{ kind: 'go', cells: areaCells(w, scenario, order.area) }];
    case 'rescue':
      return civilians(w).map((one) => ({ kind: 'go', cells: besides(w, [one.cell]) }));
  }
}

/** EE-SCN-10 The list of a side for one of its models; a carrier that goes home does nothing else. */
function listFor(w: Table, scenario: Scenario, m: Model, orders: readonly Order[]): Objective[] {
  const list: Objective[] = [];
  for (const order of orders) {
    if (order.otherwise && list.length > 0) continue;
    const found = objectivesOf(w, scenario, m, order);
    if (order.do === 'home' && found.length > 0) return found;
    list.push(...found);
  }
  return list;
}

const given = (scenario: Scenario, side: Side): readonly Order[] =>
  scenario.orders[letterOf(side)] ?? goalOrders(scenario, letterOf(side));

export function scenarioObjectives(w: Table, scenario: Scenario, m: Model): Objective[] {
  applies('EE-SCN-10');
  return listFor(w, scenario, m, given(scenario, m.side));
}

export const scenarioFirstTargets = (w: Table, scenario: Scenario, m: Model, letter: string): Model[] =>
  given(scenario, m.side)
    .filter(
      (order) =>
        order.do === 'attack' && (order.first === 'always' || (order.first === 'O' && letter === 'O')),
    )
    .flatMap((order) => peopleOf(w, m, order));

/** What serves the goals for a model that a person leads. */
export const peopleObjectives = (w: Table, scenario: Scenario, m: Model): Objective[] =>
  listFor(w, scenario, m, goalOrders(scenario, letterOf(m.side)));

const known = new WeakMap<Scenario, Partial<Record<SideLetter, Order[]>>>();

/** EE-SCN-10 The orders that follow from the goals of a side. */
export function goalOrders(scenario: Scenario, side: SideLetter): readonly Order[] {
  const sides = known.get(scenario) ?? {};
  known.set(scenario, sides);
  return (sides[side] ??= derived(scenario, side));
}

function derived(scenario: Scenario, side: SideLetter): Order[] {
  const orders: Order[] = [];
  const foe: SideLetter = side === 'A' ? 'B' : 'A';
  const conditions = scenario.ends.filter((end) => end.wins === side).flatMap((end) => end.if);
  const scores = scenario.scores.filter(
    (one) => !('side' in one) || one.side === side || one.side === 'both',
  );
  const carries = scores.some((one) => one.verb === 'carry');
  if (carries || conditions.some((one) => one.is === 'home'))
    orders.push(
      { do: 'home', ...(carries && { from: Math.max(1, scenario.rounds - 2) }) },
      { do: 'pick up', within: 8 },
    );
  if (scenario.civilians === 'escorted')
    orders.push(
      ...(side === 'A'
        ? ([{ do: 'claim' }, { do: 'guard', otherwise: true }] as const)
        : ([
            { do: 'attack', what: 'civilian', first: 'always' },
            { do: 'hold', what: 'civilian', within: 5 },
          ] as const)),
    );
  if (scenario.civilians === 'rescued')
    orders.push(side === 'A' ? { do: 'rescue' } : { do: 'attack', what: 'civilian', first: 'O' });
  for (const kind of Object.keys(scenario.pieces)) orders.push({ do: 'work', piece: kindOf(kind) });
  for (const one of conditions) if (one.is === 'reached') orders.push({ do: 'reach', area: one.area });
  if (scenario.timer !== null)
    orders.push({ do: 'hold', piece: scenario.timer.piece, within: scenario.timer.within });
  for (const one of scores)
    if (one.verb === 'hold' && 'area' in one) orders.push({ do: 'hold', area: one.area, open: true });
  if (conditions.some((one) => one.is === 'leader fallen' && one.side === foe))
    orders.push({ do: 'attack', what: 'leader', first: 'O' });
  const theirs = scenario.ends.filter((end) => end.wins === foe).flatMap((end) => end.if);
  for (const one of theirs) {
    if (one.is === 'reached') orders.push({ do: 'hold', area: one.area, otherwise: true });
    if (one.is === 'home') orders.push({ do: 'attack', what: 'carrier', first: 'O' });
  }
  return orders;
}
