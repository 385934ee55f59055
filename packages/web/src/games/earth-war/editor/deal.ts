// The first deal of a fight: exact chances from its lists at standard difficulty (hypergeometric).
import {
  type CombatNode,
  type KindName,
  type Scenario,
  isEnemyKind,
  kindsOf,
} from '@xenotable/earth-war/content';
import { madeIn } from '../shared/made.ts';

/** Cards that are dealt at most. */
const DEALT = 6;

/** n over k. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** The chance that exactly so many of `marked` cards are among `dealt` of `all`. */
export const chanceOf = (all: number, marked: number, dealt: number, hits: number): number =>
  (choose(marked, hits) * choose(all - marked, dealt - hits)) / choose(all, dealt);

export interface FirstDeal {
  cards: number;
  dealt: number;
  enemies: number;
  /** Enemies dealt on average. */
  mean: number;
  none: number;
  /** All of them at once, or as many as are dealt. */
  most: number;
  /** The strongest kind of enemy, and the chance that one of it is dealt. */
  strongest: { kind: KindName; count: number; chance: number } | null;
}

export function firstDeal(scenario: Scenario, node: CombatNode): FirstDeal {
  const lists = [...node.enemies, ...node.shadows];
  const cards = lists.reduce((sum, [count]) => sum + count, 0);
  const dealt = Math.min(DEALT, cards);
  const enemies = lists.reduce((sum, [count, kind]) => sum + (isEnemyKind(kind) ? count : 0), 0);
  const counts = new Map<KindName, number>();
  for (const [count, kind] of lists) if (isEnemyKind(kind)) counts.set(kind, (counts.get(kind) ?? 0) + count);
  const kinds = kindsOf(madeIn(scenario));
  const killing = (name: KindName): number => kinds.find((kind) => kind.name === name)?.wounds ?? 0;
  const [worst] = [...counts].toSorted(([a], [b]) => killing(b) - killing(a));
  return {
    cards,
    dealt,
    enemies,
    mean: cards === 0 ? 0 : (dealt * enemies) / cards,
    none: chanceOf(cards, enemies, dealt, 0),
    most: chanceOf(cards, enemies, dealt, Math.min(dealt, enemies)),
    strongest:
      worst === undefined
        ? null
        : { kind: worst[0], count: worst[1], chance: 1 - chanceOf(cards, worst[1], dealt, 0) },
  };
}
