// What a title provides so that the workshop can make, store, share and play its home-made campaigns.
import type { Json, Outcome, OwnCampaign, ScenarioHead, SeatPlan } from '@xenotable/kernel';
import type { ComponentType } from 'react';
import type { Format } from '../../storage/stored.ts';
import type { Craft } from '../craft.ts';

/** How a finished battle ended. */
export interface BattleEnd {
  over: Outcome;
  /** The public view of its table. */
  view: Json;
}

/** The table of a battle. */
export interface BattleTable {
  options: Record<string, Json>;
  seats: SeatPlan[];
}

/** `P` is the progress: everything that one battle passes on to the next, including the results. */
export interface CampaignCraft<S extends ScenarioHead, P> {
  craft: Craft<S>;
  /** The players' word for a part of a campaign. */
  battle: 'battle' | 'mission';
  /** A description of campaigns made from a seed. */
  says: string;
  /** The sizes to choose from, if any; the first is the default. */
  sizes?: readonly (readonly [id: string, words: string])[];
  generate(seed: number, size: string): OwnCampaign<S>;
  read(value: unknown): OwnCampaign<S>;
  /** Why a scenario of the editor cannot be part of a campaign. */
  unfit?(scenario: S): string | null;
  /** The stored form of the progress. */
  progress: Format<P>;
  /** The progress of a new campaign; null if something must be chosen first, in `Prepare`. */
  begun: P | null;
  /** One sentence for each finished battle. */
  results(progress: P): readonly string[];
  /** '6 to 3', '2 of 3 won'. */
  standing(progress: P): string;
  /** The text shown when all battles are over. */
  verdict(progress: P): string;
  /** Why the next battle cannot begin. */
  stopped?(progress: P): string | null;
  /** The text beside the next battle. */
  outlook?(progress: P): string;
  table(battle: S, progress: P): BattleTable;
  after(progress: P, end: BattleEnd): P;
  /** '24 points · 6 turns' */
  figures(battle: S): string;
  Map: ComponentType<{ scenario: S }>;
  /** Who takes part: chosen before the first battle, cared for between battles. `set` is null while nothing can be changed. */
  Prepare?: ComponentType<{ progress: P | null; set: ((progress: P) => void) | null }>;
}
