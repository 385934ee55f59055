// Units and weapons of one's own in the editor of missions.
import type { OwnThing } from '@xenotable/kernel';
import {
  type Faction,
  type Scenario,
  OWN_KINDS,
  isUnit,
  prices,
  scenarioSheet,
  unitOf,
  weighed,
} from '@xenotable/enemy-eternal/content';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { Token } from '../../../kit/draw/Token.tsx';
import { seatsFor } from '../shared/seats.ts';
import type { ContentCraft, Use } from '../../../workshop/content/contentCraft.ts';
import { glyphOf, sideOfFaction } from '../shared/faces.ts';

const factionOf = ({ like }: OwnThing): Faction => (isUnit(like) ? unitOf(like).faction : null) ?? 'XCOM';

const Face = ({ thing }: { thing: OwnThing }) =>
  isUnit(thing.like) ? (
    <Token
      side={sideOfFaction(factionOf(thing))}
      glyph={glyphOf(thing.like)}
      letter={thing.name.charAt(0)}
      size={72}
    />
  ) : (
    <Icon name="target" size={48} />
  );

const SQUAD = 'Squad (XCOM)\n* Ranger\n2 x Rookie\n';

/** The Squad of side A with one line more. */
const withLine = (scenario: Scenario, line: string): Scenario => ({
  ...scenario,
  squads: { ...scenario.squads, A: `${(scenario.squads.A ?? SQUAD).trimEnd()}\n${line}\n` },
});

function uses(scenario: Scenario, thing: OwnThing): Use<Scenario>[] {
  if (thing.kind === 'weapon')
    return [
      {
        name: 'For somebody of side A',
        put: () => withLine(scenario, `${weighed(thing, 1, []).squads.A?.split(' x ')[1]?.trim() ?? ''}`),
      },
    ];
  const faction = factionOf(thing);
  const forces = scenario.forces[faction] ?? {};
  return [
    ...(faction === 'XCOM'
      ? [{ name: 'Into the Squad of side A', put: () => withLine(scenario, thing.name) }]
      : []),
    {
      name: `Into the list of ${faction} for side B`,
      put: () => ({
        ...scenario,
        zones: 'fixed' as const,
        squads: { ...scenario.squads, B: null },
        forces: {
          ...scenario.forces,
          [faction]: { ...forces, start: [...(forces.start ?? []), thing.name] },
        },
      }),
    },
  ];
}

/** A name in the lines of a Squad: as a unit at their beginning, or among the gear. */
const renamedIn = (text: string, from: string, to: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .split(/(: |, |^\* |^\d+ x )/)
        .map((part) => (part === from ? to : part))
        .join(''),
    )
    .join('\n');

const renamed = (names: readonly string[] = [], from: string, to: string): string[] =>
  names.map((name) => (name === from ? to : name));

const renamedLists = <K extends string | number>(
  lists: Readonly<Record<K, readonly string[]>> | undefined,
  from: string,
  to: string,
) =>
  Object.fromEntries(
    Object.entries<readonly string[]>(lists ?? {}).map(([key, names]) => [key, renamed(names, from, to)]),
  );

export const contentCraft: ContentCraft<Scenario> = {
  game: 'enemy-eternal',
  options: scenarioSheet.options,
  seats: seatsFor,
  kinds: OWN_KINDS,
  Face,
  uses,
  renamed: ({ squads, forces, content = [], ...scenario }, from, to) => ({
    ...scenario,
    // A unit may carry a weapon of one's own.
    content: content.map((thing) =>
      thing.words?.['loadout'] === undefined
        ? thing
        : { ...thing, words: { ...thing.words, loadout: renamed(thing.words['loadout'], from, to) } },
    ),
    squads: {
      A: squads.A && renamedIn(squads.A, from, to),
      B: squads.B && renamedIn(squads.B, from, to),
    },
    forces: Object.fromEntries(
      Object.entries(forces).map(([faction, { start, pods, later }]) => [
        faction,
        {
          ...(start !== undefined && { start: renamed(start, from, to) }),
          ...(pods !== undefined && { pods: renamedLists(pods, from, to) }),
          ...(later !== undefined && { later: renamedLists(later, from, to) }),
        },
      ]),
    ),
  }),
  question({ content = [] }, thing) {
    const all = prices(thing);
    const table = (models: number) => scenarioSheet.options(weighed(thing, models, content)).scenario;
    return {
      question: `How many Supplies is ${thing.name} worth?`,
      game: 'enemy-eternal',
      kind: 'even',
      setup: {
        options: scenarioSheet.options(weighed(thing, all[0]?.models ?? 1, content)),
        seats: ['person', 'person'],
      },
      parameter: {
        option: 'scenario',
        name: `Supplies of ${thing.name}`,
        values: all.map(({ models }) => table(models)),
        names: all.map(({ price, models }) => `${price} Supplies (four against ${models})`),
      },
      stop: { test: 0.05, width: 0.08, most: 300 },
    };
  },
};
