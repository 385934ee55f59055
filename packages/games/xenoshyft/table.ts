// The world of XenoShyft: everything that lies on the table, as plain data.
import type { Bag, Seat, World } from '@xenotable/kernel';
import type { CardId } from './content/cards.ts';
import type { DivisionId } from './content/divisions.ts';
import type { EnemyId } from './content/enemies.ts';
import type { ItemId } from './content/items.ts';
import type { CrystalId, TroopId } from './content/troops.ts';
import type { Rules } from './options.ts';

export type Phase = 'setup' | 'draw' | 'acquire' | 'deployment' | 'combat' | 'wrap-up';
export type Wave = 1 | 2 | 3;
export type Slot = 'weapon' | 'armor';

/** Ability tokens on a Troop, as bits of `used`. */
export const TOKEN: Record<'troop' | Slot, number> = { troop: 1, weapon: 2, armor: 4 };

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
  /** Ability tokens on the Troop and its Equipment: see TOKEN. */
  used: number;
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

/** An Enemy in a lane. */
export interface Enemy {
  id: number;
  /** Empty while nobody has ever seen this face-down card: then it is one of those left in `encounter.bags[from]`. */
  card: EnemyId | TroopId | '';
  up: boolean;
  /** Which shuffle of the Encounter Deck it came from. */
  from: number;
  /** Seats that have looked at it face-down, as bits. */
  seen: number;
  zone: number;
  damage: number;
  /** Power until the end of the round. */
  bonus: number;
  stasis: boolean;
  /** Troops with which it ended in a stalemate. */
  noted: number[];
  turned: Turned | null;
}

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
  /** Ability tokens on the Division: 1, 2 and 4. */
  used: number;
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

export interface Table extends World {
  rules: Rules;
  commanders: Commander[];
  base: number;
  baseStart: number;
  round: number;
  dawn: Dawn;
  phase: Phase;
  /** First player of the round. */
  first: Seat;
  /** The lane in combat, or -1. */
  active: Seat;
  /** Troop stacks; Militia has none. */
  stacks: Record<Exclude<TroopId, 'militia'>, number>;
  crystals: Record<CrystalId, number>;
  slots: ItemSlot[];
  trackers: Bag<ItemId>;
  retired: ItemId[];
  /** Player cards that never return. */
  box: CardId[];
  encounter: Encounter;
  /** Passive Division abilities in force, as bits: see book/divisions.ts. */
  perks: number;
  /** Id of the next card that enters a lane. */
  next: number;
}

export const LANE_ZONES = 4;

/** XS-GEN-02 Three rounds are a wave. */
export const waveOf = (round: number): Wave => Math.min(3, Math.ceil(round / 3)) as Wave;

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
    for (const troop of w.commanders[seat]!.lane.troops) if (troop.id === id) return seat;
  return -1;
}

export function laneOfEnemy(w: Table, id: number): Seat {
  for (let seat = 0; seat < w.commanders.length; seat++)
    for (const enemy of w.commanders[seat]!.lane.enemies) if (enemy.id === id) return seat;
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

export function newTroop(w: Table, card: TroopId, zone: number): Troop {
  return {
    id: w.next++,
    card,
    zone,
    damage: 0,
    weapon: '',
    armor: '',
    used: 0,
    webbed: false,
    boosts: 0,
    fresh: true,
  };
}

/** Puts a Troop among the others by its zone. */
export function stand(lane: Lane, troop: Troop): void {
  let at = 0;
  while (at < lane.troops.length && lane.troops[at]!.zone < troop.zone) at++;
  lane.troops.splice(at, 0, troop);
}

export function emptyZones(lane: Lane): number[] {
  const zones: number[] = [];
  for (let zone = 1; zone <= LANE_ZONES; zone++)
    if (!lane.troops.some((troop) => troop.zone === zone)) zones.push(zone);
  return zones;
}

/** XS-ADV-01 XS-CMB-06 Both halves close up, keeping their order. */
export function closeUp(lane: Lane): void {
  for (let i = 0; i < lane.troops.length; i++) lane.troops[i]!.zone = i + 1;
  for (let i = 0; i < lane.enemies.length; i++) lane.enemies[i]!.zone = i + 1;
}
