// Everything a player can say at this table.
import type { FirstChoice, Seat } from '@xenotable/kernel';
import type { CardId } from './content/cards.ts';
import type { AbilityNumber, DivisionId } from './content/divisions.ts';
import type { ItemId } from './content/items.ts';
import type { CrystalId, TroopId } from './content/troops.ts';
import type { Slot } from './table.ts';

export type Choice =
  | SetupChoice
  | PhaseChoice
  | AcquireChoice
  | LaneChoice
  | Play
  | AnswerChoice
  | FirstChoice;

export type SetupChoice =
  | { do: 'lead'; division: DivisionId }
  | { do: 'stock'; item: ItemId }
  | { do: 'begin with'; seat: Seat };

export type PhaseChoice = { do: 'pass' } | { do: 'ready' } | { do: 'not ready' } | { do: 'go on' };

export type AcquireChoice =
  | { do: 'spend'; card: CrystalId }
  /** `cut`: with the own Division's price cut. */
  | { do: 'buy'; card: TroopId | ItemId; cut?: true }
  | { do: 'exchange'; for: 'x3' | 'x6' }
  /** XS-ALLY-06 XS-ALLY-08 What may be asked of an Ally Commander. */
  | { do: 'request'; favour: 'return' | 'fund'; of: Seat }
  | { do: 'request'; favour: 'troops' };

export type LaneChoice =
  | { do: 'deploy'; card: TroopId; lane: Seat; zone: number }
  /** `old`: what becomes of the card that is there: another Troop of the lane gets it, or it is discarded. */
  | { do: 'equip'; card: ItemId; troop: number; old?: number | 'discard' }
  | { do: 'move'; troop: number; zone: number }
  | { do: 'hand over'; slot: Slot; from: number; to: number }
  | { do: 'stand down'; troop: number }
  | { do: 'discard'; card: CardId };

/** A card from the hand, an ability in the lane, or the Division's. */
export type Play = CardPlay | TroopPlay | DivisionPlay;

/** Whom or what a play is aimed at; each verb uses its own. */
export interface Aim {
  troop?: number;
  enemy?: number;
  lane?: Seat;
  zone?: number;
  amount?: number;
  /** Trauma Kit: [Troop, damage removed] from the front. */
  heal?: [number, number][];
  /** Drop Ship: the Discard Pile and the Troop in it. */
  from?: Seat;
  card?: TroopId;
}

export type CardPlay = { do: 'play'; card: ItemId | TroopId; at: Aim };
export type TroopPlay = { do: 'use'; troop: number; of: 'troop' | Slot; at: Aim };
export type DivisionPlay = { do: 'division'; ability: AbilityNumber; to?: Seat; troops?: [number, number] };

export type AnswerChoice =
  | { do: 'take'; card: CardId }
  | { do: 'decline' }
  | { do: 'order'; troops: number[] }
  | { do: 'next'; enemy: number }
  | { do: 'hit'; enemy: number }
  | { do: 'accept' }
  | { do: 'refuse' };

export const PASS = { do: 'pass' } as const;

/** What a choice does; the order of effects (`FirstChoice`) has no such word. */
export type Deed = Exclude<Choice, FirstChoice>['do'];
/** The choices that do one of these things. */
export type Doing<D extends Deed> = Extract<Choice, { do: D }>;

export function does<D extends Deed>(choice: Choice, ...deeds: readonly D[]): choice is Doing<D> {
  if (!('do' in choice)) return false;
  for (const deed of deeds) if (deed === choice.do) return true;
  return false;
}

/** A choice as one of those that its question offers: no other gets past the judge. */
export function doing<D extends Deed>(choice: Choice, ...deeds: readonly D[]): Doing<D> {
  if (!does(choice, ...deeds))
    throw new Error(`${JSON.stringify(choice)} is not one of: ${deeds.join(', ')}`);
  return choice;
}

/** A play in a window. */
export const asPlay = (choice: Choice): Play => doing(choice, 'play', 'use', 'division');

/** What a play is aimed at, by a name that its verb needs. */
export function aimAt<K extends keyof Aim>(at: Aim, what: K): NonNullable<Aim[K]> {
  const value = at[what];
  if (value === undefined) throw new Error(`a play without '${what}': ${JSON.stringify(at)}`);
  return value;
}
