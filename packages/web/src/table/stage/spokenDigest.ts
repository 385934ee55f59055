// The digest in one sentence.
import type { Told } from './useAftermath.ts';

export const actCount = (count: number): string => (count === 1 ? '1 act' : `${count} acts`);

/** At most this many results are in one sentence. */
const MOST_SPOKEN = 2;

/** One sentence: what the viewer lost, or another result. */
export function spokenDigest({ acts: all, losses, made }: Pick<Told, 'acts' | 'losses' | 'made'>): string {
  const others = all.flatMap(({ weight, result }) => {
    if (weight < 2 || result === null) return [];
    return [result.about === undefined ? result.words : `${result.about}: ${result.words}`];
  });
  const totals = [...losses, ...made];
  const said = totals.length > 0 ? totals : others.slice(0, MOST_SPOKEN);
  return `${actCount(all.length)}: ${said.length === 0 ? 'none of yours was hurt' : said.join('; ')}.`;
}
