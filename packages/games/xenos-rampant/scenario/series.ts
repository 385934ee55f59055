// A campaign of one's own: battles in a row from a seed, each an ordinary scenario. The book's campaign (XR-C) rolls its battles at one
// table; here every battle is a table of its own, and what one leaves to the next is who attacks, and the score.
import { type OwnCampaign, campaignOf, campaignReader, headOf, itemAt, uniform } from '@xenotable/kernel';
import { generate } from './generate.ts';
import { POINTS, readScenario } from './read.ts';
import type { Goal, Scenario, Spot } from './scenario.ts';

export type Series = OwnCampaign<Scenario>;

/** Who won a battle: the first seat, the second, or nobody. */
export type Result = 'A' | 'B' | 'drawn';

/** What a battle is about. Markers lie alike for both sides: turned by half a circle they are the same. */
interface Plot {
  name: string;
  text: string;
  markers: Spot[];
  goals: Goal[];
  edges: Scenario['edges'];
}

const KILLS: Goal = { verb: 'kill', side: 'both', points: 'kill points' };
const WEST_EAST: Scenario['edges'] = { attacker: 'west', defender: 'east' };

const PLOTS: readonly Plot[] = [
  {
    name: 'The crossing',
    text: 'All roads of the valley meet here. Whoever holds the middle at the end holds the valley.',
    markers: [[24, 24]],
    goals: [{ verb: 'hold', points: 3, when: 'end', name: 'the crossing' }, KILLS],
    edges: null,
  },
  {
    name: 'Two depots',
    text: 'Fuel in the west, ammunition in the east. Each counts at the end.',
    markers: [
      [13, 24],
      [35, 24],
    ],
    goals: [{ verb: 'hold', points: 2, when: 'end', name: 'a depot' }, KILLS],
    edges: null,
  },
  {
    name: 'The relay line',
    text: 'Three relays send for whoever stands beside them, turn after turn.',
    markers: [
      [14, 32],
      [24, 24],
      [34, 16],
    ],
    goals: [{ verb: 'hold', points: 1, when: 'turn', from: 2, name: 'a relay' }, KILLS],
    edges: null,
  },
  {
    name: 'The envoy',
    text: 'Somebody who knows too much waits in the open. Bring them home by your own edge.',
    markers: [],
    goals: [{ verb: 'carry', at: [24, 24], out: 5, held: 2 }, KILLS],
    edges: null,
  },
  {
    name: 'The long ridge',
    text: 'The ridge runs from north to south. Its two ends see everything.',
    markers: [
      [24, 13],
      [24, 35],
    ],
    goals: [{ verb: 'hold', points: 2, when: 'end', name: 'an end of the ridge' }, KILLS],
    edges: WEST_EAST,
  },
];

const LAST: Plot = {
  name: 'The reckoning',
  text: 'Both Commanders have come themselves. It ends here.',
  markers: [[24, 24]],
  goals: [
    { verb: 'destroy', what: 'commander', side: 'both', points: 3 },
    { verb: 'hold', points: 2, when: 'end', name: 'the middle' },
    KILLS,
  ],
  edges: null,
};

const LANDS = ['Ashen', 'Broken', 'Cold', 'Drowned', 'Far', 'Hollow', 'Iron', 'Pale', 'Red', 'Silent'];
const PLACES = ['Basin', 'Coast', 'Delta', 'March', 'Moon', 'Pass', 'Reach', 'Steppe', 'Valley', 'Waste'];

function battleFrom(plot: Plot, points: number, seed: number): Scenario {
  const wants = { is: 'SEIZE' } as const;
  return generate(
    {
      ...headOf({ name: plot.name, game: 'xenos-rampant', text: plot.text }),
      rows: [],
      pieces: [],
      buildings: 'house',
      turns: 6,
      points,
      lists: { A: null, B: null },
      attacks: 'dice',
      edges: plot.edges,
      first: 'attacker',
      zones: { attacker: [{ depth: 8 }], defender: [{ depth: 8 }] },
      deployment: {},
      reserve: [],
      markers: plot.markers.map(([x, y]): Spot => [x, y]),
      placedMarkers: 0,
      goals: plot.goals.map((goal) => ({ ...goal })),
      reinforcements: [],
      stances: { attacker: wants, defender: wants },
    },
    seed,
  );
}

/** One battle of any kind. The same seed gives the same battle everywhere. */
export function battleOf(seed: number, points: number): Scenario {
  const any = uniform(seed);
  return battleFrom(itemAt([...PLOTS, LAST], any(PLOTS.length + 1)), points, any(1_000_000));
}

/** Five battles from a seed: four of different kinds, then the last. Detachments grow from `points` on, by six points every second battle. */
export function seriesFrom(seed: number, points: number): Series {
  const any = uniform(seed);
  const plots = PLOTS.map((plot) => ({ plot, at: any(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ plot }) => plot)
    .slice(0, 4);
  const most = itemAt(POINTS, POINTS.length - 1);
  return campaignOf(
    {
      name: `The ${itemAt(LANDS, any(LANDS.length))} ${itemAt(PLACES, any(PLACES.length))}`,
      game: 'xenos-rampant',
      text: 'Five battles for one land. Whoever wins a battle attacks in the next one; detachments grow on the way.',
    },
    [...plots, LAST].map((plot, i) =>
      battleFrom(plot, Math.min(most, points + 6 * Math.floor(i / 2)), any(1_000_000)),
    ),
  );
}

export const readSeries = campaignReader('xenos-rampant', readScenario);

/** A battle as it is played after those before it: the winner of the last one attacks. */
export function withAttacker(battle: Scenario, results: readonly Result[]): Scenario {
  const last = results.at(-1);
  return last === undefined || last === 'drawn' ? battle : { ...battle, attacks: last };
}

/** Three for a victory, one for a draw, as in the book's campaign (XR-C-10). */
export const pointsOf = (results: readonly Result[], seat: 'A' | 'B'): number =>
  results.reduce((sum, one) => sum + (one === seat ? 3 : one === 'drawn' ? 1 : 0), 0);
