// What those at the table may be pointed at.
import type { ThingId } from '@xenotable/kernel';
import { markerThing, nameOfThing, pieceThing, spotOfThing } from './things.ts';
import type { View } from './view.ts';

export function holds(view: View, thing: ThingId): boolean {
  const name = nameOfThing(thing);
  if (name !== null) return view.models.some((model) => model.name === name);
  return (
    spotOfThing(thing) !== null ||
    view.pieces.some(({ id }) => pieceThing(id) === thing) ||
    view.markers.some(({ id }) => markerThing(id) === thing)
  );
}
