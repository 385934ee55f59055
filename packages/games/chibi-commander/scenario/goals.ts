// CC-SCN-06 What a scenario scores, by the same counts as the missions of the book.
import { scenarioMemo } from './memo.ts';
import type { RuleId } from '@xenotable/kernel';
import { unitsLeft } from '../book/campaign/ending.ts';
import { awake, isCivilian, isMilitary, shown } from '../book/who.ts';
import { SIDES, type Side, factionsOf, otherSide } from '../content/units.ts';
import { count, dead, killedBy, lost, ofSide } from '../missions/kit.ts';
import { cellsOf } from '../places.ts';
import type { Cell, Table, Unit } from '../table.ts';
import type { Goal, GoalKind, Scenario } from './scenario.ts';

/** Whether an awake unit of the side stands openly on a field. */
const heldBy = (w: Table, side: Side, cell: Cell): boolean =>
  w.units.some(
    (unit) => unit.cell === cell && unit.side === side && shown(unit) && awake(unit) && isMilitary(unit),
  );

/** How often each goal has been reached so far. */
const counts: Record<GoalKind, (w: Table, side: Side, scenario: Scenario) => number> = {
  kill: (w, side) => count(w, (unit) => ofSide(unit, otherSide(side)) && killedBy(unit, factionsOf(side))),
  'destroy all': (w, side) => Number(!unitsLeft(w, otherSide(side))),
  exit: (w, side) => count(w, (unit) => ofSide(unit, side) && unit.fate === 'evacuated'),
  hold: (w, side, scenario) => cellsOf(scenario.targets).filter((cell) => heldBy(w, side, cell)).length,
  search: (w, side) => (scenarioMemo.of(w).searched?.[side] ?? []).length,
  reach: (w, side) => (scenarioMemo.of(w).reached?.[side] ?? []).length,
  rescue: (w, side) =>
    count(
      w,
      (unit) =>
        isCivilian(unit) && unit.fate === 'evacuated' && unit.by !== '' && factionsOf(side).includes(unit.by),
    ),
  capture: (w, side) => count(w, (unit) => ofSide(unit, otherSide(side)) && unit.fate === 'captured'),
  crystal: (w, side) => scenarioMemo.of(w).crystals?.[side] ?? 0,
  survive: (w, side, scenario) => Number(w.round >= scenario.rounds && unitsLeft(w, side)),
  losses: (w, side) => lost(w, side),
  'civilians dead': (w) => count(w, (unit: Unit) => isCivilian(unit) && dead(unit)),
};

/** What each goal is called. */
const WORDS: Record<GoalKind, string> = {
  kill: 'enemies killed',
  'destroy all': 'no enemy left',
  exit: 'units that left through an exit',
  hold: 'targets held at the end',
  search: 'targets searched',
  reach: 'units that got to a target',
  rescue: 'civilians saved',
  capture: 'enemies captured alive',
  crystal: 'crystals taken out',
  survive: 'still there in the last round',
  losses: 'own units lost',
  'civilians dead': 'dead civilians',
};

const times = (w: Table, side: Side, scenario: Scenario, goal: Goal): number =>
  counts[goal.goal](w, side, scenario);

/** CC-SCN-06 Points for each time, at most `most` times; or once, when `needed` is reached. */
function worth(w: Table, side: Side, scenario: Scenario, goal: Goal): number {
  const reached = times(w, side, scenario, goal);
  if (goal.needed !== undefined) return reached >= goal.needed ? goal.points : 0;
  return goal.points * Math.min(reached, goal.most ?? reached);
}

export const goalsOf = (
  w: Table,
  side: Side,
  scenario: Scenario,
): { rule: RuleId; words: string; points: number }[] =>
  scenario.goals[side].map((goal) => ({
    rule: 'CC-SCN-06',
    words: goal.needed === undefined ? WORDS[goal.goal] : `${WORDS[goal.goal]}: ${goal.needed} needed`,
    points: worth(w, side, scenario, goal),
  }));

/** Goals of a side that end the mission and have been reached. */
const endings = (w: Table, side: Side, scenario: Scenario): Goal[] =>
  scenario.goals[side].filter(
    (goal) => goal.ends === true && times(w, side, scenario, goal) >= (goal.needed ?? goal.most ?? 1),
  );

/** CC-SCN-07 Whether a goal that ends the mission has been reached. */
export const goalEnds = (w: Table, side: Side, scenario: Scenario): boolean =>
  endings(w, side, scenario).length > 0;

/** CC-SCN-11 Who has won by goals: whoever is gone because it got there is not beaten. */
export function victorsByGoals(w: Table, scenario: Scenario): Side[] {
  const reached = SIDES.filter((side) => goalEnds(w, side, scenario));
  const there = reached.filter((side) =>
    endings(w, side, scenario).some(({ goal }) => goal !== 'destroy all'),
  );
  return there.length > 0 ? there : reached;
}
