// What the board shows of the choice that is being put together: who acts, where it would stand, what it sees and reaches.
import type { Json, Seat } from '@xenotable/kernel';
import {
  type Choice,
  type Order,
  type PlanRow,
  type Space,
  type UnitView,
  type View,
  type suggestedStands,
  isKind,
  orderAlone,
  spaceAfterOrder,
  stopOf,
  wayOf,
} from '@xenotable/xenos-rampant/preview';
import { type Place, between, distance, inches } from '../../boards/measured/inches.ts';
import type { Ghost, Ring, Ruler } from '../../boards/measured/measured.tsx';
import { choicesOf } from './shared/border.ts';
import { tokenOf } from './shared/faces.ts';
import { fartherWords } from './shared/range.ts';
import { targetOf } from './aiming.ts';

/** The unit that a question or a planned choice is about. */
export function actingUnit(
  view: View,
  picked: Choice | null,
  spaces: readonly Space[],
  lit: number | null,
): UnitView | null {
  const id = namedUnit(picked) ?? unitOfSpace(spaces[0]) ?? lit;
  return id === null ? null : (view.units[id] ?? null);
}

function namedUnit(picked: Choice | null): number | null {
  if (picked === null) return null;
  if (isKind(picked, 'order')) return picked.unit;
  return isKind(picked, 'place') ? picked.place : null;
}

const unitOfSpace = (space: Space | undefined): number | null =>
  space !== undefined && 'unit' in space ? space.unit : null;

/** Spaces whose points are shown on the table; in the others the offers are. */
const POINTED: readonly Space['kind'][] = [
  'move',
  'drive',
  'enter',
  'get out',
  'leave',
  'land',
  'deploy',
  'marker',
];

export const isPointed = (space: Space): boolean => POINTED.includes(space.kind);

/** The space in which a point can be chosen now; if several units can be placed, that of the one in hand. */
export const spaceFor = (spaces: readonly Space[], lit: number | null): Space | null =>
  spaces.find((space) => isPointed(space) && lit !== null && unitOfSpace(space) === lit) ??
  spaces.find(isPointed) ??
  null;

/** The unit of the asked seat that a question is about, if it is about one: who retreats, who may shoot back. */
export const askedUnit = (view: View, seat: Seat | null): UnitView | null =>
  view.units.find((unit) => unit.owner === seat && view.asked?.units.includes(unit.id) === true) ?? null;

/** A way that takes so much more movement than it is long leads through ground that slows it, in hundredths of an inch. */
const SLOWED = 25;

/** '5¼" of 6" used', '8" of 8" used, slow ground': short, for it stands between the units; the prompt says what stops a move. */
function wayWords(path: readonly Place[], { used, left }: { used: number; left: number }): string {
  const long = path.slice(1).reduce((sum, at, i) => sum + distance(path[i] ?? at, at), 0);
  return `${inches(used)} of ${inches(used + left)} used${used - long >= SLOWED ? ', slow ground' : ''}`;
}

/** Ghost and ribbon of a planned move. */
export function ghostsOf(
  view: View,
  unit: UnitView | null,
  picked: Choice | null,
  space: Space | null,
): Ghost[] {
  if (unit === null || picked === null) return [];
  const way = wayOf(view, unit.id, picked, space);
  if (way === null) return [];
  const { x, y, facing, path, cost } = way;
  const token = tokenOf(unit, view);
  return [
    {
      r: unit.radius,
      token: facing === undefined ? token : { ...token, facing },
      x,
      y,
      path,
      ...(cost !== null && { label: wayWords(path, cost) }),
    },
  ];
}

/** ' It gets only 1½": Building 2 is in the way.', of a move that is stopped early; otherwise nothing. */
export function stoppedWords(view: View, unit: UnitView, step: Choice): string {
  const way = wayOf(view, unit.id, step, spaceAfterOrder(view, unit));
  const stop = way === null ? null : stopOf(view, unit.id, way);
  return stop === null ? '' : ` It gets only ${inches(way?.cost?.used ?? 0)}: ${stop}.`;
}

/** 'Shoot at Lesser Xenomorphs 2', 'Move 1" of 6"': an order in a plan, of a move how far it gets. */
export function rowWords({ order, follow }: PlanRow, view: View): string {
  const words = orderAlone(order, view);
  const unit = view.units[order.unit];
  const [step] = follow;
  if (unit === undefined || step === undefined || (order.order !== 'move' && order.order !== 'enter'))
    return words;
  const cost = wayOf(view, unit.id, step, spaceAfterOrder(view, unit))?.cost ?? null;
  return cost === null
    ? words
    : `${words}${order.order === 'enter' ? ',' : ''} ${inches(cost.used)} of ${inches(cost.used + cost.left)}`;
}

/** Ghosts of all units that would be placed in one go. */
export const placedGhosts = (view: View, stands: ReturnType<typeof suggestedStands>): Ghost[] =>
  stands.flatMap(({ unit, x, y, facing }) => {
    const shown = view.units[unit];
    if (shown === undefined) return [];
    const token = tokenOf(shown, view);
    return [{ r: shown.radius, x, y, path: [], token: facing === undefined ? token : { ...token, facing } }];
  });

/** XR-SKM-01, XR-TPT-04 Whether a unit has half of its move: within a Skirmish that is planned or asked about, or after it got out. */
export const movesHalf = (
  unit: UnitView | null,
  order: Order['order'] | undefined,
  space: Space | null,
): boolean =>
  order === 'skirmish' || (unit !== null && space?.kind === 'move' && space.most <= unit.maxMove >> 1);

/** How far the unit moves and shoots, from its rim; `half`: as `movesHalf` says. */
export function ringsOf(unit: UnitView | null, ghosts: readonly Ghost[], half = false): Ring[] {
  if (unit === null || unit.state !== 'table') return [];
  const shooting = ghosts[0] ?? unit;
  return [
    {
      x: unit.x,
      y: unit.y,
      r: 0,
      reach: half ? unit.maxMove >> 1 : unit.maxMove,
      label:
        ghosts.length > 0
          ? ''
          : half
            ? `half move ${inches(unit.maxMove >> 1)}`
            : `move ${inches(unit.maxMove)}`,
      kind: 'move',
    },
    ...(unit.range > 0
      ? [
          {
            x: shooting.x,
            y: shooting.y,
            r: unit.radius,
            reach: unit.range,
            label: `shoot ${inches(unit.range)}${fartherWords(unit.range)}`,
            kind: 'shoot' as const,
          },
        ]
      : []),
  ];
}

/** Who acts on whom in what is planned. */
function endsOf(picked: Json | null): { from: number; to: number } | null {
  const [first] = choicesOf(picked);
  const to = targetOf({ picked });
  if (first === undefined || to === null) return null;
  if (isKind(first, 'wild')) return { from: first.wild, to };
  return isKind(first, 'order') ? { from: first.unit, to } : null;
}

/** '18.1"' of a gap that is just over the range and would be rounded to it: such a shot is harder (XR-SHO-08). */
export function overRange(gap: number, range: number): string | null {
  const rounded = Math.round(gap / 25) * 25;
  return gap > range && rounded <= range ? `${(Math.ceil(gap / 10) / 10).toFixed(1)}"` : null;
}

/** The line to the target of what is planned, from where it would be shot. */
export function rulersOf(view: View, picked: Json | null, ghost: Ghost | undefined): Ruler[] {
  const ends = endsOf(picked);
  const from = ends === null ? undefined : view.units[ends.from];
  const to = ends === null ? undefined : view.units[ends.to];
  if (from === undefined || to === undefined || from.state === 'reserve') return [];
  const start = { x: ghost?.x ?? from.x, y: ghost?.y ?? from.y, r: from.radius };
  const end = { x: to.x, y: to.y, r: to.radius };
  const label = overRange(between(start, end), from.range);
  return [{ from: start, to: end, kind: 'sight', ...(label !== null && { label }) }];
}
