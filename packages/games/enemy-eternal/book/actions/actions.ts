// How far an activation has come, and what its actions cost.
import { type Refusal, refuse, applies } from '@xenotable/kernel';
import type { Actions, Afterwards, Order } from '../../choices.ts';
import type { Table } from '../../table.ts';
import type { Declared } from '../attack/attack.ts';

/** The rows of the action table. */
export const rowNames = [
  'attack',
  'climb',
  'run',
  'overwatch',
  'hunker down',
  'action',
  'hand over',
  'evacuate',
  'rally',
] as const;
export type Row = (typeof rowNames)[number];

/** How far an activation has come. */
export interface Activation {
  model: number;
  /** Actions left. */
  left: number;
  rows: Row[];
  /** EE-ACT-07 The model has left its cell by its own will. */
  moved: boolean;
  /** EE-ACT-07 What it said when it attacked first. */
  said: Afterwards | null;
  /** EE-SPO-02 */
  overdrive: boolean;
  over: boolean;
}

/** An activation that has not begun. */
export const freshActivation = (model: number): Activation => ({
  model,
  left: 2,
  rows: [],
  moved: false,
  said: null,
  overdrive: false,
  over: false,
});

/** EE-ACT-02 EE-ACT-03 EE-OPT-05 Whether a row has been used in this activation. */
export function rowFault(w: Table, f: Activation, row: Row): Refusal | null {
  const used = (one: Row): boolean => f.rows.includes(one);
  if (
    row === 'attack' &&
    f.overdrive &&
    f.rows.filter((one) => one === 'attack').length === 1 &&
    !used('overwatch')
  )
    return null;
  if (used(row)) return refuse('EE-ACT-02', 'No action can be taken twice in one activation.');
  if (w.options.attackAndOverwatch && used(row === 'attack' ? 'overwatch' : 'attack')) applies('EE-OPT-05');
  if (
    !w.options.attackAndOverwatch &&
    ((row === 'attack' && used('overwatch')) || (row === 'overwatch' && used('attack')))
  )
    return refuse('EE-ACT-03', 'Overwatch counts as the Attack.');
  return null;
}

/** EE-ENG-05 The form in which an engaged model acts: two actions. EE-DWN-06 With one, only if standing up took the other; otherwise it cannot act any more. */
export const engagedForm = (f: Activation): Actions | null =>
  f.left >= 2 ? 2 : f.left === 1 && f.rows.length === 0 ? 1 : null;

/** EE-ACT-01 Whether the activation can still pay for it. */
export const payFault = (f: Activation, actions: unknown): Refusal | null =>
  (actions === 1 || actions === 2) && actions <= f.left
    ? null
    : refuse('EE-ACT-01', `There ${f.left === 1 ? 'is 1 action' : `are ${f.left} actions`} left.`);

/** EE-ACT-07 Whether an Attack must say what comes after it. */
export const mustSay = (f: Activation, actions: Actions): boolean =>
  actions === 1 && f.left === 2 && !f.moved;

/** The Attack that an order means. EE-SPO-02 EE-EQP-10 Overdrive and a Hair Trigger take away the -1 of one action. EE-CHG-03 A charge strikes as its second action. */
export function attackBy(
  f: Activation,
  order: Extract<Order, { do: 'attack' | 'mindspin' | 'charge' }>,
): Declared {
  const { target: at } = order;
  if (order.do === 'charge')
    return {
      by: f.model,
      at,
      weapon: order.weapon,
      actions: 1,
      moving: true,
      steady: f.overdrive,
      reason: 'charge',
    };
  return {
    by: f.model,
    at,
    weapon: order.do === 'mindspin' ? 'Mindspin' : order.weapon,
    actions: order.actions,
    moving: f.moved || order.then === 'moves',
    steady: f.overdrive || (order.do === 'attack' && order.trigger === true),
    reason: 'attack',
  };
}
