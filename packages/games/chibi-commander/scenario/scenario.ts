// CC-SCN-01 A mission of one's own: plain data that people can also write by hand.
import type { ScenarioHead } from '@xenotable/kernel';
import type { Faction, Side, TypeName } from '../content/units.ts';
import { cellsOf } from '../places.ts';
import type { Mode } from '../table.ts';
import type { ScenarioEvent } from './events.ts';

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
  /** CC-SCN-16 What happens besides what the sides do. */
  events?: ScenarioEvent[];
  /** CC-SCN-23 Areas over which the people's squad is spread when it sets up. */
  posts?: Posts;
  /** CC-SCN-24 Doors that always stand open, each by its two fields. */
  open?: string[];
  /** CC-SCN-26 Bounds of a side's points. */
  total?: Total;
  /** CC-SCN-27 What the people's units can do beyond their cards. */
  powers?: Powers;
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
  /** How many of each; a type by its name is in the mix for certain. */
  mix: Readonly<Record<string, number>>;
  /** Each of them once. */
  types: TypeName[];
  types3: TypeName[];
  scatter: Scatter[];
  /** So many of those that sleep are woken by people before the first round. */
  awake?: number;
  /** The first attack wakes everybody. */
  alarm?: true;
}

/** So many Blips on free fields of an area, by chance; without a number one on each of its fields. */
export interface Scatter {
  in: string[];
  blips?: number;
  mode: Mode;
  /** At least so many fields between two Blips, and from the fields where the people's squad arrives. */
  apart?: number;
  clear?: number;
}

export const blipsOf = ({ in: area, blips }: Scatter): number => blips ?? cellsOf(area).length;

/** CC-SCN-23 Somebody in each of the areas first, or at most so many in each. */
export interface Posts {
  areas: string[][];
  most?: number;
}

export interface Total {
  least?: number;
  most?: number;
}

export interface Powers {
  /** Actions of each own unit, where it is not two. */
  actions?: number;
  /** CC-PSI-16 Civilians under Control may strike. */
  armed?: true;
}

/** At most so many of these levels. */
export interface Limit {
  LV2: number;
  LV3: number;
}

/** CC-SCN-05 So many units of one's choice, with points to spend; or for nothing within one of several limits; so many of LV1, LV2 and LV3; of some types, with others beside them; one of each of these levels; or fixed ones. */
export type Squad =
  | { slots: number; points: number; ghosts?: number }
  | { slots: number; atMost: Limit[]; ghosts?: number }
  | { exactly: number[]; ghosts?: number }
  | { slots: number; of: TypeName[]; beside?: TypeName[]; ghosts?: number }
  | { levels: number[]; ghosts?: number }
  | { units: TypeName[]; ghosts?: number };

export const GOAL_KINDS = [
  'kill',
  'destroy all',
  'all killed',
  'exit',
  'hold',
  'search',
  'inspect',
  'reach',
  'rescue',
  'capture',
  'crystal',
  'survive',
  'losses',
  'deaths',
  'civilians dead',
  'civilians killed',
  'bus attacked',
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
  /** Counted only by so many. */
  every?: number;
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

export function squadSize(squad: Squad): number {
  if ('units' in squad) return squad.units.length;
  if ('levels' in squad) return squad.levels.length;
  if ('exactly' in squad) return squad.exactly.reduce((all, many) => all + many, 0);
  return squad.slots;
}

/** Units of a squad on the map, with those who come beside the chosen ones. */
export const squadUnits = (squad: Squad): number =>
  squadSize(squad) + ('of' in squad ? (squad.beside?.length ?? 0) : 0);
