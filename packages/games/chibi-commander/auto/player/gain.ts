// What a side can gain at most against the automaton, and whether anything of it is left.
import { goalsOf } from '../../book/campaign/victory.ts';
import { armiesOf, isCivilian, mission } from '../../book/who.ts';
import { scoringOf } from '../../content/goals.ts';
import type { Side } from '../../content/units.ts';
import type { Goal } from '../../missions/mission.ts';
import { NONE, type Table } from '../../table.ts';

/** CC-M-CO1-15, CC-M-CO1-18, CC-M-CO3-13 Goals for which civilians are brought off the map. */
const SAVING: readonly string[] = ['CC-M-CO1-15', 'CC-M-CO1-18', 'CC-M-CO3-13'];

const goalsFor = (w: Table, side: Side): Goal[] => armiesOf(w, side).flatMap((army) => goalsOf(w, army));

const isLoss = ({ rule }: Goal): boolean => scoringOf(rule)?.loss === true;

/** The most that a goal can bring; null where there is no limit or it does not count in points. */
function mostOf(w: Table, { rule }: Goal): number | null {
  const most = scoringOf(rule)?.most;
  if (most !== undefined) return most;
  return SAVING.includes(rule) ? w.units.filter(isCivilian).length : null;
}

/** Points of all goals together at their best; null where nobody can say. */
export function mostFor(w: Table, side: Side): number | null {
  let sum = 0;
  for (const goal of goalsFor(w, side)) {
    if (isLoss(goal)) continue;
    const most = mostOf(w, goal);
    if (most === null) return null;
    sum += most;
  }
  return sum > 0 ? sum : null;
}

/** A goal that brings no more: all of its points are made, or nobody is left to be saved. */
const isDone = (w: Table, goal: Goal): boolean => {
  const most = mostOf(w, goal);
  return (
    (most !== null && goal.points >= most) ||
    (SAVING.includes(goal.rule) && !w.units.some((unit) => unit.cell !== NONE && isCivilian(unit)))
  );
};

/** CC-VP-04 Against the automaton: no goal brings a side anything more. */
export function hasNothingToGain(w: Table, side: Side): boolean {
  if (mission(w).mode !== 'cooperative') return false;
  const goals = goalsFor(w, side).filter((goal) => !isLoss(goal));
  return goals.some(({ points }) => points > 0) && goals.every((goal) => isDone(w, goal));
}
