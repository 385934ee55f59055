// What is planned against an enemy, and the chance that decides it.
import { type Json, same } from '@xenotable/kernel';
import { type View, type Way, aimAt, isKind, stopped } from '@xenotable/xenos-rampant/preview';
import { percent } from '../../kit/draw/text.ts';
import type { BoardProps } from '../../table/contract.ts';
import { choicesOf, planOf } from './shared/border.ts';

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

/** The chance that decides, at the target: '34 % stopped'. */
export function plateOf(view: View, picked: Json | null, target: number): string | null {
  const way = picked === null ? undefined : aimAt(view, target).find((one) => same(planOfWay(one), picked));
  return way === undefined ? null : `${percent(way.obeyed * stopped(way.exchange.blow.fate))} % stopped`;
}
