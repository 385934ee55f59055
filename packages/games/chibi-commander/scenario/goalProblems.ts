// CC-SCN-06 Goals that cannot be reached, and people without any.
import { SIDES, type Side, factionsOf, otherSide, typeOf } from '../content/units.ts';
import { cellsOf } from '../places.ts';
import { sideOfPlaced } from './arrivals.ts';
import type { Problem } from './problem.ts';
import { type ScenarioEvent, eventOf } from './events.ts';
import { type Goal, type GoalKind, type Scenario, type Squad, squadUnits } from './scenario.ts';

const sizeOf = (squad: Squad | undefined): number => (squad === undefined ? 0 : squadUnits(squad));

const hiddenUnits = ({ hidden }: Scenario): number =>
  Object.entries(hidden?.mix ?? {}).reduce((all, [kind, count]) => all + (kind === 'Ghost' ? 0 : count), 0);

/** How many an event brings at most. */
function brings(event: ScenarioEvent): number {
  switch (event.event) {
    case 'reinforce':
      return typeOf(event.type).figures;
    case 'force':
    case 'assault':
      return Math.max(0, ...event.sets.map((set) => set.length));
    case 'waves':
      return event.waves.flat().reduce<number>((all, one) => all + (typeof one === 'number' ? one : 1), 0);
    case 'strike':
    case 'purpose':
    case 'bus':
    case 'hatchery':
      return 0;
  }
}

/** Units that a side can have on the map in all. */
const strength = (scenario: Scenario, side: Side): number =>
  scenario.units.filter((one) => one.type !== 'Ghost' && sideOfPlaced(one) === side).length +
  factionsOf(side).reduce((all, faction) => all + sizeOf(scenario.squads[faction]), 0) +
  (side === 'Invaders' ? hiddenUnits(scenario) : 0) +
  (side === scenario.people ? 0 : (scenario.events ?? []).reduce((all, event) => all + brings(event), 0));

const civilians = (scenario: Scenario): number =>
  scenario.units.filter((one) => one.type !== 'Ghost' && typeOf(one.type).kin === 'civilian').length +
  (eventOf(scenario.events, 'waves')?.folk ?? 0);
const crystals = (scenario: Scenario): number =>
  [...scenario.map.join('')].filter((sign) => sign === '*').length;
const targets = (scenario: Scenario): number => cellsOf(scenario.targets).length;
const ON_TARGETS: readonly GoalKind[] = ['hold', 'search', 'inspect', 'reach'];
const ON_FOLK: readonly GoalKind[] = ['rescue', 'civilians dead', 'civilians killed'];
const OUT: readonly GoalKind[] = ['exit', 'rescue', 'capture', 'crystal'];

/** How often a goal can be reached at most. */
const limits: Partial<Record<GoalKind, (scenario: Scenario, side: Side) => number>> = {
  kill: (scenario, side) => strength(scenario, otherSide(side)),
  capture: (scenario, side) => strength(scenario, otherSide(side)),
  exit: strength,
  losses: strength,
  hold: targets,
  search: targets,
  inspect: (scenario, side) => (targets(scenario) === 0 ? 0 : strength(scenario, side)),
  reach: (scenario, side) => (targets(scenario) === 0 ? 0 : strength(scenario, side)),
  rescue: civilians,
  deaths: (scenario, side) => strength(scenario, side) + civilians(scenario),
  'civilians dead': civilians,
  'civilians killed': civilians,
  'bus attacked': (scenario) => (eventOf(scenario.events, 'bus') === undefined ? 0 : scenario.rounds),
  'all killed': () => 1,
  crystal: crystals,
  survive: () => 1,
  'destroy all': () => 1,
};

function* reasons(scenario: Scenario, side: Side, goal: Goal): Generator<string> {
  const limit = limits[goal.goal]?.(scenario, side) ?? 0;
  if (ON_TARGETS.includes(goal.goal) && limit === 0) yield `'${goal.goal}' needs targets on the map`;
  else if (goal.goal === 'bus attacked' && limit === 0) yield "'bus attacked' needs a bus among the events";
  else if (ON_FOLK.includes(goal.goal) && limit === 0) yield `'${goal.goal}' needs civilians on the map`;
  else if (goal.goal === 'crystal' && limit === 0) yield "'crystal' needs crystals on the map";
  else if ((goal.needed ?? 0) > limit) yield `${goal.needed} are needed, but there can be only ${limit}`;
  if (OUT.includes(goal.goal) && scenario.zones[side].exits.length === 0)
    yield `'${goal.goal}' needs exits of the ${side}`;
  if (goal.needed !== undefined && goal.most !== undefined) yield "either 'needed' or 'most', not both";
  if (goal.needed !== undefined && goal.every !== undefined) yield "either 'needed' or 'every', not both";
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
