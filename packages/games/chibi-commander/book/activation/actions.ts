// What a unit can do in an activation: its actions, its movement, its chains.
import { type Seat, applies } from '@xenotable/kernel';
import type { Chain } from '../../content/card.ts';
import type { Faction, Side } from '../../content/units.ts';
import type { Cell, Table, Unit, UnitId } from '../../table.ts';
import type { Mover } from '../movement/movement.ts';
import { actsNow, awake, card, isCivilian, mission, shown } from '../who.ts';
import type { Outer } from '../fight/wounds.ts';

/** No chain is open. */
export const CLOSED = -1;
/** The basic movement is open. */
export const BASIC = -2;

export interface Acting extends Mover {
  /** Actions left. */
  actions: number;
  /** CC-PSI-12, CC-PSI-13 What a foreign mind makes it do; '' for an activation of its own. */
  command: '' | 'run' | 'control' | 'control twice';
  /** The activation in whose course a foreign mind acts with it (CC-WND-02). */
  outer: Outer;
  /** Who acts: whose deeds, whose stars, whose choice. */
  faction: Faction;
  side: Side;
  seat: Seat;
  /** The open chain by its number, CLOSED or BASIC. */
  chain: number;
  /** Deeds of the open chain still to be done (CC-ACT-06). */
  deeds: number;
  /** Teleport dice of the open chain still to be used. */
  jumps: number;
  /** CC-CMD-08 The open basic movement has had its Storm. */
  stormed: boolean;
  /** The teleport under way. */
  leap?: { to: Cell; with: UnitId[] };
}

/** CC-ACT-11, CC-ACT-12, CC-TRN-09 Actions of a unit at its next activation. */
export function actionsOf(w: Table, unit: Unit): number {
  if (unit.groggy) applies('CC-HEAL-04');
  const own = unit.groggy ? 1 : (mission(w).corrections.actions?.(w, unit) ?? 2);
  if (own > 2) applies('CC-ACT-12');
  else if (own === 2) applies('CC-TRN-09');
  return Math.max(0, own - unit.panics);
}

/** CC-TRN-07, CC-TRN-08 Units that a seat may activate now. */
export const activatable = (w: Table, seat: Seat): Unit[] =>
  w.units.filter(
    (unit) =>
      unit.seat === seat &&
      actsNow(w, unit.faction) &&
      shown(unit) &&
      awake(unit) &&
      !unit.activated &&
      actionsOf(w, unit) > 0,
  );

/** CC-TRN-08, CC-ACT-11 The activation is over, and with it what waited for it. */
export function endActivation(unit: Unit): void {
  if (unit.groggy || unit.panics > 0) applies('CC-ACT-11');
  unit.activated = true;
  unit.groggy = false;
  unit.panics = 0;
}

/** CC-UNIT-05, CC-UNIT-19, CC-PSI-16 Points of the basic movement; every civilian whom somebody else moves walks four. */
export function basicMove(w: Table, unit: Unit): number {
  if (isCivilian(unit)) {
    applies(unit.side === 'neutral' ? 'CC-PSI-16' : 'CC-UNIT-19');
    return 4;
  }
  applies('CC-UNIT-05');
  if (card(unit).move === 0) return 0;
  return (
    card(unit).move +
    (mission(w).corrections.extraMove?.(w, unit) ?? 0) +
    (mission(w).corrections.extraWalk?.(w, unit) ?? 0)
  );
}

/** CC-UNIT-19 Civilians that a side controls strike with one die. */
const FIST: Chain = {
  text: 'D1',
  long: false,
  twice: false,
  move: 0,
  teleport: 0,
  deed: 'attack',
  range: 0,
  dice: 1,
  after: 0,
};

/** CC-ACT-01 The chains a unit can use. */
export function chainsOf(w: Pick<Table, 'mission' | 'scenario'>, unit: Unit): readonly Chain[] {
  if (!isCivilian(unit)) return card(unit).chains;
  if (unit.side !== 'neutral') return [FIST];
  const { armedCivilians } = mission(w);
  if (armedCivilians === undefined) return [];
  applies(armedCivilians);
  return [FIST];
}

/** A chain of a unit by its number. */
export function chainAt(w: Pick<Table, 'mission' | 'scenario'>, unit: Unit, at: number): Chain {
  const chain = chainsOf(w, unit)[at];
  if (chain === undefined) throw new Error(`unit ${unit.id} (${unit.type}) has no chain ${at}`);
  return chain;
}

/** CC-ACT-05 What a chain costs. */
export function price(chain: Chain): number {
  if (!chain.long) return 1;
  applies('CC-ACT-05');
  return 2;
}

/** CC-PSI-13 Under Control one action of the victim, normal or long. */
const affordable = (f: Acting, chain: Chain): boolean =>
  f.command === 'control' ? f.actions === 2 : f.actions >= price(chain);

/** CC-ACT-01, CC-PSI-12 Chains that may be begun now; a running victim uses only what moves it. */
export const usable = (f: Acting, chain: Chain): boolean =>
  affordable(f, chain) && (f.command !== 'run' || chain.teleport > 0 || chain.move > 0);
