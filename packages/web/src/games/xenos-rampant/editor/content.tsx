// Units of one's own in the editor of battles.
import type { OwnThing } from '@xenotable/kernel';
import {
  type Scenario,
  UNIT_KIND,
  UNITS,
  buildOf,
  entryOf,
  listWith,
  scenarioSheet,
  weighed,
} from '@xenotable/xenos-rampant/content';
import { Token } from '../../../kit/draw/Token.tsx';
import { SEATS } from '../shared/seats.ts';
import type { ContentCraft } from '../../../workshop/content/contentCraft.ts';
import { glyphOf, isVehicle } from '../shared/faces.ts';

const PRICES = Array.from({ length: 12 }, (_, i) => i + 1);

function Face({ thing }: { thing: OwnThing }) {
  const unit = UNITS.find(({ name }) => name === thing.like)?.name ?? 'Light Infantry';
  const build = buildOf(entryOf(unit, { own: thing }));
  return (
    <Token
      side="a"
      glyph={glyphOf({ build })}
      letter={thing.name.charAt(0)}
      size={72}
      {...(isVehicle({ build }) && { shape: 'vehicle' as const })}
    />
  );
}

/** A name at the beginning of a line, before what was bought or the price. */
const renamedIn = (text: string, from: string, to: string): string =>
  text
    .split('\n')
    .map((line) =>
      line.startsWith(from) && /^( *[+([]|$)/.test(line.slice(from.length))
        ? `${to}${line.slice(from.length)}`
        : line,
    )
    .join('\n');

export const contentCraft: ContentCraft<Scenario> = {
  game: 'xenos-rampant',
  options: scenarioSheet.options,
  seats: () => SEATS,
  kinds: [UNIT_KIND],
  Face,
  uses: (scenario, thing) => [
    ...(['A', 'B'] as const).map((seat) => ({
      name: seat === 'A' ? 'Into the first seat’s detachment' : 'Into the second seat’s detachment',
      put: () => ({ ...scenario, lists: { ...scenario.lists, [seat]: listWith(scenario, seat, thing) } }),
    })),
    {
      name: 'As reinforcement of the Defender',
      put: () => ({
        ...scenario,
        reinforcements: [
          ...scenario.reinforcements,
          {
            side: 'defender' as const,
            turn: Math.min(2, scenario.turns),
            edge: scenario.edges?.defender ?? ('north' as const),
            units: [thing.name],
          },
        ],
      }),
    },
  ],
  renamed: ({ lists, reinforcements, ...scenario }, from, to) => {
    const renamed = (text: string): string => renamedIn(text, from, to);
    return {
      ...scenario,
      lists: { A: lists.A && renamed(lists.A), B: lists.B && renamed(lists.B) },
      reinforcements: reinforcements.map((one) => ({ ...one, units: one.units.map(renamed) })),
    };
  },
  question: (_, thing) => ({
    question: `How many points is ${thing.name} worth?`,
    game: 'xenos-rampant',
    kind: 'even',
    setup: {
      options: { ...scenarioSheet.options(weighed(thing, 1)), noTraits: true },
      seats: ['person', 'person'],
    },
    parameter: {
      option: 'scenarioData',
      name: `Points of ${thing.name}`,
      values: PRICES.map((price) => scenarioSheet.options(weighed(thing, price)).scenarioData),
      names: PRICES.map((price) => `${price} points`),
    },
    stop: { test: 0.05, width: 0.08, most: 300 },
  }),
};
