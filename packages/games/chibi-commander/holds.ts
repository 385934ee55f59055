// What those at the table may be pointed at.
import type { ThingId } from '@xenotable/kernel';
import { blipThing, cellThing, unitThing } from './things.ts';
import type { View } from './view.ts';

/** A unit that the viewer does not know is behind a Blip: its number would tell which. */
export function holds(view: View, thing: ThingId): boolean {
  const [kind, number = ''] = thing.split(':');
  const id = /^\d{1,4}$/.test(number) ? Number(number) : -1;
  switch (kind) {
    case 'unit': {
      const unit = view.units[id];
      return unit !== undefined && !('hidden' in unit) && thing === unitThing(id);
    }
    case 'blip':
      return view.blips.some((blip) => blipThing(blip.id) === thing);
    case 'cell':
      return thing === cellThing(id);
    default:
      return false;
  }
}
