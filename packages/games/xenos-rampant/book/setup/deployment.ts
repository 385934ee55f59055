// Deployment and what follows it up to turn 1 (XR-SET-03 to 05, XR-SET-09, XR-SET-02 steps 8 to 12).
import { type Refusal, type Seat, applies } from '@xenotable/kernel';
import * as automaton from '../../auto/setup.ts';
import { type Choice, isSpot, chosen, field, shaped } from '../../choices.ts';
import { scenarioOf } from '../../scenarios/index.ts';
import {
  NONE,
  type Table,
  type Unit,
  type UnitId,
  hasTrait,
  other,
  passengerOf,
  profileOf,
  sideOf,
  unitOf,
  ownerOf,
} from '../../table.ts';
import { wreck } from '../moving/transports.ts';
import { move, moveFrame } from '../moving/move.ts';

import { swap, swapFault, swappers, swaps } from './swapping.ts';
import { maxMove } from '../activation/values.ts';
import { raiders } from './mercenaries.ts';
import { STEP, deployFault, deploySpots, markerFault, rides, stuck } from './placing.ts';
import { type Play, chapter } from '../chapter.ts';
import { namesOf } from '../../happenings.ts';
import { head } from '../../ends.ts';

interface Deployment {
  /** Seats in the order in which they place. */
  seats: Seat[];
  at: number;
  todo: UnitId[];
  /** XR-SET-10 The seat leaves the rest to the table. */
  suggested: boolean;
  /** Units that may make the Infiltrators' move, and how far it reaches. */
  moving: UnitId[];
}

export const deploymentFrame = (): Deployment => ({
  seats: [],
  at: 0,
  todo: [],
  suggested: false,
  moving: [],
});

/** XR-M-DROP-01 The Defender's other half comes from turn 2 on. */
const comesLater = (w: Table, unit: Unit): boolean =>
  scenarioOf(w).halfStarts === true && sideOf(w, unit) !== w.attacker;

/** Who may start off the table by choice: Special Insertion, and the Defender of an Orbital Drop. */
const mayWait = (w: Table, unit: Unit, todo: readonly UnitId[]): boolean => {
  if (profileOf(unit).xeno['Special Insertion'] !== undefined) return true;
  if (!comesLater(w, unit) || stuck(unit)) return false;
  return w.units.some((one) => one.owner === unit.owner && one.state === 'table') || todo.length > 1;
};

function offersFor(w: Table, f: Deployment): Choice[] {
  const offers: Choice[] = [];
  for (const id of f.todo) {
    const unit = unitOf(w, id);
    if (mayWait(w, unit, f.todo)) offers.push({ reserve: id });
    for (const ride of rides(w, unit, f.todo)) offers.push({ embark: id, in: ride.id });
    // One legal spot of the zone, so that nobody needs to point.
    const at = deploySpots(w, unit, STEP, true)[0];
    if (at !== undefined) offers.push({ place: id, at: [at.x, at.y] });
  }
  return [...offers, { suggested: true }];
}

function judgePlacing(w: Table, f: Deployment, choice: unknown): Refusal | null {
  const id = field(choice, 'place');
  const at = field(choice, 'at');
  const facing = field(choice, 'facing');
  if (
    !shaped(choice, 'place', 'at', 'facing?') ||
    typeof id !== 'number' ||
    !f.todo.includes(id) ||
    !isSpot(at)
  )
    return { rule: 'XR-SET-03', reason: 'Place one of the units that are left.' };
  if (
    facing !== undefined &&
    (typeof facing !== 'number' || !Number.isInteger(facing) || facing < 0 || facing > 359)
  )
    return { rule: 'XR-GEO-14', reason: 'A facing is 0 to 359 degrees.' };
  return deployFault(w, unitOf(w, id), at[0], at[1]);
}

/** Facing the enemy's half. */
const inward = (w: Table, unit: Unit): number => (w.edges[sideOf(w, unit)] === 'north' ? 180 : 0);

function put(play: Play, unit: Unit, x: number, y: number, facing = inward(play.w, unit)): void {
  unit.state = 'table';
  unit.x = x;
  unit.y = y;
  unit.facing = facing;
  if (profileOf(unit).vehicle) applies('XR-GEO-14');
  unit.post = { x, y };
  play.tell?.({ type: 'placed', unit: unit.id, x, y, names: namesOf(play.w, unit.id) }, 'XR-SET-03');
}

function wait(play: Play, unit: Unit): void {
  const { w } = play;
  unit.edge = unit.edge ?? w.edges[sideOf(w, unit)] ?? 'south';
  if (comesLater(w, unit)) unit.due = Math.max(unit.due, 2);
  play.tell?.({ type: 'reserve', unit: unit.id, names: namesOf(play.w, unit.id) }, 'XR-SET-06');
}

export const deployment = chapter<Deployment>('deployment')
  .shows('seats', 'at', 'todo', 'suggested', 'moving')
  .steps({
    /** XR-M-DIVERSION-02 */
    markers: {
      rule: 'XR-M-DIVERSION-02',
      prompt: "Place a marker in the Defender's half.",
      who: (w) =>
        w.markers.length < (scenarioOf(w).placedMarkers ?? 0)
          ? w.owners.findIndex((owner) => owner.side === w.attacker)
          : null,
      offers: (w) => automaton.markerSpots(w).map((at) => ({ marker: [at.x, at.y] })),
      spaces: () => [{ kind: 'marker' }],
      judge(w, _f, _seat, choice) {
        const at = field(choice, 'marker');
        return shaped(choice, 'marker') && isSpot(at)
          ? markerFault(w, at[0], at[1])
          : { rule: 'XR-M-DIVERSION-02', reason: 'Name a spot.' };
      },
      take(play, _f, _seat, choice) {
        const [x, y] = chosen(choice, 'marker').marker;
        play.w.markers.push({ x, y });
        play.tell?.({ type: 'marker', x, y }, 'XR-M-DIVERSION-02');
        return 'again';
      },
      auto: (play) => {
        const at = head(automaton.markerSpots(play.w));
        return { marker: [at.x, at.y] };
      },
    },
    /** XR-SET-03 The Defender places all units first. */
    order: {
      run(play, f) {
        const { w } = play;
        const of = (side: 0 | 1): Seat[] =>
          w.owners.flatMap((owner, seat) => (owner.side === side ? [seat] : []));
        f.seats = [...of(other(w.attacker)), ...of(w.attacker)];
      },
    },
    'next seat': {
      run(play, f) {
        const { w } = play;
        const seat = f.seats[f.at];
        if (seat === undefined) return { goTo: 'unpredictable' };
        f.at++;
        f.suggested = false;
        const reserve = scenarioOf(w).inReserve?.(w, ownerOf(w, seat).side) === true;
        f.todo = [];
        for (const unit of w.units) {
          if (unit.owner !== seat || unit.state !== 'reserve') continue;
          if ((reserve && !stuck(unit)) || unit.due > 0) wait(play, unit);
          else f.todo.push(unit.id);
        }
        const list = ownerOf(w, seat).list;
        // XR-SET-05, XR-TPT-09 A noted ride is taken at once by the automaton, and by everybody whose transport waits in reserve.
        list?.entries.forEach((entry, i) => {
          if (entry.startsIn === 0 || (ownerOf(w, seat).kind === 'person' && !reserve)) return;
          const own = w.units.filter((unit) => unit.owner === seat && unit.extra === null);
          const unit = own[i];
          const ride = own[entry.startsIn - 1];
          if (
            unit === undefined ||
            ride === undefined ||
            unit.state !== 'reserve' ||
            ride.state !== 'reserve' ||
            unit.due > 0 ||
            ride.due > 0
          )
            return;
          applies('XR-TPT-09');
          embark(play, unit, ride);
          f.todo = f.todo.filter((id) => id !== unit.id);
        });
      },
    },
    /** XR-SET-04 What cannot be placed anywhere goes to reserve; an Immobile unit stays away. */
    'no room?': {
      run(play, f) {
        const { w } = play;
        for (const id of f.todo.slice()) {
          const unit = unitOf(w, id);
          if (
            unit.state !== 'reserve' ||
            mayWait(w, unit, f.todo) ||
            deploySpots(w, unit, STEP, true).length > 0
          )
            continue;
          f.todo = f.todo.filter((one) => one !== id);
          if (stuck(unit)) {
            applies('XR-SET-09');
            unit.state = 'absent';
          } else wait(play, unit);
        }
        return f.todo.length === 0 ? { goTo: 'next seat' } : undefined;
      },
    },
    /** XR-SET-10 One unit after the other, as the automaton would (XR-AUT-19), but together. */
    'as suggested': {
      run(play, f) {
        if (!f.suggested) return;
        applies('XR-SET-10');
        carryOut(play, f, suggestion(play, f));
        return { goTo: 'no room?' };
      },
    },
    place: {
      rule: 'XR-SET-03',
      prompt: (_w, f) => `Place your units (${f.todo.length} left).`,
      who: (w, f) => unitOf(w, head(f.todo)).owner,
      offers: (w, f) => offersFor(w, f),
      spaces: (w, f) =>
        f.todo
          .filter((id) => deploySpots(w, unitOf(w, id), STEP, true).length > 0)
          .map((unit) => ({ kind: 'deploy', unit })),
      judge: (w, f, _seat, choice) => judgePlacing(w, f, choice),
      take(play, f, _seat, choice) {
        if ('suggested' in choice) f.suggested = true;
        else carryOut(play, f, choice);
        return { goTo: 'no room?' };
      },
      auto: (play, f) => suggestion(play, f),
    },
    /** XR-T-17 */
    unpredictable: {
      rule: 'XR-T-17',
      prompt: 'Swap up to three of your units?',
      who: (w, f) => (f.at < 100 && swappers(w, f.seats).length > 0 ? head(swappers(w, f.seats)) : null),
      offers: (w, _f, seat) => [{ swap: [] }, ...swaps(w, seat)],
      spaces: (w, _f, seat) => (swaps(w, seat).length > 0 ? [{ kind: 'swap' }] : []),
      judge: (w, _f, seat, choice) =>
        shaped(choice, 'swap')
          ? swapFault(w, seat, field(choice, 'swap'))
          : { rule: 'XR-T-17', reason: 'Name two or three different units.' },
      take(play, f, _seat, choice) {
        f.at = 100;
        swap(play, chosen(choice, 'swap').swap);
      },
      auto: () => ({ swap: [] }),
    },
    /** XR-T-14 */
    'half-wit': {
      run(play) {
        const { w } = play;
        for (let seat = 0; seat < w.owners.length; seat++) {
          if (!hasTrait(w, seat, 'Half-Wit')) continue;
          for (const unit of w.units) {
            if (unit.owner !== seat || unit.commander || unit.extra !== null || unit.state === 'absent')
              continue;
            if (play.roll(6, 'XR-T-14') !== 1) continue;
            const passenger = passengerOf(w, unit);
            const { x, y } = unit;
            const placedBefore = unit.state === 'table';
            unit.state = 'absent';
            play.tell?.({ type: 'absent', unit: unit.id, names: namesOf(play.w, unit.id) }, 'XR-T-14');
            // XR-TPT-07 Its passengers stand where it would have stood.
            if (passenger !== undefined && placedBefore)
              w.waiting.push(wreck.begin({ unit: passenger.id, x, y, how: 'absent', by: NONE, lost: 0 }));
            else if (passenger !== undefined)
              wait(play, Object.assign(passenger, { state: 'reserve', inside: NONE }));
            break;
          }
        }
        const next = w.waiting.shift();
        return next === undefined ? undefined : { call: next };
      },
    },
    /** XR-SET-02 Step 11. */
    raiders: { run: () => ({ call: raiders.begin({ at: 0 }) }) },
    /** XR-XEN-22 Infiltrators, the Attacker's first. */
    infiltrators: {
      run(play, f) {
        const { w } = play;
        const able = w.units.filter(
          (unit) => unit.state === 'table' && profileOf(unit).xeno['Infiltrators'] !== undefined,
        );
        f.moving = [
          ...able.filter((unit) => sideOf(w, unit) === w.attacker),
          ...able.filter((unit) => sideOf(w, unit) !== w.attacker),
        ].map((unit) => unit.id);
      },
    },
    infiltrate: {
      run(play, f) {
        const id = f.moving.shift();
        if (id === undefined) return 'done';
        const unit = unitOf(play.w, id);
        const die = play.roll(6, 'XR-XEN-22');
        play.tell?.({ type: 'infiltrates', unit: id, die, names: namesOf(play.w, id) }, 'XR-XEN-22');
        return {
          call: move.begin(moveFrame(unit, 'infiltrate', maxMove(play.w, unit) + die * 100)),
          then: 'infiltrate',
        };
      },
    },
  });

/** XR-AUT-19, XR-SET-10 */
const suggestion = (play: Play, f: Deployment): Choice =>
  automaton.place(
    play,
    f.todo,
    (unit) => deploySpots(play.w, unit),
    (unit) => mayWait(play.w, unit, f.todo),
  );

function carryOut(play: Play, f: Deployment, choice: Choice): void {
  const { w } = play;
  const id =
    'place' in choice ? choice.place : 'embark' in choice ? choice.embark : chosen(choice, 'reserve').reserve;
  f.todo = f.todo.filter((one) => one !== id);
  const unit = unitOf(w, id);
  if ('place' in choice) put(play, unit, choice.at[0], choice.at[1], choice.facing);
  else if ('embark' in choice) embark(play, unit, unitOf(w, choice.in));
  else wait(play, unit);
}

function embark(play: Play, unit: Unit, ride: Unit): void {
  unit.state = 'transport';
  unit.inside = ride.id;
  play.tell?.(
    { type: 'starts in', unit: unit.id, transport: ride.id, names: namesOf(play.w, unit.id, ride.id) },
    'XR-SET-05',
  );
}
