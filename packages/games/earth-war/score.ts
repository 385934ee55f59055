// How well a seat stands.
import type { Seat } from '@xenotable/kernel';
import { isShadow, kindOf } from './content/cards.ts';
import { missionSheet } from './content/missions/index.ts';
import type { Table } from './table.ts';

/** The squad's share of what is left on both sides, and how far the mission has come. */
function squadScore(w: Table): number {
  let hits = 0;
  let most = 0;
  for (const unit of w.squad) {
    if (unit.status === 'absent' || unit.status === 'home') continue;
    most += unit.hits;
    if (unit.status === 'standing') hits += unit.hits - unit.wounds;
  }
  let foes = 0;
  for (const one of w.combat?.cards ?? [])
    if (!isShadow(one.card)) foes += Math.max(0, kindOf(one.card).wounds - one.wounds);
  const health = most === 0 ? 0 : hits / most;
  const way = Math.min(1, w.mission.node / missionSheet(w.mission.number).nodes.length);
  return 0.1 + 0.5 * health + 0.15 * way + 0.15 / (1 + foes / 6);
}

export function score(w: Table, seat: Seat): number {
  if (w.over !== null) return w.over.winners.includes(seat) ? 1 : 0;
  const squad = squadScore(w);
  return w.seats[seat]?.kind === 'hive' ? 1 - squad : squad;
}
