// What a player goes for in the base.
import { sideOf } from '../../content/units.ts';
import type { Table, Unit } from '../../table.ts';
import { enemiesOf, killsOf, nextStep } from '../aimKit.ts';
import { count, ofSide } from '../kit.ts';
import type { Aims } from '../mission.ts';
import { WAYS_OUT, facilityNames, roomOf } from './rooms.ts';

const OUTBREAK = 1;

/** COOP 5: all Invaders dead; under attack four units may get away instead. */
export function cooperativeAims(w: Table, unit: Unit): Aims {
  if (unit.side !== 'Earth') return {};
  if (w.variation === OUTBREAK)
    return {
      kill: enemiesOf(
        'Earth',
        0.5 +
          nextStep(killsOf(w, 'Earth'), [
            [2, 1],
            [4, 1],
          ]),
      ),
    };
  const away = count(w, (one) => ofSide(one, 'Earth') && one.fate === 'evacuated');
  return { kill: enemiesOf('Earth', 0.5), loss: 0.6, ...(away < 4 && { retreat: WAYS_OUT }) };
}

/** VS 5: facilities to wreck, or the whole crew to beat. */
export function versusAims(w: Table, unit: Unit, wrecked: readonly number[]): Aims {
  if (unit.faction === null) return {};
  const side = sideOf(unit.faction);
  if (w.variation !== OUTBREAK) return { kill: enemiesOf(side, 0.5) };
  if (side === 'Earth') return { kill: enemiesOf(side, 0.4) };
  return {
    places:
      wrecked.length >= 4
        ? []
        : facilityNames.flatMap((room, i) =>
            wrecked.includes(i) ? [] : [{ cells: roomOf(room), worth: 1 }],
          ),
  };
}
