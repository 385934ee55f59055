// Plans with a move: to the goal, into cover, to a place with a shot, or into contact.
import type { Order } from '../choices.ts';
import type { Cell } from '../table.ts';
import { rowFault } from '../book/actions/actions.ts';
import { distance, spotOf } from '../book/board/ground.ts';
import { has } from '../book/models.ts';
import { gaitOf } from '../book/movement/prices.ts';
import { contactCells, ends } from '../book/movement/reach.ts';
import { type Drafts, attackOrder, mostPromising } from './drafts.ts';
import type { Moment, Watch } from './moment.ts';
import { workFrom } from './working.ts';

/** Cells of a move that are looked at closely. */
const NEAR_CELLS = 24;
const FAR_CELLS = 14;
/** An enemy that is engaged shoots at nobody else. */
const BOUND = 0.1;

/** What a model may do besides moving. */
interface Means {
  armed: boolean;
  watch: Watch | null;
}

const run = ({ g }: Moment, cell: Cell, actions: 1 | 2): Order => ({
  do: 'run',
  actions,
  to: spotOf(g, cell),
});

export function movingPlans(drafts: Drafts, moment: Moment, means: Means): void {
  const { w, m, f, g } = moment;
  const two = f.left >= 2;
  const all = ends(w, m, gaitOf(m, false), moment.mobility * (two ? 2 : 1));
  let count = all.cells.length;
  while (count > 0 && (all.costs[count - 1] ?? 0) > moment.mobility) count--;
  const near = mostPromising(moment, all.cells, NEAR_CELLS, 0, count);
  if (two) {
    runThenAct(drafts, moment, near, means);
    for (const cell of mostPromising(moment, all.cells, FAR_CELLS, count)) runTo(drafts, moment, cell, 2);
  } else for (const cell of near) runTo(drafts, moment, cell, 1);
  if (g.hills) climbs(drafts, moment);
}

/** A Run and nothing else; risk only makes a place worse. */
function runTo(drafts: Drafts, moment: Moment, cell: Cell, actions: 1 | 2): void {
  if (moment.goal(cell) <= drafts.best) return;
  const place = moment.place(cell);
  if (place > drafts.best) drafts.add(place, run(moment, cell, actions));
}

/** A Run and a shot, a Run and Overwatch, a Run and the mission's work, or a shot and a Run into cover. */
function runThenAct(drafts: Drafts, moment: Moment, cells: readonly Cell[], { armed, watch }: Means): void {
  const { m, f } = moment;
  const watching = watch?.worth ?? 0;
  const most = Math.max(armed ? moment.mostByShot : 0, watching, moment.task?.worth ?? 0);
  const parting = armed && !f.moved ? moment.attackFrom(m.cell, 1, true, 0) : null;
  for (const cell of cells) {
    if (moment.goal(cell) + most <= drafts.best) continue;
    const place = moment.place(cell);
    if (place > drafts.best) drafts.add(place, run(moment, cell, 1));
    const shot = armed ? moment.attackFrom(cell, 1, true, drafts.best - place) : null;
    if (shot !== null && place + shot.worth > drafts.best)
      drafts.add(place + shot.worth, run(moment, cell, 1), attackOrder(shot, 1));
    if (watch !== null && place + watching > drafts.best)
      drafts.add(place + watching, run(moment, cell, 1), { do: 'overwatch', weapon: watch.arm.name });
    const work = workFrom(moment, cell);
    if (work !== null && place + work.worth > drafts.best)
      drafts.add(place + work.worth, run(moment, cell, 1), work.order);
    if (parting !== null && place + parting.worth > drafts.best)
      drafts.add(place + parting.worth, attackOrder(parting, 1, 'moves'), run(moment, cell, 1));
  }
}

function climbs(drafts: Drafts, moment: Moment): void {
  const { w, m, f, g, mobility } = moment;
  if (f.rows.includes('climb')) return;
  const { cells } = ends(w, m, gaitOf(m, true), mobility);
  const actions = has(m, 'Grapple') || f.left < 2 ? 1 : 2;
  for (const cell of mostPromising(moment, cells, FAR_CELLS)) {
    if (moment.goal(cell) <= drafts.best) continue;
    drafts.add(moment.place(cell), { do: 'climb', actions, to: spotOf(g, cell) });
  }
}

/** EE-CHG-01 A charge at whoever is in reach. */
export function chargePlans(drafts: Drafts, moment: Moment): void {
  const { w, m, f, g, mobility } = moment;
  if (rowFault(w, f, 'run') !== null) return;
  for (const foe of moment.foes) {
    if (distance(w, m.cell, foe.cell) > mobility + 1) continue;
    const [nearest] = contactCells(w, m, foe, gaitOf(m, false), mobility);
    const blow = nearest === undefined ? null : moment.chargeAt(foe, nearest.cell);
    if (nearest === undefined || blow === null) continue;
    const worth = moment.place(nearest.cell) + blow.worth + BOUND;
    const to = spotOf(g, nearest.cell);
    drafts.add(worth, { do: 'charge', weapon: blow.arm.name, target: foe.id, to });
  }
}
