// A Squad as text, to be saved, sent and read again:
//
//   Strike Team (XCOM)
//   * Sharpshooter: Scope on Sniper Rifle
//   Specialist: Magnetic Rifle
//   3 x Rookie
//   free ADVENT Trooper
import { BadInput, type OwnThing, closest } from '@xenotable/kernel';
import { itemNames, itemOf, vestNames, isVest, isItem } from './content/gear.ts';
import { unitNames } from './content/units.ts';
import { type WeaponName, weaponNames, weaponOf, isWeapon } from './content/weapons.ts';
import type { Recruit, Squad } from './table.ts';
import { issued, recruitNamed, standard, weaponsOf } from './book/squad/recruit.ts';
import {
  type Slot,
  arm,
  disarm,
  ownNamed,
  profileOf,
  slotWith,
  typeOf,
  unitBehind,
  weaponIn,
  weaponName,
} from './own/own.ts';
import { MOST_MODELS } from './book/squad/readSquad.ts';

/** What a line says after the colon. */
function gearText(one: Recruit): string {
  const gear: string[] = (['primary', 'secondary'] as const).flatMap((slot) => {
    const bought = one.own?.[slot] === undefined ? one[slot] !== standard(one, slot) : !issued(one, slot);
    return bought ? (weaponName(one, slot) ?? []) : [];
  });
  if (one.vest !== null) gear.push(one.vest);
  for (const carried of one.items)
    gear.push(carried.on === null ? carried.item : `${carried.item} on ${carried.on}`);
  return gear.length === 0 ? '' : `: ${gear.join(', ')}`;
}

const calledText = ({ called }: Recruit): string => (called === undefined ? '' : ` "${called}"`);

const lineOf = (one: Recruit): string => `${typeOf(one)}${calledText(one)}${gearText(one)}`;

export function squadText(squad: Squad): string {
  const lines = [`${squad.name} (${squad.faction})`];
  const plain = squad.models.filter((one) => !one.leader && !one.free);
  for (const leader of squad.models.filter((one) => one.leader))
    lines.push(`* ${leader.free ? 'free ' : ''}${lineOf(leader)}`);
  for (const line of new Set(plain.map(lineOf))) {
    const count = plain.filter((one) => lineOf(one) === line).length;
    lines.push(count === 1 ? line : `${count} x ${line}`);
  }
  for (const one of squad.models.filter((each) => each.free && !each.leader))
    lines.push(`free ADVENT Trooper${calledText(one)}`);
  return `${lines.join('\n')}\n`;
}

/** The weapon that an attachment is fixed to, if the text names one. */
function weaponNamed(name: string | undefined, where: string): WeaponName | null {
  if (name === undefined) return null;
  if (!isWeapon(name))
    throw new BadInput(where, `${JSON.stringify(name)} is no weapon${closest(name, weaponNames)}`);
  return name;
}

/** Fits one piece of gear to a model, by its name. */
function equip(one: Recruit, word: string, content: readonly OwnThing[], where: string): void {
  const [name = '', on] = word.split(/ on /);
  const own = ownNamed(content, 'weapon', name);
  const slotOf = (weapon: WeaponName): Slot =>
    profileOf(one).primary.includes(weaponOf(weapon).class) ? 'primary' : 'secondary';
  if (own !== undefined && isWeapon(own.like)) arm(one, slotOf(own.like), own);
  else if (isWeapon(name)) {
    const slot = slotOf(name);
    one[slot] = name;
    disarm(one, slot);
  } else if (isVest(name)) one.vest = name;
  else if (isItem(name)) {
    const fits =
      weaponsOf(one).find((weapon) => (weaponIn(one, slotWith(one, weapon))?.range ?? 0) > 0) ?? null;
    one.items.push({
      item: name,
      on: itemOf(name).kind === 'utility' ? null : (weaponNamed(on, where) ?? fits),
    });
  } else
    throw new BadInput(
      where,
      `${JSON.stringify(name)} is no gear${closest(name, [...weaponNames, ...vestNames, ...itemNames])}`,
    );
}

/** Reads a Squad; a wrong word is named with its line. Whether the Squad is legal is another question. `content`: what of one's own it may name. */
export function readSquadText(text: string, content: readonly OwnThing[] = []): Squad {
  const lines = text.split('\n').map((line) => line.trim());
  const title = /^(.*)\((XCOM|ADVENT)\)$/.exec(lines[0] ?? '');
  if (title === null)
    throw new BadInput('line 1', 'must be a name and a faction, such as "Strike Team (XCOM)"');
  const models: Recruit[] = [];
  lines.slice(1).forEach((line, i) => {
    if (line === '') return;
    const where = `line ${i + 2}`;
    const parts = /^(\*\s*)?(free\s+)?(?:(\d+)\s*x\s+)?([^:"]+?)\s*(?:"([^"]+)"\s*)?(?::\s*(.*))?$/.exec(
      line,
    );
    if (parts === null) throw new BadInput(where, `${JSON.stringify(line)} cannot be read`);
    const [, star, free, count, unit = '', called, gear] = parts;
    const names = [...unitNames, ...content.filter(({ kind }) => kind === 'unit').map((one) => one.name)];
    if (unitBehind(content, unit) === null)
      throw new BadInput(where, `there is no unit ${JSON.stringify(unit)}${closest(unit, names)}`);
    const times = Number(count ?? 1);
    if (called !== undefined && times > 1)
      throw new BadInput(where, `${JSON.stringify(called)} is the name of one soldier, not of ${times}`);
    if (times < 1 || times > MOST_MODELS) throw new BadInput(where, `must be 1 to ${MOST_MODELS} models`);
    for (let n = 0; n < times; n++) {
      const one = recruitNamed(unit, content);
      if (one === null) break;
      one.leader = star !== undefined;
      one.free = free !== undefined;
      if (called !== undefined) one.called = called;
      for (const word of (gear ?? '').split(',').map((part) => part.trim()))
        if (word !== '') equip(one, word, content, where);
      models.push(one);
    }
  });
  const [, name = '', faction] = title;
  return { name: name.trim() || 'Squad', faction: faction === 'XCOM' ? 'XCOM' : 'ADVENT', models };
}
