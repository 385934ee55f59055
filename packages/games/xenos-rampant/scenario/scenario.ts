// XR-SCN-01 A battle of one's own: plain data that people can also write by hand. Lengths and places are inches, in halves.
import type { ScenarioHead } from '@xenotable/kernel';
import type { BuildingKind, ObstacleKind } from '../content/terrain.ts';
import type { Stance } from '../scenarios/scenario.ts';
import type { Edge } from '../table.ts';

export const ROLES = ['attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];
export type Who = Role | 'both';

/** XR-SCN-02 Something that lies on the table: ground, a building or an obstacle, by its middle, length and width, turned to the left. */
export interface Piece {
  kind: string;
  at: Spot;
  size: Spot;
  turn: number;
}

export type Spot = [x: number, y: number];

/** XR-SCN-03 A strip along an edge (its own where none is named), a box from its south-west to its north-east corner, or a circle. */
export type ZoneTerms =
  | { depth: number | 'usual'; edge?: Edge }
  | { from: Spot; to: Spot }
  | { middle: Spot; radius: number };

/** XR-M-COM-06 The depth of a usual zone, in inches, in a game of so many points. */
export const usualDepthAt = (points: number): number => (points <= 12 ? 8 : points >= 30 ? 14 : 12);

/** The depth of a strip in inches. */
export const depthOf = ({ depth }: { depth: number | 'usual' }, points: number): number =>
  depth === 'usual' ? usualDepthAt(points) : depth;

/** XR-SCN-06 What a side gets points for. */
export type Goal =
  | { verb: 'kill'; side: Who; points: 'kill points' | 'cost' }
  | { verb: 'destroy'; what: 'commander'; side: Who; points: number }
  | { verb: 'hold'; points: number; when: 'end' | 'turn'; from?: number; name?: string }
  | { verb: 'reach'; side: Role; points: 'cost' | number }
  | { verb: 'exit'; side: Role; edge: Edge | 'own'; points: 'cost' | number }
  | { verb: 'survive'; side: Role; points: number }
  | { verb: 'carry'; at: Spot; out: number; held: number }
  /** Alone on ground of a letter, around a spot; where nobody is, a side may get points instead. */
  | {
      verb: 'control';
      ground: string;
      at: Spot;
      points: number;
      else?: { side: Role; points: number };
      name?: string;
    }
  /** XR-SCN-11 The Defender's trucks and their escort leave by a part of an edge; trucks that are lost or left behind are the Attacker's. */
  | {
      verb: 'convoy';
      edge: Edge;
      from: number;
      to: number;
      truck: number;
      escort: number;
      lost: number;
      left: number;
    };

/** XR-SCN-11 Vehicles that the Defender has beside its detachment. */
export interface Trucks {
  count: number;
  /** Letter of the ground on which they start; anywhere in the zone where it is left out. */
  on?: string;
}

/** What a truck is. */
export const TRUCK = 'Soft-skin Vehicle + Improvised Armour, Unarmed';

/** XR-SCN-07 Units that come by an edge when a phase of their side begins. */
export interface Reinforcements {
  side: Role;
  turn: number;
  edge: Edge;
  units: string[];
}

/** XR-SCN-08 What the automaton is after. */
export interface StanceTerms {
  is: Stance;
  /** In so many last turns the unit nearest to the first marker SEIZEs. */
  seizeLate?: number;
  /** In so many first turns the dearest unit that shoots HOLDs. */
  coverEarly?: number;
  /** Units of this type HOLD. */
  holds?: string;
}

export interface Scenario extends ScenarioHead {
  /** Rows of letters from the north, two inches each (XR-TT); empty for open ground. */
  rows: string[];
  pieces: Piece[];
  /** What the buildings on the map are. */
  buildings: BuildingKind;
  turns: number;
  /** Points of each side, where no list is given. */
  points: number;
  /** Detachments that are given, as text. */
  lists: { A: string | null; B: string | null };
  /** Who attacks; `automaton`: the automaton, where two people fight it, else the dice. */
  attacks: 'dice' | 'A' | 'B' | 'automaton';
  /** Edges of both sides; null: the Defender chooses north or south. */
  edges: Record<Role, Edge | null> | null;
  first: Role;
  zones: Record<Role, ZoneTerms[]>;
  /** Where units are placed, if not in the zone. */
  deployment: Partial<Record<Role, ZoneTerms[]>>;
  /** Sides whose units start in reserve. */
  reserve: Role[];
  /** XR-SCN-10 Sides whose units in reserve drop anywhere (XR-SET-07) instead of entering by their edge. */
  drop?: Role[];
  /** XR-SCN-10 At most half of the Defender's points start on the table; the others come later, by an edge that the Defender names. */
  half?: true;
  /** XR-SCN-11 */
  trucks?: Trucks;
  /** XR-SCN-11 The Attacker starts so many inches from the Defender's units. */
  apart?: number;
  markers: Spot[];
  /** How many markers the Attacker places in the Defender's half. */
  placedMarkers: number;
  goals: Goal[];
  reinforcements: Reinforcements[];
  stances: Record<Role, StanceTerms>;
}

export const OBSTACLE_KINDS = [
  'hedge',
  'wire',
  'wall',
  'barricade',
] as const satisfies readonly ObstacleKind[];
export const isObstacle = (kind: string): kind is ObstacleKind => OBSTACLE_KINDS.some((one) => one === kind);

export const BUILDING_KINDS = [
  'shack',
  'house',
  'bunker',
  'tower',
  'hive nest',
] as const satisfies readonly BuildingKind[];
