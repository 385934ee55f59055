// CC-NPC-01 What an unknown Blip could be.
import type { Bag } from '@xenotable/kernel';
import { UNKNOWN } from '../table.ts';
import type { BlipView, View } from '../view.ts';

/** Likeliest first, with chances from 0 to 1: the shares of what is left in the bags that the rules draw from. */
export function couldBe(view: View, blip: BlipView): { what: string; chance: number }[] {
  const pool = view.pools[blip.pool];
  if (pool === undefined || blip.unit !== UNKNOWN) return [];
  const found = new Map<string, number>();
  const spread = (bag: Bag<string>, share: number): void => {
    const all = bag.left.reduce((sum, count) => sum + count, 0);
    bag.kinds.forEach((kind, i) => {
      const chance = all === 0 ? 0 : (share * (bag.left[i] ?? 0)) / all;
      if (chance === 0) return;
      if (kind === 'any') spread(pool.types, chance);
      else if (kind === 'any LV3') spread(pool.types3, chance);
      else found.set(kind, (found.get(kind) ?? 0) + chance);
    });
  };
  spread(pool.blips, 1);
  return [...found].map(([what, chance]) => ({ what, chance })).sort((a, b) => b.chance - a.chance);
}
