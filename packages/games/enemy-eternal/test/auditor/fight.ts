// The auditor's own sums: to hit, Armour tests, damage.
import { itemOf, vestOf } from '../../content/gear.ts';
import { type DamageType, type Skill, unitOf } from '../../content/units.ts';
import { type WeaponName, type WeaponRule, weaponOf, weapons } from '../../content/weapons.ts';
import type { Happening } from '../../happenings.ts';
import { type Account, type Entry, areEnemies, foesInContact, hasRule, must, skillOf } from './account.ts';

export type Shot = Extract<Happening, { type: 'hit' | 'missed' }>;

interface Profile {
  range: number;
  value: number;
  type: DamageType;
  /** The type without special rounds. */
  ownType: DamageType;
  rules: readonly WeaponRule[];
  on: Skill;
  fixed: readonly string[];
  mind: boolean;
}

/** The profile behind the name that an attack was told with. */
export function profileOf(m: Entry, name: string): Profile {
  if (name === 'Mindspin')
    return { range: 24, value: 0, type: 'PL', ownType: 'PL', rules: [], on: 'PSI', fixed: [], mind: true };
  const grenade = m.items.map((one) => one.item).find((item) => item === name);
  if (grenade !== undefined) {
    const thrown = itemOf(grenade).grenade;
    must(thrown !== undefined, () => `${m.name} attacks with a ${name}, which is no weapon`);
    const { range, damage, rules } = thrown;
    return { range, ...damage, ownType: damage.type, rules, on: 'AIM', fixed: [], mind: false };
  }
  for (const slot of ['primary', 'secondary'] as const) {
    const weapon = m[slot];
    if (weapon === null) continue;
    const listed = weaponOf(weapon);
    const used = weapon === name ? listed : listed.second?.name === name ? listed.second : null;
    if (used === null || used.damage === null) continue;
    const unit = unitOf(m.unit);
    const pistol = m.unit === 'Templar' && listed.class === 'Pistols';
    const on = pistol ? 'AIM' : ((slot === 'primary' ? unit.primaryOn : unit.secondaryOn) ?? 'AIM');
    const fixed = m.items.filter((one) => one.on === weapon).map((one) => one.item);
    let { type } = used.damage;
    if (weapon === name) for (const item of fixed) type = itemOf(item).rounds ?? type;
    const { range, rules, damage } = used;
    return {
      range,
      value: damage.value,
      type,
      ownType: damage.type,
      rules,
      on,
      fixed: range > 0 ? fixed : [],
      mind: false,
    };
  }
  must(false, () => `${m.name} attacks with a ${name} that it does not have`);
}

/** EE-TST-01, EE-TST-02, EE-EQP-01. */
export function passes(dice: readonly number[], value: number): boolean {
  const sum = dice.reduce((all, die) => all + die, 0) - (dice.length === 3 ? Math.max(...dice) : 0);
  return value >= 12 || (value > 1 && sum <= value);
}

/** Parts of a value that the auditor cannot know from what it heard: whether one action or two, moving or not. */
interface Said {
  hurried: boolean;
  moving: boolean;
}

/** The value to hit, from the positions and marks in the book. */
function hitValue(book: Account, by: Entry, at: Entry, arm: Profile, close: boolean, said: Said): number {
  let value = skillOf(book, by, arm.on);
  if (arm.mind) {
    const lab = book.psiLab[by.side];
    const unstable = hasRule(by, 'Unstable');
    const amp = by.secondary === null ? 0 : (weaponOf(by.secondary).amp ?? 0);
    value += (unstable && !lab ? -2 : 0) + (lab && !unstable ? 1 : 0) + amp;
  }
  if (arm.rules.includes('Sniper') && !close) return value - (at.down === 'no' ? 0 : 2);
  if (said.hurried) value--;
  const hits = at.hitBy.filter((name) => name !== by.name && book.models.get(name)?.control === by.control);
  if (hasRule(by, 'Squad Tactics')) value += hits.length;
  if (close) return value + (at.down === 'no' ? 0 : 2) - (arm.range > 0 ? 2 : 0);
  const [from, to] = [by.at!, at.at!];
  const { ground } = book;
  value += 2 * ground.distance(from, to) < arm.range ? 1 : -1;
  if (said.moving && !arm.fixed.includes('Stock')) value--;
  if (!arm.rules.includes('Flame')) value -= ground.cover(from, to) + (at.down === 'no' ? 0 : 2);
  if (!said.moving && hasRule(by, 'Deadeye')) value++;
  if (arm.fixed.includes('Laser Sight')) value++;
  if (book.sides[by.control].uplink === book.round) value++;
  if (book.options.highGround && ground.levelAt(from) > ground.levelAt(to)) value++;
  return value;
}

/** An attack as it was told: legal, with the right value, and hit or missed as the dice say. */
export function checkShot(book: Account, shot: Shot, reason: string): void {
  const by = book.models.get(shot.model);
  const at = book.models.get(shot.at);
  must(by !== undefined && at !== undefined, () => `${shot.model} or ${shot.at} is not in the book`);
  must(areEnemies(by, at), () => `${by.name} attacks ${at.name}, who is no enemy on the board`);
  const arm = profileOf(by, shot.weapon);
  const { close } = shot;
  must(by.at !== null && at.at !== null, () => `${by.name} or ${at.name} has no place`);
  const touching = book.ground.touch(by.at, at.at);
  must(
    close === (touching && reason !== 'reacts'),
    () =>
      `${by.name} at ${by.at} and ${at.name} at ${at.at}: close combat ${close}, ${reason} with ${shot.weapon}`,
  );
  if (!close) {
    must(book.ground.sees(by.at, at.at), () => `${by.name} does not see ${at.name}`);
    const far = book.ground.distance(by.at, at.at);
    const sniper = arm.rules.includes('Sniper');
    must(far <= arm.range || (sniper && hasRule(by, 'Squadsight')), () => `${at.name} is out of Range`);
    must(!sniper || far > 12, () => `${at.name} is too close for the ${shot.weapon}`);
    must(
      !(hasRule(at, 'Shadow') && at.seenUntil < book.round && far > 12),
      () => `${at.name} is hidden by Shadow`,
    );
    const engaged = foesInContact(book, by).length > 0;
    must(!engaged || reason === 'reacts', () => `${by.name} is engaged and shoots`);
  }
  const told = (rule: string): boolean => shot.parts.some((part) => part.because === rule);
  const said: Said = { hurried: told('EE-ACT-05'), moving: told('EE-SHO-06') || reason === 'charges' };
  if (arm.fixed.includes('Stock')) said.moving = by.moved;
  if (!close && !said.moving && reason === 'attack')
    must(!by.moved || arm.rules.includes('Sniper'), () => `${by.name} fires after a move without -1`);
  if (reason === 'reacts') must(!said.moving, () => `${by.name} reacts while moving`);
  const unhurried = hasRule(by, 'Marauder') || (hasRule(by, 'Rage') && by.wounds < by.skills.HEALTH);
  if (unhurried) must(!said.hurried, () => `${by.name} is never hurried`);
  else if (reason === 'reacts') must(said.hurried, () => `${by.name} reacts without the -1 of one action`);
  const value = hitValue(book, by, at, arm, close, said);
  must(
    shot.value === value,
    () => `${by.name} at ${at.name} with the ${shot.weapon}: ${shot.value}, should be ${value}`,
  );
  must(
    shot.dice.length === (!close && arm.fixed.includes('Scope') ? 3 : 2),
    () => `${shot.dice.length} dice to hit`,
  );
  must(
    passes(shot.dice, value) === (shot.type === 'hit'),
    () => `${shot.dice.join('+')} against ${value}: ${shot.type}`,
  );
}

/** EE-ARM-02, EE-CHG-07. */
export const armourValue = (book: Account, m: Entry, clumsy: boolean): number =>
  skillOf(book, m, unitOf(m.unit).armourOn ?? 'HEALTH') + (clumsy ? 1 : 0);

const BEATS: Record<DamageType, DamageType> = { PL: 'EX', EX: 'PH', PH: 'PL', EL: 'PO', PO: 'EL' };

/** EE-DMG-02 to EE-DMG-11 Damage after resistances; `covered` says whether the model is in cover from where it comes. */
export function damageOf(book: Account, m: Entry, value: number, type: DamageType, covered: boolean): number {
  const { armour, faction } = unitOf(m.unit);
  const all: [DamageType, number][] = [[armour.type, armour.value]];
  if (m.vest !== null) {
    const { adds, printed } = vestOf(m.vest);
    all.push(adds === undefined ? [armour.type, printed ?? 0] : [adds.type, adds.value]);
  }
  const keyword = m.unit === 'ADVENT Turret' ? book.factions[m.side] : faction;
  if (keyword === 'XCOM') all.push(['PH', 1]);
  if (hasRule(m, 'Blast Padding')) all.push(['EX', 2]);
  if (hasRule(m, 'Cautious') && covered) all.push(['PH', 1]);
  let sum = value;
  for (const [kind, points] of all) sum += kind === type ? -points : BEATS[type] === kind ? points : 0;
  return Math.max(book.options.leastDamage, sum);
}

/** EE-M-B7-03 What a model is worth. */
export function worthOf(book: Account, m: Entry): number {
  const unit = unitOf(m.unit);
  let worth: number = m.unit === 'Faceless' ? book.options.facelessPrice : unit.price;
  for (const weapon of [m.primary, m.secondary])
    if (weapon !== null && !unit.loadout.includes(weapon))
      worth += weapons[weapon satisfies WeaponName].price;
  if (m.vest !== null) worth += vestOf(m.vest).price;
  for (const one of m.items) worth += itemOf(one.item).price;
  return worth;
}
