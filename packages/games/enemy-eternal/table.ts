// What lies on the table: plain JSON, nothing that nobody knows.
import type { Bag, RuleId, Seat, World } from '@xenotable/kernel';
import type { FacilityName } from './content/facilities.ts';
import type { GearName, ItemName, VestName } from './content/gear.ts';
import type { Faction, Rule, Skill, UnitName } from './content/units.ts';
import type { WeaponName } from './content/weapons.ts';
import type { HomeMade } from './own/own.ts';
import type { Scenario } from './scenario/scenario.ts';

export type Side = 0 | 1;
export const SIDES: readonly Side[] = [0, 1];
export const other = (side: Side): Side => (side === 0 ? 1 : 0);
export type Cell = number;
export const missionIds = [
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  'B6',
  'B7',
  'B8',
  'SE1.1',
  'SE1.2',
  'SE1.3',
  'SE1.4',
  'SE1.5',
  'SE1.6',
  'SE1.7',
  'SE1.8',
  'SE1.9',
  'SE1.X',
] as const;
/** A mission of the book. */
export type MissionId = (typeof missionIds)[number];
/** What a table plays: EE-SCN-01 the book, or a scenario of one's own. */
export type Played = MissionId | 'Scenario';
export type Difficulty = 'Easy' | 'Normal' | 'Classic' | 'Impossible';

/** A piece of gear on one model: `on` is the weapon that an attachment is fixed to. */
export interface Carried {
  item: ItemName;
  on: WeaponName | null;
}

/** One line of a Squad list: a unit with what it carries. */
export interface Recruit {
  unit: UnitName;
  leader: boolean;
  primary: WeaponName | null;
  secondary: WeaponName | null;
  vest: VestName | null;
  items: Carried[];
  /** EE-FAC-02 The Trooper that costs nothing. */
  free: boolean;
  /** EE-SCN-12 What of it is home-made. */
  own?: HomeMade;
  /** EE-SQD-16 What its player calls it; else it is called by its unit. */
  called?: string;
}

export interface Squad {
  name: string;
  faction: Faction;
  models: Recruit[];
}

export type Down = 'no' | 'hunkered' | 'forced';

export interface Model extends Recruit {
  id: number;
  /** What the table calls it: 'Rookie 2'. */
  name: string;
  /** The side that fielded it, and the side that commands it now (EE-GEN-05). */
  side: Side;
  control: Side;
  /** The seat that owns it; -1 for the automaton and for nobody. */
  player: Seat;
  place: 'reserve' | 'board' | 'hidden' | 'destroyed' | 'saved';
  cell: Cell;
  wounds: number;
  skills: Record<Skill, number>;
  /** EE-RWD-10 What training taught it. */
  learned: Rule[];
  rank: number;
  /** Its place in the campaign's roster; -1 outside. */
  roster: number;
  down: Down;
  /** The weapon it watches with; null without Overwatch. */
  overwatch: string | null;
  /** Movers that this Overwatch has shot at. */
  watched: number[];
  /** Activations this game round. */
  activated: number;
  /** EE-SPC-16 Who controls its mind and until the end of which round. */
  mind: { by: number; until: number } | null;
  /** EE-SPO-09 Damage that an Energy Shield still takes. */
  shield: number;
  /** Objective tokens, by their ids. */
  carries: number[];
  poisoned: boolean;
  /** EE-SPO-03 Shadow is broken until the end of this round. */
  seenUntil: number;
  /** EE-SPC-07 Its GREMLIN is off until the end of this round. */
  disabledUntil: number;
  /** EE-SPP-01 Models that hit it this game round, one entry for each hit. */
  hitBy: number[];
  /** Once-per-battle things that are used up. */
  used: string[];
  medikits: number;
  /** Once-per-round things: Counterattack, Blink. */
  spent: string[];
  /** EE-OPT-03 Suppression markers. */
  suppressed: number;
  /** EE-OBJ-03 It has picked up a token in this activation. */
  tookToken: boolean;
  /** The pod it came with; '' otherwise. */
  pod: string;
  /** Neutral pieces do nothing and belong to nobody (EE-OBJ-06). */
  neutral: boolean;
  /** EE-CAM-18 Enemies that it destroyed in this battle. */
  kills: number;
}

export type PieceKind = 'terminal' | 'container' | 'device' | 'monument' | 'door';

export interface Piece {
  id: number;
  kind: PieceKind;
  cell: Cell;
  /** The side that holds, searched or set it; -1 for nobody. */
  owner: Side | -1;
  /** Searched, hacked, switched on, charged: what the mission says. */
  done: boolean;
  /** The model that is responsible for a charge; -1 without. */
  by: number;
  /** The pod that belongs to it, once known. */
  pod: string;
}

export interface Token {
  id: number;
  kind: 'crate' | 'cache' | 'intel' | 'vial';
  /** The cell it lies in; -1 while it is carried or gone. */
  cell: Cell;
}

/** EE-SPC-29 A civilian that may be an Infiltrator. */
export interface Marker {
  id: number;
  cell: Cell;
  model: number;
}

export interface Pod {
  letter: string;
  cell: Cell;
  /** Models of the pod, by id; drawn or named when it is known. */
  models: number[];
  state: 'waiting' | 'placed';
  /** EE-F-10 Its contents lie open. */
  known: boolean;
}

/** What the board looks like. Replaced, never changed, so that copies may share it. */
export interface Board {
  /** A map's name, or a picture of its own. */
  map: string;
  /** Cells whose terrain is gone. */
  gone: Cell[];
  /** Cells with objective pieces beyond those drawn on the map. */
  solid: Cell[];
  /** EE-SCN-02 Cells of a scenario's map that are level 1 whatever their sign. */
  raised?: Cell[];
}

export interface SideState {
  faction: Faction;
  /** Seats of people; none for the automaton. */
  seats: Seat[];
  /** The Squad once it is chosen; hidden from the other side until both are locked. */
  squad: Squad | null;
  /** Which zone of the map is this side's. */
  zone: 'A' | 'B';
  score: number;
  /** Supplies found in this battle. */
  found: number;
  /** Gear found and held, to be counted or stored (EE-EQP-06). */
  held: { gear: string; model: number }[];
  leaderLost: boolean;
  /** Worth of enemy models destroyed. */
  worth: number;
  /** Models it started with, and lost. */
  fielded: number;
  lost: number;
  /** EE-RND-06 Dice of Impossible that are still in the bag. */
  bonus: number;
  /** Targeting uplink (Hack table 5) until the end of this round. */
  uplink: number;
  /** More cards in the reward draw (Hack table 6). */
  extraCards: number;
}

/** What a side counts during a battle, before the first model has moved. */
export const freshTally = (): Omit<SideState, 'faction' | 'seats' | 'squad' | 'zone'> => ({
  score: 0,
  found: 0,
  held: [],
  leaderLost: false,
  worth: 0,
  fielded: 0,
  lost: 0,
  bonus: 0,
  uplink: 0,
  extraCards: 0,
});

export interface TableOptions {
  armour: 'saving' | 'literal';
  leastDamage: 0 | 1;
  suppression: boolean;
  highGround: boolean;
  attackAndOverwatch: boolean;
  officerCommand: 'book' | 'data';
  officerCard: 'Officer' | 'Support-Focused';
  splash: boolean;
  meleeFire: boolean;
  explosiveNeedsDamage: boolean;
  compensation: boolean;
  permadeath: boolean;
  iron: boolean;
  diagonals: 'square' | 'alternating';
  facelessPrice: 114 | 102;
  randomCrates: boolean;
}

export interface Result {
  /** The side that has won; null for a draw. */
  winner: Side | null;
  rule: RuleId;
  why: string;
  /** Whether the secondary goal was met. */
  secondary: boolean;
}

/** EE-CAM-18 A line of a soldier's history: a mission that it went on, or a promotion. */
export type Deed =
  | { mission: MissionId; won: boolean; kills: number; wounds: number; end: 'home' | 'recovering' | 'fallen' }
  | { after: MissionId; rank: number; gained: string | null };

/** A model of the campaign's roster, between missions. */
export interface Veteran extends Recruit {
  id: number;
  name: string;
  rank: number;
  skills: Record<Skill, number>;
  learned: Rule[];
  wounds: number;
  /** Of the starting Squad. */
  founder: boolean;
  state: 'ready' | 'recovering' | 'fallen';
  /** Goes on the next mission. */
  deployed: boolean;
  history: Deed[];
}

/** One side's campaign sheet. */
export interface Sheet {
  side: Side;
  faction: Faction;
  roster: Veteran[];
  supplies: number;
  store: GearName[];
  outpost: 0 | 1 | 2 | 3;
  facilities: FacilityName[];
  /** Facilities that work from the next mission on. */
  fresh: FacilityName[];
  workshopUsed: boolean;
  /** EE-F-07 Who takes a grenade along on the next mission. */
  grenade: { veteran: number; item: ItemName } | null;
  wins: number;
}

export interface Campaign {
  kind: 'season' | 'rival';
  /** Index of the mission in the season, or of the battle in a rival campaign. */
  at: number;
  attempt: number;
  results: { mission: MissionId; won: boolean; first: boolean; secondary: boolean; winner: Side | -1 }[];
  sheets: [Sheet | null, Sheet | null];
  /** EE-M-SE1X-01 No rest before the next mission. */
  straightOn: boolean;
}

export interface Table extends World {
  options: TableOptions;
  mode: 'battle' | 'campaign' | 'rival campaign';
  limit: number;
  difficulty: Difficulty;
  seats: number;
  sides: [SideState, SideState];
  mission: Played;
  /** What is played where the mission is 'Scenario'; never changed, so copies share it. */
  scenario: Scenario | null;
  board: Board;
  round: number;
  /** EE-RND-01 One die per model, in the colours of the seats. */
  bag: Bag<string>;
  /** Dice drawn this round, in order. */
  drawnDice: string[];
  models: Model[];
  pieces: Piece[];
  tokens: Token[];
  markers: Marker[];
  pods: Pod[];
  /** Reinforcement groups that a terminal has cancelled (EE-M-SE1X-06). */
  cancelled: number;
  /** Counters of the mission: uploads, saved civilians and the like. */
  goals: Record<string, number>;
  result: Result | null;
  campaign: Campaign | null;
}
