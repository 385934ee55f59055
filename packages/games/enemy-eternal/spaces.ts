// Regions of choices that cannot be listed.
import type { Actions } from './choices.ts';
import type { Faction } from './content/units.ts';
import type { Cell } from './table.ts';

/** Where a Run or Climb can end, and what the way to each cell costs. */
export interface MoveSpace {
  kind: 'run' | 'climb';
  actions: Actions;
  allowance: number;
  cells: Cell[];
  costs: number[];
}

/** Cells in base contact with a target in which a charge on foot or, with `climb`, a climbing one may end, the nearest first. */
export interface ChargeSpace {
  kind: 'charge';
  target: number;
  weapons: string[];
  climb: boolean;
  cells: Cell[];
}

export type Space =
  | MoveSpace
  | ChargeSpace
  /** Where `model`, or another of `models` in its place, may be set up. */
  | { kind: 'place'; model: number; models: number[]; cells: Cell[] }
  /** Where a civilian marker may stand. */
  | { kind: 'marker'; cells: Cell[] }
  /** Soldiers who may be given a name. */
  | { kind: 'name'; soldiers: number[] }
  /** Every legal Squad. */
  | { kind: 'squad'; factions: Faction[]; limit: number };
