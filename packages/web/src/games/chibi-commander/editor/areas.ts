// Areas of a scenario besides its zones: where Blips lie, a capsule lands, attackers come from. Each is painted on the map.
import { type Scenario, at, cellsOf, doorAt, placesOf } from '@xenotable/chibi-commander/content';
import type { Cell } from '@xenotable/chibi-commander/preview';

export interface Area {
  /** The field of the file that holds it. */
  id: string;
  name: string;
  places: readonly string[];
}

type Hidden = NonNullable<Scenario['hidden']>;

const inHidden = (hidden: Hidden): Area[] =>
  hidden.scatter.map((one, i) => ({
    id: `hidden.scatter[${i}].in`,
    name: `Blips, area ${i + 1}`,
    places: one.in,
  }));

/** Everything that the scenario has a place for. */
export const areasOf = (scenario: Scenario): Area[] => [
  ...(scenario.landing === undefined ? [] : [{ id: 'landing', name: 'Landing', places: scenario.landing }]),
  ...(scenario.hidden === undefined ? [] : inHidden(scenario.hidden)),
  ...(scenario.posts?.areas ?? []).map((places, i) => ({
    id: `posts.areas[${i}]`,
    name: `Post ${i + 1}`,
    places,
  })),
  ...(scenario.events ?? []).flatMap((event, i): Area[] => {
    const id = `events[${i}]`;
    switch (event.event) {
      case 'reinforce':
        return [{ id: `${id}.at`, name: 'Reinforcements', places: event.at }];
      case 'force':
        return [{ id: `${id}.in`, name: 'The force', places: event.in }];
      case 'assault':
        return event.entries.map((places, k) => ({
          id: `${id}.entries[${k}]`,
          name: `Entry on ${k + 1}`,
          places,
        }));
      case 'waves':
        return typeof event.points === 'number'
          ? []
          : [{ id: `${id}.points`, name: 'Spawn points', places: event.points }];
      case 'bus':
        return [{ id: `${id}.at`, name: 'The bus', places: [event.at] }];
      case 'strike':
      case 'purpose':
      case 'hatchery':
        return [];
    }
  }),
];

const painted = (places: readonly string[], cells: readonly Cell[], erase: boolean): string[] => {
  const before = cellsOf(places);
  return placesOf(erase ? before.filter((cell) => !cells.includes(cell)) : [...before, ...cells]);
};

/** Single fields in the order in which they were painted. */
const listed = (
  fields: readonly string[],
  cells: readonly Cell[],
  erase: boolean,
  most: number,
): string[] => {
  const touched = cells.map(at);
  const rest = fields.filter((one) => !touched.includes(one));
  return erase ? rest : [...rest, ...touched].slice(-most);
};

/** The scenario after a stroke over one of its areas. */
export function paintArea(scenario: Scenario, id: string, cells: readonly Cell[], erase: boolean): Scenario {
  if (id === 'landing') return { ...scenario, landing: painted(scenario.landing ?? [], cells, erase) };
  const { hidden, posts, events } = scenario;
  if (id.startsWith('hidden') && hidden !== undefined)
    return {
      ...scenario,
      hidden: {
        ...hidden,
        scatter: hidden.scatter.map((one, i) =>
          id === `hidden.scatter[${i}].in` ? { ...one, in: painted(one.in, cells, erase) } : one,
        ),
      },
    };
  if (id.startsWith('posts') && posts !== undefined)
    return {
      ...scenario,
      posts: {
        ...posts,
        areas: posts.areas.map((area, i) =>
          id === `posts.areas[${i}]` ? painted(area, cells, erase) : area,
        ),
      },
    };
  if (events === undefined) return scenario;
  return {
    ...scenario,
    events: events.map((event, i) => {
      if (!id.startsWith(`events[${i}]`)) return event;
      switch (event.event) {
        case 'reinforce':
          return { ...event, at: listed(event.at, cells, erase, 6) };
        case 'force':
          return { ...event, in: painted(event.in, cells, erase) };
        case 'assault':
          return {
            ...event,
            entries: event.entries.map((area, k) =>
              id === `events[${i}].entries[${k}]` ? painted(area, cells, erase) : area,
            ),
          };
        case 'waves':
          return typeof event.points === 'number'
            ? event
            : { ...event, points: listed(event.points, cells, erase, 8) };
        case 'bus': {
          const last = cells.at(-1);
          return erase || last === undefined ? event : { ...event, at: at(last) };
        }
        case 'strike':
        case 'purpose':
        case 'hatchery':
          return event;
      }
    }),
  };
}

/** CC-SCN-24 Doors that a stroke opens for good, or leaves to be opened again. */
export function paintDoors(scenario: Scenario, edges: readonly number[], erase: boolean): Scenario {
  const touched = edges.map(doorAt);
  const kept = (scenario.open ?? []).filter((door) => !touched.includes(door));
  const open = erase ? kept : [...kept, ...touched];
  const { open: _before, ...rest } = scenario;
  return open.length === 0 ? rest : { ...rest, open };
}
