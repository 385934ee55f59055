// Transports (XR-TPT): boarding, getting out, and what happens to passengers when the vehicle is lost.
import { type Point, ahead, ceilDiv, squared } from '@xenotable/board';
import { type Refusal, applies } from '@xenotable/kernel';
import * as automaton from '../../auto/places.ts';
import { isSpot, spot, field, shaped, landingIn } from '../../choices.ts';
import {
  NONE,
  type Table,
  type Unit,
  type UnitId,
  passengerOf,
  profileOf,
  sideOf,
  unitOf,
  unitOrNull,
} from '../../table.ts';
import { courage, courageTest } from '../courage/courage.ts';
import { hurtByAccident, remove, suppress } from '../damage/losses.ts';
import { moverOf, standFault } from '../geometry/paths.ts';

import { placeFault, placed, spotsNear } from '../geometry/spots.ts';
import { maxMove } from '../activation/values.ts';
import { type Route, routeToContact } from '../geometry/routes.ts';
import { namesOf } from '../../happenings.ts';
import { chapter } from '../chapter.ts';

const PUT_OUT = 300;

/** XR-TPT-01, XR-TPT-04 Room, and a vehicle that has not driven too far for it. */
export function boardFault(w: Table, unit: Unit, transport: Unit): Refusal | null {
  const p = profileOf(transport);
  if (
    transport.state !== 'table' ||
    transport === unit ||
    sideOf(w, transport) !== sideOf(w, unit) ||
    p.carries === 0
  )
    return { rule: 'XR-TPT-01', reason: 'That is no friendly transport.' };
  if (profileOf(unit).vehicle) applies('XR-VEH-11');
  if (profileOf(unit).vehicle || profileOf(unit).immobile)
    return { rule: 'XR-TPT-01', reason: 'Only infantry that can move may board.' };
  if (transport.suppressed) return { rule: 'XR-TPT-02', reason: 'The transport is Suppressed.' };
  if (passengerOf(w, transport) !== undefined || unit.sp > p.carries)
    return { rule: 'XR-TPT-01', reason: `It carries one unit of up to ${p.carries} SP.` };
  if (2 * transport.driven > maxMove(w, transport) || (transport.gotOut && transport.driven > 0))
    return { rule: 'XR-TPT-04', reason: 'The transport has driven too far in this turn.' };
  return null;
}

/** XR-TPT-02 The way to a transport that leaves at least half of the movement unspent. */
export function boardRoute(w: Table, unit: Unit, transport: Unit): Route | null {
  if (boardFault(w, unit, transport) !== null) return null;
  const most = maxMove(w, unit);
  return routeToContact(
    w,
    moverOf(w, unit, unit.x, unit.y, [transport.id]),
    { x: transport.x, y: transport.y, r: profileOf(transport).radius },
    most - ceilDiv(most, 2),
  );
}

/** XR-TPT-03, XR-TPT-04 Whether a passenger may get out. */
export function disembarkFault(w: Table, unit: Unit): Refusal | null {
  const transport = w.units[unit.inside];
  if (unit.state !== 'transport' || transport === undefined || transport.state !== 'table')
    return { rule: 'XR-TPT-03', reason: 'It rides in no transport.' };
  if (2 * transport.driven > maxMove(w, transport) || (transport.gotIn && transport.driven > 0))
    return { rule: 'XR-TPT-04', reason: 'The transport has driven too far in this turn.' };
  return outSpots(w, unit).length === 0
    ? { rule: 'XR-TPT-03', reason: 'There is no room beside the transport.' }
    : null;
}

/** XR-TPT-03 Legal spots that touch the vehicle's rim, one for each eighth of the compass. */
export function outSpots(w: Table, unit: Unit): Point[] {
  const transport = unitOf(w, unit.inside);
  const far = profileOf(transport).radius + profileOf(unit).radius + 1;
  const m = placed(w, unit, [transport.id]);
  const spots: Point[] = [];
  for (let d = 0; d < 360; d += 45) {
    const at = ahead(transport.x, transport.y, d, far);
    if (standFault(m, at.x, at.y) === null) spots.push(at);
  }
  return spots;
}

/** XR-TPT-03 Whether a spot touches the transport and may be stood on. */
export function outFault(w: Table, unit: Unit, x: number, y: number): Refusal | null {
  const transport = unitOf(w, unit.inside);
  const touch = profileOf(transport).radius + profileOf(unit).radius;
  const far = squared(x, y, transport.x, transport.y);
  if (far < touch * touch || far > (touch + 3) * (touch + 3))
    return { rule: 'XR-TPT-03', reason: 'It is placed with its rim touching the vehicle.' };
  return placeFault(w, unit, x, y, placed(w, unit, [transport.id]));
}

/** XR-TPT-04 What a unit may spend of its movement: a transport that somebody got in or out of has half a move in the whole turn. */
export function allowed(w: Table, unit: Unit, most: number): number {
  if (!unit.gotIn && !unit.gotOut) return most;
  applies('XR-TPT-04');
  const limit = unit.gotIn && unit.gotOut ? 0 : maxMove(w, unit) >> 1;
  return Math.min(most, Math.max(0, limit - unit.driven));
}

/** XR-TPT-04 Whatever it is called, a transport's way counts as its movement of this turn. */
export function drove(unit: Unit, cost: number): void {
  if (profileOf(unit).carries === 0) return;
  applies('XR-TPT-04');
  unit.driven += cost;
}

interface Wreck {
  unit: UnitId;
  x: number;
  y: number;
  how: 'destroyed' | 'routed' | 'absent';
  by: UnitId;
  lost: number;
}

export const wreck = chapter<Wreck>('wreck')
  .shows('unit', 'x', 'y', 'how', 'by', 'lost')
  .steps({
    /** XR-TPT-06 One die per SP, ten at most; each 5 or 6 hits. */
    crash: {
      run(play, f) {
        const unit = unitOf(play.w, f.unit);
        if (f.how !== 'destroyed') return;
        const dice = play.rolls(Math.min(10, unit.sp), 6, 'XR-TPT-06');
        const hits = dice.filter((die) => die >= 5).length;
        f.lost = hurtByAccident(play, unit, hits, 'XR-TPT-06', unitOrNull(play.w, f.by));
        if (unit.sp <= 0) return 'done';
      },
    },
    /** XR-TPT-08 No room: lost with the vehicle. */
    'room?': {
      run(play, f) {
        const unit = unitOf(play.w, f.unit);
        if (spotsNear(play.w, unit, f.x, f.y, PUT_OUT).length > 0) return;
        remove(play, unit, f.how === 'destroyed' ? 'destroyed' : 'routed', 'other', null, 'XR-TPT-08');
        return 'done';
      },
    },
    'where?': {
      rule: 'XR-TPT-06',
      prompt: (w, f) => `Where does ${unitOf(w, f.unit).name} get out?`,
      who: (w, f) => unitOf(w, f.unit).owner,
      offers: (w, f) =>
        spotsNear(w, unitOf(w, f.unit), f.x, f.y, PUT_OUT)
          .slice(0, 6)
          .map((at) => ({ land: spot(at.x, at.y) })),
      spaces: (_w, f) => [{ kind: 'put down', unit: f.unit }],
      judge(w, f, _seat, choice) {
        const at = field(choice, 'land');
        if (!shaped(choice, 'land') || !isSpot(at)) return { rule: 'XR-TPT-06', reason: 'Name a spot.' };
        if (squared(at[0], at[1], f.x, f.y) > PUT_OUT * PUT_OUT)
          return { rule: 'XR-TPT-06', reason: 'That is farther than 3" from the vehicle.' };
        return placeFault(w, unitOf(w, f.unit), at[0], at[1]);
      },
      take(play, f, _seat, choice) {
        const unit = unitOf(play.w, f.unit);
        const [x, y] = landingIn(choice);
        unit.state = 'table';
        unit.inside = NONE;
        unit.x = x;
        unit.y = y;
        play.tell?.(
          { type: 'put out', unit: unit.id, x, y, names: namesOf(play.w, unit.id) },
          f.how === 'destroyed' ? 'XR-TPT-06' : 'XR-TPT-07',
        );
        if (f.how === 'routed') suppress(play, unit, 'XR-TPT-07');
        if (f.lost === 0) return 'done';
        return { call: courage.begin(courageTest(unit, 'other', { lost: f.lost })), then: 'over' };
      },
      auto: (play, f) =>
        automaton.nearestToEnemy(
          play.w,
          unitOf(play.w, f.unit),
          spotsNear(play.w, unitOf(play.w, f.unit), f.x, f.y, PUT_OUT),
        ),
    },
    over: { run: () => 'done' },
  });
