// What an attack is likely to do, in hearts and chances.
import { hitChance } from '../../book/fight/strike.ts';

/** CC-GEN-19 Chances of the totals of so many damage dice: each shows 0, 1 or 2. */
const totals: number[][] = [[1]];
function totalsOf(dice: number): readonly number[] {
  let known = totals[dice];
  if (known === undefined) {
    const fewer = totalsOf(dice - 1);
    known = Array.from({ length: 2 * dice + 1 }, (_, sum) => {
      let chance = 0;
      for (let face = 0; face <= 2; face++) chance += (fewer[sum - face] ?? 0) / 3;
      return chance;
    });
    totals[dice] = known;
  }
  return known;
}

/** What becomes of somebody who is hit for certain. */
export interface Harm {
  /** Hearts that it costs on average. */
  hearts: number;
  /** Chance of the last heart being lost, and of two points more. */
  falls: number;
  dies: number;
}

const harms = new Map<number, Harm>();

/** CC-DMG-03, CC-WND-01, CC-WND-02 Damage dice less armor and cover against so many hearts; who lies (0 hearts) dies by two points. */
export function harmOf(dice: number, less: number, hearts: number): Harm {
  const key = (dice * 16 + less) * 16 + hearts;
  let known = harms.get(key);
  if (known !== undefined) return known;
  known = { hearts: 0, falls: 0, dies: 0 };
  totalsOf(dice).forEach((chance, total) => {
    const points = Math.max(0, total - less);
    if (known === undefined) return;
    known.hearts += chance * Math.min(points, hearts);
    if (hearts > 0 && points >= hearts) known.falls += chance;
    if (points >= hearts + 2) known.dies += chance;
  });
  harms.set(key, known);
  return known;
}

const chances: number[][] = [];

/** CC-HIT-02, CC-HIT-06 The chance to hit at a distance, from a table. */
export function chanceOf(range: number, far: number): number {
  const known = (chances[range] ??= []);
  return (known[far] ??= hitChance(range, far));
}
