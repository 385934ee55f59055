// The plan for one activation: where to go, whom to attack, what to work on. Its orders are given one by one.
import type { Order } from '../choices.ts';
import type { Model, Table } from '../table.ts';
import { type Activation, engagedForm, mustSay, rowFault } from '../book/actions/actions.ts';
import { hackFault } from '../book/actions/attackFaults.ts';
import { leaveFault } from '../book/actions/objectives.ts';
import { orderFault } from '../book/actions/orderFault.ts';
import { spotOf } from '../book/board/ground.ts';
import { able, engagedWith, hackable, has, skill } from '../book/models.ts';
import { ends, moveTerms } from '../book/movement/reach.ts';
import { Drafts, type Plan, attackOrder, mostPromising, passes } from './drafts.ts';
import { Moment } from './moment.ts';
import { chargePlans, movingPlans } from './moving.ts';
import { helpPlans, workPlans } from './working.ts';

/** Whoever may leave the board has done what the mission wants. */
const OUT = 9;
/** Cells of a flight that are looked at. */
const FLIGHTS = 14;
/** How likely the free attacks on a flight are compared with those on somebody who stays. */
const FREE_ATTACKS = 0.6;
/** What is gained by stunning a machine that one is engaged with. */
const STUNNED = 0.5;

const mayMove = ({ m, f, mobility }: Moment): boolean =>
  f.said !== 'stays' && !has(m, 'Emplaced') && mobility > 0 && !f.rows.includes('run');

/** EE-ENG-03 EE-ENG-04 Engaged: a blow, or a flight. */
function meleePlans(drafts: Drafts, moment: Moment, foes: readonly Model[]): void {
  const { w, m, f } = moment;
  const form = engagedForm(f);
  if (form === null) return;
  const here = moment.place(m.cell);
  if (rowFault(w, f, 'attack') === null) {
    const blow = moment.attackFrom(m.cell, form, false, 0);
    if (blow !== null) drafts.add(here + blow.worth, attackOrder(blow, form));
  }
  if (able(m, 'Computer Use') && rowFault(w, f, 'action') === null)
    for (const foe of foes)
      if (hackable(w, foe) === 'model' && hackFault(w, f, m, foe, form) === null)
        drafts.add(here + STUNNED * passes(skill(w, m, 'HACK'), form), {
          do: 'hack model',
          target: foe.id,
          actions: form,
        });
  if (!mayMove(moment)) return;
  const terms = moveTerms(w, m, false, form);
  const { cells } = ends(w, m, terms.gait, terms.allowance, terms.leave);
  const price = FREE_ATTACKS * moment.stake * moment.threats.at(m.cell, false);
  for (const cell of mostPromising(moment, cells, FLIGHTS))
    drafts.add(moment.place(cell) - price, { do: 'run', actions: form, to: spotOf(moment.g, cell) });
}

function openPlans(drafts: Drafts, moment: Moment): void {
  const { w, m, f } = moment;
  const soldier = m.unit !== 'Civilian';
  const armed = soldier && rowFault(w, f, 'attack') === null;
  const two = f.left >= 2;
  const here = moment.place(m.cell);
  if (armed) {
    const actions = two ? 2 : 1;
    const shot = moment.attackFrom(m.cell, actions, f.moved, 0);
    if (shot !== null)
      drafts.add(here + shot.worth, attackOrder(shot, actions, mustSay(f, actions) ? 'stays' : undefined));
  }
  const watch = soldier && rowFault(w, f, 'overwatch') === null ? moment.watch() : null;
  if (watch !== null) drafts.add(here + watch.worth, { do: 'overwatch', weapon: watch.arm.name });
  if (two && !has(m, 'Emplaced')) drafts.add(moment.place(m.cell, true), { do: 'hunker down' });
  workPlans(drafts, moment);
  if (soldier) helpPlans(drafts, moment);
  if (!mayMove(moment)) return;
  movingPlans(drafts, moment, { armed, watch });
  if (two && armed) chargePlans(drafts, moment);
}

/** The best plan whose first order is legal. */
function planOf(w: Table, f: Activation): Plan {
  const moment = new Moment(w, f);
  const { m } = moment;
  const drafts = new Drafts();
  drafts.add(moment.place(m.cell), { do: 'end' });
  if (leaveFault(w, m) === null) drafts.add(OUT, { do: 'evacuate' });
  const foes = engagedWith(w, m);
  if (foes.length > 0) meleePlans(drafts, moment, foes);
  else openPlans(drafts, moment);
  // A Run is taken from those that are possible.
  const isLegal = ({ orders: [first] }: Plan): boolean =>
    first !== undefined && (first.do === 'run' || orderFault(w, f, first) === null);
  return drafts.plans.findLast(isLegal) ?? { orders: [{ do: 'end' }], worth: 0 };
}

/** What of a plan is still to be done, and how far the activation has come when that is due. */
interface Rest {
  left: number;
  rows: number;
  order: Order;
}

/** By activation, the second order of the plan whose first one was given. */
const rests = new WeakMap<Activation, Rest>();

/** The second order of a plan if everything went as planned, otherwise the first of the best plan now. */
export function nextOrder(w: Table, f: Activation): Order {
  const rest = rests.get(f);
  if (rest?.left === f.left && rest.rows === f.rows.length && orderFault(w, f, rest.order) === null)
    return rest.order;
  const [first, second] = planOf(w, f).orders;
  if (first === undefined) return { do: 'end' };
  if (second !== undefined) rests.set(f, { left: f.left - 1, rows: f.rows.length + 1, order: second });
  return first;
}
