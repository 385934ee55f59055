// What a blow does: the hit that is counted, the Armour test, the damage.
import type { Spot } from '../../choices.ts';
import type { Happening } from '../../happenings.ts';
import { type Account, type Entry, hasRule, isOn, must } from './account.ts';
import { keyOf } from './board.ts';
import { armourValue, damageOf, passes, profileOf } from './fight.ts';
import { type Hearing, entry } from './hearing.ts';

/** A hit that is being worked out. */
export interface Blow {
  by: string;
  at: string;
  weapon: string;
  close: boolean;
  /** A second to-hit test is still to be passed. */
  awaits: boolean;
  /** It is still to be counted. */
  open: boolean;
  /** The place of an explosion; 'splash' for what it does to others. */
  spread: Spot | 'splash' | null;
}

/** EE-ATK-03 The hit is counted; EE-OPT-03 a shooting hit suppresses. */
export function countHit(book: Account, m: Entry, by: string, shooting: boolean): void {
  if (by !== '') m.hitBy.push(by);
  if (shooting && book.options.suppression) m.suppressed++;
}

/** EE-SPC-36, EE-SPC-37 Who stands where a scattered shot explodes is hit. */
export function explode(hearing: Hearing, at: Spot, weapon: string): void {
  const { book, blow } = hearing;
  must(blow !== null, () => 'an explosion without a shot');
  const aimed = entry(book, blow.at).at;
  if (aimed !== null && entry(book, blow.at).path === null)
    must(
      book.ground.distance(aimed, at) === 3,
      () => `a shot scatters ${book.ground.distance(aimed, at)} cells`,
    );
  const struck = [...book.models.values()].find(
    (m) => isOn(m) && !m.neutral && m.at !== null && keyOf(m.at) === keyOf(at),
  );
  hearing.blow = { ...blow, weapon, at: struck?.name ?? '', open: false, spread: at };
  if (struck !== undefined) countHit(book, struck, blow.by, true);
}

type Of<T extends Happening['type']> = Extract<Happening, { type: T }>;

/** EE-ARM-02, EE-ARM-03, EE-CHG-07, EE-OPT-01. */
export function checkArmour({ book, blow }: Hearing, { model, dice, value, holds }: Of<'armour'>): void {
  const m = entry(book, model);
  must(!hasRule(m, 'Unarmed'), () => `${model} has no armour`);
  must(blow !== null, () => `${model} tests its armour against nothing`);
  const clumsy = blow.close && blow.spread === null && profileOf(entry(book, blow.by), blow.weapon).range > 0;
  const right = armourValue(book, m, clumsy);
  must(value === right, () => `the armour of ${model} is tested on ${value}, not ${right}`);
  const passed = passes(dice, value);
  must(
    holds === (book.options.armour === 'saving' ? passed : !passed),
    () => `the armour of ${model}: ${holds}`,
  );
}

/** What was fired or swung: value and type of the damage, and where it comes from. */
function sourceOf(
  book: Account,
  blow: Blow,
  m: Entry,
): { value: number; type: 'PL' | 'EX' | 'PH' | 'EL' | 'PO'; from: Spot | null } {
  if (blow.by === '') return { value: 3, type: 'EX', from: blow.spread === 'splash' ? null : blow.spread };
  const by = entry(book, blow.by);
  const arm = profileOf(by, blow.weapon);
  const swung = blow.close && blow.spread === null && arm.range > 0;
  return {
    value: swung ? Math.min(2, arm.value) : arm.value,
    type: swung ? arm.ownType : arm.type,
    from: blow.spread === 'splash' ? m.at : by.at,
  };
}

/** EE-DMG-02 to EE-DMG-11, EE-SPO-09 Damage, what a Shield takes, and the Wounds left. */
export function checkDamage({ book, blow }: Hearing, what: Of<'damage'>): void {
  const m = entry(book, what.model);
  must(blow !== null, () => `${what.model} is damaged by nothing`);
  const { value, type, from } = sourceOf(book, blow, m);
  must(what.damage === type, () => `${what.model} takes ${what.damage}, not ${type}`);
  // Cover against a splash is judged from the point of impact, which the book does not keep.
  const known = blow.spread !== 'splash' || !hasRule(m, 'Cautious');
  const covered =
    hasRule(m, 'Cautious') && from !== null && m.at !== null && keyOf(from) !== keyOf(m.at)
      ? book.ground.cover(from, m.at) > 0
      : false;
  const damage = damageOf(book, m, value, type, covered);
  const absorbed = Math.min(m.shield, damage);
  if (known)
    must(
      what.applied === damage - absorbed && what.absorbed === absorbed,
      () =>
        `${what.model}: ${what.applied} applied and ${what.absorbed} absorbed, should be ${damage - absorbed} and ${absorbed}`,
    );
  m.shield -= what.absorbed;
  m.wounds = Math.max(0, m.wounds - what.applied);
  must(m.wounds === what.wounds, () => `${what.model} has ${what.wounds} Wounds left, not ${m.wounds}`);
}
