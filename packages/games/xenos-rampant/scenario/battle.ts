// A battle from data: the same shape that the battles in code have. Those of the book that can be said in its verbs are built here, too.
import { applies } from '@xenotable/kernel';
import { boundsOf } from '../ground.ts';
import type { Scenario as Battle } from '../scenarios/scenario.ts';
import type { Side, Table } from '../table.ts';
import { layingOut, zonesOf } from './deployment.ts';
import { countGoals, turnGoals } from './goals.ts';
import { reinforce } from './reinforcements.ts';
import type { Scenario } from './scenario.ts';
import { stancesOf } from './stances.ts';
import { type Cites, type Terms, carryOf, ownEdge, sideIn } from './terms.ts';

function sidesOf({
  edges,
  first,
  attacks,
}: Scenario): Pick<Battle, 'choosesZone' | 'edges' | 'defenderFirst' | 'attackerIs'> {
  return {
    choosesZone: edges === null,
    ...(edges !== null && { edges }),
    ...(first === 'defender' && { defenderFirst: true }),
    attackerIs: (w) => {
      if (attacks === 'automaton') return w.owners.length === 3 ? 1 : null;
      return attacks === 'dice' ? null : attacks === 'A' ? 0 : 1;
    },
  };
}

function exitsOf(scenario: Scenario, cites: Cites): Pick<Battle, 'exits'> {
  const carry = carryOf(scenario);
  const convoy = scenario.goals.find((goal) => goal.verb === 'convoy');
  const exits = scenario.goals.filter((goal) => goal.verb === 'exit');
  return {
    exits(w, side) {
      const box = boundsOf(w);
      applies(cites.exits ?? 'XR-SCN-06');
      const all = { from: box.west, to: box.east };
      if (carry !== undefined) return [{ edge: ownEdge(scenario, w, side), ...all }];
      if (convoy !== undefined)
        return side === w.attacker
          ? []
          : [{ edge: convoy.edge, from: convoy.from * 100, to: convoy.to * 100 }];
      return exits.flatMap((goal) =>
        sideIn(w, goal.side) !== side
          ? []
          : [{ edge: goal.edge === 'own' ? ownEdge(scenario, w, side) : goal.edge, ...all }],
      );
    },
  };
}

/** What happens from turn to turn, and what counts. */
function courseOf(
  scenario: Scenario,
  cites: Cites,
): Pick<Battle, 'phaseBegins' | 'neverFinished' | 'turnEnds' | 'endsAfterTurn' | 'count'> {
  const { goals, reinforcements } = scenario;
  return {
    ...(reinforcements.length > 0 && {
      phaseBegins: (play, seat) => reinforce(play, seat, reinforcements),
      neverFinished: (w: Table, side: Side) =>
        reinforcements.some((one) => sideIn(w, one.side) === side && one.turn > w.turn),
    }),
    turnEnds(play) {
      turnGoals(play, goals, cites.goals);
      return undefined;
    },
    ...(carryOf(scenario) !== undefined && {
      endsAfterTurn: (w: Table) => w.vip !== null && w.vip.out !== null,
    }),
    count: (play) => countGoals(play, goals, cites.goals),
  };
}

export function battleOf(scenario: Scenario, { name, map, blurb, cites }: Terms): Battle {
  return {
    name,
    title: scenario.name,
    blurb,
    map,
    turns: scenario.turns,
    ...sidesOf(scenario),
    ...zonesOf(scenario, cites),
    ...layingOut(scenario, cites),
    ...exitsOf(scenario, cites),
    ...courseOf(scenario, cites),
    ...stancesOf(scenario, cites),
  };
}
