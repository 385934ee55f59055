// Blip moves, camouflage, and Ghosts that dissolve.
import { type Seat, applies } from '@xenotable/kernel';
import { terrainOf } from '../../board.ts';
import { creepOn, hideNext } from '../../auto/player/walks.ts';
import type { ChoiceOf } from '../../choices.ts';
import type { Faction } from '../../content/units.ts';
import { type Blip, type Cell, GHOST, NONE, type Table, type Unit } from '../../table.ts';
import { beside, depart, leaveMap } from '../movement/arrivals.ts';
import { addBlip, dissolve, dissolveOffers, isGhost, removeBlip, spot, unseen } from './blips.ts';
import { type Play, chapter } from '../chapter.ts';
import { several, named, whomOf } from '../../names.ts';
import { afterPulling, endPull, pullOffers, startPull, takeOut } from '../movement/crystals.ts';
import {
  type Mover,
  closeDoor,
  doorOffers,
  mayLeave,
  openDoor,
  stepPrice,
  walkOffers,
  walkTo,
} from '../movement/movement.ts';
import { endActivation } from '../activation/actions.ts';
import { pickUpOffers } from '../fight/targets.ts';
import { inShip } from '../movement/ship.ts';
import {
  actsNow,
  appliesMission,
  awake,
  blipOf,
  isBarred,
  isPerson,
  mission,
  occupants,
  partyOf,
  seatsOf,
  shown,
  stirs,
  factionOfUnit,
  findBlip,
  unitOf,
} from '../who.ts';

interface Creep extends Mover {
  faction: Faction;
  seat: Seat;
}

/** CC-BLP-06 Eight points, whether a unit or nothing is behind it (CC-BLP-08). */
export const creep = (blip: Blip, seat: Seat) =>
  covered.begin({
    unit: NONE,
    blip: blip.id,
    points: 8,
    drag: NONE,
    crystal: NONE,
    pull: 0,
    faction: blip.faction,
    seat,
  });

/** CC-BLP-29 A Blip on an exit may be taken off the map, unit or Ghost; so may a unit that was spotted on the way (CC-MOV-28). */
const mayGo = (w: Table, f: Creep): boolean => {
  if (f.unit !== NONE) return awake(unitOf(w, f.unit)) && mayLeave(w, unitOf(w, f.unit), f.faction);
  const blip = findBlip(w, f.blip);
  if (blip === undefined) return false;
  const unit = blip.unit >= 0 ? unitOf(w, blip.unit) : w.units.find((one) => one.faction === f.faction);
  appliesMission(w, 'leaving');
  return unit !== undefined && mission(w).ground.exits(w, f.faction, unit).includes(blip.cell);
};

export const covered = chapter<Creep>('covered')
  .shows('unit', 'blip', 'points', 'drag', 'crystal', 'pull', 'faction', 'seat')
  .steps({
    /** CC-BLP-06, CC-BLP-07, CC-BLP-09 Moves, opens doors and drags; nothing else. That is the whole activation. */
    move: {
      rule: 'CC-BLP-06',
      prompt: (_w, f) =>
        f.points > 0 ? `Move the Blip: ${several(f.points, 'point')} left.` : 'The Blip has moved: what now?',
      who: (w, f) =>
        (
          f.unit !== NONE
            ? awake(unitOf(w, f.unit)) && (f.points > 0 || mayGo(w, f))
            : findBlip(w, f.blip) !== undefined &&
              (f.points > 0 || doorOffers(w, f).length > 0 || mayGo(w, f))
        )
          ? f.seat
          : null,
      withdrawals: (w, _f, seat) => dissolveOffers(w, seat),
      auto: ({ w }, f) => creepOn(w, f),
      offers(w, f) {
        const cell = f.unit !== NONE ? unitOf(w, f.unit).cell : blipOf(w, f.blip).cell;
        const offers = [...walkOffers(w, f), ...doorOffers(w, f)];
        if (f.points > 0)
          offers.push(...pickUpOffers(w, f, cell, f.faction), ...pullOffers(w, f, cell, f.faction));
        if (f.drag !== NONE || f.crystal !== NONE) offers.push({ do: 'let go' });
        if (mayGo(w, f)) offers.push({ do: 'leave' });
        // A hidden pilot cannot start the ship: that takes actions.
        if (inShip(w, cell)) applies('CC-UFO-06');
        return [...offers, { do: 'stop' }];
      },
      take(play, f, _seat, choice) {
        const { w } = play;
        if (choice.do === 'stop') return;
        if (choice.do === 'walk') {
          walkTo(play, f, choice.to);
          afterPulling(
            play,
            f,
            f.unit !== NONE ? unitOf(w, f.unit).cell : (findBlip(w, f.blip)?.cell ?? NONE),
            f.faction,
          );
        }
        if (choice.do === 'pull') startPull(play, f, choice.crystal, f.faction);
        if (choice.do === 'open') {
          if (mission(w).doors === 'one point') f.points--;
          openDoor(play, choice.door, NONE, 'CC-BLP-06');
        }
        if (choice.do === 'close') closeDoor(play, choice.door, 'CC-MOV-10');
        if (choice.do === 'pick up') {
          applies('CC-BLP-09');
          f.drag = choice.unit;
          partyOf(w, f.faction).dragged = true;
          play.tell?.(
            { type: 'picked up', blip: f.blip, other: choice.unit, whom: whomOf(unitOf(w, choice.unit)) },
            'CC-BLP-06',
          );
        }
        if (choice.do === 'let go') {
          f.drag = NONE;
          endPull(play, f);
        }
        if (choice.do === 'dissolve') dissolve(play, choice.blip);
        if (choice.do === 'leave') {
          leave(play, f);
          return 'done';
        }
        return 'again';
      },
    },
    end: {
      run(play, f) {
        endPull(play, f);
        const blip = findBlip(play.w, f.blip);
        applies('CC-BLP-07');
        if (blip !== undefined && isGhost(blip)) applies('CC-BLP-08');
        if (blip !== undefined) blip.activated = true;
        const inside = f.unit !== NONE ? f.unit : (blip?.unit ?? NONE);
        if (inside >= 0) endActivation(unitOf(play.w, inside));
      },
    },
  });

/** CC-BLP-29, CC-MOV-28 Off the map, with the crystal and whomever it drags; a Ghost only dissolves and leaves them behind (CC-BLP-09). */
function leave(play: Play, f: Creep): void {
  const { w } = play;
  if (f.crystal !== NONE) takeOut(play, f, f.faction);
  const blip = findBlip(w, f.blip);
  const unit =
    f.unit !== NONE ? unitOf(w, f.unit) : blip !== undefined && !isGhost(blip) ? unitOf(w, blip.unit) : null;
  if (unit !== null && !awake(unit)) return;
  if (
    unit !== null &&
    f.drag !== NONE &&
    (mission(w).ground.mayTakeOut?.(w, unitOf(w, f.drag), f.faction, unit.cell) ?? true)
  )
    depart(play, unitOf(w, f.drag), f.faction, unit.id, unit.cell);
  if (blip === undefined) {
    if (unit !== null) depart(play, unit, f.faction, unit.id);
  } else {
    play.tell?.({ type: 'blip left', blip: blip.id, cell: blip.cell }, 'CC-BLP-29');
    removeBlip(w, blip);
    // CC-VP-06 Nobody can tell whether anybody left: both count as leaving.
    stirs(w);
    if (unit === null) partyOf(w, f.faction).ghosts++;
    else leaveMap(play, unit, 'evacuated', f.faction, NONE, 'CC-BLP-29', seatsOf(w, 'Invaders'));
  }
  spot(play);
}

/** CC-BLP-22 Awake Invaders of this turn that no Earth unit would spot. */
const hideable = (w: Table, seat: Seat): Unit[] =>
  mission(w).ground.blips(w)
    ? w.units.filter(
        (unit) =>
          unit.side === 'Invaders' &&
          unit.seat === seat &&
          actsNow(w, unit.faction) &&
          shown(unit) &&
          mayHide(unit) &&
          unseen(w, unit.cell),
      )
    : [];

/** CC-WND-11 Who lies in coma stays in the open. */
function mayHide(unit: Unit): boolean {
  if (awake(unit)) return true;
  applies('CC-WND-11');
  applies('CC-BLP-21');
  return false;
}

/** CC-BLP-23, CC-BLP-25 Fields for the Ghost: free, one step away, unseen as well. */
function ghostFields(w: Table, unit: Unit): Cell[] {
  if (partyOf(w, factionOfUnit(unit)).ghosts === 0) {
    applies('CC-BLP-25');
    return [];
  }
  const standing = occupants(w);
  applies('CC-BLP-23');
  const { closed } = terrainOf(w.board);
  return beside(unit.cell).filter(
    (cell) =>
      closed[cell] === 0 &&
      standing[cell] === 0 &&
      stepPrice(w, unit.cell, cell) > 0 &&
      !isBarred(w, 'Invaders', cell) &&
      unseen(w, cell),
  );
}

/** Who may hide, alone or beside a Ghost on either field. */
const hidings = (w: Table, seat: Seat): ChoiceOf<'hide'>[] =>
  hideable(w, seat).flatMap((unit) => [
    { do: 'hide', unit: unit.id, ghost: NONE, swap: false } as const,
    ...ghostFields(w, unit).flatMap((ghost) =>
      [false, true].map((swap): ChoiceOf<'hide'> => ({ do: 'hide', unit: unit.id, ghost, swap })),
    ),
  ]);

export const camouflage = chapter<{ seat: Seat }>('camouflage')
  .shows('seat')
  .steps({
    /** CC-BLP-22, CC-BLP-24, CC-BLP-26 At the end of the turn unseen units hide again, perhaps beside a Ghost; which is which stays secret. */
    hide: {
      rule: 'CC-BLP-22',
      prompt: 'Who hides under a Blip?',
      who: (w, f) => (hideable(w, f.seat).length > 0 ? f.seat : null),
      // The program does not hide again (CC-NPC-21).
      auto(play, f, seat) {
        if (isPerson(play.w, seat))
          return hideNext(hidings(play.w, f.seat), (many) => play.roll(many, 'CC-BLP-24') - 1);
        applies('CC-NPC-21');
        return { do: 'done' };
      },
      offers: (w, f) => [...hidings(w, f.seat), { do: 'done' }],
      take(play, _f, _seat, choice) {
        if (choice.do !== 'hide') return 'done';
        const unit = unitOf(play.w, choice.unit);
        hide(play, unit, choice.ghost, choice.swap);
        play.tell?.({ type: 'hid', ...named(unit), blips: choice.ghost === NONE ? 1 : 2 }, 'CC-BLP-22');
        return 'again';
      },
    },
  });

function hide(play: Play, unit: Unit, ghost: Cell, swap: boolean): void {
  const { w } = play;
  if (unit.lost > 0) applies('CC-BLP-26');
  const here = unit.cell;
  const faction = factionOfUnit(unit);
  if (ghost === NONE) {
    addBlip(w, faction, here, unit.id).activated = true;
    return;
  }
  applies('CC-BLP-23');
  if (swap) applies('CC-BLP-24');
  partyOf(w, faction).ghosts--;
  // Numbers are given by field, so that they betray nothing.
  for (const cell of [here, ghost].sort((a, b) => a - b))
    addBlip(w, faction, cell, (cell === here) !== swap ? unit.id : GHOST).activated = true;
  if (swap) mission(w).on.entered?.(play, unit, 'walked', null, here);
}
