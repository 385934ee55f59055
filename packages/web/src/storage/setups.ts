// The last set-up of each game, so that going back or playing another game loses nothing.
import type { Strength } from '@xenotable/bots';
import { type Json, isJson } from '@xenotable/kernel';
import type { Pace } from '@xenotable/server/protocol';
import * as v from 'valibot';
import { json, keyOf, stored } from './stored.ts';
import type { Typed } from './tableRow.ts';

/** Who takes a seat: me, somebody else, a program, or one of the game's scripted players by its kind. */
export interface Chair {
  name: string;
  who: string;
  /** How well a program plays it. */
  strength: Strength;
}

export interface SetupDraft {
  name: string;
  options: Record<string, Json>;
  chairs: readonly Chair[];
  cover: boolean;
  typed: Typed | null;
  /** Whether programs may give hints at the table. */
  hints: boolean;
  /** Empty: the table uses a random seed. */
  seed: string;
  /** The number of decisions by which watchers of an online table are behind. */
  watchDelay: number;
  /** Whether what people write to all at an online table is kept with its record. */
  keepTalk: boolean;
  /** How long an online table waits for a seat; null: for ever. */
  pace: Pace | null;
}

const schema: v.GenericSchema<unknown, SetupDraft> = v.object({
  name: v.string(),
  options: v.record(v.string(), v.custom<Json>(isJson)),
  chairs: v.array(
    v.object({ name: v.string(), who: v.string(), strength: v.picklist(['easy', 'steady', 'hard']) }),
  ),
  cover: v.boolean(),
  typed: v.nullable(v.picklist(['dice', 'all'])),
  // Missing in set-ups of earlier versions.
  hints: v.optional(v.boolean(), true),
  seed: v.string(),
  // Missing in set-ups of earlier versions.
  watchDelay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 0),
  keepTalk: v.optional(v.boolean(), false),
  pace: v.optional(v.nullable(v.picklist(['live', 'hour', 'day'])), null),
});

const at = (game: string) =>
  stored<SetupDraft | null>(keyOf('setup', game), json(v.nullable(schema)), null, 'Your last set-up');

export const setupOf = (game: string): SetupDraft | null => at(game).read();

export const keepSetup = (game: string, draft: SetupDraft): void => at(game).write(draft);
