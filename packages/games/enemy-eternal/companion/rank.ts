// EE-AUT-06 Ranking targets: what the app knows it sorts itself; who is closest the people say.
import { applies } from '@xenotable/kernel';
import type { Card, Criterion } from '../content/cards.ts';
import type { Model } from '../table.ts';
import type { CompanionTable } from './table.ts';

/** The first of those that are left, or those among whom people must measure. */
export type Ranked = { target: Model | null } | { among: Model[]; by: 'closest' | 'furthest' };

const hurt = (m: Model): number => (m.wounds < m.skills.HEALTH ? 0 : 1);

/** Lower comes first. */
function valueOf(by: Exclude<Criterion, 'Closest' | 'Furthest'>, m: Model): number {
  switch (by) {
    case 'Weakest':
      return m.wounds;
    case 'Strongest':
      return -m.wounds;
    case 'Wounded':
      return hurt(m);
    case 'Healthiest':
      return -hurt(m);
  }
}

export const foesOf = (w: CompanionTable, m: Model): Model[] =>
  w.models.filter((one) => one.place === 'board' && one.control !== m.control && !one.neutral);

/** The first target by the card's criteria among those given, as far as it is known without measuring. */
export function firstRanked(card: Card, among: readonly Model[]): Ranked {
  applies('EE-AUT-06');
  applies('EE-AIM-08');
  let left = [...among].sort((a, b) => a.id - b.id);
  for (const by of [...card.priorities, 'Closest' as const]) {
    if (left.length <= 1) break;
    if (by === 'Closest' || by === 'Furthest')
      return { among: left, by: by === 'Closest' ? 'closest' : 'furthest' };
    const best = Math.min(...left.map((m) => valueOf(by, m)));
    left = left.filter((m) => valueOf(by, m) === best);
  }
  return { target: left[0] ?? null };
}
