// What pointing at the field means beyond the listed choices: a cell in reach, or somebody who can be attacked in several ways.
import type { Asked } from '@xenotable/kernel';
import type { ThingId } from '../../boards/things.ts';
import type { Choice, Space, View } from '@xenotable/enemy-eternal/preview';
import { spacesIn } from './shared/json.ts';
import { spotAt, thingsOf } from './things.ts';

/** Cells that mean one kind of choice. */
export type Area = Extract<Space, { kind: 'run' | 'climb' | 'place' | 'marker' }>;

export const areasOf = (ask: Asked | null): Area[] =>
  spacesIn(ask).filter((space): space is Area => space.kind !== 'squad' && space.kind !== 'charge');

export const actionsOf = (area: Area): number => ('actions' in area ? area.actions : 0);

/** The choice that pointing at a cell means: the cheapest way to be there. */
export function choiceAt(areas: readonly Area[], cell: number, columns: number): Choice | null {
  const area = areas.find((one) => one.cells.includes(cell));
  if (area === undefined) return null;
  const at = spotAt(cell, columns);
  if (area.kind === 'place') return { do: 'place', model: area.model, at };
  if (area.kind === 'marker') return { do: 'marker', at };
  return { do: area.kind, actions: area.actions, to: at };
}

/** Where several attacks on somebody are possible: the one that hits most likely. */
export function likeliest(view: View, thing: ThingId): Choice | null {
  const aims = view.shown.aims.filter(({ order }) => thingsOf(order, view)[0] === thing);
  return aims.length < 2
    ? null
    : aims.reduce((best, aim) => (aim.ways * best.of > best.ways * aim.of ? aim : best)).order;
}
