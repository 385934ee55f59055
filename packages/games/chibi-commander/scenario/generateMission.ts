// Missions drawn from a seed: what is to be done, who waits there, and a map of their own. The same seed gives the same mission everywhere.
import { itemAt, uniform } from '@xenotable/kernel';
import type { TypeName } from '../content/units.ts';
import { drawnScenario } from './generate.ts';
import { problemsOf } from './problems.ts';
import { readScenario } from './read.ts';
import type { Scenario } from './scenario.ts';

type Any = (below: number) => number;

/** The automaton's units, the weakest first; the box has at least two of each of the first rank. */
const RANKS: readonly (readonly TypeName[])[] = [
  ['Serpent Man', 'Birdy', 'Grey', 'Scribit', 'Hitman'],
  ['Gorgan', 'Larva', 'Galbert', 'Agressor', 'Mana'],
];
const CIVILIANS: readonly TypeName[] = ['Farmer', 'Shopkeeper', 'Tourist', 'Postman'];
const AHEAD = { Earth: { start: ['9,14 14,15'], exits: ['0,15 23,15'] } };
const SQUAD = { 'CHIBI COM': { slots: 5, points: 4 } };

/** Takes some of a list, each at most once. */
const some = <T>(any: Any, from: readonly T[], count: number): T[] => {
  const left = [...from];
  return Array.from({ length: count }, () => itemAt(left.splice(any(left.length), 1), 0));
};

/** Places of the back half, one in each of six columns of the map, so that nobody stands on somebody else. */
const placesIn = (any: Any, top: number, bottom: number): string[] =>
  [0, 4, 8, 12, 16, 20].map((x) => `${x + any(4)},${top + any(bottom - top + 1)}`);

/** Blips in the back half: so many of each rank, and Ghosts. */
function blips(any: Any, weak: number, strong: number, ghosts: number, mode?: string): object[] {
  const who = [
    ...some(any, itemAt(RANKS, 0), weak),
    ...some(any, itemAt(RANKS, 1), strong),
    ...Array.from({ length: ghosts }, () => 'Ghost'),
  ];
  const places = some(any, placesIn(any, 1, 5), who.length);
  return who.map((type, i) => ({
    type,
    at: places[i],
    ...(type === 'Ghost' ? {} : { blip: true }),
    ...(mode === undefined ? {} : { mode }),
  }));
}

/** What a mission is about. */
interface Plot {
  readonly names: readonly string[];
  readonly text: string;
  terms(any: Any): object;
}

const PLOTS: readonly Plot[] = [
  {
    names: ['The hunt', 'Clear the valley', 'Nobody leaves'],
    text: 'They hide at the far end. Destroy as many as you can, and bring your own home.',
    terms: (any) => ({
      rounds: 9 + any(3),
      zones: AHEAD,
      units: blips(any, 3, 1, 2),
      squads: SQUAD,
      goals: {
        Earth: [
          { goal: 'kill', points: 2 },
          { goal: 'losses', points: -1 },
        ],
      },
    }),
  },
  {
    names: ['What fell down', 'Three crates', 'The wreckage'],
    text: 'Search all three places and leave through the front edge; what sleeps beside them does not sleep for long.',
    terms: (any) => ({
      rounds: 11 + any(3),
      zones: AHEAD,
      targets: [`${2 + any(4)},8`, `${10 + any(4)},7`, `${18 + any(4)},8`],
      units: blips(any, 3, 1, 2, 'COLD'),
      squads: SQUAD,
      goals: {
        Earth: [
          { goal: 'search', points: 2 },
          { goal: 'exit', needed: 3, points: 3, ends: true },
          { goal: 'losses', points: -1 },
        ],
      },
    }),
  },
  {
    names: ['Bring them home', 'Market day', 'The late bus'],
    text: 'People still walk about between the lines. Bring them to the front edge before somebody else finds them.',
    terms: (any) => {
      const places = some(any, placesIn(any, 7, 10), 4);
      return {
        rounds: 10 + any(3),
        zones: AHEAD,
        units: [
          ...blips(any, 3, 0, 2),
          ...some(any, CIVILIANS, 4).map((type, i) => ({ type, at: places[i] })),
        ],
        squads: SQUAD,
        goals: {
          Earth: [
            { goal: 'rescue', points: 2 },
            { goal: 'civilians dead', points: -1 },
            { goal: 'losses', points: -1 },
          ],
        },
      };
    },
  },
  {
    names: ['Until morning', 'The thin line', 'Hold out'],
    text: 'They come over the fields, more of them every other round. Be there when the sun rises.',
    terms: (any) => ({
      rounds: 8,
      blips: false,
      zones: { Earth: { start: ['8,12 15,15'] } },
      units: [1, 3, 5].flatMap((round) => {
        const places = some(any, placesIn(any, 0, 0), 2);
        const rank = itemAt(RANKS, round === 5 ? 1 : 0);
        return some(any, rank, 2).map((type, i) => ({
          type,
          at: places[i],
          mode: 'BERSERKER',
          ...(round === 1 ? {} : { round }),
        }));
      }),
      squads: SQUAD,
      goals: {
        Earth: [
          { goal: 'survive', points: 3 },
          { goal: 'kill', points: 1 },
          { goal: 'losses', points: -1 },
        ],
      },
    }),
  },
  {
    names: ['The crossing', 'Middle ground', 'Two roads'],
    text: 'Two squads want the same crossing. Whoever stands on it when the last round is over owns it.',
    terms: (any) => ({
      play: 'versus',
      doors: 'one point',
      rounds: 7 + any(3),
      zones: {
        Earth: { start: ['0,5 1,10'], exits: ['0,6 0,9'] },
        Invaders: { start: ['22,5 23,10'], exits: ['23,6 23,9'] },
      },
      targets: ['11,7 12,8'],
      squads: { ...SQUAD, Aliens: { slots: 5, points: 4, ghosts: 3 } },
      goals: {
        Earth: [
          { goal: 'hold', points: 2 },
          { goal: 'kill', points: 1, most: 3 },
        ],
        Invaders: [
          { goal: 'hold', points: 2 },
          { goal: 'kill', points: 1, most: 3 },
        ],
      },
    }),
  },
];

const TRIES = 40;

/** CC-SCN-01 A mission on the first map from the seed on which nothing stops it. */
export function missionFrom(seed: number): Scenario {
  const any = uniform(seed);
  const plot = itemAt(PLOTS, any(PLOTS.length));
  const mission = readScenario({
    format: 1,
    game: 'chibi-commander',
    name: itemAt(plot.names, any(plot.names.length)),
    text: plot.text,
    map: 'City',
    ...plot.terms(any),
  });
  for (let n = 0; n < TRIES; n++) {
    const drawn = drawnScenario(mission, any(1_000_000));
    if (problemsOf(drawn).every(({ severity }) => severity !== 'stop')) return drawn;
  }
  throw new Error(`no map was found for ${mission.name}`);
}
