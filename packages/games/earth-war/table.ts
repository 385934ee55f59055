// The world of Earth War: squad, mission, and the combat event that is being fought.
import { type Seat, type World, itemAt } from '@xenotable/kernel';
import type { OwnName } from './content/cards.ts';
import type { ItemName } from './content/equipment.ts';
import type { UnitName } from './content/force.ts';
import type { Deeds } from './content/mission.ts';
import type { OrderName } from './content/orders.ts';
import type { UnitType } from './content/units.ts';
import type { Scenario } from './scenario/scenario.ts';

/** EW-BND-02 From near to far. */
export const BANDS = ['CLOSE', 'SHORT', 'MEDIUM', 'LONG'] as const;
export const CLOSE = 0;
export const SHORT = 1;
export const MEDIUM = 2;
export const LONG = 3;

/** The range of a unit that fights in no event. */
export const NO_RANGE = { rn: 5, band: SHORT };

export const bandName = (band: number): string => itemAt(BANDS, band);

export type Difficulty = 'easy' | 'standard' | 'hard';

/** The options of the table (EW-TASTE). */
export interface TableOptions {
  play: 'mission' | 'campaign' | 'patrol';
  difficulty: Difficulty;
  threat: number;
  commonRange: boolean;
  detection: boolean;
  meleeSaves: boolean;
  openLists: boolean;
  repeats: boolean;
  deadlyAcid: boolean;
  hiddenWounds: boolean;
  injuries: boolean;
  /** EW-SCN-01 The mission of one's own that is played. */
  scenario?: Scenario;
}

export interface SeatState {
  kind: 'person' | 'autopilot' | 'hive';
  name: string;
}

export interface Item {
  name: ItemName;
  /** EW-SCN-10 What it is called, if it is home-made: `name` is the printed item that it is like. */
  own?: OwnName;
  uses: number;
  /** Used in this round or, for the Hazard Scanner, in this event. */
  used: boolean;
}

/** `home`: left behind by choice; `absent`: misses this mission. Units that are KIA leave the squad. */
export type Status = 'standing' | 'down' | 'home' | 'absent';

/** What a unit did in Step 2; '' as long as it has done nothing. */
export type Act = '' | 'fire' | 'melee' | 'hold' | 'watch' | 'grenades' | 'charges';

export interface Unit {
  id: number;
  name: string;
  type: UnitType;
  /** EW-SCN-09 What sort of unit it is, if it is home-made: `type` is the printed unit that it is like. */
  own?: OwnName;
  seat: Seat;
  status: Status;
  implanted: boolean;
  /** Operated on during mission 5: lives without a casualty check. */
  saved: boolean;
  wounds: number;
  fire: number[];
  melee: number;
  cap: number;
  hits: number;
  arm: number;
  wits: number;
  command: number;
  leader: boolean;
  xp: number;
  promotions: number;
  /** Once-only promotions taken. */
  raised: string[];
  items: Item[];
  /** A Technician's double use in this event. */
  doubled: boolean;
  // This round:
  rn: number;
  band: number;
  act: Act;
  roll: number;
  rating: number;
  sl: number;
  again: boolean;
  shells: boolean;
  /** Wounds assigned in this round, each by the card that made it. */
  incoming: number[];
}

export interface CardState {
  card: number;
  wounds: number;
  /** Its AMBUSH is used. */
  sprung: boolean;
  /** Entered during this round: in the deck from the next one. */
  fresh: boolean;
}

/** A place of the Shadows Setup. */
export interface Slot {
  /** The card, once anybody has seen it; -1 before. */
  card: number;
  up: boolean;
  /** Flipped in Step 2. */
  early: boolean;
  /** Wounds placed in this round, and how many of them were made by MELEE. */
  wounds: number;
  blades: number;
}

/** Wounds that one seat places together. */
export interface Volley {
  kind: 'grenades' | 'blast' | 'melee' | 'fire';
  seat: Seat;
  /** The unit that bound them; 0 for the seat's pool. */
  unit: number;
  wounds: number;
}

export interface Strike {
  slot: number;
  card: number;
  rn: number;
  band: number;
  rating: number;
  roll: number;
  /** Wounds made, and how many of them have been assigned. */
  sl: number;
  assigned: number;
  /** EW-O-09 The unit that takes them all; 0: none. */
  held: number;
  /** FOCUS: the unit of its first wound. */
  focus: number;
}

export type StepNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** A combat event. */
export interface Combat {
  round: number;
  step: StepNumber;
  cards: CardState[];
  killed: number[];
  removed: number[];
  slots: Slot[];
  aside: number;
  /** EW-Q-15 Shadows among the dealt cards, once scanned; -1 before. */
  scanned: number;
  cp: number;
  cpMost: number;
  orders: OrderName[];
  /** Seats that are through with the present step. */
  ready: Seat[];
  /** EW-RNG-06 A band was changed by an order: no more CP on ranges. */
  shifted: boolean;
  /** Units that the present order has moved, and how many it may still move. */
  moved: number[];
  moves: number;
  moving: number;
  /** Cards that must be flipped now, and by whom. */
  flips: number;
  flipper: Seat;
  rock: boolean;
  /** EW-O-05 The enemy that does not ambush; -1: none. */
  frosty: number;
  bursts: boolean;
  volleys: Volley[];
  strikes: Strike[];
  striker: number;
  /** Slots of cards that ambush in this round. */
  ambushers: number[];
  /** Cards of this round's dead, with their slots, for acid and end texts. */
  dead: { slot: number; card: number }[];
  /** The next slot or dead card whose turn it is in Step 7. */
  at: number;
  /** Units that acid is about to hit. */
  splashed: number[];
  /** Units that were asked about their Stim Injector in this round, and those that use it. */
  stimAsked: number[];
  stims: number[];
  charges: number;
  hiveLooked: boolean;
  hiveSlots: number[];
  /** What the unknown extra is, once the hive has seen it (EW-M-COM-03); -1 before. */
  unmasked: number;
}

export interface Mission {
  number: number;
  /** Counted from 1. */
  node: number;
  ammo: number;
  /** Points for bystanders; goals are added at the end. */
  points: number;
  clockHeld: boolean;
  lights: boolean;
  command: number[];
  /** Cards added to a node's list; node 0: the next combat event. */
  owed: { node: number; kind: number }[];
  /** EW-O-10 was given. */
  comrades: boolean;
  deeds: Deeds;
  /** Patrol: the cards that were drawn. */
  patrol: number[];
  won: boolean | null;
  rounds: number;
  wasted: number;
}

export interface MissionResult {
  number: number;
  won: boolean;
  points: number;
  goals: { id: string; points: number }[];
  kia: string[];
}

/** What lies on the table, without where the book is open. */
export interface Position {
  options: TableOptions;
  seats: SeatState[];
  squad: Unit[];
  nextId: number;
  fallen: { name: string; type: UnitName; mission: number }[];
  rp: number;
  points: number;
  /** EW-M-HOSP-06 The med-lab is secured. */
  medlab: boolean;
  /** EW-IMP-03 Chest-Bursters owed to the next mission's first combat event. */
  bursters: number;
  repeated: boolean;
  results: MissionResult[];
  mission: Mission;
  combat: Combat | null;
}

export interface Table extends World, Position {}

/** The combat event that is being fought. */
export function combatOf(w: Pick<Position, 'combat'>): Combat {
  if (w.combat === null) throw new Error('no combat event is being fought');
  return w.combat;
}

/** The wounds that are placed next. */
export const openVolley = (w: Pick<Position, 'combat'>): Volley => itemAt(combatOf(w).volleys, 0);
