// The digest in one sentence.
import type { Told } from './useAftermath.ts';

export const actCount = (count: number): string => (count === 1 ? '1 act' : `${count} acts`);

/** At most this many results are in one sentence. */
const MOST_SPOKEN = 2;

/** What of weight befell each: what came later replaces what was said of the same one before. */
function endsOf(all: Told['acts']): string[] {
  const ends = new Map<string, string>();
  for (const { weight, result } of all) {
    if (result === null || weight < 2) continue;
    const { about = result.words, words } = result;
    ends.set(about, result.about === undefined ? words : `${about}: ${words}`);
  }
  return [...ends.values()];
}

/** One sentence: what the viewer lost, or another result. */
export function spokenDigest({ acts: all, losses, made }: Pick<Told, 'acts' | 'losses' | 'made'>): string {
  const others = endsOf(all);
  const more = others.length - MOST_SPOKEN;
  const totals = [...losses, ...made];
  const said =
    totals.length > 0 ? totals : [...others.slice(0, MOST_SPOKEN), ...(more > 0 ? [`${more} more`] : [])];
  return `${actCount(all.length)}: ${said.length === 0 ? 'none of yours was hurt' : said.join('; ')}.`;
}
