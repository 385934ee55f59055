// EE-AUT-26 Until it is triggered a pod does nothing and cannot be affected.
// Pods and reinforcements: models of the automaton that come into play later.
import { applies } from '@xenotable/kernel';
import type { Cell, Model, Pod, Table } from '../../table.ts';
import type { Play } from '../chapter.ts';
import { adjacent, cellsThat, cellsWith, distance, ground, mayStop, spotOf } from '../board/ground.ts';
import { WAITS } from '../round/dice.ts';
import { engages, modelAt } from '../models.ts';
import { missionOf } from '../missions/index.ts';
import { coverAgainst, sees } from '../board/sight.ts';
import { leastOf } from '../ties.ts';

/** EE-DEP-03 EE-DEP-07 A free cell that is not in base contact with an enemy. */
function isOpenFor(w: Table, m: Model, cell: Cell): boolean {
  const g = ground(w);
  if (!mayStop(g, cell) || modelAt(w, cell) !== null) return false;
  return !w.models.some(
    (one) =>
      one.place === 'board' &&
      one.control !== m.control &&
      !one.neutral &&
      engages(one) &&
      engages(m) &&
      adjacent(g, one.cell, cell),
  );
}

/** The legal cell closest to a point; ties by row, then column. */
function nearestOpen(
  w: Table,
  m: Model,
  centre: Cell,
  fits: (cell: Cell) => boolean = () => true,
): Cell | null {
  const open = cellsThat(ground(w), (cell) => fits(cell) && isOpenFor(w, m, cell));
  return leastOf(open, (cell) => [distance(w, centre, cell)]);
}

/** EE-DEP-06 Pods whose condition one of these player models meets are placed. True when something has appeared. */
export function triggerPods(play: Play, movers: readonly Model[]): boolean {
  const { w } = play;
  if (w.pods.length === 0) return false;
  const terms = missionOf(w).pods;
  if (terms === undefined) return false;
  let appeared = false;
  for (const pod of w.pods) {
    if (pod.state !== 'waiting') continue;
    const by = movers.find(
      (m) => m.place === 'board' && m.control === 0 && m.side === 0 && terms.triggers(w, pod, m),
    );
    if (by === undefined) applies('EE-AUT-26');
    else {
      applies('EE-DEP-06');
      placePod(play, pod, by);
      appeared = true;
    }
  }
  return appeared;
}

/** EE-DEP-07 EE-DEP-08 The models of a pod come onto the board; their dice come with the next round. */
export function placePod(play: Play, pod: Pod, by: Model | null): void {
  const { w } = play;
  const terms = missionOf(w).pods!;
  pod.state = 'placed';
  applies('EE-DEP-05');
  applies(terms.rule);
  const models = terms.contents(play, pod);
  let within = -1;
  if (terms.scattered && by !== null) {
    const dice = play.rolls(2, 6, 'EE-DEP-07');
    within = dice[0]! + dice[1]!;
    play.tell?.({ type: 'pod scattered', pod: pod.letter, dice }, 'EE-DEP-07');
  }
  for (const m of models) {
    const hidden = (at: Cell): boolean =>
      by !== null &&
      distance(w, pod.cell, at) <= within &&
      (coverAgainst(w, by.cell, at) > 0 || !sees(w, by.cell, at));
    const cell = nearestOpen(w, m, pod.cell, hidden) ?? nearestOpen(w, m, pod.cell);
    if (cell === null) continue;
    m.place = 'board';
    m.cell = cell;
    m.activated = WAITS;
    applies('EE-DEP-08');
    play.tell?.(
      { type: 'appears', model: m.name, at: spotOf(ground(w), cell), pod: pod.letter },
      'EE-DEP-07',
    );
  }
}

/** EE-DEP-09 Reinforcements of this round arrive on the `r` cells from top to bottom, or as near as possible to the topmost. */
export function reinforce(play: Play): void {
  const { w } = play;
  const coming = w.models.filter((m) => m.place === 'reserve' && m.pod === `round ${w.round}`);
  if (coming.length === 0) return;
  if (w.cancelled > 0) {
    w.cancelled--;
    for (const m of coming) m.place = 'saved';
    play.tell?.({ type: 'reinforcements cancelled', models: coming.map((m) => m.name) }, 'EE-M-SE1X-06');
    return;
  }
  const arrivals = cellsWith(ground(w), 'r');
  for (const m of coming) {
    const cell = arrivals.find((at) => isOpenFor(w, m, at)) ?? nearestOpen(w, m, arrivals[0]!);
    if (cell === null) continue;
    m.place = 'board';
    m.cell = cell;
    applies('EE-DEP-08');
    play.tell?.({ type: 'arrives', model: m.name, at: spotOf(ground(w), cell) }, 'EE-DEP-09');
  }
}
