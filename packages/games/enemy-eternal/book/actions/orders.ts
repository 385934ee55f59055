// What an activated model is offered: orders that can be listed, and moves as regions of cells.
import { applies } from '@xenotable/kernel';
import type { Actions, Afterwards, Order } from '../../choices.ts';
import type { ChargeSpace, MoveSpace } from '../../spaces.ts';
import type { Model, Table } from '../../table.ts';
import { type Activation, engagedForm, mustSay, rowFault } from './actions.ts';
import { patients } from './healing.ts';
import { hackFault } from './attackFaults.ts';
import { canWatch, mindspin, usableArms, worksClose } from '../attack/arms.ts';
import { distance, ground, spotOf } from '../board/ground.ts';
import { able, enemiesOf, hackable, has, isEngaged, skill, touches } from '../models.ts';
import { claimFault, leaveFault, receivers, workOf, workFault } from './objectives.ts';
import { closedFor, contactCells, ends, moveTerms } from '../movement/reach.ts';
import { attackFault, targetFault } from '../attack/targets.ts';
import { modelOf } from '../../tableReaders.ts';
import { gaitOf } from '../movement/prices.ts';

/** All orders that can be listed; moves are offered as spaces. */
export function ordersFor(w: Table, f: Activation): Order[] {
  const m = modelOf(w, f.model);
  const orders: Order[] = [];
  const form: readonly Actions[] = f.left >= 2 ? [1, 2] : [1];
  const engaged = isEngaged(w, m);
  const enemies = enemiesOf(w, m.control);
  if (m.unit !== 'Civilian') {
    attackOrders(w, f, m, enemies, engaged, orders);
    if (!engaged) {
      chargeOrders(w, f, orders);
      if (rowFault(w, f, 'overwatch') === null)
        for (const arm of usableArms(w, m))
          if (canWatch(arm)) orders.push({ do: 'overwatch', weapon: arm.name });
    }
    if (rowFault(w, f, 'action') === null) actionOrders(w, f, m, enemies, engaged, form, orders);
    for (const friend of receivers(w, m))
      if (!f.rows.includes('hand over'))
        for (const token of m.carries) orders.push({ do: 'hand over', target: friend.id, token });
  }
  if (!engaged && f.left >= 2 && !has(m, 'Emplaced')) orders.push({ do: 'hunker down' });
  if (w.options.suppression && m.suppressed > 0 && f.left >= 2 && !engaged) orders.push({ do: 'rally' });
  if (leaveFault(w, m) === null) orders.push({ do: 'evacuate' });
  orders.push({ do: 'end' });
  return orders;
}

function attackOrders(
  w: Table,
  f: Activation,
  m: Model,
  enemies: readonly Model[],
  engaged: boolean,
  orders: Order[],
): void {
  if (rowFault(w, f, 'attack') !== null) return;
  const arms = usableArms(w, m);
  if (able(m, 'Mindspin') && !engaged) arms.push(mindspin);
  for (const arm of arms) {
    for (const at of enemies) {
      if (attackFault(w, m, arm, at, f.moved) !== null) continue;
      const push = (actions: Actions, then?: Afterwards, trigger?: true): void => {
        if (arm.slot === 'mind')
          orders.push({ do: 'mindspin', target: at.id, actions, ...(then && { then }) });
        else
          orders.push({
            do: 'attack',
            weapon: arm.name,
            target: at.id,
            actions,
            ...(then && { then }),
            ...(trigger && { trigger }),
          });
      };
      if (engaged) {
        const form = engagedForm(f);
        if (form !== null) push(form);
        continue;
      }
      const says: (Afterwards | undefined)[] = !mustSay(f, 1)
        ? [undefined]
        : arm.rules.includes('Sniper')
          ? ['stays']
          : ['stays', 'moves'];
      const hair =
        arm.attachments.includes('Hair Trigger') &&
        !m.used.includes('Hair Trigger') &&
        !f.overdrive &&
        !touches(w, m, at);
      for (const then of says) {
        push(1, then);
        if (hair) push(1, then, true);
      }
      if (f.left >= 2) push(2);
    }
  }
}

/** EE-CHG-01 Of each charge that is possible the one with the shortest way; all its other contact cells lie in the space, as do climbing charges on level ground. */
function chargeOrders(w: Table, f: Activation, orders: Order[]): void {
  const g = ground(w);
  for (const { target, weapons, climb, cells } of chargesOf(w, f, g.hills ? WAYS : ON_FOOT)) {
    const [nearest] = cells;
    if (nearest === undefined) continue;
    const to = spotOf(g, nearest);
    for (const weapon of weapons)
      orders.push({ do: 'charge', weapon, target, to, ...(climb && { climb: true as const }) });
  }
}

/** EE-CHG-01 EE-CHG-02 EE-SPC-48 Charges that are possible, on foot or climbing, with all cells in which they may end, the nearest first. */
export const chargeSpaces = (w: Table, f: Activation): ChargeSpace[] => chargesOf(w, f, WAYS);

function chargesOf(w: Table, f: Activation, ways: readonly boolean[]): ChargeSpace[] {
  const m = modelOf(w, f.model);
  if (m.unit === 'Civilian' || f.left < 2 || has(m, 'Emplaced') || isEngaged(w, m)) return [];
  const mobility = skill(w, m, 'MOBILITY');
  const blades = usableArms(w, m).filter(worksClose);
  const hacks = able(m, 'Computer Use');
  const spaces: ChargeSpace[] = [];
  for (const at of enemiesOf(w, m.control)) {
    if (distance(w, m.cell, at.cell) > mobility + 1 || targetFault(w, m, at) !== null) continue;
    const weapons = blades.map((arm) => arm.name);
    if (hacks && hackable(w, at) !== null) weapons.push('Computer Use');
    if (weapons.length === 0) continue;
    for (const climb of ways) {
      const cells = contactCells(w, m, at, gaitOf(m, climb), mobility).map(({ cell }) => cell);
      if (cells.length === 0) continue;
      applies('EE-CHG-01');
      spaces.push({ kind: 'charge', target: at.id, weapons, climb, cells });
    }
  }
  return spaces;
}

const WAYS = [false, true] as const;
const ON_FOOT = [false] as const;

function actionOrders(
  w: Table,
  f: Activation,
  m: Model,
  enemies: readonly Model[],
  engaged: boolean,
  form: readonly Actions[],
  orders: Order[],
): void {
  if (able(m, 'Computer Use')) {
    for (const at of enemies) {
      if (hackable(w, at) === null) continue;
      for (const actions of form)
        if (hackFault(w, f, m, at, actions) === null)
          orders.push({ do: 'hack model', target: at.id, actions });
    }
  }
  if (engaged) return;
  for (const piece of w.pieces) {
    const work = workOf[piece.kind];
    if (workFault(w, m, piece, work) === null)
      for (const actions of form) orders.push({ do: work, piece: piece.id, actions });
  }
  for (const civilian of w.models)
    if (civilian.neutral && claimFault(w, m, civilian) === null)
      for (const actions of form) orders.push({ do: 'claim', target: civilian.id, actions });
  for (const how of ['medikit', 'field repair'] as const)
    for (const one of patients(w, m, how))
      for (const actions of form) orders.push({ do: how, target: one.id, actions });
  if (able(m, 'Energy Shield') && !m.used.includes('Energy Shield'))
    for (const actions of form) orders.push({ do: 'energy shield', actions });
}

const BOTH: readonly Actions[] = [1, 2];
const MOVES = ['run', 'climb'] as const;

function engagedForms(f: Activation): readonly Actions[] {
  const form = engagedForm(f);
  return form === null ? [] : [form];
}

/** Runs and Climbs as regions of cells. */
export function moveSpaces(w: Table, f: Activation): MoveSpace[] {
  const m = modelOf(w, f.model);
  const spaces: MoveSpace[] = [];
  const mobility = skill(w, m, 'MOBILITY');
  if (f.said === 'stays' || has(m, 'Emplaced') || mobility <= 0) return spaces;
  const { leave, fleeing } = moveTerms(w, m, false, 1);
  const forms = fleeing ? engagedForms(f) : f.left >= 2 ? BOTH : BOTH.slice(0, 1);
  const widest = forms.at(-1);
  if (widest === undefined) return spaces;
  const closed = closedFor(w, m, leave);
  for (const kind of MOVES) {
    if (f.rows.includes(kind)) continue;
    const climbing = kind === 'climb';
    const allowanceOf = (actions: Actions): number => (climbing ? mobility : mobility * actions);
    const all = ends(w, m, gaitOf(m, climbing), allowanceOf(widest), leave, closed);
    for (const actions of forms) {
      const allowance = allowanceOf(actions);
      // The cheapest come first.
      let count = all.cells.length;
      while (count > 0 && (all.costs[count - 1] ?? 0) > allowance) count--;
      if (count > 0)
        spaces.push({
          kind,
          actions,
          allowance,
          cells: count === all.cells.length ? all.cells : all.cells.slice(0, count),
          costs: count === all.costs.length ? all.costs : all.costs.slice(0, count),
        });
    }
  }
  return spaces;
}
