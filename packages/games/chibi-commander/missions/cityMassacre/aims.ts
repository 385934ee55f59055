// What a player goes for in the city: civilians, on either side.
import { isCivilian } from '../../book/who.ts';
import { factionsOf, sideOf } from '../../content/units.ts';
import { type Cell, NONE, type Table, type Unit } from '../../table.ts';
import { beside } from '../../book/movement/arrivals.ts';
import { civilians, fallen, killsOf, nextStep, odds } from '../aimKit.ts';
import { captives, count, killedBy, ofSide } from '../kit.ts';
import type { Aims } from '../mission.ts';

/** Getting to the bus. */
const BUS = 3;
/** With less of all the might on the map nobody stays for the bus. */
const POOR = 0.4;

/** COOP 3: civilians out through the spawn points, and then everybody. */
export function cooperativeAims(w: Table, unit: Unit, points: readonly Cell[]): Aims {
  if (unit.side !== 'Earth') return {};
  const folk = civilians(w);
  const { bus } = w.board;
  // Every further round costs a point: whoever cannot reach the bus any more had better end it.
  const hopeless = bus !== NONE && odds(w, 'Earth') < POOR;
  return {
    loss: 1,
    // CC-M-CO3-20, CC-M-CO3-21 Every round in which the bus is attacked costs a point; whoever stands beside it drives it.
    ...(bus !== NONE && !hopeless && { places: [{ cells: beside(bus), worth: BUS }] }),
    cargo: [
      { units: folk, to: points, worth: 1.3 },
      { units: fallen(w, 'Earth'), to: points, worth: 0.7 },
    ],
    retreat: points,
    ...((folk.length === 0 || hopeless) && { home: points }),
  };
}

/** VS 3: the Earth saves civilians and takes an Invader alive, the Invaders hunt both. */
export function versusAims(w: Table, unit: Unit, points: readonly Cell[]): Aims {
  if (unit.faction === null) return {};
  if (sideOf(unit.faction) === 'Earth') {
    const taken = count(w, (one) => ofSide(one, 'Invaders') && one.fate === 'captured');
    const kill = nextStep(killsOf(w, 'Earth'), [[2, 1]]);
    return {
      cargo: [
        { units: civilians(w), to: points, worth: 0.6 },
        { units: taken === 0 ? captives(w, 'Earth') : [], to: points, worth: 1 },
      ],
      kill: (victim) => (ofSide(victim, 'Invaders') ? kill : 0),
      fell: (victim) => (taken === 0 && ofSide(victim, 'Invaders') ? 0.3 : 0),
    };
  }
  const folk = count(w, (one) => isCivilian(one) && killedBy(one, factionsOf('Invaders')));
  const onFolk = nextStep(folk, [
    [1, 1],
    [3, 1],
    [5, 1],
  ]);
  const onUnits = nextStep(killsOf(w, 'Invaders'), [
    [1, 1],
    [2, 1],
  ]);
  return { kill: (victim) => (isCivilian(victim) ? onFolk : ofSide(victim, 'Earth') ? onUnits : 0) };
}
