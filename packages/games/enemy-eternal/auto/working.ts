// Plans with an ability: the mission's work, healing, shields, hacking machines.
import type { Order } from '../choices.ts';
import type { Cell } from '../table.ts';
import { rowFault } from '../book/actions/actions.ts';
import { hackFault } from '../book/actions/attackFaults.ts';
import { patients } from '../book/actions/healing.ts';
import { claimFault, workFault } from '../book/actions/objectives.ts';
import { distance } from '../book/board/ground.ts';
import type { Objective } from '../book/missions/mission.ts';
import { able, friendsOf, hackable, has, skill } from '../book/models.ts';
import { type Drafts, passes } from './drafts.ts';
import { goalsFor } from './goals.ts';
import type { Moment } from './moment.ts';
import { stakeOf } from './tasks.ts';
import { worthOf } from './worth.ts';

type Labour = Extract<Objective, { kind: 'work' | 'claim' }>;

const isLabour = (goal: Objective): goal is Labour => goal.kind === 'work' || goal.kind === 'claim';

const orderFor = (goal: Labour, actions: 1 | 2): Order =>
  goal.kind === 'work'
    ? { do: goal.work, piece: goal.piece, actions }
    : { do: 'claim', target: goal.target, actions };

/** The skill on which it is tested. */
const valueFor = ({ w, m }: Moment, goal: Labour): number =>
  skill(w, m, goal.kind === 'work' && goal.work === 'hack' ? 'HACK' : 'MOBILITY');

/** The work of the model's task from a cell to which a Run leads. */
export function workFrom(moment: Moment, cell: Cell): { order: Order; worth: number } | null {
  const { task } = moment;
  if (task === null || !isLabour(task.goal) || task.way.priceOf(cell) !== 0) return null;
  return {
    order: orderFor(task.goal, 1),
    worth: task.worth * passes(valueFor(moment, task.goal), 1),
  };
}

/** The mission's work from where the model stands; EE-ACT-10 with two actions it is Down afterwards. */
export function workPlans(drafts: Drafts, moment: Moment): void {
  const { w, m, f } = moment;
  if (rowFault(w, f, 'action') !== null) return;
  for (const goal of goalsFor(w, m)) {
    if (!isLabour(goal)) continue;
    const fault =
      goal.kind === 'work'
        ? workFault(w, m, w.pieces[goal.piece], goal.work)
        : claimFault(w, m, w.models[goal.target]);
    if (fault !== null) continue;
    const value = valueFor(moment, goal);
    const stake = stakeOf(w, m, goal);
    drafts.add(moment.place(m.cell) + stake * passes(value, 1), orderFor(goal, 1));
    if (f.left >= 2) drafts.add(moment.place(m.cell, true) + stake * passes(value, 2), orderFor(goal, 2));
  }
}

/** EE-EQP-08 EE-SPO-08 EE-SPO-09 EE-SPC-26 Help for friends, and machines shut down from afar. */
export function helpPlans(drafts: Drafts, moment: Moment): void {
  const { w, m, f, foes } = moment;
  if (rowFault(w, f, 'action') !== null) return;
  const actions = f.left >= 2 ? 2 : 1;
  const here = moment.place(m.cell);
  for (const how of ['medikit', 'field repair'] as const)
    for (const patient of patients(w, m, how)) {
      const healed = Math.min(2, patient.skills.HEALTH - patient.wounds) / patient.skills.HEALTH;
      const chance = passes(skill(w, m, how === 'medikit' ? 'WILL' : 'HACK'), actions);
      drafts.add(here + chance * healed * worthOf(w, patient), { do: how, target: patient.id, actions });
    }
  if (able(m, 'Energy Shield') && !m.used.includes('Energy Shield')) {
    const near = friendsOf(w, m).filter((one) => distance(w, m.cell, one.cell) <= 4).length;
    const worth = 0.2 * (1 + near) * passes(skill(w, m, 'WILL'), actions) - 0.1;
    drafts.add(here + worth, { do: 'energy shield', actions });
  }
  if (able(m, 'Computer Use') && has(m, 'Hacker'))
    for (const foe of foes) {
      const what = hackable(w, foe);
      if (what === null || foe.down === 'forced' || hackFault(w, f, m, foe, actions) !== null) continue;
      const gain = what === 'GREMLIN' ? 0.1 : foe.activated === 0 ? 0.5 : 0.25;
      const worth = gain * passes(skill(w, m, 'HACK'), actions);
      drafts.add(here + worth, { do: 'hack model', target: foe.id, actions });
    }
  if (w.options.suppression && m.suppressed > 1 && f.left >= 2)
    drafts.add(here + 0.1 * m.suppressed, { do: 'rally' });
}
