// What a player goes for on Mars: the shafts, or whoever wants to get there.
import { sideOf } from '../../content/units.ts';
import type { Unit } from '../../table.ts';
import { enemiesOf } from '../aimKit.ts';
import type { Aims } from '../mission.ts';
import { SHAFTS } from './shaft.ts';

export function shaftAims(unit: Unit): Aims {
  if (unit.faction === null) return {};
  return sideOf(unit.faction) === 'Earth'
    ? { places: [{ cells: SHAFTS, worth: 5 }], loss: 0.4 }
    : { kill: enemiesOf('Invaders', 1) };
}
