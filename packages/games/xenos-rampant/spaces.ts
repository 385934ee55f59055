// Regions of choices that cannot be listed, told apart by `kind`. All distances are hundredths of an inch.
import type { Spot } from './choices.ts';
import type { Edge, UnitId } from './table.ts';

export type Space =
  /** A walk from where the unit stands. */
  | { kind: 'move'; unit: UnitId; from: Spot; most: number }
  | { kind: 'drive'; unit: UnitId; most: number }
  | { kind: 'enter'; unit: UnitId; edge: Edge | null; most: number }
  | { kind: 'get out'; unit: UnitId; most: number }
  | { kind: 'leave'; unit: UnitId; house: number; most: number }
  | { kind: 'land'; unit: UnitId }
  | { kind: 'deploy'; unit: UnitId }
  | { kind: 'marker' }
  | { kind: 'list'; points: number; budget: number }
  /** Any other legal way than the one that is offered. */
  | { kind: 'charge'; unit: UnitId; most: number }
  | { kind: 'direction'; unit: UnitId }
  | { kind: 'distance'; unit: UnitId; most: number }
  /** Any other spot than those that are offered. */
  | { kind: 'cover'; unit: UnitId }
  | { kind: 'storm'; unit: UnitId }
  | { kind: 'put down'; unit: UnitId }
  | { kind: 'nest'; nest: number }
  /** Two or three units that change places. */
  | { kind: 'swap' };

export type SpaceOf<K extends Space['kind']> = Extract<Space, { kind: K }>;

/** The unit that a space is about, or null. */
export const unitIn = (space: Space): UnitId | null => ('unit' in space ? space.unit : null);
