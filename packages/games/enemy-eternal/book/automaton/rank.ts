// Whom the automaton wants most.
import { applies } from '@xenotable/kernel';
import type { Card, Criterion } from '../../content/cards.ts';
import type { Model, Table } from '../../table.ts';
import { distance } from '../board/ground.ts';
import { enemiesOf } from '../models.ts';
import { missionOf } from '../missions/index.ts';
import { targetFault } from '../attack/targets.ts';

/** EE-AUT-06 How two enemies compare by one criterion: below 0 when the first comes first. */
function compare(w: Table, m: Model, by: Criterion, a: Model, b: Model): number {
  const hurt = (one: Model): number => (one.wounds < one.skills.HEALTH ? 0 : 1);
  switch (by) {
    case 'Closest':
      return distance(w, m.cell, a.cell) - distance(w, m.cell, b.cell);
    case 'Furthest':
      return distance(w, m.cell, b.cell) - distance(w, m.cell, a.cell);
    case 'Weakest':
      return a.wounds - b.wounds;
    case 'Strongest':
      return b.wounds - a.wounds;
    case 'Wounded':
      return hurt(a) - hurt(b);
    case 'Healthiest':
      return hurt(b) - hurt(a);
  }
}

/** EE-AUT-06 EE-AIM-08 Enemies by the card's criteria, then by distance and roster; what cannot be targeted is left out. */
export function ranked(
  w: Table,
  m: Model,
  card: Card,
  letter: string,
  among: readonly Model[] = enemiesOf(w, m.control),
): Model[] {
  applies('EE-AUT-06');
  applies('EE-AIM-08');
  const first = missionOf(w).firstTarget?.(w, m, letter) ?? [];
  return among
    .filter((foe) => targetFault(w, m, foe) === null)
    .sort((a, b) => {
      const favoured = (one: Model): number => (first.includes(one) ? first.indexOf(one) : first.length);
      let order = favoured(a) - favoured(b);
      for (const criterion of card.priorities) order ||= compare(w, m, criterion, a, b);
      return order || compare(w, m, 'Closest', a, b) || a.id - b.id;
    });
}
