// What lies on the table.
import type { Bag, Seat, World } from '@xenotable/kernel';
import type { LayoutName } from './content/maps.ts';
import type { Faction, Side, TypeName } from './content/units.ts';
import type { MissionName } from './missions/mission.ts';
import type { MissionState } from './missions/state.ts';
import type { Taste } from './taste.ts';
import type { Scenario } from './scenario/scenario.ts';

export type Cell = number;
export type UnitId = number;
export type BlipId = number;
export const NONE = -1;

/** CC-GEN-03 Whose friend somebody is; the undead are everybody's enemy. */
export type Allegiance = Side | 'neutral' | 'undead';

/** Where a unit is when it is not on the map: still to come, or how it left. */
export type Fate = '' | 'waiting' | 'dead' | 'captured' | 'abducted' | 'evacuated';

export type Mode =
  | 'NORMAL'
  | 'FROZEN'
  | 'COLD'
  | 'WALKING'
  | 'ESCAPE'
  | 'ELITE'
  | 'KILLER'
  | 'BERSERKER'
  | 'FOLLOWER';

/** CC-M-VS4-16 Inside the building, or out of it again; CC-M-CO4-23 came from the left. */
export type Past = '' | 'inside' | 'came out' | 'from the left';

export interface Unit {
  /** Its place in the list of units. */
  id: UnitId;
  type: TypeName;
  /** CC-CMP-16 What its player calls it; else it is called by its type. */
  called?: string;
  side: Allegiance;
  /** In whose turn it acts and who gets its deeds; null for bystanders and the undead. */
  faction: Faction | null;
  /** Who commands it; -1: the automaton or nobody. */
  seat: Seat;
  cell: Cell;
  fate: Fate;
  /** The faction to which its fate is due, or ''. */
  by: Faction | '';
  /** The unit to which its fate is due, or -1. */
  byUnit: UnitId;
  /** The field on which it left the map. */
  exit: Cell;
  lost: number;
  coma: boolean;
  /** The Blip that hides it, or -1. */
  blip: BlipId;
  activated: boolean;
  /** CC-PSI-11 Actions that it will miss. */
  panics: number;
  /** CC-HEAL-04 Woken by healing: one action next time. */
  groggy: boolean;
  /** CC-DMG-05 Has lost a heart in this round. */
  wounded: boolean;
  /** CC-PSI-14 Has suffered Run or Control in this round. */
  swayed: boolean;
  /** CC-MOV-21 A civilian that was moved in this round. */
  moved: boolean;
  /** CC-MOV-20 Has sent a civilian in this round. */
  sent: boolean;
  /** Stars spent in this round. */
  starsUsed: number;
  /** CC-WND-02 Points beyond the last heart, and the activation that dealt them. */
  excess: number;
  excessIn: number;
  mode: Mode;
  /** CC-MODE-10 The unit that a FOLLOWER follows. */
  leader: UnitId;
  /** CC-MODE-03 Has cover against this unit until the turn ends. */
  wary: UnitId;
  /** CC-GEN-22 At its faction's disposal for one mission only. */
  borrowed: boolean;
  /** CC-CMP-15 Was on the map at some time. */
  involved: boolean;
  /** Whether the other side may know what it is: true on the map, false under a Blip and before it appears. */
  known: boolean;
  /** What the mission must know of this unit's way; as private as the unit. */
  past: Past;
  /** CC-M-HS-04 The spawn point at which it comes, or -1. */
  point: number;
}

/** CC-BLP-02 Nothing is behind the Blip. */
export const GHOST = -1;
/** CC-NPC-01 Nobody knows what is behind it: it is drawn when it is revealed. */
export const UNKNOWN = -2;

export interface Blip {
  id: BlipId;
  faction: Faction;
  cell: Cell;
  /** A unit, GHOST or UNKNOWN. */
  unit: UnitId;
  /** The pool from which an unknown Blip is drawn. */
  pool: number;
  activated: boolean;
  mode: Mode;
  leader: UnitId;
  /** Spotted while it moves: revealed when the movement is over (CC-NPC-19). */
  spotted: boolean;
}

/** CC-NPC-01 Blips mixed face down: 'Ghost', a type, 'any' for one of the mixed types, 'any LV3' for one of the mixed LV3 types. */
export interface Pool {
  blips: Bag<string>;
  types: Bag<TypeName>;
  types3: Bag<TypeName>;
}

/** A faction at the table. */
export interface Army {
  faction: Faction;
  side: Side;
  /** Who commands it; -1: the automaton. */
  seat: Seat;
  /** CC-VP-10 Victory points to spend. */
  purse: number;
  /** CC-M-VS1-13 The number of its secret goal; 0 for none. */
  goal: number;
  /** Open to taste (CC-M-VS1-13): the other goal that it may choose; 0 for none. */
  spare: number;
  /** CC-BLP-04 Ghosts in its reserve. */
  ghosts: number;
  /** CC-M-VS2-15 Ghosts that may still land beside the units of this turn. */
  landing: number;
  /** CC-MOV-24 Has dragged somebody in this round. */
  dragged: boolean;
  /** Has pulled a crystal in this round. */
  pulled: boolean;
  /** CC-GEN-28 Options bought for this mission. */
  bought: string[];
  /** Types chosen for this mission, until the units stand on the table. */
  squad: TypeName[];
  /** Has finished its preparations. */
  ready: boolean;
  /** CC-GEN-27 Points of this mission, disclosed when it is over. */
  points: number;
}

/** What an army has before a mission, besides its points to spend. */
export const beforeMission = (): Omit<Army, 'faction' | 'side' | 'seat' | 'purse'> => ({
  goal: 0,
  spare: 0,
  ghosts: 0,
  landing: 0,
  dragged: false,
  pulled: false,
  bought: [],
  squad: [],
  ready: false,
  points: 0,
});

/** A board never changes; another one takes its place (`changeBoard`). */
export interface Board {
  /** A layout's name, or a picture of one's own. */
  readonly map: LayoutName | string;
  /** Open doors, by edge. */
  readonly doors: readonly number[];
  readonly crystals: readonly Cell[];
  /** CC-MAP-23 Field of the bus, a target marker, or -1. */
  readonly bus: Cell;
  /** Upper left field of the giant monster, or -1. */
  readonly monster: Cell;
  /** Upper left field of the eighth crater, or -1. */
  readonly crater: Cell;
  /** Whether the landing ship stands on the map. */
  readonly ship: boolean;
  /** All of this as one word: what is derived from the board is remembered under it. Empty until the map is laid out. */
  readonly key: string;
}

/** What was agreed when the table was made; it never changes. */
export interface TableOptions extends Readonly<Taste> {
  readonly mission: MissionName;
  /** CC-GEN-16 */
  readonly campaign: boolean;
  /** CC-NPC-30 Where the book leaves the automaton's ties to people, the table decides. */
  readonly quick: boolean;
  /** The mission's standard squads instead of a choice. */
  readonly standard: boolean;
  /** CC-CMP-16 The text of a squad that people bring along; missing without one. */
  readonly squad?: string;
  /** CC-VP-06 Rounds after which the mission is scored; 0 for none. */
  readonly roundLimit: number;
}

export interface Table extends World {
  options: TableOptions;
  seats: { name: string; kind: string }[];
  armies: Army[];
  mission: MissionName;
  /** CC-SCN-01 The mission of one's own that is played; it never changes. */
  scenario: Scenario | null;
  /** CC-CMP-08 The variation; 0 while it is not known or where there is none. */
  variation: number;
  round: number;
  /** Whose turn it is; '' between turns. */
  turn: Faction | '';
  board: Board;
  units: Unit[];
  blips: Blip[];
  nextBlip: BlipId;
  pools: Pool[];
  /** Number of the current activation: excess damage counts within one (CC-WND-02). */
  activation: number;
  /** CC-VP-06 Full rounds in which nothing happened. */
  quiet: number;
  stir: boolean;
  /** What the mission remembers: public to all. */
  state: MissionState;
  /** CC-UFO-02 The round at whose end the ship leaves; 0: not started. */
  takeOff: number;
  campaign: Campaign | null;
}

/** A unit between missions. */
export interface Veteran {
  type: TypeName;
  involved: boolean;
  promoted: boolean;
  /** Takes part in the present mission. */
  fielded: boolean;
}

/** What became of a mission of the campaign: known to everybody (CC-GEN-27). */
export interface Chronicle {
  mission: MissionName;
  variation: number;
  rounds: number;
  results: { faction: Faction; points: number }[];
  winners: Side[];
}

/** CC-CMP-11, CC-LVL-11 Something that was said within a side, or points that were handed over. */
export interface Agreed {
  seat: Seat;
  /** '' where points were handed over. */
  words: string;
  from: Faction | '';
  to: Faction | '';
  points: number;
}

export interface Campaign {
  /** CC-CMP-01 */
  number: number;
  rosters: { faction: Faction; units: Veteran[]; dead: TypeName[] }[];
  /** The missions so far. */
  missions: Chronicle[];
  /** What the sides agreed on before the present mission, each unheard by the other. */
  talks: Agreed[];
}
