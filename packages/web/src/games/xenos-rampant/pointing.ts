// What pointing at the ground means: a point of the space that is asked for, the nearest of the places that are offered, or a move of the unit in hand.
import type { Asked, Json, Space } from '@xenotable/kernel';
import type { Ghost } from '../../board/measured.tsx';
import type { Place } from '../../board/inches.ts';
import { ghostsOf, landing, spaceFor, tableOf } from './plan.ts';
import { type Choice, type UnitView, type View, moveFrame, moveSpaces, nearestChoice } from './rulebook.ts';

/** An offer that names a place. */
export interface Landing extends Place {
  choice: Json;
  words: string;
}

const MIDDLE = 2400;
/** Where an edge of the table is pointed at. */
const EDGES: Record<string, Place> = {
  north: { x: MIDDLE, y: 4200 },
  south: { x: MIDDLE, y: 600 },
  east: { x: 4200, y: MIDDLE },
  west: { x: 600, y: MIDDLE },
};

function placeOf(choice: Choice): Place | null {
  if ('zone' in choice) return EDGES[choice.zone] ?? null;
  if ('edge' in choice) return EDGES[choice.edge] ?? null;
  const at = 'path' in choice ? choice.path.at(-1) : landing(choice);
  return at === null || at === undefined ? null : { x: at[0], y: at[1] };
}

/** The places among the offers; none where a whole space is asked for. */
export const landingsOf = (ask: Asked | null): Landing[] =>
  ask === null || ask.spaces.length > 0
    ? []
    : ask.offers.flatMap(({ choice, words }) => {
        const at = placeOf(choice as Choice);
        return at === null ? [] : [{ ...at, choice, words }];
      });

const far = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The choice that a point means, or null where the ground means nothing now. */
export function meaningOf(
  view: View,
  ask: Asked | null,
  lit: number | null,
): ((at: Place) => Json | null) | null {
  if (ask === null) return null;
  const space = spaceFor(ask.spaces, lit);
  if (space !== null) return ({ x, y }) => nearestChoice(tableOf(view), space, x, y) as Json | null;
  const landings = landingsOf(ask);
  if (landings.length > 0)
    return (at) => landings.reduce((best, one) => (far(one, at) < far(best, at) ? one : best)).choice;
  const move = ask.offers.find(({ choice }) => {
    const order = choice as Choice;
    return 'order' in order && order.order === 'move' && order.unit === lit;
  });
  return move === undefined ? null : () => move.choice;
}

/** Where a unit shall go once its order is obeyed. */
export interface Wish extends Place {
  unit: number;
}

/** The same space as after the order. */
export function spaceAfter(view: View, unit: UnitView): Space | null {
  const w = tableOf(view);
  return unit.state === 'table'
    ? (moveSpaces(w, moveFrame(w.units[unit.id]!, 'move', unit.maxMove))[0] ?? null)
    : null;
}

/** The move that is wished for, while its order is only planned. */
export function wishedGhosts(
  view: View,
  unit: UnitView | null,
  picked: Choice | null,
  wish: Wish | null,
): Ghost[] {
  if (
    unit === null ||
    wish?.unit !== unit.id ||
    picked === null ||
    !('order' in picked) ||
    picked.order !== 'move'
  )
    return [];
  const space = spaceAfter(view, unit);
  return space === null
    ? []
    : ghostsOf(view, unit, nearestChoice(tableOf(view), space, wish.x, wish.y), space);
}
