// Everything that can be decided at the table, as plain data.
import type { PowerName } from './content/powers.ts';
import type { TraitName, TraitTable } from './content/traits.ts';
import type { BoastId, Doctrine, Edge, ScenarioName, UnitId } from './table.ts';

export type Spot = [x: number, y: number];

export type OrderKind =
  | 'move'
  | 'ground'
  | 'jump'
  | 'disembark'
  | 'shoot'
  | 'attack'
  | 'skirmish'
  | 'move and fire'
  | 'fire support'
  | 'manifest'
  | 'regenerate'
  | 'explode'
  | 'arrive'
  | 'enter'
  | 'charges';

export interface Order {
  order: OrderKind;
  unit: UnitId;
  /** An enemy (or, for powers, any) unit. */
  target?: UnitId;
  /** A building, by number. */
  house?: number;
  power?: PowerName;
  spotter?: UnitId;
  /** A trait of the Commander that makes it Free (XR-T-06, XR-T-10, XR-T-11). */
  by?: TraitName;
}

/** A vehicle's move: legs along its facing and turns (XR-VEH-01). */
export type Drive = { ahead: number } | { back: number } | { turn: number };

export type Choice =
  | Order
  | { stop: true }
  | { concede: true }
  | { rally: UnitId }
  | { test: UnitId }
  | { wild: UnitId; target: UnitId }
  | { hold: UnitId }
  | { path: Spot[]; pick?: boolean }
  | { drive: Drive[]; facing?: number }
  | { board: UnitId }
  | { house: number }
  | { exit: Edge }
  | { stay: true }
  | { first: 'shoot' | 'move' }
  | { shoot: UnitId }
  | { hold: 'fire' }
  | { react: boolean }
  | { reroll: boolean | 'Brutal Leader' | 'Inspirational Leader' | 'Father To His Men' | 'Soothed Mind' }
  | { stun: boolean }
  | { retreat: 'stay' | 'away' | 'cover'; to?: Spot }
  | { storm: Spot }
  | { land: Spot }
  | { land: false }
  | { jump: number; far: number }
  | { direction: number }
  | { far: number }
  | { stray: UnitId | null }
  | { crush: boolean }
  | { take: boolean }
  | { table: TraitTable }
  | { trait: TraitName }
  | { list: string }
  | { hates: string }
  | { crusades: string }
  | { doctrine: Doctrine }
  | { wise: -1 | 0 | 1 }
  | { zone: 'north' | 'south' }
  | { edge: Edge }
  | { scenario: ScenarioName }
  | { place: UnitId; at: Spot; facing?: number }
  | { suggested: true }
  | { embark: UnitId; in: UnitId }
  | { reserve: UnitId }
  | { marker: Spot }
  | { swap: UnitId[] }
  | { keep: BoastId[] }
  | { raid: UnitId }
  | { brood: UnitId; at: Spot }
  | { buy: TraitName }
  | { remove: TraitName }
  | { grow: true }
  | { retire: true }
  | { done: true }
  | { underdogs: number };

export const spot = (x: number, y: number): Spot => [x, y];
export const isSpot = (value: unknown): value is Spot =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((n) => typeof n === 'number' && Number.isInteger(n) && n >= -20_000 && n <= 20_000);
