// CC-SCN-01 A mission of one's own: plain data that people can also write by hand.
import type { ScenarioHead } from '@xenotable/kernel';
import type { Faction, Side, TypeName } from '../content/units.ts';
import type { Mode } from '../table.ts';

export interface Scenario extends ScenarioHead {
  play: 'versus' | 'against the automaton';
  /** Whose side people play against the automaton. */
  people: Side;
  /** Lines of the picture. */
  map: string[];
  doors: 'free' | 'one point';
  visibility: number;
  fog: boolean;
  blips: boolean;
  rounds: number;
  /** CC-SCN-11 Not points decide, but whose goal ends the mission. */
  victory?: 'goals';
  zones: Record<Side, Zones>;
  /** CC-SCN-14 Where one unit of the people may come onto the map, once, instead of its zone. */
  landing?: string[];
  /** CC-SCN-13 Blips of the automaton that nobody knows, in places that nobody knows. */
  hidden?: Hidden;
  /** CC-MAP-23 */
  targets: string[];
  units: Placed[];
  squads: Partial<Record<Faction, Squad>>;
  goals: Record<Side, Goal[]>;
}

/** CC-SCN-03 Where a side is placed before the first round, where it arrives later, where it leaves; each a list of `x,y` or `x,y x,y`. */
export interface Zones {
  start: string[];
  arrive: string[];
  exits: string[];
}

/** CC-SCN-04 Somebody who stands on the map, or comes in a later round. */
export interface Placed {
  type: TypeName | 'Ghost';
  at: string;
  blip?: true;
  mode?: Mode;
  coma?: true;
  lost?: number;
  round?: number;
  /** Whose Ghost it is. */
  faction?: Faction;
}

/** What is behind some Blips of a mix: nothing, any of the types, any of the strong ones. */
export const MIXED = ['Ghost', 'any', 'any LV3'] as const;

/** CC-SCN-13 A mix of Blips, and where they lie. */
export interface Hidden {
  mix: Partial<Record<(typeof MIXED)[number], number>>;
  /** Each of them once. */
  types: TypeName[];
  types3: TypeName[];
  scatter: Scatter[];
  /** So many of those that sleep are woken by people before the first round. */
  awake?: number;
  /** The first attack wakes everybody. */
  alarm?: true;
}

/** So many Blips on free fields of an area, by chance. */
export interface Scatter {
  in: string[];
  blips: number;
  mode: Mode;
}

/** At most so many of these levels. */
export interface Limit {
  LV2: number;
  LV3: number;
}

/** CC-SCN-05 So many units of one's choice, with points to spend; or for nothing within one of several limits; one of each of these levels; or fixed ones. */
export type Squad =
  | { slots: number; points: number; ghosts?: number }
  | { slots: number; atMost: Limit[]; ghosts?: number }
  | { levels: number[]; ghosts?: number }
  | { units: TypeName[]; ghosts?: number };

export const GOAL_KINDS = [
  'kill',
  'destroy all',
  'exit',
  'hold',
  'search',
  'reach',
  'rescue',
  'capture',
  'crystal',
  'survive',
  'losses',
  'civilians dead',
] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

/** CC-SCN-06 What is scored. */
export interface Goal {
  goal: GoalKind;
  /** For each time, or once where a number is needed. */
  points: number;
  needed?: number;
  /** CC-VP-02 Counted at most so often. */
  most?: number;
  /** CC-SCN-07 The mission ends when it is reached. */
  ends?: true;
}

/** Modes that a scenario may give to the automaton: whoever follows needs somebody who leads. */
export const MODES: readonly Mode[] = [
  'NORMAL',
  'FROZEN',
  'COLD',
  'WALKING',
  'ESCAPE',
  'ELITE',
  'KILLER',
  'BERSERKER',
];

export const squadSize = (squad: Squad): number =>
  'units' in squad ? squad.units.length : 'levels' in squad ? squad.levels.length : squad.slots;
