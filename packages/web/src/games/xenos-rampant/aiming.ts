// What is planned against an enemy, and the chance that decides it.
import { type Json, same } from '@xenotable/kernel';
import {
  type Effect,
  type Exchange,
  type Order,
  type PlanRow,
  type View,
  type Way,
  aimAt,
  effectOf,
  effectPlate,
  effectWords,
  isKind,
  lossWords,
  skirmishShots,
} from '@xenotable/xenos-rampant/preview';
import type { BoardProps } from '../../table/contract.ts';
import { choicesOf, ordersOf, planOf } from './shared/border.ts';
import { orderOf } from './notes.ts';

/** The enemy that what is planned is aimed at, or null. */
export function targetOf(props: Pick<BoardProps<View>, 'picked'>): number | null {
  for (const choice of choicesOf(props.picked)) {
    if (isKind(choice, 'order') && choice.target !== undefined) return choice.target;
    if (isKind(choice, 'shoot')) return choice.shoot;
    if (isKind(choice, 'wild')) return choice.target;
  }
  return null;
}

/** The unit whose order is planned, if the order names nobody else. */
export function orderedIn({ picked }: Pick<BoardProps<View>, 'picked'>): number | null {
  const [first, ...steps] = choicesOf(picked);
  return first !== undefined && steps.length === 0 && isKind(first, 'order') && first.target === undefined
    ? first.unit
    : null;
}

export const planOfWay = ({ order, follow }: Way) => planOf([order, ...follow]);

/** Whom an order that names nobody could still hurt, by a shot before or after its move; the best first. */
export function inReachOf(view: View, order: Order): { target: number; way: Way }[] {
  const side = view.units[order.unit]?.side;
  return view.units
    .filter((unit) => unit.side !== side)
    .flatMap(({ id }) =>
      aimAt(view, id, order.unit)
        .filter((way) => same(way.order, order))
        .map((way) => ({ target: id, way })),
    )
    .toSorted((a, b) => b.way.yields - a.way.yields);
}

/** What a plan does to its target: the figures that card, plan and board share. */
function effectIn(view: View, picked: Json, target: number): Effect | null {
  const way = aimAt(view, target).find((one) => same(planOfWay(one), picked));
  return way === undefined
    ? null
    : effectOf(way.obeyed, way.exchange, view.units[target]?.suppressed === true);
}

/** Whether nothing was left out of the chances of both sides. */
export const isExact = ({ blow, back }: Exchange): boolean =>
  blow.fate.exact && (back?.blow.fate.exact ?? true);

/** The orders of a plan, each as a row of the plan of orders. */
export const rowsIn = (picked: Json | null, view: View): PlanRow[] =>
  ordersOf(picked).flatMap(([first, ...follow]) => {
    const order = first === undefined ? undefined : orderOf(first, view);
    return order === undefined ? [] : [{ order: order.order, follow, free: order.free, ways: order.ways }];
  });

export const targetOfRow = ({ order, follow }: PlanRow): number | null =>
  targetOf({ picked: planOf([order, ...follow]) });

/** Of orders in a row only what several of them do to the same enemy is sampled: each alone is exact. */
const rowsTell = (stake: string, rows: readonly PlanRow[]): boolean =>
  rows.filter((row) => stake === `fate:${targetOfRow(row)}`).length < 2;

/** The exact chances of what is planned: of an order that is aimed at somebody, or of the shot within a Skirmish. */
function exchangeIn(picked: Json, view: View): Exchange | null {
  const target = targetOf({ picked });
  if (target === null) return null;
  const [first] = choicesOf(picked);
  if (first !== undefined && isKind(first, 'shoot'))
    return skirmishShots(view)?.units.get(target)?.exchange ?? null;
  return aimAt(view, target).find((one) => same(planOfWay(one), picked))?.exchange ?? null;
}

/** Whether the card of what is planned gives this stake exactly: samples of it would be a second number for the same thing. */
export function cardTells(stake: string, picked: Json | null, view: View): boolean {
  if (picked === null || !/^(fate:|order$|reached$)/.test(stake)) return false;
  const rows = rowsIn(picked, view);
  if (rows.length > 1) return rowsTell(stake, rows);
  const exchange = exchangeIn(picked, view);
  if (exchange !== null) return isExact(exchange);
  // The test of an order that hurts nobody.
  return rows.length === 1 && targetOf({ picked }) === null && !stake.startsWith('fate:');
}

/** The chance that decides, at the target: '34 % stopped', of one that is Suppressed already '12 % gone'; of orders in a row that of the first. */
export function plateOf(view: View, picked: Json | null, target: number): string | null {
  const [first, ...steps] = choicesOf(picked);
  if (first === undefined) return null;
  const next = steps.findIndex((one) => isKind(one, 'order'));
  const found = effectIn(view, planOf([first, ...(next < 0 ? steps : steps.slice(0, next))]), target);
  return found === null ? null : `${next < 0 ? '' : 'order 1: '}${effectPlate(found)}`;
}

/** Below this chance the points that an order takes are what it is given for. */
const SELDOM = 0.05;

/** The same in the row of a plan: 'stops it 34 % overall', 'gone 12 %', and of one behind a test 'stops it 34 % if reached'; of one that seldom stops anybody '−0.6 SP'. */
export function rowEffect(row: PlanRow, view: View, reached: number): string | null {
  const target = targetOfRow(row);
  const found = target === null ? null : effectIn(view, planOf([row.order, ...row.follow]), target);
  if (found === null) return null;
  return found.chance < SELDOM ? lossWords(found) : effectWords(found, reached < 1);
}
