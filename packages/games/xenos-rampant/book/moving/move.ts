// The Move action carried out (XR-MOV, XR-GTG, XR-TPT-02 to 04, XR-BLD-01, XR-M-VIP-04).
import { type Point, atMost, bearing } from '@xenotable/board';
import { type Refusal, applies } from '@xenotable/kernel';
import * as automaton from '../../auto/moves.ts';
import { type Choice, type Spot, spot, chosen, field, shaped, type Drive, isKind } from '../../choices.ts';
import { within } from '../../distances.ts';
import { exitsOf } from '../../scenarios/zones.ts';
import {
  NONE,
  type Table,
  type Unit,
  type UnitId,
  passengerOf,
  profileOf,
  sideOf,
  unitOf,
  vipOf,
  isUnit,
} from '../../table.ts';
import { goIn } from './buildings.ts';
import { crushing } from './crush.ts';
import { exitFault } from './exits.ts';
import { lastUnit, leave } from '../damage/losses.ts';
import {
  type MoveKind,
  type Travel,
  driveOf,
  drives,
  entries,
  houseFault,
  pathCost,
  pathFault,
} from './moveFaults.ts';

import { allowed, boardFault, boardRoute, drove, outSpots } from './transports.ts';
import { type Play, chapter } from '../chapter.ts';
import { namesOf } from '../../happenings.ts';
import type { Space } from '../../spaces.ts';
import { head, tail } from '../../ends.ts';

export interface MoveFrame {
  unit: UnitId;
  kind: MoveKind;
  most: number;
  from: Point | null;
  /** The way it went, for picking things up. */
  went: Spot[];
}

export const moveFrame = (unit: Unit, kind: MoveKind, most: number): MoveFrame => ({
  unit: unit.id,
  kind,
  most,
  from: null,
  went: [],
});

export function moveSpaces(w: Table, f: MoveFrame): Space[] {
  const unit = unitOf(w, f.unit);
  const most = allowed(w, unit, f.most);
  if (f.kind === 'enter') return [{ kind: 'enter', unit: unit.id, edge: unit.edge, most }];
  if (f.kind === 'disembark') return [{ kind: 'get out', unit: unit.id, most }];
  if (drives(w, unit)) return [{ kind: 'drive', unit: unit.id, most }];
  if (unit.state === 'building') return [{ kind: 'leave', unit: unit.id, house: unit.inside, most }];
  return [{ kind: 'move', unit: unit.id, from: [unit.x, unit.y], most }];
}

function moveOffers(w: Table, f: MoveFrame): Choice[] {
  const unit = unitOf(w, f.unit);
  const most = allowed(w, unit, f.most);
  if (f.kind === 'enter') return entries(w, unit, most, true).map((path) => ({ path }));
  if (f.kind === 'disembark')
    return [
      ...outSpots(w, unit).map((at): Choice => ({ path: [spot(at.x, at.y)] })),
      ...exitOffers(w, unit, most),
    ];
  const offers: Choice[] = [{ stay: true }];
  if (f.kind === 'infiltrate') return offers;
  if (unit.state === 'table') {
    if (f.kind === 'move')
      for (const one of w.units)
        if (profileOf(one).carries > 0 && boardRoute(w, unit, one) !== null) offers.push({ board: one.id });
    for (let house = 0; house < w.buildings.length; house++)
      if (houseFault(w, unit, house, most) === null) offers.push({ house });
  }
  return [...offers, ...exitOffers(w, unit, most)];
}

/** XR-MOV-09 Edges that the scenario opens and that the unit reaches. */
const exitOffers = (w: Table, unit: Unit, most: number): Choice[] =>
  exitsOf(w, sideOf(w, unit)).flatMap((exit): Choice[] =>
    exitFault(w, unit, exit, most) === null ? [{ exit: exit.edge }] : [],
  );

function judgeMove(w: Table, f: MoveFrame, choice: unknown): Refusal | null {
  const unit = unitOf(w, f.unit);
  const travel: Travel = { kind: f.kind, most: allowed(w, unit, f.most) };
  if (shaped(choice, 'path')) return pathFault(w, unit, travel, choice['path']);
  if (shaped(choice, 'drive')) {
    if (!drives(w, unit) || f.kind === 'enter')
      return { rule: 'XR-VEH-01', reason: 'Only a vehicle with a facing drives.' };
    const driven = driveOf(w, unit, choice['drive'], travel.most);
    return 'rule' in driven ? driven : null;
  }
  if (shaped(choice, 'board')) {
    const id = field(choice, 'board');
    const transport = typeof id === 'number' ? w.units[id] : undefined;
    if (transport === undefined) return { rule: 'XR-TPT-02', reason: 'There is no such transport.' };
    return (
      boardFault(w, unit, transport) ?? {
        rule: 'XR-TPT-02',
        reason: 'It cannot reach the transport with half of its movement left.',
      }
    );
  }
  if (shaped(choice, 'house')) {
    const house = field(choice, 'house');
    return (
      (typeof house === 'number' && w.buildings[house] !== undefined
        ? houseFault(w, unit, house, travel.most)
        : null) ?? {
        rule: 'XR-BLD-01',
        reason: 'It cannot enter that.',
      }
    );
  }
  if (shaped(choice, 'exit')) {
    const exit = exitsOf(w, sideOf(w, unit)).find((one) => one.edge === field(choice, 'exit'));
    return (
      exitFault(w, unit, exit, travel.most) ?? { rule: 'XR-MOV-09', reason: 'It cannot leave by that edge.' }
    );
  }
  return { rule: 'XR-MOV-01', reason: 'Say where it moves.' };
}

const moved = (play: Play, unit: Unit, from: Point, path: Spot[], rule: string): void => {
  unit.grounded = false;
  play.tell?.(
    { type: 'moved', unit: unit.id, from: { x: from.x, y: from.y }, path, names: namesOf(play.w, unit.id) },
    rule,
  );
};

/** XR-MOV-09, XR-TPT-11 Withdrawn, with whoever rides along. */
function exits(play: Play, unit: Unit): void {
  const { w } = play;
  const passenger = passengerOf(w, unit);
  if (
    w.vip !== null &&
    (w.vip.carrier === unit.id || (passenger !== undefined && w.vip.carrier === passenger.id))
  ) {
    w.vip.out = sideOf(w, unit);
    w.vip.carrier = NONE;
    play.tell?.({ type: 'vip out', unit: unit.id, names: namesOf(play.w, unit.id) }, 'XR-M-VIP-07');
  }
  for (const one of passenger === undefined ? [unit] : [passenger, unit]) {
    if (one.commander) applies('XR-CMD-07');
    leave(play, one, 'withdrawn');
    play.tell?.(
      { type: 'withdrawn', unit: one.id, names: namesOf(play.w, one.id) },
      one === unit ? 'XR-MOV-09' : 'XR-TPT-11',
    );
  }
  lastUnit(w, unit);
}

function board(play: Play, unit: Unit, transport: Unit): void {
  unit.state = 'transport';
  unit.inside = transport.id;
  unit.x = transport.x;
  unit.y = transport.y;
  unit.grounded = false;
  transport.gotIn = true;
  play.tell?.(
    {
      type: 'boarded',
      unit: unit.id,
      transport: transport.id,
      names: namesOf(play.w, unit.id, transport.id),
    },
    'XR-TPT-02',
  );
}

function walkPath(play: Play, f: MoveFrame, unit: Unit, path: Spot[]): void {
  const { w } = play;
  drove(unit, pathCost(w, unit, f.kind, path));
  const starts = f.kind === 'enter' || f.kind === 'disembark' || unit.state === 'building';
  if (starts) f.from = { x: head(path)[0], y: head(path)[1] };
  if (f.kind === 'disembark') unitOf(w, unit.inside).gotOut = true;
  unit.state = 'table';
  unit.inside = NONE;
  const [x, y] = tail(path);
  const [bx, by] = path.at(-2) ?? [unit.x, unit.y];
  if (profileOf(unit).vehicle && (x !== bx || y !== by)) unit.facing = bearing(x - bx, y - by);
  unit.x = x;
  unit.y = y;
  f.went = path;
  moved(
    play,
    unit,
    f.from ?? unit,
    path,
    f.kind === 'enter' ? 'XR-SET-06' : f.kind === 'disembark' ? 'XR-TPT-03' : 'XR-MOV-01',
  );
}

function drivePath(play: Play, f: MoveFrame, unit: Unit, steps: readonly Drive[]): void {
  const driven = driveOf(play.w, unit, steps, Infinity);
  if ('rule' in driven) throw new Error(driven.reason);
  drove(unit, driven.cost);
  unit.x = driven.x;
  unit.y = driven.y;
  unit.facing = driven.facing;
  f.went = driven.path;
  moved(play, unit, f.from ?? unit, driven.path, 'XR-VEH-01');
}

/** XR-M-VIP-03, XR-M-VIP-04 Whether the move passed the VIP, or ended beside a friend who carries it. */
function mayTakeVip(w: Table, f: MoveFrame): boolean {
  const unit = unitOf(w, f.unit);
  const { vip } = w;
  if (
    vip === null ||
    vip.out !== null ||
    vip.carrier === unit.id ||
    profileOf(unit).vehicle ||
    unit.state !== 'table' ||
    unit.suppressed ||
    f.kind === 'infiltrate'
  )
    return false;
  if (isUnit(vip.carrier)) {
    const carrier = unitOf(w, vip.carrier);
    return (
      sideOf(w, carrier) === sideOf(w, unit) && carrier.state === 'table' && within(w, carrier, unit, 100)
    );
  }
  let at: Point = f.from ?? unit;
  const reach = profileOf(unit).radius + 50 + 100;
  const points: Spot[] = f.went.length === 0 ? [[unit.x, unit.y]] : f.went;
  for (const [x, y] of points) {
    if (atMost(at.x, at.y, x, y, vip.x, vip.y, reach)) return true;
    at = { x, y };
  }
  return false;
}

export const move = chapter<MoveFrame>('move')
  .shows('unit', 'kind', 'most', 'from', 'went')
  .steps({
    /** XR-MOV-01 Up to the Maximum Movement; it may move less, and may stay. */
    'where to?': {
      rule: 'XR-MOV-01',
      prompt: (w, f) => `Where does ${unitOf(w, f.unit).name} move?`,
      who: (w, f) => unitOf(w, f.unit).owner,
      offers: (w, f) => moveOffers(w, f),
      spaces: (w, f) => (allowed(w, unitOf(w, f.unit), f.most) > 0 ? moveSpaces(w, f) : []),
      judge: (w, f, _seat, choice) => judgeMove(w, f, choice),
      take(play, f, _seat, choice) {
        const { w } = play;
        const unit = unitOf(w, f.unit);
        f.from = { x: unit.x, y: unit.y };
        if ('path' in choice) walkPath(play, f, unit, choice.path);
        else if ('drive' in choice) drivePath(play, f, unit, choice.drive);
        else if ('board' in choice) board(play, unit, unitOf(w, choice.board));
        else if (isKind(choice, 'house')) goIn(play, unit, choice.house);
        else if ('exit' in choice) exits(play, unit);
        else {
          unit.grounded = false; // XR-GTG-04 Even standing still is an action.
          if (f.kind === 'move')
            play.tell?.({ type: 'stood still', unit: unit.id, names: namesOf(w, unit.id) }, 'XR-MOV-01');
        }
        const crushed = f.went.length > 0 ? crushing(w, unit, f.from, f.went) : null;
        return crushed === null ? undefined : { call: crushed };
      },
      auto: (play, f) => automaton.chooseMove(play, f),
    },
    /** XR-M-VIP-04 */
    'take the vip?': {
      rule: 'XR-M-VIP-04',
      prompt: (w, f) => `Does ${unitOf(w, f.unit).name} take the VIP along?`,
      who: (w, f) => (mayTakeVip(w, f) ? unitOf(w, f.unit).owner : null),
      offers: () => [{ take: true }, { take: false }],
      take(play, f, _seat, choice) {
        if (!chosen(choice, 'take').take) return;
        vipOf(play.w).carrier = f.unit;
        play.tell?.({ type: 'vip taken', unit: f.unit, names: namesOf(play.w, f.unit) }, 'XR-M-VIP-04');
      },
      auto: (play) => ({ take: vipOf(play.w).carrier < 0 }),
    },
  });
