// Blips and Ghosts: spotting, revealing, hiding.
import type { Play } from '../chapter.ts';
import { type Seat, applies } from '@xenotable/kernel';
import type { Choice } from '../../choices.ts';
import { sideOf, typeOf, typeNamed } from '../../content/units.ts';
import {
  type Army,
  type Blip,
  type BlipId,
  type Cell,
  GHOST,
  type Mode,
  NONE,
  type Table,
  UNKNOWN,
  type Unit,
  type UnitId,
} from '../../table.ts';
import { addUnit } from '../movement/arrivals.ts';
import { distance, inSight, spots, visibility } from '../fight/sight.ts';
import {
  appliesMission,
  awake,
  blipOf,
  byField,
  isMilitary,
  isPerson,
  mission,
  occupants,
  partyOf,
  seatsOf,
  unitOf,
} from '../who.ts';
import { named } from '../../names.ts';

/** CC-BLP-01 A new Blip on the map. */
export function addBlip(
  w: Table,
  faction: Blip['faction'],
  cell: Cell,
  unit: UnitId,
  mode: Mode = 'NORMAL',
  pool = 0,
): Blip {
  const blip: Blip = {
    id: w.nextBlip++,
    faction,
    cell,
    unit,
    pool,
    activated: false,
    mode,
    leader: NONE,
    spotted: false,
  };
  applies(unit === GHOST ? 'CC-BLP-02' : 'CC-BLP-01');
  w.blips.push(blip);
  if (unit >= 0) {
    unitOf(w, unit).blip = blip.id;
    unitOf(w, unit).cell = cell;
    unitOf(w, unit).fate = '';
    unitOf(w, unit).known = false;
    unitOf(w, unit).involved = true;
  }
  return blip;
}

/** CC-BLP-03 One Ghost for every unit of a faction that really takes part, unless the mission states another number; controlled civilians bring none. */
export const ghostsFor = (w: Table, army: Army, chosen: number): number =>
  mission(w).squads.ghosts?.(w, army, chosen) ??
  w.units.filter((unit) => unit.faction === army.faction && isMilitary(unit)).length;

export function removeBlip(w: Table, blip: Blip): void {
  w.blips.splice(w.blips.indexOf(blip), 1);
}

/** CC-BLP-15 A Ghost vanishes into its faction's reserve. */
export function vanish(play: Play, blip: Blip, rule = 'CC-BLP-15'): void {
  removeBlip(play.w, blip);
  applies('CC-BLP-15');
  if (blip.unit === GHOST) {
    applies('CC-BLP-04');
    partyOf(play.w, blip.faction).ghosts++;
  }
  play.tell?.({ type: 'ghost vanished', blip: blip.id, cell: blip.cell }, rule);
}

/** CC-NPC-01 What an unknown Blip hides is drawn now; null: it was a Ghost. */
function drawn(play: Play, blip: Blip): Unit | null {
  const pool = play.w.pools[blip.pool];
  const kind = pool === undefined ? null : play.draw(pool.blips, 'CC-NPC-01');
  if (pool === undefined || kind === null || kind === 'Ghost') return null;
  const mixed = kind === 'any' ? pool.types : kind === 'any LV3' ? pool.types3 : null;
  const type = (mixed === null ? null : play.draw(mixed, 'CC-NPC-01')) ?? typeNamed(kind);
  const faction = typeOf(type).kin === 'Reapers' ? 'Reapers' : 'Aliens';
  const unit = addUnit(play.w, type, 'Invaders', faction, NONE);
  unit.cell = blip.cell;
  unit.fate = '';
  return unit;
}

/** CC-BLP-16, CC-BLP-18, CC-BLP-21, CC-WND-11 Shows what is behind a Blip. Returns the unit, or null for a Ghost. `by`: the unit that did it, or NONE. */
export function reveal(play: Play, blip: Blip, by: UnitId, rule: string, waking = true): Unit | null {
  const w = play.w;
  play.reveal();
  const unit = blip.unit === UNKNOWN ? drawn(play, blip) : blip.unit === GHOST ? null : unitOf(w, blip.unit);
  if (unit === null) {
    vanish(play, blip, rule);
    return null;
  }
  applies('CC-BLP-16');
  if (w.turn !== '' && sideOf(w.turn) === 'Invaders') applies('CC-BLP-18');
  removeBlip(w, blip);
  unit.blip = NONE;
  unit.involved = true;
  unit.known = true;
  unit.activated = blip.activated;
  unit.mode = blip.mode;
  unit.leader = blip.leader;
  play.tell?.({ type: 'revealed', ...named(unit), cell: unit.cell, by }, rule);
  mission(w).on.revealed?.(play, unit, by);
  wake(play, unit, by, waking);
  return unit;
}

const sleeping = (mode: Mode): boolean => mode === 'FROZEN' || mode === 'COLD';

/** CC-MODE-01 A sleeper that is attacked, hidden or not, hit or not, acts normally from now on. */
export function provoke(target: { mode: Mode }): void {
  if (!sleeping(target.mode)) return;
  applies(target.mode === 'COLD' ? 'CC-MODE-04' : 'CC-MODE-01');
  applies('CC-MODE-11');
  target.mode = 'NORMAL';
}

/** CC-MODE-01, CC-MODE-04, CC-MODE-05 Spotted, a sleeper or walker acts normally from now on. */
function wake(play: Play, unit: Unit, by: UnitId, neighbours: boolean): void {
  const w = play.w;
  const slept = sleeping(unit.mode);
  if (unit.mode === 'WALKING') {
    applies('CC-MODE-05');
    unit.mode = 'NORMAL';
  }
  if (!slept) return;
  applies(unit.mode === 'COLD' ? 'CC-MODE-04' : 'CC-MODE-01');
  applies('CC-MODE-11');
  unit.mode = 'NORMAL';
  // CC-MODE-03 Just woken it has cover against whoever woke it.
  applies('CC-MODE-03');
  unit.wary = by;
  if (!neighbours) return;
  // CC-MODE-02 A real sleeper wakes the others in its sight; those wake nobody further.
  const others = w.blips.filter(
    (blip) =>
      sleeping(blip.mode) &&
      (sharesCrater(w, unit.cell, blip.cell) || inSight(w, unit.cell, blip.cell, 'Invaders')),
  );
  for (const blip of others.sort(byField))
    if (w.blips.includes(blip)) reveal(play, blip, by, 'CC-MODE-02', false);
}

/** CC-M-CO2-08 Blips in one crater always see each other. */
function sharesCrater(w: Table, a: Cell, b: Cell): boolean {
  if (mission(w).ground.seesWithin?.(w, a, b) !== true) return false;
  applies('CC-M-CO2-08');
  return true;
}

/** Open to taste: in its own turn the Earth looks only where its people want to. */
const looksByChoice = (w: Table): boolean =>
  w.options.spotting === 'by choice' &&
  w.turn !== '' &&
  sideOf(w.turn) === 'Earth' &&
  seatsOf(w, 'Earth').some((seat) => isPerson(w, seat));

/** The nearest unit that spots a Blip now. */
function observerOf(w: Table, blip: Blip): Unit | undefined {
  const standing = occupants(w);
  const far = visibility(w, 'Earth');
  return w.units
    .filter(
      (unit) =>
        unit.side === 'Earth' &&
        awake(unit) &&
        isMilitary(unit) &&
        spots(w, unit.cell, blip.cell, far, standing),
    )
    .sort((a, b) => distance(a.cell, blip.cell) - distance(b.cell, blip.cell) || byField(a, b))[0];
}

/** Blips that the Earth may look behind or leave alone. */
export const spotOffers = (w: Table): Choice[] =>
  looksByChoice(w)
    ? w.blips
        .filter((blip) => observerOf(w, blip) !== undefined)
        .map((blip) => ({ do: 'spot', blip: blip.id }))
    : [];

export function spotByChoice(play: Play, id: BlipId): void {
  const blip = blipOf(play.w, id);
  reveal(play, blip, observerOf(play.w, blip)?.id ?? NONE, 'CC-BLP-12');
}

/**
 * CC-BLP-12, CC-BLP-14 Checks until nothing more is spotted: the active unit looks first, then the others by field; each
 * reveals the nearest Blip it spots, since what is revealed may give cover to the rest. `moving`: a Blip that the automaton
 * moves, which is revealed only when its movement is over (CC-NPC-19). Returns whether anything was revealed.
 */
export function spot(play: Play, active: UnitId = NONE, moving: Blip | null = null): boolean {
  const w = play.w;
  if (w.blips.length === 0 || looksByChoice(w)) return false;
  const far = visibility(w, 'Earth');
  applies(far === 7 ? 'CC-VIS-01' : 'CC-VIS-05');
  appliesMission(w, 'looking');
  let any = false;
  for (;;) {
    // CC-BLP-13 Civilians, animals, lying units and zombies never spot.
    applies('CC-BLP-13');
    if (any) applies('CC-BLP-14');
    const observers = w.units.filter((unit) => unit.side === 'Earth' && awake(unit) && isMilitary(unit));
    observers.sort((a, b) => Number(b.id === active) - Number(a.id === active) || a.cell - b.cell);
    let standing: readonly number[] | undefined;
    let found: Blip | null = null;
    let by = NONE;
    for (const observer of observers) {
      for (const blip of w.blips) {
        if (blip === moving && blip.spotted) continue;
        if (distance(observer.cell, blip.cell) <= far) standing ??= occupants(w);
        if (!spots(w, observer.cell, blip.cell, far, standing)) continue;
        const nearer =
          found === null
            ? 1
            : distance(observer.cell, found.cell) - distance(observer.cell, blip.cell) ||
              found.cell - blip.cell;
        if (nearer > 0) found = blip;
      }
      if (found !== null) {
        by = observer.id;
        break;
      }
    }
    if (found === null) return any;
    applies('CC-VIS-07');
    any = true;
    applies('CC-BLP-11');
    if (found === moving) {
      found.spotted = true;
      play.tell?.({ type: 'blip spotted', blip: found.id, cell: found.cell, by }, 'CC-NPC-19');
    } else reveal(play, found, by, 'CC-BLP-12');
  }
}

/** The Blips that the Earth would spot if a mover went from one field to the next, and whom it drags after it: asked before it goes. */
export function comesToLight(
  w: Table,
  { unit, blip, drag }: { unit: UnitId; blip: BlipId; drag: UnitId },
  from: Cell,
  cell: Cell,
): BlipId[] {
  if (w.blips.length === 0 || looksByChoice(w)) return [];
  const units = w.units.map((one) =>
    one.id === unit ? { ...one, cell } : one.id === drag ? { ...one, cell: from } : one,
  );
  const moved = { ...w, units };
  const standing = occupants(moved);
  const far = visibility(w, 'Earth');
  const eyes = units.filter((one) => one.side === 'Earth' && awake(one) && isMilitary(one));
  return w.blips.flatMap((one) =>
    eyes.some((eye) => spots(moved, eye.cell, one.id === blip ? cell : one.cell, far, standing))
      ? [one.id]
      : [],
  );
}

/** CC-BLP-22 Whether an Invader at this field would not be spotted as a Blip there. */
export function unseen(w: Table, cell: Cell): boolean {
  const standing = occupants(w);
  const far = visibility(w, 'Earth');
  return !w.units.some(
    (unit) =>
      unit.side === 'Earth' && awake(unit) && isMilitary(unit) && spots(w, unit.cell, cell, far, standing),
  );
}

/** Moves a Blip and what it hides. */
export function moveBlip(w: Table, blip: Blip, cell: Cell): void {
  blip.cell = cell;
  if (blip.unit >= 0) unitOf(w, blip.unit).cell = cell;
}

export const isGhost = (blip: Blip): boolean => blip.unit === GHOST;

/** CC-BLP-27 Ghosts that a person may take away. */
export const dissolveOffers = (w: Table, seat: Seat): Choice[] =>
  w.blips
    .filter((blip) => isGhost(blip) && partyOf(w, blip.faction).seat === seat)
    .map((blip) => ({ do: 'dissolve', blip: blip.id }));

/** CC-BLP-27 Everybody sees that it was nothing. */
export function dissolve(play: Play, id: BlipId): void {
  play.reveal();
  vanish(play, blipOf(play.w, id), 'CC-BLP-27');
}
