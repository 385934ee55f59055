// Parts of which what a player goes for is made.
import { awake, card, hearts, isCivilian, isMilitary, unitOf } from '../book/who.ts';
import { type Side, type TypeName, factionsOf, otherSide, typeOf } from '../content/units.ts';
import { distance } from '../book/fight/sight.ts';
import { type Blip, type Mode, NONE, type Table, UNKNOWN, type Unit, type UnitId } from '../table.ts';
import { count, killedBy, ofSide } from './kit.ts';

/** Bystanders on the map that fit. */
export const bystanders = (w: Table, fits: (unit: Unit) => boolean): UnitId[] => {
  const found: UnitId[] = [];
  for (const unit of w.units)
    if (unit.cell !== NONE && unit.side === 'neutral' && fits(unit)) found.push(unit.id);
  return found;
};

export const civilians = (w: Table): UnitId[] => bystanders(w, isCivilian);

/** Own units that lie in coma. */
export const fallen = (w: Table, side: Side): UnitId[] => {
  const found: UnitId[] = [];
  for (const unit of w.units) if (unit.cell !== NONE && unit.coma && ofSide(unit, side)) found.push(unit.id);
  return found;
};

/** Points for every enemy that dies. */
export const enemiesOf =
  (side: Side, worth: number) =>
  (victim: Unit): number =>
    ofSide(victim, otherSide(side)) ? worth : 0;

/** Enemies that a side has killed. */
export const killsOf = (w: Table, side: Side): number =>
  count(w, (unit) => ofSide(unit, otherSide(side)) && killedBy(unit, factionsOf(side)));

/** What the next kill brings where points come at certain numbers: a share of the next step for each that is missing. */
export function nextStep(done: number, steps: readonly (readonly [at: number, worth: number])[]): number {
  for (const [at, worth] of steps) if (done < at) return worth / (at - done);
  return 0;
}

/** What somebody counts in a fight as it stands. */
const might = (unit: Unit): number =>
  hearts(unit) * (0.5 + 0.5 * card(unit).level) * (1 + 0.5 * card(unit).armor);

/** Blips are somebody in half of the cases; sleepers may go on sleeping. */
const HIDDEN = 1.5;
const ASLEEP = 0.3;
const share = (mode: Mode): number => (mode === 'COLD' || mode === 'FROZEN' ? ASLEEP : 1);

/** How a side stands against its enemies, from 0 to 1: its share of all the might on the map. */
export function odds(w: Table, side: Side): number {
  let own = 0;
  let foes = 0.001;
  for (const unit of w.units) {
    if (!awake(unit) || unit.blip !== NONE || !isMilitary(unit)) continue;
    if (unit.side === side) own += might(unit);
    else if (unit.side === otherSide(side)) foes += might(unit) * share(unit.mode);
  }
  for (const blip of w.blips) {
    const there = blip.unit >= 0 ? might(unitOf(w, blip.unit)) : blip.unit === UNKNOWN ? HIDDEN : 0;
    if (side === 'Earth') foes += there * share(blip.mode);
    else own += there;
  }
  return own / (own + foes);
}

const strength = (type: TypeName): number => {
  const { level, hearts, armor, chains } = typeOf(type);
  let dice = 0;
  for (const chain of chains)
    if (chain.deed !== 'heal') dice = Math.max(dice, chain.dice * (chain.twice ? 2 : 1));
  return 2 * level + hearts + 2 * armor + 2 * dice;
};

/** Of several the one that counts least in a fight. */
export function weakest(types: readonly TypeName[]): TypeName {
  let best = types[0] ?? 'Birdy';
  for (const type of types) if (strength(type) < strength(best)) best = type;
  return best;
}

/** Of several the one that counts most in a fight. */
export function strongest(units: readonly Unit[]): Unit | undefined {
  let best: Unit | undefined;
  for (const unit of units) if (best === undefined || strength(unit.type) > strength(best.type)) best = unit;
  return best;
}

/** Who has lost most hearts; who lies in coma first. */
export function mostWounded(units: readonly Unit[]): Unit | undefined {
  const need = (unit: Unit): number => unit.lost + (unit.coma ? 10 : 0);
  let best: Unit | undefined;
  for (const unit of units) if (best === undefined || need(unit) > need(best)) best = unit;
  return best;
}

/** How far a Blip is from the nearest unit of the people or bystander. */
const wayOf = (w: Table, blip: Blip): number => {
  let least = 99;
  for (const unit of w.units)
    if (unit.cell !== NONE && unit.side !== 'Invaders')
      least = Math.min(least, distance(unit.cell, blip.cell));
  return least;
};

export const farthestBlip = (w: Table): Blip | undefined =>
  w.blips.toSorted((a, b) => wayOf(w, b) - wayOf(w, a) || a.id - b.id)[0];

/** The Blip outside that comes nearest. */
export const nearestBlip = (w: Table): Blip | undefined =>
  w.blips.toSorted((a, b) => wayOf(w, a) - wayOf(w, b) || a.id - b.id)[0];
