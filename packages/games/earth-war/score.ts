// How well a seat stands: what the squad still has against what still comes. The weights are fitted to games of the sergeant,
// so that a score is about the chance to win; a game that is lost less far stands better.
import { type Seat, itemAt } from '@xenotable/kernel';
import { KINDS, KIND_OF, type CardKind, isEnemy, kindAt, kindNamed, kindOf } from './content/cards.ts';
import type { MissionNode } from './content/mission.ts';
import { enemiesAt, sheetHere } from './book/nodes.ts';
import { hiveSeat, squadSeats } from './book/squad.ts';
import type { Position, Table, Unit } from './table.ts';

/** Of ten RNs two are CLOSE, three SHORT, three MEDIUM, two LONG (EW-BND-01). */
const overBands = (ratings: readonly number[]): number =>
  0.2 * itemAt(ratings, 0) + 0.3 * itemAt(ratings, 1) + 0.3 * itemAt(ratings, 2) + 0.2 * itemAt(ratings, 3);

const woundsToKill = (kind: CardKind): number => kind.wounds + (kind.armoured ?? 0);

/** How much an enemy bites, by kind. */
const BITE: readonly number[] = KINDS.map((kind) => (kind.cap * overBands(kind.attack)) / 10);

const guards = (w: Position, node: MissionNode): number =>
  node.kind === 'combat'
    ? enemiesAt(w, node).reduce((sum, [count, kind]) => sum + count * kindAt(kindNamed(kind)).wounds, 0)
    : 0;

/** Wounds of the enemies that wait in the nodes ahead. */
function waiting(w: Position): number {
  const { mission, combat } = w;
  const { nodes } = sheetHere(w);
  let sum = 0;
  for (let at = 0; at < nodes.length; at++) {
    if (mission.deeds.ends[at] || (combat !== null && at === mission.node - 1)) continue;
    sum += guards(w, itemAt(nodes, at));
  }
  if (combat === null && !mission.deeds.ends[0])
    for (const kind of mission.patrol) sum += kindAt(kind).wounds;
  return sum;
}

/** What a unit that stands is worth: its HITS, and its FIRE at any range. */
const worth = (unit: Unit): number => 0.27 * (unit.hits - unit.wounds) + 0.084 * overBands(unit.fire);

/** The squad's chance to win, roughly. */
function squadScore(w: Position): number {
  let balance = -0.88;
  for (const unit of w.squad) if (unit.status === 'standing') balance += worth(unit);
  for (const one of w.combat?.cards ?? []) {
    if (!isEnemy(one.card)) continue;
    balance -= 0.178 * Math.max(0, woundsToKill(kindOf(one.card)) - one.wounds);
    balance -= 0.3 * itemAt(BITE, itemAt(KIND_OF, one.card));
  }
  balance -= 0.12 * waiting(w);
  balance += w.mission.ammo === 0 ? -0.61 : 0.056 * Math.min(20, w.mission.ammo);
  balance += 0.087 * (w.combat?.charges ?? 0);
  return 0.01 + 0.98 / (1 + Math.exp(-balance));
}

export function score(w: Table, seat: Seat): number {
  if (w.over !== null) return w.over.winners.includes(seat) ? 1 : 0;
  const squad = squadScore(w);
  return itemAt(w.seats, seat).kind === 'hive' ? 1 - squad : squad;
}

/** Grows with every round that was fought, every node that was reached and every mission that was ended. */
export function clock({ results, mission }: Table): number {
  const before = 1000 * results.length;
  if (mission.won === null) return before + mission.node + mission.rounds;
  return results.at(-1)?.number === mission.number ? before : before + 999;
}

/** With a hive at the table the squad wins what it loses. */
export function sides(w: Table): readonly (readonly Seat[])[] | null {
  const hive = hiveSeat(w);
  return hive === null ? null : [squadSeats(w), [hive]];
}
