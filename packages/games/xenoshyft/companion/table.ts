// A siege on a real table: the Hive's deck, the Base and the Item Dashboard are kept here, Troops and hands are the people's.
import type { Bag } from '@xenotable/kernel';
import type { CompanionHappening, CompanionWorld } from '@xenotable/kernel/companion';
import type { EnemyId } from '../content/enemies.ts';
import type { ItemId } from '../content/items.ts';

/** An Enemy in a lane; empty while it lies face-down: what it is is decided when it is turned up. */
export interface LaneEnemy {
  card: EnemyId | '';
  damage: number;
}

export interface ItemSlot {
  item: ItemId | '';
  left: number;
}

export interface HiveTable extends CompanionWorld {
  seats: number;
  base: number;
  baseStart: number;
  round: number;
  /** Who fights first this round, from 0. */
  first: number;
  deck: Bag<EnemyId>;
  discard: EnemyId[];
  lanes: LaneEnemy[][];
  slots: ItemSlot[];
  trackers: Bag<ItemId>;
  kills: number;
  overruns: number;
}

export const ROUNDS = 9;
export const ZONES = 4;

/** XS-WAV-02 Three rounds are a wave. */
export const waveOf = (w: Pick<HiveTable, 'round'>): 1 | 2 | 3 => (w.round <= 3 ? 1 : w.round <= 6 ? 2 : 3);

export type OwnHappening =
  | { type: 'round begins'; round: number; wave: number }
  | { type: 'deck ready'; wave: number; cards: number }
  | { type: 'deck reshuffled'; cards: number }
  | { type: 'item sold'; item: string; left: number }
  | { type: 'item arrives'; slot: number; item: string }
  | { type: 'lanes filled'; cards: number }
  | { type: 'enemy revealed'; lane: number; enemy: string; power: number; hp: number }
  | { type: 'enemy joins'; lane: number }
  | { type: 'enemy moves back'; lane: number; enemy: string }
  | { type: 'enemy leaves'; lane: number; enemy: string; killed: boolean }
  | { type: 'enemy hurt'; lane: number; enemy: string; damage: number; left: number }
  | { type: 'troop hurt'; lane: number; by: string; damage: number; killed: boolean }
  | { type: 'stalemate'; lane: number; enemy: string }
  | { type: 'base hit'; enemy: string; damage: number; left: number }
  | { type: 'lane held'; lane: number };

export type Told = OwnHappening | CompanionHappening;
