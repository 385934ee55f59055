// CC-SCN-01 A scenario as a mission: its data behind the functions that every mission has.
import { applies } from '@xenotable/kernel';
import { unitsLeft } from '../book/campaign/ending.ts';
import { freeCells } from '../book/movement/arrivals.ts';
import { armiesOf, isCivilian, sideOfUnit } from '../book/who.ts';
import { SIDES, type Side, otherSide, sideOf } from '../content/units.ts';
import { awakeQuestion } from '../missions/awake.ts';
import { captives } from '../missions/kit.ts';
import { type Mission, defineMission } from '../missions/mission.ts';
import { tallied } from '../missions/state.ts';
import { aDoor, cellsOf } from '../places.ts';
import type { Army, Cell, Table } from '../table.ts';
import { scenarioAims } from './aims.ts';
import {
  arrivals,
  layBlips,
  mayLand,
  noteLanding,
  openDoors,
  sideOfPlaced,
  standOpenly,
} from './arrivals.ts';
import { type EventParts, eventParts } from './eventParts.ts';
import { eventOf } from './events.ts';
import { goalEnds, goalsOf, totalOf, victorsByGoals } from './goals.ts';
import { firstAttack, scatter, wakeSome } from './hidden.ts';
import { scenarioMemo } from './memo.ts';
import { postFields } from './posts.ts';
import type { Scenario } from './scenario.ts';
import { fixSquads, lineUpOthers, squadsOf } from './squads.ts';
import { lures, openTargets, reachTarget, reaches, searching } from './targets.ts';

interface Zones {
  start: readonly Cell[];
  arrive: readonly Cell[];
  exits: readonly Cell[];
}

/** A scenario with its places as fields of the map. */
interface MappedScenario {
  scenario: Scenario;
  automaton: boolean;
  ground: Record<Side, Zones>;
  targets: readonly Cell[];
  /** Doors that stand open. */
  open: readonly number[];
  events: Required<EventParts>;
}

function onMap(scenario: Scenario): MappedScenario {
  const zones = (side: Side): Zones => {
    const { start, arrive, exits } = scenario.zones[side];
    return { start: cellsOf(start), arrive: cellsOf(arrive), exits: cellsOf(exits) };
  };
  return {
    scenario,
    automaton: scenario.play === 'against the automaton',
    ground: { Earth: zones('Earth'), Invaders: zones('Invaders') },
    targets: cellsOf(scenario.targets),
    open: (scenario.open ?? []).map((door) => aDoor(door, 'open')),
    events: eventParts(scenario),
  };
}

const setUpOf = ({ scenario, ground, open, events }: MappedScenario): Mission['setUp'] => ({
  before: ({ w }) => fixSquads(w, scenario),
  layOut(play) {
    lineUpOthers(play.w, scenario);
    standOpenly(play.w, scenario);
    layBlips(play, scenario);
    openDoors(play.w, open);
    events.layOut(play);
    if (scenario.hidden !== undefined) scatter(play, scenario.hidden, ground[scenario.people].arrive);
  },
  ready: (play) =>
    (scenario.hidden === undefined ? undefined : wakeSome(play, scenario.hidden)) ?? events.ready(play),
  placing(w, unit) {
    if (unit.faction === null) return null;
    const { start } = ground[sideOf(unit.faction)];
    if (start.length === 0) return null;
    return scenario.posts === undefined || unit.side !== scenario.people
      ? start
      : postFields(w, scenario.posts, scenario.people, start);
  },
  placingGhosts: (_w, army) => ground[army.side].start,
});

function groundOf({ scenario, ground, targets, open }: MappedScenario): Mission['ground'] {
  const landing = cellsOf(scenario.landing ?? []);
  return {
    visibility: () => scenario.visibility,
    blips: () => scenario.blips,
    spawns(w, unit) {
      applies('CC-SCN-03');
      if (unit.faction === null) return [];
      const side = sideOf(unit.faction);
      return freeCells(w, mayLand(w, scenario, side) ? landing : ground[side].arrive);
    },
    exits(_w, faction) {
      applies('CC-SCN-03');
      return ground[sideOf(faction)].exits;
    },
    // CC-SCN-12 Nobody stands in the way on a target that the other side must reach.
    barred: (_w, side) => (reaches(scenario, otherSide(side)) ? targets : []),
    openDoors: () => open,
  };
}

function scoringOf({ scenario, automaton, events }: MappedScenario): Mission['scoring'] {
  /** The side's points go to its first faction, as in the team missions of the book (CC-M-VS2-08). */
  const scores = (w: Table, army: Army): boolean =>
    armiesOf(w, army.side)[0] === army && (!automaton || army.side === scenario.people);
  return {
    goals: (w, army) => (scores(w, army) ? goalsOf(w, army.side, scenario) : []),
    ...(scenario.total !== undefined && {
      points: (w: Table, army: Army) => (scores(w, army) ? totalOf(w, army.side, scenario) : 0),
    }),
    // CC-SCN-07 Some goals end the mission; the last round does in any case (CC-VP-06).
    ending(w) {
      if (SIDES.some((side) => goalEnds(w, side, scenario))) return 'CC-SCN-07';
      const ended = events.ending(w);
      if (ended !== null) return ended;
      // CC-SCN-11 Against the automaton people without anybody have lost.
      return scenario.victory === 'goals' && automaton && !unitsLeft(w, scenario.people) ? 'CC-SCN-11' : null;
    },
    ...(scenario.victory === 'goals' && {
      victors(w: Table) {
        applies('CC-SCN-11');
        return victorsByGoals(w, scenario);
      },
    }),
    mayStillArrive: (w, side) =>
      events.mayStillArrive(w, side) ||
      scenario.units.some(
        (one) => one.round !== undefined && one.round > w.round && sideOfPlaced(one) === side,
      ),
  };
}

const handlersOf = ({ scenario, ground, targets, events }: MappedScenario): Mission['on'] => ({
  ...events.on,
  startOfRound(play) {
    arrivals(play, scenario);
    return events.on.startOfRound?.(play);
  },
  attacked(play) {
    if (scenario.hidden !== undefined) firstAttack(play, scenario.hidden);
  },
  entered(play, unit, how) {
    if (how === 'spawned' && unit.faction !== null)
      noteLanding(play, ground[sideOf(unit.faction)].arrive, unit);
    reachTarget(play, scenario, targets, unit, how);
  },
  crystalTaken({ w }, faction) {
    const memo = scenarioMemo.of(w);
    memo.crystals = tallied(memo.crystals, sideOf(faction));
  },
});

const programOf = ({ scenario, ground, targets }: MappedScenario): Pick<Mission, 'program' | 'aims'> => ({
  program: {
    lures: (w, unit) => lures(w, unit, scenario, targets, ground[sideOfUnit(unit)].exits),
    prizes: (w, unit) =>
      scenario.goals[sideOfUnit(unit)].some((goal) => goal.goal === 'capture' && goal.points > 0)
        ? captives(w, sideOfUnit(unit))
        : [],
  },
  aims: (w, unit) =>
    unit.faction === null
      ? {}
      : scenarioAims(
          w,
          unit,
          scenario,
          openTargets(w, unit, scenario, targets),
          ground[sideOf(unit.faction)].exits,
        ),
});

const correctionsOf = (scenario: Scenario): Mission['corrections'] => ({
  actions(_w, unit) {
    const { actions } = scenario.powers ?? {};
    if (actions === undefined || unit.side !== scenario.people || isCivilian(unit)) return 2;
    applies('CC-SCN-27');
    return actions;
  },
});

function modeOf({ scenario, automaton }: MappedScenario): Mission['mode'] {
  if (!automaton) return 'versus';
  return eventOf(scenario.events, 'waves') === undefined ? 'cooperative' : 'nightmare';
}

function build(scenario: Scenario): Mission {
  const mapped = onMap(scenario);
  const { events, targets } = mapped;
  return defineMission({
    name: 'Scenario',
    title: scenario.name,
    mode: modeOf(mapped),
    ...(scenario.powers?.armed === true && { armedCivilians: 'CC-SCN-27' }),
    people: scenario.people,
    layout: scenario.map.join('\n'),
    variations: [],
    doors: scenario.doors,
    fog: scenario.fog,
    options: [],
    endsByGoal: scenario.victory === 'goals',
    state: scenarioMemo,
    squads: squadsOf(scenario),
    setUp: setUpOf(mapped),
    ground: groundOf(mapped),
    scoring: scoringOf(mapped),
    on: handlersOf(mapped),
    ...programOf(mapped),
    corrections: correctionsOf(scenario),
    deals: { search: searching(scenario, targets) },
    orders: events.orders,
    questions: { awake: awakeQuestion('CC-SCN-13'), ...events.questions },
  });
}

const built = new WeakMap<Scenario, Mission>();

/** A table's scenario never changes: its mission is made once. */
export function missionFrom(scenario: Scenario | null): Mission {
  if (scenario === null) throw new Error('the table has no scenario');
  let mission = built.get(scenario);
  if (mission === undefined) built.set(scenario, (mission = build(scenario)));
  return mission;
}
