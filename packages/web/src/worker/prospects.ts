// Odds that improve: the walks of the last question are kept and continue when the same question is asked again.
import { type Prospects, Walks } from '@xenotable/kernel';
import { rulesOf } from '@xenotable/shelf';
import type { PlanQuestion } from './api.ts';

let last: { key: string; walks: { run(goOn: () => boolean): void; prospects(): Prospects } } | null = null;

export async function prospectsAfter(
  { rules: { game, edition }, view, seat, plan }: PlanQuestion,
  ms: number,
): Promise<Prospects> {
  const key = JSON.stringify([game, edition, seat, plan, view]);
  if (last?.key !== key) {
    const { rules } = await rulesOf(game, edition);
    last = { key, walks: new Walks(rules, { view, seat, plan }) };
  }
  const { walks } = last;
  const end = performance.now() + ms;
  walks.run(() => performance.now() < end);
  return walks.prospects();
}
