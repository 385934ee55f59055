// What the table wants to know before a choice is made: how cards would be paid, what a face-down Enemy can be, what is about to hit.
import { ENEMIES, type EnemyId, isEnemy } from './content/enemies.ts';
import type { Hidden } from './table.ts';
import type { Count, Seen } from './viewTypes.ts';

export { exchangeOf } from './auto/forecast.ts';
export { fallingBy } from './gear.ts';
export { refillOf } from './table.ts';
export {
  bossesAt,
  bossCount,
  bossesJoining,
  nextWaveAt,
  siegeOf,
  suppliedAt,
  supplyWords,
  waveNews,
  waveOf,
  zonesFilled,
} from './siege.ts';
export * from './paying.ts';
export * from './placing.ts';
export { type Purchase, purchasesOf } from './plans.ts';
export * from './things.ts';
export * from './viewReaders.ts';

/** What a face-down Enemy of one shuffle can be, by what this viewer knows. */
export interface Unseen {
  /** Cards whose values are known; a Boss whose name is not known is left out. */
  cards: number;
  /** Means of their Power and Hit Points. */
  power: number;
  hp: number;
  /** The kinds that are left, the most frequent first; null is one of the wave's Bosses. */
  kinds: { card: EnemyId | null; count: number }[];
}

const kindOf = ({ card, count }: Count<Hidden>): Unseen['kinds'][number] => ({
  card: isEnemy(card) ? card : null,
  count,
});

export function unseenOf(view: Seen, from: number): Unseen {
  const kinds = (view.encounter.unseen[from] ?? [])
    .filter(({ count }) => count > 0)
    .map(kindOf)
    .sort((a, b) => b.count - a.count);
  let cards = 0;
  let power = 0;
  let hp = 0;
  for (const { card, count } of kinds) {
    if (card === null) continue;
    cards += count;
    power += ENEMIES[card].power * count;
    hp += ENEMIES[card].hp * count;
  }
  return { cards, power: cards === 0 ? 0 : power / cards, hp: cards === 0 ? 0 : hp / cards, kinds };
}

/** Damage that is about to be placed on a card in a lane. */
export const damageComing = (view: Seen, unit: number): number =>
  (view.window?.hits ?? []).reduce((sum, hit) => (hit.unit === unit ? sum + hit.amount : sum), 0);
