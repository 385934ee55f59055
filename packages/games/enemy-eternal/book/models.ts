// Who stands where, who is whose friend, and what each model is able to do.
import { applies } from '@xenotable/kernel';
import { type Ability, type Faction, type Rule, type Skill } from '../content/units.ts';
import type { Cell, Model, Side, Table } from '../table.ts';
import { adjacent, distance, ground } from './board/ground.ts';
import { sees } from './board/sight.ts';
import { profileOf, weaponIn } from '../own/own.ts';

export const onBoard = (m: Model): boolean => m.place === 'board';

/** EE-GEN-05 Friends are under the same control, enemies under the other; neutral pieces are neither. */
export const friendsOf = (w: Table, m: Model): Model[] =>
  w.models.filter((one) => one.place === 'board' && one.control === m.control && one !== m && !one.neutral);
export const enemiesOf = (w: Table, side: Side): Model[] =>
  w.models.filter((one) => one.place === 'board' && one.control !== side && !one.neutral);

export const modelAt = (w: Table, cell: Cell): Model | null => {
  for (const m of w.models) if (m.cell === cell && m.place === 'board') return m;
  return null;
};

/** A special rule of the card, of training or of gear. */
export function has(m: Model, rule: Rule): boolean {
  if (profileOf(m).rules.includes(rule) || m.learned.includes(rule)) return true;
  return rule === 'Grapple' && m.items.some((one) => one.item === 'Grapple Hook');
}

/** EE-SPC-19 A controlled mind uses none of these. EE-SPO-23 A Psi Operative casts through a Psi Amp. */
export function able(m: Model, ability: Ability): boolean {
  if (!profileOf(m).abilities.includes(ability)) return false;
  if (
    m.mind !== null &&
    (ability === 'Computer Use' || ability === 'Interact' || ability === 'Search' || ability === 'Mindspin')
  ) {
    applies('EE-SPC-19');
    return false;
  }
  return ability !== 'Mindspin' || m.unit !== 'Psi Operative' || amp(m) >= 0;
}

/** EE-SPO-23 What the Psi Amp adds; -1 without one. */
export const amp = (m: Model): number => weaponIn(m, 'secondary')?.amp ?? -1;

/** A skill as it is now. EE-SQD-13 EE-SQD-14 Without its Leader a Squad has -1 WILL. EE-SPO-13 Rage. EE-F-09 Psi Lab. */
export function skill(w: Table, m: Model, name: Skill): number {
  const value = m.skills[name];
  if (name === 'WILL' && w.sides[m.side].leaderLost && !m.leader) {
    applies('EE-SQD-14');
    return value - 1;
  }
  if (name === 'MOBILITY' && has(m, 'Rage') && m.wounds < m.skills.HEALTH) {
    applies('EE-SPO-13');
    return value + 2;
  }
  return value;
}

/** EE-OBJ-09 EE-SPO-11 Neither unarmed nor emplaced models engage or are engaged. */
export const engages = (m: Model): boolean => !has(m, 'Unarmed') && !has(m, 'Emplaced');

/** EE-ENG-01 The enemies with which a model is engaged: those in base contact. */
export function engagedWith(w: Table, m: Model): Model[] {
  if (m.place !== 'board' || !engages(m)) return [];
  const g = ground(w);
  return w.models.filter(
    (one) =>
      one.place === 'board' &&
      one.control !== m.control &&
      !one.neutral &&
      engages(one) &&
      adjacent(g, one.cell, m.cell),
  );
}

export const isEngaged = (w: Table, m: Model): boolean => {
  if (m.place !== 'board' || !engages(m)) return false;
  const g = ground(w);
  for (const one of w.models)
    if (
      one.place === 'board' &&
      one.control !== m.control &&
      !one.neutral &&
      engages(one) &&
      adjacent(g, one.cell, m.cell)
    ) {
      applies('EE-ENG-01');
      return true;
    }
  return false;
};

export const isDown = (m: Model): boolean => m.down !== 'no';

/** A model that is not on the board has no place: it is infinitely far from everything, sees nothing and is not seen, and touches nobody. */
export const far = (w: Table, a: Model, b: Model): number =>
  onBoard(a) && onBoard(b) ? distance(w, a.cell, b.cell) : Infinity;

export const canSee = (w: Table, a: Model, b: Model): boolean =>
  onBoard(a) && onBoard(b) && sees(w, a.cell, b.cell);

export function touches(w: Table, a: Model, b: Model): boolean {
  applies('EE-GEN-06');
  const touching = onBoard(a) && onBoard(b) && adjacent(ground(w), a.cell, b.cell);
  if (touching) applies('EE-BRD-05');
  return touching;
}

/** EE-SPC-03 EE-SPO-01 Mechanical models and carriers of a GREMLIN can be hacked. */
export const hackable = (w: Table, m: Model): 'model' | 'GREMLIN' | null =>
  has(m, 'Mechanical')
    ? 'model'
    : weaponIn(m, 'secondary')?.class === 'GREMLINs' && m.disabledUntil < w.round
      ? 'GREMLIN'
      : null;

export const carriesItem = (m: Model, item: Model['items'][number]['item']): boolean =>
  m.items.some((one) => one.item === item);

/** EE-FAC-04 The keyword of a model: its unit's faction. EE-F-11 A Turret has that of the side that set it up. */
export function keywordOf(w: Table, m: Model): Faction | null {
  if (m.unit !== 'ADVENT Turret') return profileOf(m).faction;
  applies('EE-F-11');
  return w.sides[m.side].faction;
}

/** A model carries one more token; tokens are held in their own order, whoever had them before. */
export function carry(m: Model, token: number): void {
  m.carries = [...m.carries, token].sort((a, b) => a - b);
}
