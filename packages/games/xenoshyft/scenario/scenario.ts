// XS-SCN-01 A siege as data: what comes, what the Commanders begin with, and by which rules. The sieges of the book are written in it too.
import { type ScenarioHead, keysOf } from '@xenotable/kernel';
import type { CardId } from '../content/cards.ts';
import type { DivisionId } from '../content/divisions.ts';
import type { EnemyId } from '../content/enemies.ts';
import type { ItemId } from '../content/items.ts';
import type { Wave } from '../table.ts';

export interface Siege extends ScenarioHead {
  /** XS-SCN-10 For how many seats it is made. */
  seats: { least: number; most: number };
  /** XS-SCN-05 Hit Points of the Base for each seat. */
  base: number;
  waves: SiegeWave[];
  items: SiegeItems;
  divisions: SiegeDivisions;
  /** XS-SCN-08 What everybody's deck holds before the Division adds its cards. */
  deck: Partial<Record<CardId, number>>;
  /** XS-SCN-08 Whether the Division's own cards come into the deck. */
  divisionCards: boolean;
  /** XS-SCN-08 Xenosathem in the purse of round 1, besides the cards. */
  purse: number;
  /** XS-SCN-09 Options of the table that the siege fixes. */
  rules: SiegeRules;
}

/** XS-SCN-02 One wave. */
export interface SiegeWave {
  /** What it is called when it comes; empty: by its number. */
  name: string;
  /** XS-SCN-04 Troops for sale, income, exchange and Division abilities are those of this wave of the book. */
  supply: Wave;
  /** One entry for each round: how many Enemy Zones of a lane are filled. */
  zones: number[];
  /** XS-SCN-03 The Encounter Deck: which Enemies, how often. */
  encounters: Partial<Record<EnemyId, number>>;
  bosses: SiegeBosses;
}

export const BOSS_NUMBERS = ['by seats', 'one', 'all', 'none'] as const;

/** XS-SCN-03 */
export interface SiegeBosses {
  of: EnemyId[];
  /** By seats: one for one or two seats, all for more. */
  number: (typeof BOSS_NUMBERS)[number];
  /** In which round of the wave they join the deck; 1: they are in it from the start. */
  round: number;
}

export const ITEM_WAYS = ['drawn', 'drafted', 'named only'] as const;

/** XS-SCN-06 */
export interface SiegeItems {
  slots: number;
  /** On sale from the start. */
  named: ItemId[];
  /** How the other slots are filled. */
  others: (typeof ITEM_WAYS)[number];
  /** What is drawn from, at the start and when a slot is empty. */
  from: ItemId[];
}

export const DIVISION_WAYS = ['dealt', 'chosen', 'drafted', 'in order'] as const;

/** XS-SCN-07 */
export interface SiegeDivisions {
  of: DivisionId[];
  /** 'in order': seat A leads the first of the list, seat B the second. */
  by: (typeof DIVISION_WAYS)[number];
}

/** The options that a siege may fix, with their values. */
export const RULE_CHOICES = {
  reactions: ['any number', 'one each'],
  hands: ['open', 'closed'],
  research: ['weapons', 'any card'],
  wounds: ['stay', 'heal'],
  standDown: [false, true],
  consent: [false, true],
  first: ['host', 'random'],
  between: [false, true],
} as const;
export type RuleName = keyof typeof RULE_CHOICES;
export const RULE_NAMES = keysOf(RULE_CHOICES);
export type SiegeRules = { [K in RuleName]?: (typeof RULE_CHOICES)[K][number] };

/** Seats that a siege can have at most. */
export const MOST_SEATS = 4;
