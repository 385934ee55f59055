// Which mutants are tried.
import { matchesGlob } from 'node:path';
import { markOf } from './marks.ts';
import type { Mutant } from './subject.ts';

export interface Choosing {
  /** Only files that match this pattern. */
  files?: string | undefined;
  /** Only this many mutants, at random. */
  sample?: number | undefined;
  /** The seed of the sample. */
  seed?: number | undefined;
}

/**
 * The numbers of the mutants to try. In a sample each is equally likely. A larger sample of the same seed contains the
 * smaller one, and a mutant stays in it while other code changes.
 */
export function chosen(mutants: readonly Mutant[], { files, sample, seed = 1 }: Choosing): number[] {
  const all = mutants
    .map(({ file, key }, number) => ({ number, file, key }))
    .filter(({ file }) => files === undefined || matchesGlob(file, files));
  if (sample === undefined || sample >= all.length) return all.map(({ number }) => number);
  return all
    .map(({ number, key }) => ({ number, lot: markOf(String(seed), key) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, sample)
    .map(({ number }) => number)
    .sort((a, b) => a - b);
}
