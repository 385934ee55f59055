// Losing Strength Points and leaving the table (XR-DMG-05 to 08, XR-ROU, XR-GEN-12).
import { applies } from '@xenotable/kernel';

import { within } from '../../distances.ts';
import {
  NONE,
  type Removal,
  type Table,
  type Unit,
  atHalf,
  gone,
  onTable,
  passengerOf,
  profileOf,
  sideOf,
  ownerOf,
  unitOf,
} from '../../table.ts';
import { endPowersOf } from '../powers/lasting.ts';
import { blastOf, explosion } from './explosion.ts';
import { pointsLost } from './hits.ts';
import { wreck } from '../moving/transports.ts';
import { type Play } from '../chapter.ts';
import { namesOf } from '../../happenings.ts';

export type Cause = 'shot' | 'attack' | 'other';

/** XR-XEN-18 Force Field dice. */
export function forceField(play: Play, unit: Unit, points: number, cause: Cause): number {
  const level = profileOf(unit).xeno['Force Field'] ?? 0;
  if (level === 0 || points === 0 || !(cause === 'shot' || (cause === 'attack' && level === 3)))
    return points;
  const need = level === 1 ? 6 : 5;
  const dice = play.rolls(points, 6, 'XR-XEN-18');
  const saved = dice.filter((die) => die >= need).length;
  play.tell?.(
    { type: 'force field', unit: unit.id, dice, saved, names: namesOf(play.w, unit.id) },
    'XR-XEN-18',
  );
  return points - saved;
}

/** XR-XEN-04 Combat Medics of the detachment's side within 6", each once per losing unit and event. */
function medics(play: Play, unit: Unit, points: number): number {
  const { w } = play;
  let left = points;
  const p = profileOf(unit);
  for (const medic of w.units) {
    if (left === 0) break;
    const q = profileOf(medic);
    if (
      q.xeno['Combat Medic'] === undefined ||
      medic.suppressed ||
      medic.sp <= 0 ||
      !onTable(w, medic) ||
      sideOf(w, medic) !== sideOf(w, unit)
    )
      continue;
    if (medic !== unit && !within(w, medic, unit, 600)) continue;
    if ((p.demonic && !q.demonic) || (p.undead && !q.undead) || (p.mechanoid && !q.mechanoid)) continue;
    const die = play.roll(6, 'XR-XEN-04') - (atHalf(medic) ? 1 : 0);
    if (die >= 4) left--;
    play.tell?.(
      {
        type: 'medic',
        unit: unit.id,
        medic: medic.id,
        saved: die >= 4,
        names: namesOf(play.w, unit.id, medic.id),
      },
      'XR-XEN-04',
    );
  }
  return left;
}

/** XR-DMG-05 What is left of a loss after Force Field and Combat Medic; a stun does not call the medic (XR-XEN-35). */
export function reduced(play: Play, unit: Unit, points: number, cause: Cause, stun = false): number {
  applies('XR-DMG-05');
  if (points > unit.sp) applies('XR-DMG-07');
  const after = Math.min(unit.sp, forceField(play, unit, Math.min(points, unit.sp), cause));
  return stun ? after : medics(play, unit, after);
}

/** XR-DMG-07 Takes points off; never more than there are. Returns how many. */
export function lose(play: Play, unit: Unit, points: number, rule: string): number {
  const lost = Math.min(points, unit.sp);
  if (lost <= 0) return 0;
  unit.sp -= lost;
  play.tell?.(
    { type: 'lost', unit: unit.id, points: lost, left: unit.sp, names: namesOf(play.w, unit.id) },
    rule,
  );
  return lost;
}

/** Hits from no enemy, against its own Armour and without cover: what they take off, and whether it is lost by them. Returns how many points. */
export function hurtByAccident(
  play: Play,
  unit: Unit,
  hits: number,
  rule: string,
  killer: Unit | null,
): number {
  const before = unit.sp;
  const points = pointsLost(hits, profileOf(unit).armour, false);
  const lost = lose(play, unit, reduced(play, unit, points, 'other'), rule);
  bury(play, unit, before, 'other', killer);
  return lost;
}

/** XR-GEN-08 */
export function heal(play: Play, unit: Unit, rule: string): void {
  if (unit.sp >= unit.start || unit.sp <= 0) return;
  applies('XR-GEN-08');
  unit.sp++;
  play.tell?.({ type: 'healed', unit: unit.id, left: unit.sp, names: namesOf(play.w, unit.id) }, rule);
}

/** XR-DMG-08 Removes a unit without SP; one with a small charge explodes first (XR-XEN-08). `before` is its SP before the event. */
export function bury(play: Play, unit: Unit, before: number, by: Removal['by'], killer: Unit | null): void {
  if (unit.sp > 0 || unit.state === 'destroyed') return;
  if (profileOf(unit).xeno['Exploder'] === 1) {
    applies('XR-XEN-08');
    applies('XR-XEN-40');
    play.w.waiting.push(explosion.begin(blastOf(play.w, unit, before)));
  }
  remove(play, unit, 'destroyed', by, killer, 'XR-DMG-08');
}

/** XR-COU-06 What a lost unit counts among the points removed from play: nothing for units that are no part of the list. */
export const lostPoints = (unit: Unit): number =>
  unit.extra === 'wave' || unit.extra === 'truck' || unit.extra === 'underdog' ? 0 : unit.cost;

/** XR-ROU-01 Destroyed or routed: off the table, with all that follows (XR-ROU-02). */
export function remove(
  play: Play,
  unit: Unit,
  how: 'destroyed' | 'routed',
  by: Removal['by'],
  killer: Unit | null,
  rule: string,
): void {
  const { w } = play;
  const wasOn = isThere(w, unit);
  const passenger = passengerOf(w, unit);
  const owner = ownerOf(w, unit.owner);
  leave(play, unit, how);
  applies('XR-GEN-12');
  applies('XR-ROU-01');
  play.tell?.(
    { type: how, unit: unit.id, ...(unit.commander && { commander: true }), names: namesOf(play.w, unit.id) },
    rule,
  );
  w.removals.push({ unit: unit.id, how, by, killer: killer?.id ?? NONE });
  if (passenger !== undefined) applies('XR-ROU-02');
  if (passenger !== undefined)
    w.waiting.push(
      wreck.begin({ unit: passenger.id, x: unit.x, y: unit.y, how, by: killer?.id ?? NONE, lost: 0 }),
    );
  owner.lost += lostPoints(unit);
  // XR-CMD-06 The Commander is lost for the game; one that withdraws is not (XR-CMD-07).
  if (unit.commander) {
    applies('XR-CMD-06');
    applies('XR-COU-05');
    owner.commanderLost = true;
    owe(w, unit.owner, false);
  }
  // XR-COU-06 Half of the starting points, the first time.
  if (!owner.halfTested && 2 * owner.lost >= owner.total && owner.total > 0) {
    applies('XR-COU-06');
    owner.halfTested = true;
    owe(w, unit.owner, false);
  }
  if (wasOn) lastUnit(w, unit);
  endlessRanks(play, unit);
}

/** XR-COU-07 Somebody became the only one of the detachment on the table. */
export function lastUnit(w: Table, left: Unit): void {
  const rest = w.units.filter((one) => one.owner === left.owner && isThere(w, one));
  if (rest.length === 1) owe(w, left.owner, true);
}

/** On the table, or about to climb out of a vehicle that has just been lost (XR-TPT-06, XR-TPT-07). */
const isThere = (w: Table, unit: Unit): boolean =>
  onTable(w, unit) || (unit.state === 'transport' && gone(unitOf(w, unit.inside)));

/** XR-COU-08 One event makes each unit test once, whatever its reasons. XR-M-LAST-02 Waves have no detachment. */
function owe(w: Table, owner: number, last: boolean): void {
  if (ownerOf(w, owner).list === null) {
    applies('XR-M-LAST-02');
    return;
  }
  const already = w.owed.find((one) => one.owner === owner);
  if (already === undefined) w.owed.push({ owner, last });
  else already.last &&= last;
}

/** Takes a unit off the table: markers, carried VIP and powers go with it. */
export function leave(play: Play, unit: Unit, state: Unit['state']): void {
  dropVip(play, unit);
  unit.state = state;
  unit.inside = NONE;
  unit.suppressed = false;
  unit.grounded = false;
  unit.fray = false;
  endPowersOf(play, unit);
}

/** XR-M-VIP-05 The VIP is left where the carrier stands. */
export function dropVip(play: Play, unit: Unit): void {
  const { vip } = play.w;
  if (vip === null || vip.carrier !== unit.id) return;
  vip.carrier = NONE;
  vip.x = unit.x;
  vip.y = unit.y;
  play.tell?.({ type: 'vip left', unit: unit.id, names: namesOf(play.w, unit.id) }, 'XR-M-VIP-05');
}

/** XR-SUP-01, XR-SUP-04, XR-SUP-06, XR-SUP-08 Suppression: the one marker; Mechanoid and Undead units never get it. */
export function suppress(play: Play, unit: Unit, rule: string): void {
  const p = profileOf(unit);
  if (p.mechanoid || p.undead) applies('XR-SUP-08');
  if (unit.suppressed || p.mechanoid || p.undead) return;
  applies('XR-SUP-01');
  unit.suppressed = true;
  unit.grounded = false; // XR-GTG-04
  unit.fray = false;
  dropVip(play, unit);
  play.tell?.({ type: 'suppressed', unit: unit.id, names: namesOf(play.w, unit.id) }, rule);
  endPowersOf(play, unit);
}

/** XR-TASTE-13 Endless ranks: a D6 of at least its cost brings an identical unit into reserve. */
function endlessRanks(play: Play, unit: Unit): void {
  const { w } = play;
  const owner = ownerOf(w, unit.owner);
  // XR-VIC-05 Nobody comes back to those who gave up.
  if (owner.doctrine !== 'Endless ranks' || owner.gaveUp || unit.extra !== null) return;
  if (play.roll(6, 'XR-TASTE-13') < unit.cost) return;
  const fresh: Unit = {
    ...unit,
    id: w.units.length,
    name: `${unit.name} again`,
    commander: false,
    powers: unit.powers.slice(),
    sp: unit.start,
    state: 'reserve',
    inside: NONE,
    suppressed: false,
    grounded: false,
    tried: true,
    fray: false,
    answered: false,
    driven: 0,
    gotIn: false,
    gotOut: false,
    extra: 'ranks',
    held: false,
    post: { x: 0, y: 0 },
    due: 0,
    mercenary: 0,
    edge: w.edges[owner.side] ?? 'south',
  };
  w.units.push(fresh);
  play.tell?.({ type: 'new ranks', unit: fresh.id, names: namesOf(play.w, fresh.id) }, 'XR-TASTE-13');
}
