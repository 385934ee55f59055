// Units of one's own in the map editor.
import type { OwnThing } from '@xenotable/kernel';
import {
  type Scenario,
  type TypeName,
  TYPE_KIND,
  factionOfType,
  factionsOf,
  keyOf,
  scenarioSheet,
  sideOf,
  typeNamed,
  typeOf,
} from '@xenotable/chibi-commander/content';
import { Token } from '../../../kit/draw/Token.tsx';
import type { ContentCraft, Use } from '../../../workshop/content/contentCraft.ts';
import { colourOf, glyphOf } from '../shared/faces.ts';
import { seatsFor } from '../shared/seats.ts';

function Face({ thing }: { thing: OwnThing }) {
  const type = keyOf(thing);
  const { hearts, stars } = typeOf(type);
  return (
    <Token
      side={colourOf(factionOfType(type))}
      glyph={glyphOf(type)}
      letter={thing.name.charAt(0)}
      wounds={{ max: Math.max(1, hearts), lost: 0 }}
      pips={stars}
      size={72}
    />
  );
}

const FIELDS = Array.from({ length: 24 * 16 }, (_, i) => `${(12 + i) % 24},${(8 + Math.floor(i / 24)) % 16}`);

/** A field, near the middle, where nothing keeps a unit from standing. */
function freeField(scenario: Scenario, type: TypeName): string {
  const field = `units[${scenario.units.length}]`;
  const free = (at: string): boolean =>
    !scenarioSheet
      .problems({ ...scenario, units: [...scenario.units, { type, at }] })
      .some((problem) => problem.field.startsWith(field));
  return FIELDS.find(free) ?? '12,8';
}

function uses(scenario: Scenario, thing: OwnThing): Use<Scenario>[] {
  const type = keyOf(thing);
  const own = factionOfType(type);
  const mixed = scenario.play === 'against the automaton';
  const faction = mixed ? factionsOf(sideOf(own))[0] : own;
  const squad = scenario.squads[faction];
  const inSquad = !mixed || sideOf(own) === scenario.people;
  return [
    ...(inSquad
      ? [
          {
            name: `Into the squad of ${faction}`,
            put: () => ({
              ...scenario,
              squads: {
                ...scenario.squads,
                [faction]: { units: [...(squad !== undefined && 'units' in squad ? squad.units : []), type] },
              },
            }),
          },
        ]
      : []),
    {
      name: 'Onto the map',
      put: () => ({
        ...scenario,
        units: [...scenario.units, { type, at: freeField(scenario, type) }],
      }),
    },
  ];
}

export const contentCraft: ContentCraft<Scenario> = {
  game: 'chibi-commander',
  kinds: [TYPE_KIND],
  options: scenarioSheet.options,
  seats: seatsFor,
  Face,
  uses,
  renamed(scenario, from, to) {
    const thing = (scenario.content ?? []).find(({ name }) => name === to);
    const next: TypeName = thing === undefined ? typeNamed(to) : keyOf(thing);
    const changed = <T extends string>(type: T | TypeName): T | TypeName =>
      type.startsWith(`${from} (home-made `) ? next : type;
    const { hidden } = scenario;
    return {
      ...scenario,
      units: scenario.units.map((one) => ({ ...one, type: changed(one.type) })),
      squads: Object.fromEntries(
        Object.entries(scenario.squads).map(([faction, squad]) => [
          faction,
          'units' in squad ? { ...squad, units: squad.units.map((type) => changed(type)) } : squad,
        ]),
      ),
      ...(hidden !== undefined && {
        hidden: {
          ...hidden,
          types: hidden.types.map((type) => changed(type)),
          types3: hidden.types3.map((type) => changed(type)),
        },
      }),
    };
  },
};
