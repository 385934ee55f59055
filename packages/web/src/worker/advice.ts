// Hints that improve: the thought about the last question is kept and continues when the same question is asked again.
import { type Advice, Adviser, type ForeseenQuestion, foresee } from '@xenotable/bots';
import type { Json } from '@xenotable/kernel';
import { editionOf } from '@xenotable/shelf';
import type { Asking, PlanQuestion } from './api.ts';
import { plainAsk } from './thinking.ts';
import { anySeed } from '../kit/anySeed.ts';

let last: { key: string; adviser: Adviser } | null = null;

export async function adviceAfter(
  { rules, view, ask }: Asking,
  plan: readonly Json[] | null,
  ms: number,
): Promise<Advice> {
  const key = JSON.stringify([rules, ask.seat, ask.rule, view]);
  if (last?.key !== key) {
    const { game } = await editionOf(rules.game, rules.edition);
    last = { key, adviser: new Adviser(game, view, plainAsk(ask), anySeed()) };
  }
  const { adviser } = last;
  const end = performance.now() + ms;
  adviser.run(() => performance.now() < end);
  return adviser.advice(plan);
}

/** What a seat will probably be asked next. */
export async function foreseen({
  rules,
  view,
  seat,
}: Omit<PlanQuestion, 'plan'>): Promise<ForeseenQuestion[]> {
  const { game } = await editionOf(rules.game, rules.edition);
  return foresee(game, view, seat, anySeed());
}
