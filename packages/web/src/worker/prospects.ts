// Odds that grow: the walks of the question that was asked last are kept, and go on when it is asked again.
import { type Prospects, Walks } from '@xenotable/kernel';
import { editionOf } from '@xenotable/shelf';
import type { PlanQuestion } from './api.ts';

let last: { key: string; walks: { run(goOn: () => boolean): void; prospects(): Prospects } } | null = null;

export async function prospectsAfter(
  { rules, view, seat, plan }: PlanQuestion,
  ms: number,
): Promise<Prospects> {
  const key = JSON.stringify([rules, seat, plan, view]);
  if (last?.key !== key) {
    const { game } = await editionOf(rules.game, rules.edition);
    last = { key, walks: new Walks(game, { view, seat, plan }) };
  }
  const { walks } = last;
  const end = performance.now() + ms;
  walks.run(() => performance.now() < end);
  return walks.prospects();
}
