// What a viewer may know, field by field: everything a table has to draw, with reasons.
import type { Bookmark, Outcome, Refusal, Seat, Viewer } from '@xenotable/kernel';
import type { Price } from './book/acquire/prices.ts';
import type { Value } from './book/values.ts';
import type { OpenWindow } from './book/windows.ts';
import type { CardId, Goods } from './content/cards.ts';
import type { AbilityNumber, DivisionId } from './content/divisions.ts';
import type { EnemyId } from './content/enemies.ts';
import type { ItemId } from './content/items.ts';
import type { CrystalId, SoldTroopId, TroopId } from './content/troops.ts';
import type { TableOptions } from './options.ts';
import type { Dawn, Hidden, ItemSlot, Perks, Phase, Tally, Tokens, Turned } from './table.ts';

/** A kind of card with a count, in a pile whose order nobody knows. */
export interface Count<K = CardId> {
  card: K;
  count: number;
}

export interface TroopView {
  id: number;
  card: TroopId;
  zone: number;
  damage: number;
  /** Hit Points left. */
  remaining: number;
  power: Value;
  hp: Value;
  weapon: ItemId | '';
  armor: ItemId | '';
  /** Ability tokens on the Troop, its Weapon and its Armor. */
  used: Tokens;
  webbed: boolean;
  /** Bio-Enhancers until the end of the Combat. */
  boosts: number;
  /** Came into the lane this round. */
  fresh: boolean;
}

/** Any card on the Hive's side of a lane. */
interface AnyEnemyView {
  id: number;
  /** 1 is the front; 5 and more are overflow zones. */
  zone: number;
  up: boolean;
  from: number;
  /** Seats that have looked at it face-down. */
  seenBy: Seat[];
  damage: number;
  /** Null while the card is unknown. */
  remaining: number | null;
  power: Value | null;
  hp: Value | null;
  /** Power until the end of the round, public even on a face-down card. */
  bonus: number;
  stasis: boolean;
  /** Troops with which it ended in a stalemate. */
  noted: number[];
}

interface HiveEnemyView extends AnyEnemyView {
  /** Null when this viewer does not know it: then it is one of `encounter.unseen[from]`. */
  card: EnemyId | null;
  turned: null;
}

interface ConvertedView extends AnyEnemyView {
  card: TroopId;
  /** Whose it was and what it carries. */
  turned: Turned;
}

export type EnemyView = HiveEnemyView | ConvertedView;

/** XS-SET-16 Enemy Zones on the one side, Troop Zones on the other; both zones 1 touch. */
export interface LaneView {
  troops: TroopView[];
  enemies: EnemyView[];
  /** The seat whose Proximity Mines lie here, or null. */
  mines: Seat | null;
  /** The next Combat here has no Reaction step. */
  rampage: boolean;
  /** Encounter cards added by effects this round (at most 12). */
  added: number;
}

export interface AbilityView {
  ability: AbilityNumber;
  text: string;
  /** Its wave has come. */
  unlocked: boolean;
  used: boolean;
  passive: boolean;
}

export interface SeatView {
  seat: Seat;
  name: string;
  kind: 'person' | 'ally';
  division: DivisionId | '';
  abilities: AbilityView[];
  /** Null when this viewer may not look; then `unseen` holds hand and deck together. */
  hand: CardId[] | null;
  handSize: number;
  /** Cards of a closed hand that everybody saw arrive. */
  shown: CardId[];
  deckSize: number;
  /** What the deck holds, in no order; with a closed hand, deck and hand together. */
  unseen: Count[];
  discard: CardId[];
  purse: number;
  /** Seats whose price cut was granted to this one. */
  cuts: Seat[];
  ready: boolean;
  wants: boolean;
  lane: LaneView;
  tally: Tally;
}

export interface GoodsView<C extends Goods = Goods> {
  card: C;
  left: number;
  cost: number;
  /** What the viewer would pay, with reasons. */
  price: Price;
  /** The same with the own Division's price cut, where it fits and is unused. */
  cutPrice: Price | null;
  /** Why nobody can buy it now (wave, empty stack), or null. */
  locked: Refusal | null;
}

/** What a viewer knows of the table; scripts decide by it. */
export interface Seen {
  viewer: Viewer;
  edition: string;
  undoBarrier: number;
  over: Outcome | null;
  options: TableOptions;
  /** Recruit, Standard, Veteran, Nightmare or Training. */
  level: string;
  round: number;
  /** How things stood when the round began. */
  dawn: Dawn;
  /** 9, or 3 in the training siege; a siege of one's own has its own number. */
  rounds: number;
  /** The number of the wave. */
  wave: number;
  phase: Phase;
  /** First player of the round; seat 0 stands in until one is chosen. */
  first: Seat;
  /** The first player of the siege was chosen. */
  opened: boolean;
  /** The lane in combat, or null. */
  active: Seat | null;
  base: { now: number; start: number };
  seats: SeatView[];
  market: {
    troops: GoodsView<SoldTroopId>[];
    items: (GoodsView<ItemId> | null)[];
    slots: ItemSlot[];
    /** What is left of each stack. */
    stacks: Record<SoldTroopId, number>;
    crystals: Record<CrystalId, number>;
  };
  /** Item Trackers that are still in the deck, in no order. */
  trackers: Count<ItemId>[];
  retired: ItemId[];
  box: CardId[];
  encounter: {
    /** Cards left in the current deck. */
    left: number;
    discard: EnemyId[];
    /** What the deck and the face-down cards can be, shuffle by shuffle; the last is the current deck. `boss` is one of the wave's two. */
    unseen: Count<Hidden>[][];
  };
  /** The window that is open for answers. */
  window: OpenWindow | null;
  /** The lane whose Overrun has begun. */
  overrun: Seat | null;
  /** The card whose extra hit is aimed now. */
  hitting: CardId | null;
  perks: Perks;
  /** Id of the next card that enters a lane. */
  next: number;
}

/** What a script reads of a seat. */
export type SeatGlimpse = Omit<SeatView, 'abilities' | 'unseen' | 'shown' | 'deckSize' | 'tally'>;

/** What a script reads of a view: much less than everything, so that a search can ask it often. */
export interface Glimpse extends Pick<
  Seen,
  'round' | 'rounds' | 'active' | 'market' | 'window' | 'overrun' | 'hitting'
> {
  seats: readonly SeatGlimpse[];
}

/** What a viewer gets: also where the book lies open, from which `imagine` goes on. */
export interface View extends Seen {
  flow: Bookmark[];
}
