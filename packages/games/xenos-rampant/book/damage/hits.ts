// From hits to Strength Points: effective Armour (XR-DMG-02), the division (XR-DMG-01), dice that hit (XR-GEN-04).
import { floorDiv, ceilDiv } from '@xenotable/board';
import { type Modifier, applies } from '@xenotable/kernel';
import { namesOf } from '../../happenings.ts';
import { NONE, type Table, type Unit, effectOn, profileOf } from '../../table.ts';
import { type Play } from '../chapter.ts';

export interface Armour {
  value: number;
  /** How it came about, for the table. */
  because: Modifier[];
}

/** Counts the steps of XR-DMG-02 one after the other. */
class Reckoning {
  value: number;
  because: Modifier[];
  constructor(value: number) {
    this.value = value;
    applies('XR-DMG-02');
    this.because = [{ value, because: 'XR-DMG-02', label: 'Armour' }];
  }
  set(value: number, because: string, label: string): void {
    applies(because);
    this.because.push({ value: value - this.value, because, label });
    this.value = value;
  }
  add(value: number, because: string, label: string): void {
    if (value !== 0) this.set(this.value + value, because, label);
  }
  done(): Armour {
    return { value: Math.max(1, this.value), because: this.because };
  }
}

/** XR-VEH-12 What Anti-Tank and Demolitions work on. */
function tank(unit: Unit): boolean {
  if (profileOf(unit).has['Super Heavy Armour'] !== true) return profileOf(unit).vehicle;
  applies('XR-VEH-12');
  return true;
}

const CRUDE = ['Primitive Infantry', 'Militia Rabble'];

/** XR-DMG-04 Halving or minus 1, whichever leaves less Armour: half, rounded down, is never more than one less. */
function penetrate(halves: boolean, minus: boolean): { halved: boolean; pierced: boolean } {
  if (halves && minus) applies('XR-DMG-04');
  return { halved: halves, pierced: minus && !halves };
}

export interface Shot {
  /** Null for an explosion. */
  shooter: Unit | null;
  target: Unit;
  /** Fire Support: the caller's own rules do not count (XR-FSP-02). */
  barrage: boolean;
  extreme: boolean;
  cover: number;
}

/** XR-DMG-02 Armour against Shooting, Firefights, Fire Support and explosions. */
export function armourAgainstShot(w: Table, shot: Shot): Armour {
  const { target, shooter } = shot;
  const p = profileOf(target);
  const by = shooter === null || shot.barrage ? null : profileOf(shooter);
  const r = new Reckoning(p.armour);
  if (p.has['Hard to Target'] && r.value < 2) r.set(2, 'XR-SHO-11', 'Hard to Target');
  if (p.has['Armoured'] && by !== null && CRUDE.includes(by.unit) && r.value < 2)
    r.set(2, 'XR-O-PR-01', 'Armoured');
  const cover = by?.has['Ignores Cover'] ? 0 : shot.cover + (shot.cover === 1 && p.has['Guerrillas'] ? 1 : 0);
  const base = r.value;
  const halves = by?.has['Anti-Tank'] === true && tank(target);
  const { halved, pierced } = penetrate(halves, by?.has['Armour-Piercing'] === true);
  if (halved) r.set(floorDiv(base, 2), 'XR-DMG-03', 'Anti-Tank');
  r.add(cover, shot.cover === 2 ? 'XR-TER-06' : 'XR-TER-05', shot.cover === 2 ? 'hard cover' : 'soft cover');
  if (target.grounded) r.add(1, 'XR-GTG-02', 'Gone To Ground');
  if (shot.extreme) r.add(1, 'XR-SHO-08', 'extreme range');
  if (p.xeno['Boarding Shields']) r.add(1, 'XR-XEN-01', 'Boarding Shields');
  if (p.xeno['Cloaking Device']) r.add(1, 'XR-XEN-03', 'Cloaking Device');
  if (effectOn(w, target.id, 'Psychic Shield')) r.add(1, 'XR-P-11', 'Psychic Shield');
  if (by?.has['Primitive Missiles'] && !CRUDE.includes(p.unit) && !p.unit.endsWith('Xenomorphs'))
    r.add(1, 'XR-O-PR-05', 'Primitive Missiles');
  if (pierced) r.add(-1, 'XR-O-EL-02', 'Armour-Piercing');
  return r.done();
}

/** XR-DMG-02 Armour in an Attack; cover never counts (XR-TER-14). */
export function armourInFight(w: Table, unit: Unit, enemy: Unit, rough: boolean, uphill: boolean): Armour {
  const p = profileOf(unit);
  const by = profileOf(enemy);
  const r = new Reckoning(p.armour);
  applies('XR-TER-14');
  // XR-ATK-07, XR-TASTE-03
  if (rough && w.options.roughOnlyWorsens) applies('XR-TASTE-03');
  if (rough && !(w.options.roughOnlyWorsens && r.value < 2)) r.set(2, 'XR-ATK-07', 'rough terrain');
  if (p.has['Armoured'] && r.value < 2) r.set(2, 'XR-O-PR-01', 'Armoured');
  const base = r.value;
  const { halved, pierced } = penetrate(
    by.has['Demolitions'] === true && tank(unit),
    by.has['High-Powered Blades'] === true,
  );
  if (halved) r.set(floorDiv(base, 2), 'XR-DMG-03', 'Demolitions');
  if (uphill) r.add(1, 'XR-TASTE-10', 'uphill');
  if (effectOn(w, unit.id, 'Psychic Shield')) r.add(1, 'XR-P-11', 'Psychic Shield');
  if (pierced) r.add(-1, 'XR-S-15', 'High-Powered Blades');
  return r.done();
}

export interface Pool {
  dice: number[];
  need: number;
  /** XR-VEH-05 Taken off each die. */
  minus: number;
  /** Natural 6s are two hits. */
  double: boolean;
}

/** Dice that have been rolled by now. */
export function rolled(pool: Pool | null): Pool {
  if (pool === null) throw new Error('no dice have been rolled');
  return pool;
}

/** XR-GEN-04 A natural 6 always hits, a natural 1 never. */
export function isHit(w: Table, die: number, need: number, minus: number): boolean {
  if (die === 1) return false;
  if (die === 6) {
    applies('XR-TASTE-02');
    if (w.options.naturalSix) return true;
  }
  return die - minus >= need;
}

export function hitsOf(w: Table, pool: Pool): number {
  applies('XR-GEN-04');
  let hits = 0;
  for (const die of pool.dice)
    if (isHit(w, die, pool.need, pool.minus)) hits += die === 6 && pool.double ? 2 : 1;
  return hits;
}

/** The hits of each die. */
export const eachOf = (w: Table, pool: Pool): number[] =>
  pool.dice.map((die) => (isHit(w, die, pool.need, pool.minus) ? (die === 6 && pool.double ? 2 : 1) : 0));

export const missesOf = (w: Table, pool: Pool): number =>
  pool.dice.reduce((sum, die) => sum + (isHit(w, die, pool.need, pool.minus) ? 0 : 1), 0);

/** Re-rolls up to `most` missed dice (XR-GEN-09). */
export function rerollMisses(play: Play, pool: Pool, most: number, why: string): void {
  let left = most;
  for (const [i, die] of pool.dice.entries()) {
    if (left === 0) break;
    if (isHit(play.w, die, pool.need, pool.minus)) continue;
    pool.dice[i] = play.roll(6, why);
    left--;
  }
}

export const tellRerolled = (play: Play, unit: Unit, pool: Pool): void =>
  play.tell?.(
    {
      type: 'rolled again',
      unit: unit.id,
      dice: pool.dice.slice(),
      hits: hitsOf(play.w, pool),
      names: namesOf(play.w, unit.id),
    },
    'XR-GEN-09',
  );

/** Tells what hits on a unit come to, and returns it. */
export function struck(
  play: Play,
  unit: Unit,
  by: Unit | null,
  hits: number,
  armour: Armour,
  points: number,
): number {
  if (hits > 0)
    play.tell?.(
      {
        type: 'struck',
        unit: unit.id,
        by: by?.id ?? NONE,
        hits,
        armour: armour.because,
        value: armour.value,
        points,
        names: namesOf(play.w, unit.id, by?.id ?? NONE),
      },
      'XR-DMG-01',
    );
  return points;
}

/** XR-DMG-01, XR-GEN-05 Hits divided by Armour, rounded down; the Undead round up in Attacks (XR-XEN-37). */
export function pointsLost(hits: number, armour: number, roundUp: boolean): number {
  applies(roundUp ? 'XR-XEN-37' : 'XR-GEN-05');
  return roundUp ? ceilDiv(hits, armour) : floorDiv(hits, armour);
}
