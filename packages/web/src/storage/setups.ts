// The set-up that was put together last for each game: going back or playing another game forgets nothing.
import type { Strength } from '@xenotable/bots';
import { type Json, isJson } from '@xenotable/kernel';
import type { Pace } from '@xenotable/server/protocol';
import * as v from 'valibot';
import { json, keyOf, stored } from './stored.ts';
import type { Typed } from './tableRow.ts';

/** A seat that is to be taken: by me, by somebody else, by a program that thinks, or by one of the game's scripted players by its kind. */
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
  /** Empty: the table takes one by chance. */
  seed: string;
  /** How many decisions those who only watch an online table are behind. */
  watchDelay: number;
  /** What people write to all at an online table is kept with its record. */
  keepTalk: boolean;
  /** How long somebody is waited for at an online table; null: for ever. */
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
  // Missing in what an earlier version kept.
  hints: v.optional(v.boolean(), true),
  seed: v.string(),
  // Missing in what an earlier version kept.
  watchDelay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 0),
  keepTalk: v.optional(v.boolean(), false),
  pace: v.optional(v.nullable(v.picklist(['live', 'hour', 'day'])), null),
});

const at = (game: string) =>
  stored<SetupDraft | null>(keyOf('setup', game), json(v.nullable(schema)), null, 'Your last set-up');

export const setupOf = (game: string): SetupDraft | null => at(game).read();

export const keepSetup = (game: string, draft: SetupDraft): void => at(game).write(draft);
