// Pointing at a civilian: who sends it where, as one plan, off the map where an exit is near enough.
import { sendOffers } from '../book/movement/sending.ts';
import { type Mover, reachOf, walkOffers } from '../book/movement/movement.ts';
import { factionOfUnit, mission, unitOf } from '../book/who.ts';
import type { Choice } from '../choices.ts';
import { type Cell, NONE, type Table, type UnitId } from '../table.ts';
import type { View } from '../view.ts';
import { knownUnit, tableOf } from './table.ts';
import type { Walk } from './walks.ts';
import { type Sighting, seenBy } from './watch.ts';

/** A civilian is sent, and leaves at once if it can. */
export interface Sending {
  by: UnitId;
  civilian: UnitId;
  /** Its way to the exit; none if it only leaves, or if no exit is near enough. */
  path: Cell[];
  /** Where it leaves the map; NONE if that is too far: then its fields are chosen next. */
  exit: Cell;
  plan: Choice[];
  sighting: Sighting | null;
}

/** CC-MOV-20 The points of a civilian that is sent. */
const SENT_POINTS = 4;

function sendingAt(w: Table, by: UnitId, civilian: UnitId): Sending | null {
  const sender = unitOf(w, by);
  const send = sendOffers(w, sender).find((offer) => offer.do === 'send' && offer.civilian === civilian);
  if (send === undefined) return null;
  const walker = unitOf(w, civilian);
  const exits = new Set(mission(w).ground.exits(w, factionOfUnit(sender), walker));
  const only = { by, civilian, path: [], exit: NONE, plan: [send], sighting: null };
  if (exits.has(walker.cell)) return { ...only, exit: walker.cell, plan: [send, { do: 'leave' }] };
  const mover: Mover = {
    unit: civilian,
    blip: NONE,
    points: SENT_POINTS,
    drag: NONE,
    crystal: NONE,
    pull: 0,
  };
  const ways = reachOf(w, mover);
  const near = walkOffers(w, mover)
    .flatMap((offer) => (offer.do === 'walk' && exits.has(offer.to) ? [offer.to] : []))
    .toSorted((a, b) => ways.priceOf(a) - ways.priceOf(b));
  const [exit] = near;
  if (exit === undefined) return only;
  const path = ways.path(exit);
  const sighting = seenBy(w, civilian, path);
  const walk: Choice = { do: 'walk', to: exit };
  // What turns up on the way is a new decision.
  return { ...only, path, exit, sighting, plan: [send, walk, ...(sighting === null ? [LEAVE] : [])] };
}
const LEAVE: Choice = { do: 'leave' };

/** What a unit does that sends a civilian from where it stands; null where it may not. */
export const sendingOf = (view: View, by: UnitId, civilian: UnitId): Sending | null =>
  knownUnit(view, by) === null || knownUnit(view, civilian) === null
    ? null
    : sendingAt(tableOf(view), by, civilian);

/** The same after a walk beside it. */
export function sendingAfter(view: View, { who, to, sighting }: Walk, civilian: UnitId): Sending | null {
  if ('blip' in who || sighting !== null || knownUnit(view, civilian) === null) return null;
  const w = tableOf(view);
  const units = w.units.map((unit) => (unit.id === who.unit ? { ...unit, cell: to } : unit));
  return sendingAt({ ...w, units }, who.unit, civilian);
}
