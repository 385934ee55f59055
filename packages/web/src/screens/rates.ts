// Measured win rates, as the laboratory writes them into docs/strength; missing ones are shown as not measured.
import * as v from 'valibot';

const schema = v.object({
  game: v.string(),
  /** The value of the game's option of difficulty. */
  level: v.string(),
  /** Who was measured: 'steady'. */
  strength: v.string(),
  games: v.number(),
  /** Won outright, without draws. */
  wins: v.number(),
  /** The 95 % interval of the rate, from 0 to 1. */
  low: v.number(),
  high: v.number(),
});

export type Rate = v.InferOutput<typeof schema>;

const FILES = import.meta.glob<unknown>('../../../../docs/strength/rates-*.json', {
  eager: true,
  import: 'default',
});

const measured: readonly Rate[] = Object.values(FILES).flatMap((file) => v.parse(v.array(schema), file));

export const rateOf = (game: string, level: string): Rate | undefined =>
  measured.find((rate) => rate.game === game && rate.level === level);
