// What a mission's deeds are worth, and who has won it as it stands.
import { applies } from '@xenotable/kernel';
import type { Side } from '../../content/units.ts';
import type { Goal } from '../../missions/mission.ts';
import { common } from '../../missions/state.ts';
import { type Army, NONE, type Table } from '../../table.ts';
import { armiesOf, isMilitary, mission, versus } from '../who.ts';

/** The side that people play against the automaton. */
export const peoplesSide = (w: Table): Side => mission(w).people ?? 'Earth';

/** CC-VP-01 What an army's deeds are worth so far. */
export const pointsOf = (w: Table, army: Army): number =>
  mission(w).scoring.points?.(w, army) ?? goalsOf(w, army).reduce((all, goal) => all + goal.points, 0);

/** What an army is credited for so far: the goals are counted here and nowhere else. */
export function goalsOf(w: Table, army: Army): Goal[] {
  const goals = mission(w).scoring.goals(w, army);
  for (const { rule } of goals) applies(rule);
  return goals;
}

/** CC-VP-03 Points of this mission for each army, not below 0 in versus missions. */
export function tally(w: Table): void {
  for (const army of w.armies) {
    const points = pointsOf(w, army);
    if (versus(w) && points < 0) applies('CC-VP-03');
    army.points = versus(w) ? Math.max(0, points) : points;
  }
}

/** CC-VP-11 Whether stopping before the end is giving up: against the automaton, which agrees to nothing, unless the mission is played for a highscore. */
export const isGivenUpByStopping = (w: Table): boolean => mission(w).mode === 'cooperative';

/** CC-VP-07, CC-VP-09 Who has won: in versus the side with more points, against the automaton with at least one point and one unit alive. */
export function victors(w: Table): Side[] {
  if (common.of(w).givenUp !== undefined) {
    applies('CC-VP-11');
    return [];
  }
  const own = mission(w).scoring.victors?.(w);
  if (own !== undefined) return own;
  const points = (side: Side): number => armiesOf(w, side).reduce((all, army) => all + army.points, 0);
  if (versus(w)) {
    applies('CC-VP-07');
    const difference = points('Earth') - points('Invaders');
    return difference > 0 ? ['Earth'] : difference < 0 ? ['Invaders'] : [];
  }
  applies('CC-VP-09');
  const side = peoplesSide(w);
  const alive = w.units.some(
    (unit) =>
      unit.side === side &&
      isMilitary(unit) &&
      (unit.cell !== NONE || unit.fate === 'evacuated' || unit.fate === 'waiting'),
  );
  return points(side) >= 1 && (alive || mission(w).mode === 'nightmare') ? [side] : [];
}
