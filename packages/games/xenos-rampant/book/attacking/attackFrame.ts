// What an Attack remembers from its declaration to its end.
import type { Unit, UnitId } from '../../table.ts';
import type { Pool } from '../damage/hits.ts';
import type { Position } from './storm.ts';

export interface AttackFrame {
  unit: UnitId;
  target: UnitId;
  house: number;
  /** The target met the charge (XR-CCH-03). */
  met: boolean;
  stun: boolean;
  a: Pool | null;
  d: Pool | null;
  /** Points for Courage, and points that decide who lost. */
  aLost: number;
  dLost: number;
  aCount: number;
  dCount: number;
  /** The cover that the target stood in. */
  position: Position | null;
}

export const attackFrame = (unit: Unit, target: UnitId, house: number): AttackFrame => ({
  unit: unit.id,
  target,
  house,
  met: false,
  stun: false,
  a: null,
  d: null,
  aLost: 0,
  dLost: 0,
  aCount: 0,
  dCount: 0,
  position: null,
});
