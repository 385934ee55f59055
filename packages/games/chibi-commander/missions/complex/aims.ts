// What a player goes for in the complex, story by story.
import { sideOf } from '../../content/units.ts';
import type { Table, Unit, UnitId } from '../../table.ts';
import { enemiesOf, fallen, killsOf, nextStep } from '../aimKit.ts';
import { count, ofSide, rightEdge } from '../kit.ts';
import type { Aims } from '../mission.ts';
import { isPresident, narrow } from './president.ts';

const PSI_ALIEN = 1;
const ENTRENCHED = 2;

/** Points for a kill that count beside those for a named enemy. */
const killing =
  (others: number, named: (unit: Unit) => number) =>
  (victim: Unit): number =>
    ofSide(victim, 'Invaders') ? others + named(victim) : 0;

/** COOP 4: the PSI, the Fleet Commander, or the President's way out. */
export function cooperativeAims(w: Table, unit: Unit): Aims {
  if (unit.side !== 'Earth') return {};
  const kills = killsOf(w, 'Earth');
  if (w.variation === PSI_ALIEN)
    return {
      ...(w.units.some((one) => one.type === 'PSI' && one.fate === 'dead') && { home: narrow }),
      kill: killing(nextStep(kills, [[3, 1]]), ({ type }) => (type === 'PSI' ? 3 : 0)),
      fell: ({ type }) => (type === 'PSI' ? 1 : 0),
    };
  if (w.variation === ENTRENCHED)
    return {
      ...(w.units.some((one) => one.type === 'Fleet Commander' && one.fate === 'dead') && {
        home: rightEdge,
      }),
      kill: killing(
        nextStep(kills, [
          [3, 1],
          [4, 1],
        ]),
        ({ type }) => (type === 'Fleet Commander' ? 4 : 0),
      ),
      cargo: [{ units: fallen(w, 'Earth'), to: rightEdge, worth: 0.3 }],
    };
  const saved = w.units.some((one) => isPresident(one) && one.fate !== '');
  return { kill: killing(nextStep(kills, [[3, 2]]), () => 0), ...(saved && kills >= 3 && { home: narrow }) };
}

function entrenched(w: Table, unit: Unit, leader: UnitId): Aims {
  if (unit.side === 'Earth') return { kill: (victim) => (victim.id === leader ? 2 : 0), loss: 0.7 };
  const escaped = count(w, (one) => ofSide(one, 'Invaders') && one.id !== leader && one.fate === 'evacuated');
  const worth = unit.id === leader ? 2.5 : escaped === 0 ? 1 : 0;
  return { places: worth > 0 ? [{ cells: narrow, worth, leave: true }] : [] };
}

/** VS 4: kills, the leader's escape, the President. */
export function versusAims(w: Table, unit: Unit, leader: UnitId): Aims {
  if (unit.faction === null) return {};
  const side = sideOf(unit.faction);
  const kills = killsOf(w, side);
  if (w.variation === PSI_ALIEN)
    return {
      kill: enemiesOf(
        side,
        nextStep(kills, [
          [1, 1],
          [2, 1],
          [4, 1],
        ]),
      ),
    };
  if (w.variation === ENTRENCHED) return entrenched(w, unit, leader);
  if (side === 'Earth')
    return {
      kill: enemiesOf(
        side,
        nextStep(kills, [
          [1, 1],
          [3, 1],
        ]),
      ),
    };
  return { kill: (victim) => (isPresident(victim) ? 3 : 0), fell: (victim) => (isPresident(victim) ? 1 : 0) };
}
