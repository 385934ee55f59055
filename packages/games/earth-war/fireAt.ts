// FIRE in every band as it counts now: items, orders and an empty AMMO pool are in it.
import { fireRating } from './book/ratings.ts';
import type { Unit } from './table.ts';
import type { View } from './view.ts';

/** FIRE that a standing unit has, or would have, in a band; 0 is a dash. */
export const fireAt = ({ table }: View, unit: Unit, band: number): number =>
  band in unit.fire ? fireRating(table, { ...unit, band }) : 0;
