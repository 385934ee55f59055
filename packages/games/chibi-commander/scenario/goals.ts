// CC-SCN-06 What a scenario scores, by the same counts as the missions of the book.
import { scenarioMemo } from './memo.ts';
import { type RuleId, applies } from '@xenotable/kernel';
import { unitsLeft } from '../book/campaign/ending.ts';
import { awake, isCivilian, isMilitary, shown } from '../book/who.ts';
import { SIDES, type Side, factionsOf, otherSide } from '../content/units.ts';
import { busMemo } from '../missions/cityMassacre/bus.ts';
import { strikeMemo } from '../missions/cityMassacre/strike.ts';
import { count, dead, killedBy, lost, ofSide } from '../missions/kit.ts';
import { cellsOf } from '../places.ts';
import type { Cell, Table } from '../table.ts';
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
  'all killed': (w, side) => Number(w.units.filter((unit) => ofSide(unit, otherSide(side))).every(dead)),
  exit: (w, side) => count(w, (unit) => ofSide(unit, side) && unit.fate === 'evacuated'),
  hold: (w, side, scenario) => cellsOf(scenario.targets).filter((cell) => heldBy(w, side, cell)).length,
  search: (w, side) => (scenarioMemo.of(w).searched?.[side] ?? []).length,
  inspect: (w, side) => (scenarioMemo.of(w).inspectors?.[side] ?? []).length,
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
  deaths: (w, side) => count(w, (unit) => dead(unit) && (isCivilian(unit) || ofSide(unit, side))),
  // CC-SCN-20 Those who died in a strike cost nothing.
  'civilians dead': (w) =>
    count(
      w,
      (unit) => isCivilian(unit) && dead(unit) && !strikeMemo.list(w, 'diedInTheStrike').includes(unit.id),
    ),
  'civilians killed': (w, side) => count(w, (unit) => isCivilian(unit) && killedBy(unit, factionsOf(side))),
  'bus attacked': (w) => busMemo.count(w, 'busAttacked'),
};

/** What each goal is called. */
const WORDS: Record<GoalKind, string> = {
  kill: 'enemies killed',
  'destroy all': 'no enemy left',
  'all killed': 'every enemy dead',
  exit: 'units that left through an exit',
  hold: 'targets held at the end',
  search: 'targets searched',
  inspect: 'units that searched a target',
  reach: 'units that got to a target',
  rescue: 'civilians saved',
  capture: 'enemies captured alive',
  crystal: 'crystals taken out',
  survive: 'still there in the last round',
  losses: 'own units lost',
  deaths: 'own units and civilians that died',
  'civilians dead': 'dead civilians',
  'civilians killed': 'civilians killed',
  'bus attacked': 'rounds in which the bus was attacked',
};

const times = (w: Table, side: Side, scenario: Scenario, goal: Goal): number =>
  counts[goal.goal](w, side, scenario);

/** CC-SCN-06 Points for each time or for every so many, at most `most` times; or once, when `needed` is reached. */
function worth(w: Table, side: Side, scenario: Scenario, goal: Goal): number {
  const reached = Math.floor(times(w, side, scenario, goal) / (goal.every ?? 1));
  if (goal.needed !== undefined) return reached >= goal.needed ? goal.points : 0;
  return goal.points * Math.min(reached, goal.most ?? reached);
}

function wordsOf({ goal, needed, every }: Goal): string {
  if (needed !== undefined) return `${WORDS[goal]}: ${needed} needed`;
  return every === undefined ? WORDS[goal] : `${WORDS[goal]}, for every ${every}`;
}

export const goalsOf = (
  w: Table,
  side: Side,
  scenario: Scenario,
): { rule: RuleId; words: string; points: number }[] =>
  scenario.goals[side].map((goal) => ({
    rule: 'CC-SCN-06',
    words: wordsOf(goal),
    points: worth(w, side, scenario, goal),
  }));

/** CC-SCN-26 All points of a side, within the scenario's bounds. */
export function totalOf(w: Table, side: Side, scenario: Scenario): number {
  const { least = -Infinity, most = Infinity } = scenario.total ?? {};
  const all = goalsOf(w, side, scenario).reduce((sum, { points }) => sum + points, 0);
  if (all < least || all > most) applies('CC-SCN-26');
  return Math.max(least, Math.min(most, all));
}

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
