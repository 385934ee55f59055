// What is planned against an enemy, and the chance that decides it.
import { type Json, same } from '@xenotable/kernel';
import {
  type Effect,
  type View,
  type Way,
  aimAt,
  effectOf,
  effectPlate,
  effectWords,
  isKind,
} from '@xenotable/xenos-rampant/preview';
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

/** What a plan does to its target: the figures that card, plan and board share. */
function effectIn(view: View, picked: Json, target: number): Effect | null {
  const way = aimAt(view, target).find((one) => same(planOfWay(one), picked));
  return way === undefined
    ? null
    : effectOf(way.obeyed, way.exchange, view.units[target]?.suppressed === true);
}

/** Whether the card of a shot or charge gives this stake exactly: samples of it would be a second number for the same thing. */
export function cardTells(stake: string, picked: Json | null, view: View): boolean {
  const target = targetOf({ picked });
  if (picked === null || target === null || !/^(fate:|order$)/.test(stake)) return false;
  const way = aimAt(view, target).find((one) => same(planOfWay(one), picked));
  return way !== undefined && way.exchange.blow.fate.exact && (way.exchange.back?.blow.fate.exact ?? true);
}

/** The chance that decides, at the target: '34 % stopped', of one that is Suppressed already '12 % gone'. */
export function plateOf(view: View, picked: Json | null, target: number): string | null {
  const [first, ...steps] = choicesOf(picked);
  if (first === undefined) return null;
  const next = steps.findIndex((one) => isKind(one, 'order'));
  const found = effectIn(view, planOf([first, ...(next < 0 ? steps : steps.slice(0, next))]), target);
  return found === null ? null : effectPlate(found);
}

/** The same in the row of a plan: 'stops it 34 % overall', 'gone 12 %'. */
export function rowEffect(view: View, picked: Json, target: number): string | null {
  const found = effectIn(view, picked, target);
  return found === null ? null : effectWords(found);
}
