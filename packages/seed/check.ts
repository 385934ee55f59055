// Checks whether the dice of a record are those of its seed: for the laboratory and for the browser.
import { type AnyRules, type Difference, type GameRecord, fold, recomputed, seeded } from '@xenotable/kernel';
import { commitment, seedWith } from './index.ts';

export type DiceCheck =
  /** No commitment was published before the first die, so there is nothing to compare with. */
  | { verdict: 'unsealed' }
  /** The seed is not published before the game is over. */
  | { verdict: 'sealed' }
  /** The record's seed does not have the form of a seed. */
  | { verdict: 'no seed' }
  | {
      verdict: 'opened';
      /** Whether the seed has the published commitment. */
      fits: boolean;
      /** Number of results that were computed again. */
      compared: number;
      /** Results that differ from the seed's, the first one first. */
      different: Difference[];
    };

/** Replays a record and computes every result again from its seed. Throws RecordError if the record itself is not valid. */
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
