// Damage, coma, death, awakening.
import { applies } from '@xenotable/kernel';
import type { Play } from '../chapter.ts';
import { type Faction } from '../../content/units.ts';
import { type Table, type Unit, type UnitId } from '../../table.ts';
import { leaveMap } from '../movement/arrivals.ts';
import { provoke } from '../blips/blips.ts';
import { distance } from './sight.ts';
import { card, hasBought, hearts, mission, stirs, unitOf } from '../who.ts';
import { named } from '../../names.ts';

/** CC-GEN-18, CC-GEN-19 An ordinary W6 stands in for a damage die: 1-2 count 0, 3-4 count 1, 5-6 count 2. */
export const damageFace = (die: number): number => (die - 1) >> 1;

/** CC-GEN-20 Half a die, rounded up. */
export const halfDie = (die: number): number => (die + 1) >> 1;

/** CC-DMG-01 Throws damage dice (CC-DMG-08: there is no least damage). Where ordinary W6 are used people see their pips, and what they are worth. */
export function throwDamage(
  play: Play,
  dice: number,
  rule: string,
): { faces: number[]; told: { dice: number[]; worth?: number[] } } {
  const pips = play.rolls(dice, 6, rule);
  applies('CC-GEN-19');
  if (play.w.options.dice === 'W6') applies('CC-GEN-18');
  const faces = pips.map(damageFace);
  return {
    faces,
    told: play.w.options.dice === 'W6' ? { dice: pips, worth: faces } : { dice: faces },
  };
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** CC-WND-02 From now on it is another activation: one whose number no point beyond a last heart carries. */
export function newActivation(w: Table): void {
  if (w.units.some((unit) => unit.excess > 0)) applies('CC-WND-05');
  w.activation = 1 + w.units.reduce((most, unit) => Math.max(most, unit.excessIn), w.activation);
}

/** CC-WND-02 An activation in whose course another one takes place, with the points beyond last hearts that it has dealt so far. */
export interface Outer {
  activation: number;
  dealt: { unit: UnitId; excess: number }[];
}

export function interrupt(w: Table): Outer {
  const dealt = w.units.flatMap(({ id, excess, excessIn }) =>
    excess > 0 && excessIn === w.activation ? [{ unit: id, excess }] : [],
  );
  const outer = { activation: w.activation, dealt };
  newActivation(w);
  return outer;
}

/** CC-WND-05 The inner one is over, its points are forgotten. */
export function resume(w: Table, { activation, dealt }: Outer): void {
  applies('CC-WND-05');
  applies('CC-WND-02');
  w.activation = activation;
  for (const { unit, excess } of dealt) Object.assign(unitOf(w, unit), { excess, excessIn: activation });
}

/** CC-WND-02 A discharge or a booby trap counts as an activation of its own, apart from the one that goes on. */
export function apart(w: Table, deed: () => void): void {
  const outer = interrupt(w);
  deed();
  resume(w, outer);
}

/** Who deals damage: the faction that gets the deed (CC-DMG-07), and the unit whose activation it is. */
export interface Blow {
  faction: Faction | '';
  unit: UnitId;
  /** The field the attacker stands on, or -1: nobody stands there (events). */
  from: number;
  armorFree?: boolean;
  cover?: boolean;
  melee?: boolean;
  /** Hearts that it costs in any case. */
  least?: number;
  rule: string;
}

/** CC-DMG-06 Some damage ignores armor. CC-WND-07 Armor counts in coma too, unless the attacker stands beside the lying unit. */
function armorAgainst(w: Table, unit: Unit, blow: Pick<Blow, 'from' | 'armorFree'>): number {
  if (blow.armorFree === true) {
    applies('CC-DMG-06');
    return 0;
  }
  if (unit.coma) applies('CC-WND-07');
  if (unit.coma && blow.from >= 0 && distance(blow.from, unit.cell) === 1) return 0;
  const armor = card(unit).armor + (mission(w).corrections.armor?.(w, unit) ?? 0);
  if (armor > 0) {
    applies('CC-DMG-02');
    applies('CC-UNIT-03');
  }
  return armor;
}

/** CC-DMG-02, CC-DMG-03 Points that a throw costs: total less armor, less one for cover, never below 0. */
export function pointsLost(w: Table, unit: Unit, total: number, blow: Blow): number {
  if (blow.cover === true) {
    applies('CC-COV-01');
    applies('CC-COV-02');
  }
  return Math.max(blow.least ?? 0, total - armorAgainst(w, unit, blow) - (blow.cover === true ? 1 : 0));
}

/** Whether cover has lowered a blow, as it is told. */
const covering = ({ cover }: Blow): { cover?: true } => (cover === true ? { cover } : {});

/** CC-WND-12, CC-WND-13 Emergency Drugs protect both factions of a side. */
export const drugged = (w: Table, unit: Unit): boolean =>
  (unit.side === 'Earth' || unit.side === 'Invaders') && hasBought(w, unit.side, 'Emergency Drugs');

/** CC-DMG-04 Each point takes a heart; CC-WND-01 the last one brings coma; CC-WND-02, CC-WND-03, CC-WND-04 two points beyond it in one activation bring death. */
export function hurt(play: Play, unit: Unit, points: number, blow: Blow): void {
  const w = play.w;
  // CC-MODE-01 Every attack wakes a sleeper, whether it hurts or not.
  if (blow.faction !== '') provoke(unit);
  // CC-M-VS4-35 Who is guarded takes no damage of any kind.
  if (points <= 0 || mission(w).corrections.untouchable?.(w, unit) != null) {
    play.tell?.({ type: 'unhurt', ...named(unit), ...covering(blow) }, blow.rule);
    return;
  }
  stirs(w);
  // CC-DMG-05 Wounded in this round.
  if (blow.armorFree === true) applies('CC-DMG-06');
  applies('CC-DMG-05');
  unit.wounded = true;
  const left = hearts(unit);
  const taken = Math.min(points, left);
  applies('CC-DMG-04');
  applies('CC-UNIT-02');
  unit.lost += taken;
  let beyond = points - taken;
  play.tell?.(
    {
      type: 'hurt',
      ...named(unit),
      points,
      left: left - taken,
      ...(beyond > 0 && { beyond }),
      ...covering(blow),
    },
    blow.rule,
  );
  mission(w).on.fell?.(play, unit, 'wounded', blow.unit, blow.faction);
  if (unit.cell < 0) return;
  if (!unit.coma && hearts(unit) === 0) {
    fallIntoComa(play, unit, blow);
    if (drugged(w, unit)) {
      applies('CC-WND-12');
      applies('CC-WND-13');
      beyond = 0;
    } else if (beyond > 0) applies('CC-WND-03');
  }
  if (!unit.coma || beyond === 0) return;
  // CC-WND-05 Points of another activation are forgotten.
  if (unit.excessIn !== w.activation) {
    if (unit.excess > 0) applies('CC-WND-05');
    unit.excess = 0;
  } else applies('CC-WND-04');
  applies('CC-WND-02');
  unit.excess += beyond;
  unit.excessIn = w.activation;
  if (unit.excess >= 2) leaveMap(play, unit, 'dead', blow.faction, blow.unit, 'CC-WND-02');
}

function fallIntoComa(play: Play, unit: Unit, blow: Blow): void {
  if (blow.faction !== '') applies('CC-DMG-07');
  unit.coma = true;
  unit.excess = 0;
  unit.excessIn = 0;
  play.tell?.({ type: 'fell into coma', ...named(unit) }, 'CC-WND-01');
  mission(play.w).on.fell?.(play, unit, 'coma', blow.unit, blow.faction);
}

/** CC-HEAL-02, CC-HEAL-03 Hearts come back up to the card's number; who lay in coma wakes. */
export function regain(play: Play, unit: Unit, points: number, rule: string): void {
  const gained = Math.min(points, unit.lost);
  unit.lost -= gained;
  if (gained > 0) stirs(play.w);
  play.tell?.({ type: 'healed', ...named(unit), points: gained, left: hearts(unit) }, rule);
  if (gained === 0 || !unit.coma) return;
  unit.coma = false;
  // CC-WND-10, CC-HEAL-04 Only who is woken by healing has one action.
  unit.groggy = false;
  play.tell?.({ type: 'woke', ...named(unit) }, rule);
}

/** CC-WND-08, CC-WND-10 The coma throw: 1 dies, 6 wakes with one heart and all actions. */
export function comaThrow(play: Play, unit: Unit): void {
  const die = play.roll(6, 'CC-WND-08');
  play.tell?.({ type: 'coma throw', ...named(unit), die }, 'CC-WND-08');
  // Nobody gets the deed.
  if (die === 1) applies('CC-DMG-07');
  if (die === 1) leaveMap(play, unit, 'dead', '', -1, 'CC-WND-08');
  else if (die === 6) {
    applies('CC-WND-10');
    regain(play, unit, 1, 'CC-WND-08');
  }
}
