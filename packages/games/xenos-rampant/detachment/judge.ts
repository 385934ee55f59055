// Is a list legal? Every fault with the rule that it breaks.
import { floorDiv, ceilDiv } from '@xenotable/board';
import { type Refusal, applies } from '@xenotable/kernel';
import type { UnitOption } from '../content/options.ts';
import type { Special } from '../content/specials.ts';
import { type XenoName, xenoNamed } from '../content/xeno.ts';
import { costOf, totalOf } from './cost.ts';
import type { Entry, List } from './list.ts';
import { baseOf, optionsFor, typeOf } from './own.ts';
import { profileOfEntry } from './profile.ts';

export interface Fault extends Refusal {
  /** Number of the unit in the list (from 0), or -1 for the list as a whole. */
  entry: number;
}

const VEHICLES = ['Fighting Vehicle', 'Transport Vehicle', 'Soft-skin Vehicle'];
export const isVehicle = (entry: Pick<Entry, 'unit'>): boolean => VEHICLES.includes(entry.unit);

/** XR-PSY-01 How many powers each class of Psychic knows. */
export const powersKnown = (level: number): number => [0, 1, 2, 3, 3][level] ?? 0;

/** XR-DET-03 Least and most units for a total. */
export const unitLimits = (points: number): { least: number; most: number } => ({
  least: points === 24 ? 3 : 2,
  most: ceilDiv(points * 10, 24),
});

/** XR-DET-04 Fighting and Transport Vehicles: one for each full 18 points. */
export const armouredLimit = (points: number): number => floorDiv(points, 18);

/** Special rules that only matter to a unit that shoots. */
const OF_SHOOTING: readonly (Special | 'Shoot')[] = [
  'Anti-Tank',
  'Armour-Piercing',
  'Heavy Weapon',
  'Ignores Cover',
  'Spotters',
  'Indirect Fire',
  'Counter-Sniper Training',
  'Veterans',
  'Veteran Crew',
  'Primitive Missiles',
  'Skirmish',
];
const SHOOTING_FIGURES: readonly string[] = ['shoot', 'sv', 'range'];

/** XR-DET-09 Whether all that an option changes is Shooting: of no use to, and forbidden for, the Unarmed. */
export function onlyAffectsShooting({ name, sets, shifts, gains = [], loses = [] }: UnitOption): boolean {
  // A ranged attack that costs the unit its Wild Charge is still nothing but a ranged attack.
  if (name === 'Xenomorph Ranged Attack') return true;
  const figures = Object.keys({ ...sets, ...shifts });
  const rules = [...gains, ...loses];
  return (
    figures.length + rules.length > 0 &&
    figures.every((figure) => SHOOTING_FIGURES.includes(figure)) &&
    rules.every((rule) => OF_SHOOTING.includes(rule))
  );
}

/** XR-DET-09 Pairs that exclude each other beyond what the option table says. */
const PAIRS: readonly [XenoName, readonly string[]][] = [
  ['Slow', ['Mobile']],
  ['Immobile', ['Mobile', 'Slow', 'Skimmer', 'Flying', 'Infiltrators', 'Teleport Jump']],
  ['Fearful', ['Fearsome']],
  ['Unarmed', ['Stabilised Weaponry']],
];

/** XR-DET-09 Two ways of getting through Armour of which a unit has one. */
const PENETRATION: readonly (readonly string[])[] = [
  ['Anti-Tank', 'Armour-Piercing'],
  ['Demolitions', 'High-Powered Blades'],
];
const excluded = (a: string, b: string): boolean =>
  PENETRATION.some((pair) => pair.includes(a) && pair.includes(b));

export function faultsOfEntry(entry: Entry): Refusal[] {
  const faults: Refusal[] = [];
  const fault = (rule: string, reason: string): void => void faults.push({ rule, reason });
  const base = baseOf(entry);
  const known = optionsFor(entry);
  const names = [...entry.options, ...entry.xeno];
  applies('XR-DET-07');
  if (new Set(entry.options).size < entry.options.length) fault('XR-DET-07', 'An option is bought twice.');
  for (const name of entry.options) {
    const option = known.find((one) => one.name === name);
    if (option === undefined) {
      fault('XR-DET-07', `${name} is not on the list of ${typeOf(entry)}.`);
      continue;
    }
    if (option.needs !== undefined && !entry.options.includes(option.needs))
      fault('XR-DET-07', `${name} needs ${option.needs}.`);
    for (const other of option.not ?? [])
      if (entry.options.includes(other) && name < other)
        fault(excluded(name, other) ? 'XR-DET-09' : 'XR-DET-07', `${name} does not go with ${other}.`);
  }
  const rules = entry.xeno.map((name) => xenoNamed(name)?.rule);
  const has = (rule: XenoName): boolean => rules.includes(rule);
  applies('XR-DET-08');
  if (new Set(rules).size < rules.length)
    fault('XR-DET-08', 'A xeno rule is bought twice; levels of one rule count as the same.');
  for (const rule of new Set(rules)) {
    if (rule === undefined) fault('XR-DET-08', 'A xeno rule is unknown.');
    else if (base.bars?.includes(rule) || (base.only !== undefined && !base.only.includes(rule)))
      fault('XR-DET-08', `${typeOf(entry)} may not take ${rule}.`);
  }
  applies('XR-DET-09');
  for (const [rule, others] of PAIRS)
    if (has(rule))
      for (const other of others)
        if (names.includes(other)) fault('XR-DET-09', `${rule} does not go with ${other}.`);
  if (has('Unarmed'))
    for (const option of known)
      if (entry.options.includes(option.name) && onlyAffectsShooting(option))
        fault('XR-DET-09', `Unarmed does not go with ${option.name}.`);
  if (
    has('Unarmed') &&
    !profileOfEntry({ ...entry, xeno: entry.xeno.filter((name) => name !== 'Unarmed') }).shoots
  )
    fault('XR-X-36', 'Only a unit that can shoot may be Unarmed.');
  if (has('Contagious') && (isVehicle(entry) || !(has('Demonic') || has('Undead'))))
    fault('XR-X-05', 'Contagious is for infantry with Demonic or Undead.');
  if (has('Psychic Hazards') && !has('Psychic')) fault('XR-X-26', 'Psychic Hazards is for Psychic units.');
  if (has('Psychic Species') && !has('Psychic')) fault('XR-X-28', 'Psychic Species is for Psychic units.');
  if (has('Stabilised Weaponry') && isVehicle(entry))
    fault('XR-X-33', 'Stabilised Weaponry is for infantry.');
  if (has('Mechanoid') !== (entry.free !== null))
    fault(
      'XR-XEN-24',
      has('Mechanoid')
        ? 'A Mechanoid names one further Free action.'
        : 'Only a Mechanoid names a further Free action.',
    );
  if (entry.free === 'Shoot' && !profileOfEntry(entry).shoots)
    fault('XR-XEN-24', 'It cannot shoot, so Shoot cannot be Free.');
  if (entry.free === 'Attack' && !profileOfEntry(entry).attacks)
    fault('XR-XEN-24', 'It cannot Attack, so Attack cannot be Free.');
  const level = xenoNamed(entry.xeno.find((name) => xenoNamed(name)?.rule === 'Psychic') ?? '')?.level ?? 0;
  if (new Set(entry.powers).size !== powersKnown(level) || entry.powers.length !== powersKnown(level))
    fault('XR-PSY-01', `It knows ${powersKnown(level)} different powers, not ${entry.powers.length}.`);
  if (entry.fixedGun && (!isVehicle(entry) || entry.options.includes('Walker')))
    fault('XR-SHO-13', 'Only a vehicle with a facing has a fixed gun.');
  const cost = costOf(entry);
  applies('XR-DET-02');
  if (cost < 1 || cost > 12)
    fault('XR-DET-02', `${typeOf(entry)} costs ${cost}; a unit costs 1 to 12 points.`);
  return faults;
}

/** All faults of a list for an agreed total; `budget` differs from it by the traits XR-T-13 and XR-T-18. */
export function faultsOf(list: List, points: number, budget = points): Fault[] {
  const faults: Fault[] = [];
  const fault = (rule: string, reason: string, entry = -1): void => void faults.push({ rule, reason, entry });
  const total = totalOf(list);
  applies('XR-DET-01');
  if (total > budget) fault('XR-DET-01', `The list costs ${total} of ${budget} points.`);
  const { least, most } = unitLimits(points);
  applies('XR-DET-03');
  if (list.entries.length < least || list.entries.length > most)
    fault('XR-DET-03', `${list.entries.length} units; ${points} points allow ${least} to ${most}.`);
  const armoured = list.entries.filter(
    (entry) => entry.unit === 'Fighting Vehicle' || entry.unit === 'Transport Vehicle',
  ).length;
  applies('XR-DET-04');
  if (armoured > armouredLimit(points))
    fault(
      'XR-DET-04',
      `${armoured} Fighting and Transport Vehicles; ${points} points allow ${armouredLimit(points)}.`,
    );
  const share = list.entries.filter(isVehicle).reduce((sum, entry) => sum + costOf(entry), 0);
  applies('XR-DET-05');
  if (2 * share > points) fault('XR-DET-05', `Vehicles cost ${share}, more than half of ${points} points.`);
  const commanders = list.entries.filter((entry) => entry.commander).length;
  applies('XR-DET-06');
  if (commanders !== 1)
    fault(
      'XR-DET-06',
      commanders === 0 ? "No unit is the Commander's." : "Only one unit is the Commander's.",
    );
  list.entries.forEach((entry, i) => {
    for (const one of faultsOfEntry(entry)) faults.push({ ...one, entry: i });
    if (entry.commander && entry.xeno.includes('Hive Mind'))
      fault('XR-DET-06', "A unit with Hive Mind may not be the Commander's.", i);
    if (entry.commander && entry.xeno.includes('Mercenary'))
      fault('XR-X-23', "A Mercenary may not be the Commander's.", i);
    if (entry.startsIn > 0) {
      const ride = list.entries[entry.startsIn - 1];
      const shared = list.entries.some((other, j) => j !== i && other.startsIn === entry.startsIn);
      if (
        isVehicle(entry) ||
        entry.xeno.includes('Immobile') ||
        ride === undefined ||
        shared ||
        profileOfEntry(ride).carries < profileOfEntry(entry).sp
      )
        fault('XR-SET-05', 'It cannot start in that transport.', i);
    }
  });
  return faults;
}
