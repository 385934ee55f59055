// What pointing at the ground means: a point of the space that is asked for, the nearest of the places that are offered, or a move of the unit in hand.
import type { Asked, Json, ThingId } from '@xenotable/kernel';
import {
  type Choice,
  type Order,
  type UnitView,
  type View,
  canGoIn,
  choiceAt,
  houseThing,
  isKind,
  landingOf,
  spaceAfterOrder,
  wayOf,
} from '@xenotable/xenos-rampant/preview';
import type { Place } from '../../boards/measured/inches.ts';
import type { Ghost } from '../../boards/measured/measured.tsx';
import { choiceOf, jsonOf, ordersOf, planOf, spacesOf } from './shared/border.ts';
import { askedUnit, ghostsOf, isPointed, spaceFor } from './plan.ts';

/** An offer that names a place. */
export interface Landing extends Place {
  choice: Json;
  words: string;
}

const MIDDLE = 2400;
/** A pointer so near to an offered place means that place. */
const MEANT = 75;
/** Where an edge of the table is pointed at. */
const EDGES: Record<string, Place> = {
  north: { x: MIDDLE, y: 4200 },
  south: { x: MIDDLE, y: 600 },
  east: { x: 4200, y: MIDDLE },
  west: { x: 600, y: MIDDLE },
};

function placeOf(choice: Choice, view: View, asked: UnitView | null): Place | null {
  if (isKind(choice, 'zone')) return EDGES[choice.zone] ?? null;
  if (isKind(choice, 'edge')) return EDGES[choice.edge] ?? null;
  if (isKind(choice, 'retreat') && choice.retreat !== 'cover') {
    if (asked === null) return null;
    return choice.retreat === 'stay' ? asked : wayOf(view, asked.id, choice, null);
  }
  const at = isKind(choice, 'path') ? choice.path.at(-1) : landingOf(choice);
  return at === null || at === undefined ? null : { x: at[0], y: at[1] };
}

/** The places among the offers; none if a whole space is asked for. */
export const landingsOf = (view: View, ask: Asked | null): Landing[] =>
  ask === null || spacesOf(ask).some(isPointed)
    ? []
    : ask.offers.flatMap(({ choice, words }) => {
        const at = placeOf(choiceOf(choice), view, askedUnit(view, ask.seat));
        return at === null ? [] : [{ x: at.x, y: at.y, choice, words }];
      });

const far = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Orders that are nothing without a place. */
const GOES: readonly Order['order'][] = ['move', 'enter'];

/** The order to move, or to enter the table, of the unit in hand, if it can be given. */
const moveOf = (ask: Asked, lit: number | null) =>
  ask.offers.find(({ choice }) => {
    const order = choiceOf(choice);
    return (
      isKind(order, 'order') && GOES.includes(order.order) && order.by === undefined && order.unit === lit
    );
  });

/** Buildings that the unit in hand can go into, each with the order and the way in. */
export function goInOf(view: View, ask: Asked | null, lit: number | null): Map<ThingId, Json> {
  const move = ask === null ? undefined : moveOf(ask, lit);
  const unit = lit === null ? undefined : view.units[lit];
  if (move === undefined || unit === undefined) return new Map();
  return new Map(
    view.buildings.flatMap((_, house) =>
      canGoIn(view, unit, house) ? [[houseThing(house), planOf([choiceOf(move.choice), { house }])]] : [],
    ),
  );
}

/** The choice that a point means, or null if the ground means nothing now. */
export function meaningOf(
  view: View,
  ask: Asked | null,
  lit: number | null,
): ((at: Place) => Json | null) | null {
  if (ask === null) return null;
  const space = spaceFor(spacesOf(ask), lit);
  if (space !== null)
    return ({ x, y }) => {
      const choice = choiceAt(view, space, x, y);
      return choice === null ? null : jsonOf(choice);
    };
  const landings = landingsOf(view, ask);
  if (landings.length > 0) {
    const around = spacesOf(ask)[0];
    return (at) => {
      const best = landings.reduce((nearest, one) => (far(one, at) < far(nearest, at) ? one : nearest));
      if (around === undefined || far(best, at) <= MEANT) return best.choice;
      const choice = choiceAt(view, around, at.x, at.y);
      return choice === null ? best.choice : jsonOf(choice);
    };
  }
  const move = moveOf(ask, lit);
  if (move === undefined) return null;
  const order = choiceOf(move.choice);
  const unit = lit === null ? undefined : view.units[lit];
  const after = unit === undefined ? null : spaceAfterOrder(view, unit);
  // The order and where to, in one go.
  return (at) => {
    const step = after === null ? null : choiceAt(view, after, at.x, at.y);
    return step === null || 'stay' in step ? move.choice : planOf([order, step]);
  };
}

/** The move that is planned together with an order. */
function ghostsOfOrder(view: View, [order, ...steps]: readonly Choice[]): Ghost[] {
  const step = steps.find((one) => 'path' in one || 'drive' in one || isKind(one, 'house'));
  if (order === undefined || step === undefined || !isKind(order, 'order')) return [];
  const unit = view.units[order.unit];
  if (unit === undefined) return [];
  return ghostsOf(view, unit, step, GOES.includes(order.order) ? spaceAfterOrder(view, unit) : null);
}

/** The move that is planned together with the first order. */
export const steppedGhosts = (view: View, picked: Json | null): Ghost[] =>
  ghostsOfOrder(view, ordersOf(picked)[0] ?? []);

/** The moves of the orders behind the first. */
export const laterGhosts = (view: View, picked: Json | null): Ghost[] =>
  ordersOf(picked)
    .slice(1)
    .flatMap((order) => ghostsOfOrder(view, order));
