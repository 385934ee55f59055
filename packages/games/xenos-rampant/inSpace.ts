// Whether a choice lies in a space: strict about its form, and about the region as far as the space's own data say.
import { legLength } from '@xenotable/board';
import type { Seat } from '@xenotable/kernel';
import { type Spot, field, isPath, isSpot, shaped } from './choices.ts';
import { isDrive } from './book/moving/moveFaults.ts';
import type { Space } from './spaces.ts';
import type { Table } from './table.ts';

const MOST_LEGS = 16;
const MOST_STEPS = 32;

const isWhole = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const stays = (choice: unknown): boolean => shaped(choice, 'stay') && field(choice, 'stay') === true;

/** The path of a choice that is nothing but one; null for all others. `starts` points come before the first leg. */
function pathIn(choice: unknown, starts: number): Spot[] | null {
  const path = field(choice, 'path');
  return shaped(choice, 'path') && isPath(path) && path.length >= 1 && path.length - starts <= MOST_LEGS
    ? path
    : null;
}

/** A leg costs at least its length. */
function within(path: readonly Spot[], most: number): boolean {
  let length = 0;
  for (const [i, [x, y]] of path.entries()) {
    const before = path[i - 1];
    if (before !== undefined) length += legLength(before[0], before[1], x, y);
  }
  return length <= most;
}

function walks(choice: unknown, starts: readonly Spot[], most: number): boolean {
  const path = pathIn(choice, starts.length === 0 ? 1 : 0);
  return path !== null && within([...starts, ...path], most);
}

function drives(choice: unknown, most: number): boolean {
  const steps = field(choice, 'drive');
  if (!shaped(choice, 'drive') || !isDrive(steps) || steps.length < 1 || steps.length > MOST_STEPS)
    return false;
  let length = 0;
  for (const step of steps) {
    if ('ahead' in step) length += step.ahead;
    if ('back' in step) length += 2 * step.back;
  }
  return length <= most;
}

const lands = (choice: unknown): boolean => shaped(choice, 'land') && isSpot(field(choice, 'land'));

function places(choice: unknown, unit: number): boolean {
  const facing = field(choice, 'facing');
  return (
    shaped(choice, 'place', 'at', 'facing?') &&
    field(choice, 'place') === unit &&
    isSpot(field(choice, 'at')) &&
    (facing === undefined || isWhole(facing, 0, 359))
  );
}

function swaps(w: Table, seat: Seat, choice: unknown): boolean {
  const ids = field(choice, 'swap');
  if (!shaped(choice, 'swap') || !Array.isArray(ids) || (ids.length !== 2 && ids.length !== 3)) return false;
  const own = w.units.filter((unit) => unit.owner === seat).map((unit) => unit.id);
  return ids.every((id) => own.includes(id));
}

export function inSpace(w: Table, seat: Seat, space: Space, choice: unknown): boolean {
  switch (space.kind) {
    case 'move':
      return stays(choice) || walks(choice, [space.from], space.most);
    case 'drive':
      return stays(choice) || drives(choice, space.most);
    case 'leave':
      return stays(choice) || walks(choice, [], space.most);
    case 'enter':
    case 'get out':
      return walks(choice, [], space.most);
    case 'charge':
      return walks(choice, [], space.most);
    case 'land':
    case 'put down':
      return lands(choice);
    case 'deploy':
      return places(choice, space.unit);
    case 'marker':
      return shaped(choice, 'marker') && isSpot(field(choice, 'marker'));
    case 'list':
      return shaped(choice, 'list') && typeof field(choice, 'list') === 'string';
    case 'direction':
      return shaped(choice, 'direction') && isWhole(field(choice, 'direction'), 0, 359);
    case 'distance':
      return shaped(choice, 'far') && isWhole(field(choice, 'far'), 0, space.most);
    case 'cover':
      return (
        shaped(choice, 'retreat', 'to') && field(choice, 'retreat') === 'cover' && isSpot(field(choice, 'to'))
      );
    case 'storm':
      return shaped(choice, 'storm') && isSpot(field(choice, 'storm'));
    case 'nest':
      return (
        shaped(choice, 'brood', 'at') &&
        w.units[Number(field(choice, 'brood'))] !== undefined &&
        isSpot(field(choice, 'at'))
      );
    case 'swap':
      return swaps(w, seat, choice);
  }
}
