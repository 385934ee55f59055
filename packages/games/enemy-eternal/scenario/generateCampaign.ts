// Campaigns from a seed: five missions with other goals, on maps of their own, against ever more enemies.
import { campaignOf, itemAt, uniform } from '@xenotable/kernel';
import type { Forces } from '../content/season.ts';
import type { Faction, UnitName } from '../content/units.ts';
import { FAIR_BOUND, fairnessOf } from './fairness.ts';
import { generate, zoneDepth } from './generate.ts';
import type { MissionSeries } from './ownCampaign.ts';
import { problemsOf } from './problems.ts';
import { readScenario } from './read.ts';
import type { Scenario } from './scenario.ts';

type Any = (count: number) => number;

/** Units of the automaton, the weakest first. */
const RANKS: Record<Faction, readonly (readonly UnitName[])[]> = {
  ADVENT: [
    ['ADVENT Trooper'],
    ['ADVENT Stun Lancer', 'Viper', 'Sectoid'],
    ['ADVENT Officer', 'ADVENT Shieldbearer', 'Muton'],
  ],
  XCOM: [['Rookie'], ['Ranger', 'Sharpshooter', 'Grenadier'], ['Specialist', 'Psi Operative', 'Templar']],
};

/** How many enemies of each rank wait in each pod, mission by mission. */
const STRENGTH: readonly (readonly (readonly number[])[])[] = [
  [[0, 0], [0]],
  [
    [0, 0],
    [0, 1],
  ],
  [[0, 1], [0, 0], [1]],
  [[0, 1], [0, 2], [1]],
  [
    [0, 1, 1],
    [0, 2],
    [1, 0],
  ],
];

const LETTERS = ['a', 'b', 'c'] as const;

/** What a mission is about: its name, its words and its goals. */
interface Task {
  names: readonly string[];
  text: string;
  /** Signs that its map has. */
  signs: string;
  /** Everybody is there from the start: it is won by a fight. */
  hunt?: true;
  terms: object;
}

const cleared = (why: string) => ({ wins: 'A', look: 'at once', if: [{ is: 'cleared' }], why });
const lost = (why: string) => ({ wins: 'B', look: 'last', if: [], why });

const SWEEP: Task = {
  names: ['First contact', 'The patrol', 'Clear the road'],
  text: 'Destroy everybody who waits there before the last round ends.',
  signs: '',
  hunt: true,
  terms: { ends: [cleared('the patrol is destroyed'), lost('the patrol got away')] },
};

const TASKS: readonly Task[] = [
  {
    names: ['Two relays', 'Open channel', 'The listening post'],
    text: 'Hack one of the two terminals before the last round ends.',
    signs: 'TT',
    terms: {
      pieces: { terminal: { makes: 'once', by: 'A', minds: true } },
      ends: [
        {
          wins: 'A',
          look: 'at once',
          if: [{ is: 'worked', piece: 'terminal', least: 1 }],
          why: 'a terminal is open',
        },
        lost('both terminals are still shut'),
      ],
    },
  },
  {
    names: ['Supply drop', 'Fallen convoy', 'What they left'],
    text: 'Open the containers and carry two crates when a round ends.',
    signs: 'CCC',
    terms: {
      pieces: { container: { makes: 'once', by: 'A', gives: { token: 'crate' } } },
      ends: [
        { wins: 'A', look: 'round', if: [{ is: 'carried', least: 2 }], why: 'two crates are secured' },
        lost('the crates are still there'),
      ],
    },
  },
  {
    names: ['Left behind', 'The shelter', 'Nobody stays'],
    text: 'Bring two civilians to safety: end an activation beside each of them.',
    signs: 'VVVV',
    terms: {
      civilians: 'rescued',
      ends: [
        { wins: 'A', look: 'at once', if: [{ is: 'rescued', least: 2 }], why: 'two civilians are safe' },
        {
          wins: 'B',
          look: 'at once',
          if: [{ is: 'civilians dead', least: 3 }],
          why: 'the civilians are dead',
        },
        lost('nobody came for them in time'),
      ],
    },
  },
  {
    names: ['The generator', 'Lights out', 'Sabotage'],
    text: 'Operate all three devices before the last round ends.',
    signs: 'III',
    terms: {
      pieces: { device: { makes: 'once', by: 'A' } },
      ends: [
        {
          wins: 'A',
          look: 'at once',
          if: [{ is: 'worked', piece: 'device' }],
          why: 'the devices are silent',
        },
        lost('a device still runs'),
      ],
    },
  },
];

const FINALE: Task = {
  names: ['The stronghold', 'Head of the snake', 'The last door'],
  text: 'Break into the place and destroy all who hold it.',
  signs: '',
  hunt: true,
  terms: { ends: [cleared('the place has fallen'), lost('the place holds out')] },
};

const WIDTH = 30;
const HEIGHT = 22;

/** Rounds of a mission: long enough to cross the map under fire. */
const ROUNDS = 8;

/** An empty map on which the signs of a task are counted; the generator puts them in their places. */
const sketched = (signs: string): string[] =>
  Array.from({ length: HEIGHT }, (_, y) =>
    y === 2 ? `A${signs}`.padEnd(WIDTH, '.') : 'A'.padEnd(WIDTH, '.'),
  );

function forcesFor(any: Any, at: number): Record<Faction, Forces> {
  const pods = itemAt(STRENGTH, Math.min(at, STRENGTH.length - 1));
  const listFor = (faction: Faction): Forces => ({
    pods: Object.fromEntries(
      pods.map((pod, i) => [
        itemAt(LETTERS, i),
        pod.map((rank) => {
          const units = itemAt(RANKS[faction], rank);
          return itemAt(units, any(units.length));
        }),
      ]),
    ),
  });
  return { ADVENT: listFor('ADVENT'), XCOM: listFor('XCOM') };
}

function missionOf(any: Any, task: Task, at: number): Scenario {
  const forces = forcesFor(any, at);
  return readScenario({
    format: 1,
    game: 'enemy-eternal',
    name: itemAt(task.names, any(task.names.length)),
    text: task.text,
    play: 'automaton',
    map: sketched(task.signs),
    rounds: ROUNDS,
    zones: 'fixed',
    forces,
    pods: Object.keys(forces.ADVENT.pods ?? {}).map((pod) =>
      task.hunt ? { pod, when: 'start' } : { pod, when: 'near', within: 12 },
    ),
    ...task.terms,
  });
}

/** The same ground with a zone at its other end, so that both ends can be compared. */
const contested = (scenario: Scenario): Scenario => ({
  ...scenario,
  map: scenario.map.map((row) => {
    const depth = zoneDepth(row.length);
    return row.slice(0, -depth) + row.slice(-depth).replaceAll('.', 'B');
  }),
});

/** How far apart both ends of a mission's ground are at most. */
export const groundApart = (scenario: Scenario): number => fairnessOf(contested(scenario))?.worst ?? 0;

const TRIES = 40;

/** The mission on the first map that nothing stops and whose ends are alike within the bound. */
function onFairGround(mission: Scenario, any: Any): Scenario {
  for (let n = 0; n < TRIES; n++) {
    const drawn = generate(mission, any(1_000_000));
    const stopped = problemsOf(drawn).some(({ severity }) => severity === 'stop');
    if (!stopped && groundApart(drawn) <= FAIR_BOUND) return drawn;
  }
  throw new Error(`no fair ground was found for ${mission.name}`);
}

/** One mission of any kind and strength. The same seed gives the same mission everywhere. */
export function generateMission(seed: number): Scenario {
  const any = uniform(seed);
  const task = itemAt([SWEEP, ...TASKS, FINALE], any(TASKS.length + 2));
  return onFairGround(missionOf(any, task, any(STRENGTH.length)), any);
}

const FIRST = ['Silent', 'Broken', 'Burning', 'Hollow', 'Iron', 'Last', 'Red', 'Long'];
const SECOND = ['Harvest', 'Signal', 'Crown', 'Winter', 'Frontier', 'Vigil', 'Dawn', 'Retreat'];

/** Five missions in a row: a patrol, three of four tasks in any order, the last stand. The same seed gives the same campaign everywhere. */
export function generateCampaign(seed: number): MissionSeries {
  const any = uniform(seed);
  const name = `${itemAt(FIRST, any(FIRST.length))} ${itemAt(SECOND, any(SECOND.length))}`;
  const open = [...TASKS];
  const middle = [0, 1, 2].map(() => itemAt(open.splice(any(open.length), 1), 0));
  const tasks = [SWEEP, ...middle, FINALE];
  return campaignOf(
    {
      name,
      game: 'enemy-eternal',
      text: 'Five missions with one Squad. Who falls is gone; what is won pays for recruits.',
    },
    tasks.map((task, at) => onFairGround(missionOf(any, task, at), any)),
  );
}
