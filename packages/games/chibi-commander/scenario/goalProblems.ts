// CC-SCN-06 Goals that cannot be reached, and people without any.
import { SIDES, type Side, factionsOf, otherSide, typeOf } from '../content/units.ts';
import { cellsOf } from '../places.ts';
import { sideOfPlaced } from './mission.ts';
import type { Problem } from './problem.ts';
import { type Goal, type GoalKind, type Scenario, type Squad, squadSize } from './scenario.ts';

const sizeOf = (squad: Squad | undefined): number => (squad === undefined ? 0 : squadSize(squad));

/** Units that a side can have on the map in all. */
const strength = (scenario: Scenario, side: Side): number =>
  scenario.units.filter((one) => one.type !== 'Ghost' && sideOfPlaced(one) === side).length +
  factionsOf(side).reduce((all, faction) => all + sizeOf(scenario.squads[faction]), 0) +
  (side === 'Invaders' ? (scenario.hidden?.mix.any ?? 0) + (scenario.hidden?.mix['any LV3'] ?? 0) : 0);

const civilians = (scenario: Scenario): number =>
  scenario.units.filter((one) => one.type !== 'Ghost' && typeOf(one.type).kin === 'civilian').length;
const crystals = (scenario: Scenario): number =>
  [...scenario.map.join('')].filter((sign) => sign === '*').length;
const targets = (scenario: Scenario): number => cellsOf(scenario.targets).length;
const OUT: readonly GoalKind[] = ['exit', 'rescue', 'capture', 'crystal'];

/** How often a goal can be reached at most. */
const limits: Partial<Record<GoalKind, (scenario: Scenario, side: Side) => number>> = {
  kill: (scenario, side) => strength(scenario, otherSide(side)),
  capture: (scenario, side) => strength(scenario, otherSide(side)),
  exit: strength,
  losses: strength,
  hold: targets,
  search: targets,
  reach: (scenario, side) => (targets(scenario) === 0 ? 0 : strength(scenario, side)),
  rescue: civilians,
  'civilians dead': civilians,
  crystal: crystals,
  survive: () => 1,
  'destroy all': () => 1,
};

function* reasons(scenario: Scenario, side: Side, goal: Goal): Generator<string> {
  const limit = limits[goal.goal]?.(scenario, side) ?? 0;
  if ((goal.goal === 'hold' || goal.goal === 'search' || goal.goal === 'reach') && limit === 0)
    yield `'${goal.goal}' needs targets on the map`;
  else if ((goal.goal === 'rescue' || goal.goal === 'civilians dead') && limit === 0)
    yield `'${goal.goal}' needs civilians on the map`;
  else if (goal.goal === 'crystal' && limit === 0) yield "'crystal' needs crystals on the map";
  else if ((goal.needed ?? 0) > limit) yield `${goal.needed} are needed, but there can be only ${limit}`;
  if (OUT.includes(goal.goal) && scenario.zones[side].exits.length === 0)
    yield `'${goal.goal}' needs exits of the ${side}`;
  if (goal.needed !== undefined && goal.most !== undefined) yield "either 'needed' or 'most', not both";
  if (goal.points === 0 && scenario.victory !== 'goals') yield 'no points: leave it out';
  if (goal.ends === true && goal.goal === 'survive')
    yield "'survive' is known after the last round and cannot end the mission";
}

export function goalProblems(scenario: Scenario): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, reason: string): void =>
    void problems.push({ field, reason, rule: 'CC-SCN-06', severity: 'stop', cells: [] });
  for (const side of SIDES) {
    const goals = scenario.goals[side];
    const people = scenario.play === 'versus' || scenario.people === side;
    if (people && scenario.victory === 'goals' && !goals.some((goal) => goal.ends === true))
      add(`goals.${side}`, `the ${side} need a goal that ends the mission`);
    if (people && scenario.victory !== 'goals' && !goals.some((goal) => goal.points > 0))
      add(`goals.${side}`, `the ${side} need a goal that gives points`);
    if (!people && goals.length > 0) add(`goals.${side}`, 'the automaton scores nothing: leave it empty');
    if (people)
      goals.forEach((goal, i) =>
        [...reasons(scenario, side, goal)].forEach((reason) => add(`goals.${side}[${i}]`, reason)),
      );
  }
  return problems;
}
