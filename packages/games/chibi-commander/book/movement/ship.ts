// The landing ship: starting, take-off, the ground it leaves.
import { applies } from '@xenotable/kernel';
import { common } from '../../missions/state.ts';
import type { Play } from '../chapter.ts';
import { SHIP, changeBoard, field, terrainOf } from '../../board.ts';
import { type Cell, NONE, type Table, type Unit } from '../../table.ts';
import { leaveMap } from './arrivals.ts';
import { isGhost, removeBlip, spot } from '../blips/blips.ts';
import { awake, isLeader, mission, partyOf, seatsOf, stirs } from '../who.ts';
import { named } from '../../names.ts';

/** CC-MAP-18, CC-MAP-26 The fields inside the ship. */
export const inShip = (w: Table, cell: Cell): boolean =>
  cell !== NONE && w.board.ship && terrainOf(w.board).signs[cell] === 'u';

export function shipFields(w: Table): Cell[] {
  const fields: Cell[] = [];
  for (let y = SHIP.top; y <= SHIP.bottom; y++)
    for (let x = SHIP.left; x <= SHIP.right; x++) if (inShip(w, field(x, y))) fields.push(field(x, y));
  return fields;
}

/** CC-UFO-01, CC-UFO-06, CC-UFO-07, CC-CMD-14 An awake Invader inside needs two actions, a leader one; CC-UFO-03 a second start has no effect. */
export function mayStartShip(w: Table, unit: Unit, actions: number): boolean {
  if (!awake(unit) || !inShip(w, unit.cell)) return false;
  applies('CC-MAP-26');
  applies('CC-MAP-18');
  if (unit.side !== 'Invaders' || unit.faction === null) {
    applies('CC-UFO-07');
    return false;
  }
  if (w.takeOff !== 0) {
    applies('CC-UFO-03');
    return false;
  }
  applies('CC-UFO-01');
  return actions >= (isLeader(unit) ? 1 : 2) && (mission(w).corrections.shipMayStart?.(w) ?? true);
}

/** CC-UFO-02 It takes off at the end of the round after this one. Returns the actions spent. */
export function startShip(play: Play, unit: Unit): number {
  if (isLeader(unit)) applies('CC-CMD-14');
  play.w.takeOff = play.w.round + 1;
  applies('CC-UFO-02');
  play.tell?.({ type: 'ship started', ...named(unit), leaves: play.w.takeOff }, 'CC-UFO-01');
  return isLeader(unit) ? 1 : 2;
}

/** CC-UFO-04, CC-UFO-05 Everything inside leaves: Invaders are evacuated, everybody else is abducted; the place is open ground. */
export function takeOff(play: Play): void {
  const w = play.w;
  play.tell?.({ type: 'take-off' }, 'CC-UFO-02');
  for (const blip of w.blips.slice()) {
    if (!inShip(w, blip.cell)) continue;
    removeBlip(w, blip);
    // CC-BLP-29, CC-VP-06 A Ghost that goes with it is dissolved; nobody can tell it from a unit that left.
    stirs(w);
    if (isGhost(blip)) partyOf(w, blip.faction).ghosts++;
  }
  for (const unit of aboard(w)) {
    // CC-BLP-29 Who leaves covered stays unknown to the other side.
    const seenBy = unit.blip === NONE ? undefined : seatsOf(w, 'Invaders');
    leaveMap(
      play,
      unit,
      unit.side === 'Invaders' ? 'evacuated' : 'abducted',
      unit.faction ?? '',
      NONE,
      'CC-UFO-04',
      seenBy,
    );
  }
  common.add(w, 'takeOff', w.round);
  removeShip(w);
  spot(play);
}

export function removeShip(w: Table): void {
  w.takeOff = 0;
  applies('CC-UFO-05');
  changeBoard(w, { ship: false });
}

/** Everything that stands in the ship. */
export const aboard = (w: Table): Unit[] => w.units.filter((unit) => inShip(w, unit.cell));
