// The world of XenoShyft: everything that lies on the table, as plain data.
import type { Bag, Seat, World } from '@xenotable/kernel';
import type { CardId } from './content/cards.ts';
import type { AbilityNumber, DivisionId, Perk } from './content/divisions.ts';
import type { EnemyId } from './content/enemies.ts';
import type { ItemId } from './content/items.ts';
import type { CrystalId, SoldTroopId, TroopId } from './content/troops.ts';
import type { TableOptions } from './options.ts';

export type Phase = 'setup' | 'draw' | 'acquire' | 'deployment' | 'combat' | 'wrap-up';
/** A wave of the book. */
export type Wave = 1 | 2 | 3;
export type Slot = 'weapon' | 'armor';

/** XS-ABI-01 Ability tokens: on the Troop itself, on its Weapon, on its Armor. */
export type Tokens = Record<'troop' | Slot, boolean>;

/** A Troop in a lane. The lane's owner owns it (XS-OWN-01). */
export interface Troop {
  id: number;
  card: TroopId;
  /** 1 is the front. */
  zone: number;
  /** XS-GEN-10 Tokens never run out: a plain number. */
  damage: number;
  weapon: ItemId | '';
  armor: ItemId | '';
  /** Which abilities were used this round. */
  used: Tokens;
  webbed: boolean;
  /** Bio-Enhancers until the end of the Combat. */
  boosts: number;
  /** Came into the lane this round. */
  fresh: boolean;
}

/** What a converted Troop was and carries. */
export interface Turned {
  owner: Seat;
  weapon: ItemId | '';
  armor: ItemId | '';
  boosts: number;
}

/** Any card on the Hive's side of a lane. */
interface AnyEnemy {
  id: number;
  up: boolean;
  /** Which shuffle of the Encounter Deck it came from. */
  from: number;
  /** Seats that have looked at it face-down, in their order. */
  seenBy: Seat[];
  zone: number;
  damage: number;
  /** Power until the end of the round. */
  bonus: number;
  stasis: boolean;
  /** Troops with which it ended in a stalemate. */
  noted: number[];
}

/** A card of the Encounter Deck. */
export interface HiveEnemy extends AnyEnemy {
  /** Empty while nobody has ever seen this face-down card: then it is one of those left in `encounter.bags[from]`. */
  card: EnemyId | '';
  turned: null;
}

/** XS-CNV-01 A Troop that fights for the Hive; it is face-up. */
export interface ConvertedTroop extends AnyEnemy {
  card: TroopId;
  turned: Turned;
}

/** An Enemy in a lane. */
export type Enemy = HiveEnemy | ConvertedTroop;

export interface Lane {
  /** From the front; zones may have gaps. */
  troops: Troop[];
  enemies: Enemy[];
  /** The seat whose Proximity Mines lie here, or -1. */
  mines: Seat;
  /** The next Combat has no Reaction step. */
  rampage: boolean;
  /** Encounter cards that effects added this round. */
  added: number;
}

/** For the result sheet (XS-END-05). */
export interface Tally {
  kills: number;
  overruns: number;
  baseDamage: number;
  bought: number;
  lost: number;
}

export interface Commander {
  kind: 'person' | 'ally';
  name: string;
  /** XS-DIV-06 Outside every zone: nothing can damage, move, discard or burn it. */
  division: DivisionId | '';
  deck: Bag<CardId>;
  /** Sorted. */
  hand: CardId[];
  /** With closed hands: cards of this hand that everybody saw arrive. */
  shown: CardId[];
  discard: CardId[];
  purse: number;
  /** Seats whose price cut was granted to this one and not spent yet. */
  cuts: Seat[];
  /** Abilities of the Division that were used this round. */
  used: AbilityNumber[];
  ready: boolean;
  /** Has asked the Ally Commanders for Troops this round. */
  wants: boolean;
  lane: Lane;
  tally: Tally;
}

export interface ItemSlot {
  item: ItemId | '';
  left: number;
}

export interface Encounter {
  /** The cards nobody has seen, shuffle by shuffle; the last bag is the current deck. Face-down cards in lanes still count as inside. */
  bags: Bag<Hidden>[];
  /** Cards of the current deck that are not yet placed. */
  left: number;
  discard: EnemyId[];
}

/** A card back of the Hive. Which of the two Bosses was shuffled in is decided when it is seen. */
export type Hidden = EnemyId | 'boss';

/** How things stood when the round began: what the round has cost is counted from here. */
export interface Dawn {
  base: number;
  kills: number;
  /** Troops lost, by seat. */
  lost: number[];
}

export const dawnOf = (w: Table): Dawn => ({
  base: w.base,
  kills: w.commanders.reduce((all, one) => all + one.tally.kills, 0),
  lost: w.commanders.map((one) => one.tally.lost),
});

/** XS-DIV-03 Which passive Division abilities are in force. */
export type Perks = Record<Perk, boolean>;
export const NO_PERKS: Readonly<Perks> = {
  'better medicine': false,
  'better armor': false,
  'better weapons': false,
  'better drill': false,
};

export interface Table extends World {
  options: TableOptions;
  commanders: Commander[];
  base: number;
  baseStart: number;
  round: number;
  dawn: Dawn;
  phase: Phase;
  /** First player of the round; seat 0 stands in until one is chosen. */
  first: Seat;
  /** The first player of the siege was chosen. */
  opened: boolean;
  /** The lane in combat, or -1. */
  active: Seat;
  /** Troop stacks; Militia has none. */
  stacks: Record<SoldTroopId, number>;
  crystals: Record<CrystalId, number>;
  slots: ItemSlot[];
  trackers: Bag<ItemId>;
  retired: ItemId[];
  /** Player cards that never return. */
  box: CardId[];
  encounter: Encounter;
  perks: Perks;
  /** Id of the next card that enters a lane. */
  next: number;
}

export const LANE_ZONES = 4;

/** XS-DRW-01 The hand is refilled to this many cards. */
export const FULL_HAND = 6;

/** XS-DRW-01 XS-DRW-03 How many cards a hand draws when it is refilled: `rest` are in the deck and the Discard Pile. */
export const refillOf = (hand: number, rest: number): number => Math.min(Math.max(0, FULL_HAND - hand), rest);

/** What a seat owns and does. */
export function commanderOf(w: Table, seat: Seat): Commander {
  const one = w.commanders[seat];
  if (one === undefined) throw new Error(`nobody has seat ${seat}`);
  return one;
}

export const laneOf = (w: Table, seat: Seat): Lane => commanderOf(w, seat).lane;

/** XS-SEAT-02 An Ally Commander sits here: a script plays the seat. */
export const isAlly = (w: Table, seat: Seat): boolean => commanderOf(w, seat).kind === 'ally';

/** The first of the people at the table, or null where Ally Commanders are among themselves. */
export function hostOf(w: Table): Seat | null {
  const seat = w.commanders.findIndex((one) => one.kind === 'person');
  return seat < 0 ? null : seat;
}

/** Seats from one of them to the left. */
export function seatsFrom(w: Table, seat: Seat): Seat[] {
  const seats: Seat[] = [];
  const count = w.commanders.length;
  for (let i = 0; i < count; i++) seats.push((seat + i) % count);
  return seats;
}

/** The lane in which a Troop stands, or -1. */
export function laneOfTroop(w: Table, id: number): Seat {
  for (let seat = 0; seat < w.commanders.length; seat++)
    for (const troop of laneOf(w, seat).troops) if (troop.id === id) return seat;
  return -1;
}

export function laneOfEnemy(w: Table, id: number): Seat {
  for (let seat = 0; seat < w.commanders.length; seat++)
    for (const enemy of laneOf(w, seat).enemies) if (enemy.id === id) return seat;
  return -1;
}

export function troopById(w: Table, id: number): Troop | null {
  for (const { lane } of w.commanders) for (const troop of lane.troops) if (troop.id === id) return troop;
  return null;
}

export function enemyById(w: Table, id: number): Enemy | null {
  for (const { lane } of w.commanders) for (const enemy of lane.enemies) if (enemy.id === id) return enemy;
  return null;
}

/** A Troop that must stand in a lane. */
export function troopOf(w: Table, id: number): Troop {
  const troop = troopById(w, id);
  if (troop === null) throw new Error(`Troop ${id} stands in no lane`);
  return troop;
}

/** An Enemy that must be in a lane. */
export function enemyOf(w: Table, id: number): Enemy {
  const enemy = enemyById(w, id);
  if (enemy === null) throw new Error(`Enemy ${id} is in no lane`);
  return enemy;
}

export function newTroop(w: Table, card: TroopId, zone: number): Troop {
  return {
    id: w.next++,
    card,
    zone,
    damage: 0,
    weapon: '',
    armor: '',
    used: { troop: false, weapon: false, armor: false },
    webbed: false,
    boosts: 0,
    fresh: true,
  };
}

/** Puts a Troop or an Enemy among the others by its zone. */
export function putByZone<T extends { zone: number }>(cards: T[], card: T): void {
  const at = cards.findIndex((other) => other.zone >= card.zone);
  cards.splice(at < 0 ? cards.length : at, 0, card);
}

export function emptyZones(lane: Lane): number[] {
  const zones: number[] = [];
  for (let zone = 1; zone <= LANE_ZONES; zone++)
    if (!lane.troops.some((troop) => troop.zone === zone)) zones.push(zone);
  return zones;
}

/** Cards in their order without gaps from the front. */
export function closeRank(cards: readonly { zone: number }[]): void {
  let zone = 0;
  for (const card of cards) card.zone = ++zone;
}

/** XS-ADV-01 XS-CMB-06 Both halves close up, keeping their order. */
export function closeUp(lane: Lane): void {
  closeRank(lane.troops);
  closeRank(lane.enemies);
}
