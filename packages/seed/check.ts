// Whether the dice of a record are those of its seed: for the laboratory and for the browser.
import { type AnyRules, type Difference, type GameRecord, fold, recomputed, seeded } from '@xenotable/kernel';
import { commitment, seedWith } from './index.ts';

export type DiceCheck =
  /** No hash was published before the first die: there is nothing to compare with. */
  | { verdict: 'unsealed' }
  /** The seed is published when the game is over. */
  | { verdict: 'sealed' }
  /** What the record calls its seed cannot be one. */
  | { verdict: 'no seed' }
  | {
      verdict: 'opened';
      /** Whether the seed is the one whose hash was published. */
      fits: boolean;
      /** Results that were computed again. */
      compared: number;
      /** Those that are not the seed's, the first one first. */
      different: Difference[];
    };

/** Replays a record and computes every result again from its seed. Throws RecordError where the record itself does not hold. */
export async function checkDice(game: AnyRules, record: GameRecord): Promise<DiceCheck> {
  fold(game, record);
  const { commitment: published, seed, words } = record.head;
  if (published === undefined) return { verdict: 'unsealed' };
  if (seed === undefined) return { verdict: 'sealed' };
  if (!/^[0-9a-f]{64}$/.test(seed)) return { verdict: 'no seed' };
  const source = seeded(await seedWith(seed, words));
  return {
    verdict: 'opened',
    fits: (await commitment(seed)) === published,
    ...recomputed(game, record, source),
  };
}
