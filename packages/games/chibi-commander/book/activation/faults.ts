// Why the active unit cannot do something.
import { type Refusal, refuse } from '@xenotable/kernel';
import { type Wish, wishOf } from '../../choices.ts';
import { NONE, type Cell, type Table, type Unit } from '../../table.ts';
import { beyondFog, lineFree } from '../fight/sight.ts';
import { passengers } from '../fight/targets.ts';
import { noWallBetween } from '../movement/movement.ts';
import { inShip } from '../movement/ship.ts';
import {
  awake,
  blipOn,
  enemies,
  findBlip,
  hasBought,
  isAnimal,
  isLeader,
  mission,
  onMap,
  partyOf,
  unitOf,
  unitOn,
} from '../who.ts';
import { type Acting, CLOSED, BASIC, chainsOf } from './actions.ts';

type Fault = (w: Table, f: Acting, unit: Unit, wish: Wish) => Refusal;

const unitWished = (w: Table, wish: Wish): Unit | undefined =>
  typeof wish.unit === 'number' ? w.units[wish.unit] : undefined;

/** CC-MOV-05, CC-MAP-06 Who stands in the way. */
function walkFault(w: Table, unit: Unit, to: Cell): Refusal {
  const other = unitOn(w, to);
  if (other !== undefined && other.id !== unit.id)
    return !other.coma && enemies(unit.side, other.side)
      ? refuse('CC-MOV-05', 'An awake enemy stands there.')
      : refuse('CC-MAP-06', 'Somebody stands there: nobody may end a movement on a taken field.');
  if (blipOn(w, to) !== undefined)
    return unit.side === 'Invaders'
      ? refuse('CC-MAP-06', 'A Blip stands there.')
      : refuse('CC-MOV-05', 'A Blip blocks the field.');
  return refuse('CC-MOV-01', 'That field cannot be reached with the movement points at hand.');
}

/** CC-HIT-01, CC-HIT-06, CC-HIT-09, CC-VIS-04 Why an open chain does not reach a field. */
function reachFault(w: Table, f: Acting, unit: Unit, at: Cell): Refusal {
  const range = chainsOf(w, unit)[f.chain]?.range ?? 0;
  if (range === 0)
    return refuse('CC-HIT-06', 'A melee attack reaches only a neighbouring field with no wall between.');
  if (!lineFree(w, unit.cell, at)) return refuse('CC-HIT-01', 'The line to it is blocked.');
  if (beyondFog(w, unit.cell, at, f.side)) return refuse('CC-VIS-04', 'It is beyond what the fog lets see.');
  return refuse('CC-HIT-09', 'Not even all sixes would reach it.');
}

function attackFault(w: Table, f: Acting, unit: Unit, wish: Wish): Refusal {
  if (f.deeds === 0) return refuse('CC-ACT-01', 'No chain with an attack is open.');
  const target = unitWished(w, wish);
  const blip = typeof wish.blip === 'number' ? findBlip(w, wish.blip) : undefined;
  if (target === undefined && blip === undefined)
    return refuse('CC-HIT-01', 'Nothing like that can be attacked.');
  if (target !== undefined) {
    if (!onMap(target)) return refuse('CC-HIT-01', `${target.type} is not on the map.`);
    const guard = mission(w).corrections.untouchable?.(w, target) ?? null;
    if (guard !== null) return refuse(guard, `${target.type} is guarded.`);
    if (f.command === '' && target.side !== 'neutral' && !enemies(unit.side, target.side))
      return refuse('CC-HIT-01', `${target.type} is a friend.`);
    if (target.id === unit.id) return refuse('CC-PSI-13', 'Nobody is made to attack itself.');
  }
  return reachFault(w, f, unit, target?.cell ?? blip?.cell ?? NONE);
}

function mindFault(w: Table, f: Acting, unit: Unit, wish: Wish): Refusal {
  const victim = unitWished(w, wish);
  if (f.deeds === 0 || victim === undefined) return refuse('CC-PSI-01', 'No PSI symbol is open.');
  if (!awake(victim) || victim.blip !== NONE)
    return refuse('CC-PSI-17', 'Units in coma and Blips cannot be attacked by PSI.');
  if (isAnimal(victim)) return refuse('CC-PSI-16', 'Animals cannot be attacked by PSI.');
  if (isLeader(victim) && victim.side === 'Earth' && hasBought(w, 'Earth', 'PSI training'))
    return refuse('CC-M-VS4-14', `${victim.type} is trained against PSI.`);
  return refuse(
    'CC-PSI-01',
    victim.side === unit.side ? `${victim.type} is a friend.` : `${victim.type} is not in sight.`,
  );
}

function dragFault(w: Table, f: Acting, unit: Unit, wish: Wish): Refusal {
  const other = unitWished(w, wish);
  if (f.command !== '') return refuse('CC-PSI-12', 'A forced unit drags nobody.');
  if (other === undefined || !noWallBetween(w, unit.cell, other.cell))
    return refuse('CC-MOV-23', 'Only a neighbour may be picked up, with no wall between.');
  if (other.side !== 'neutral' && !other.coma) return refuse('CC-MOV-25', `${other.type} is awake.`);
  return partyOf(w, f.faction).dragged
    ? refuse('CC-MOV-24', 'Somebody has been dragged in this round.')
    : refuse('CC-MOV-23', 'There is no movement left to drag anybody.');
}

function sendFault(w: Table, wish: Wish): Refusal {
  const civilian = typeof wish.civilian === 'number' ? w.units[wish.civilian] : undefined;
  const by = typeof wish.by === 'number' ? w.units[wish.by] : undefined;
  if (by?.sent === true) return refuse('CC-MOV-20', `${by.type} has sent somebody in this round.`);
  return civilian?.moved === true || civilian?.coma === true
    ? refuse('CC-MOV-21', `${civilian.type} has been moved in this round, or lies in coma.`)
    : refuse('CC-MOV-20', 'Only a civilian beside the unit can be sent, with nothing between them.');
}

function shipFault(w: Table, unit: Unit): Refusal {
  if (unit.side !== 'Invaders') return refuse('CC-UFO-07', 'Earth units cannot start the ship.');
  if (w.takeOff !== 0) return refuse('CC-UFO-03', 'The ship has been started.');
  if (!inShip(w, unit.cell)) return refuse('CC-UFO-01', `${unit.type} does not stand in the ship.`);
  return mission(w).corrections.shipMayStart?.(w) === false
    ? refuse('CC-M-VS1-19', 'The ship cannot be started before round 6.')
    : refuse('CC-UFO-01', 'Two actions are needed, for a leader one.');
}

function useFault(w: Table, f: Acting, unit: Unit, wish: Wish): Refusal {
  const chain = typeof wish.chain === 'number' ? chainsOf(w, unit)[wish.chain] : undefined;
  if (chain === undefined) return refuse('CC-ACT-01', `${unit.type} has no such chain.`);
  if (chain.long && f.actions < 2) return refuse('CC-ACT-05', 'A long action needs two unspent actions.');
  if (f.command === 'run') return refuse('CC-PSI-12', 'A running unit uses only what moves it.');
  return f.chain === CLOSED || f.chain === BASIC
    ? refuse('CC-TRN-09', 'No action is left for this chain.')
    : refuse('CC-ACT-02', 'Another chain is still open.');
}

/** CC-MOV-12, CC-MOV-13, CC-MOV-15 Why a teleport is not possible. */
function jumpFault(w: Table, f: Acting, unit: Unit, wish: Wish): Refusal {
  if (f.jumps === 0) return refuse('CC-MOV-12', 'No teleport symbol is open.');
  if (!Array.isArray(wish.with) || typeof wish.to !== 'number' || Object.keys(wish).length !== 3)
    return refuse('CC-MOV-12', 'A teleport names a field and those who come along.');
  const company: unknown[] = wish.with;
  const allowed = passengers(w, unit);
  const sorted = company.every((id, i) => typeof id === 'number' && (i === 0 || Number(company[i - 1]) < id));
  if (!sorted || !company.every((id) => allowed.some((other) => other.id === id)))
    return refuse(
      'CC-MOV-15',
      'Passengers are neighbours of the unit without a wall between, each named once, in order.',
    );
  return refuse(
    'CC-MOV-13',
    'That field is not free, too far for the dice, or has no room for the passengers.',
  );
}

/** By what was wished: why it cannot be. */
const faults: Record<string, Fault> = {
  teleport: jumpFault,
  use: useFault,
  walk: (w, _f, unit, wish) => walkFault(w, unit, Number(wish.to)),
  attack: attackFault,
  aim: (w, f, unit, wish) =>
    f.deeds === 0
      ? refuse('CC-ACT-01', 'No chain with an explosion is open.')
      : wish.at === unit.cell
        ? refuse('CC-EXP-01', 'Nobody aims at the own field.')
        : reachFault(w, f, unit, Number(wish.at)),
  heal: () =>
    refuse(
      'CC-HEAL-01',
      'Only the unit itself or a wounded friend or bystander beside it can be healed, with a heal symbol at hand.',
    ),
  mind: mindFault,
  'pick up': dragFault,
  send: (w, _f, _unit, wish) => sendFault(w, wish),
  leave: (_w, f) =>
    f.command === ''
      ? refuse('CC-MOV-29', 'This field is no exit of this unit.')
      : refuse('CC-PSI-12', 'A forced unit cannot leave the map.'),
  open: (w) =>
    refuse(
      mission(w).doors === 'free' ? 'CC-MOV-07' : 'CC-MOV-09',
      'There is no door here that this unit can open now.',
    ),
  close: () => refuse('CC-MOV-10', 'There is no open Alien door here that this unit can close now.'),
  'start the ship': (w, _f, unit) => shipFault(w, unit),
  storm: (_w, f) =>
    f.stormed
      ? refuse('CC-CMD-08', 'At most one Storm serves one basic movement.')
      : refuse('CC-CMD-07', 'Storm needs a star and a basic movement.'),
  scan: () => refuse('CC-CMD-09', 'Scanning needs a star and a Blip within seven fields of a friend.'),
  deal: () => refuse('CC-ACT-10', 'The mission does not let this unit do that here and now.'),
};

/** Why something that is not offered cannot be done. */
export function actionFault(w: Table, f: Acting, choice: unknown): Refusal {
  const wish = wishOf(choice);
  const fault = typeof wish.do === 'string' && Object.hasOwn(faults, wish.do) ? faults[wish.do] : undefined;
  return fault?.(w, f, unitOf(w, f.unit), wish) ?? refuse('CC-ACT-01', 'The unit cannot do that now.');
}
