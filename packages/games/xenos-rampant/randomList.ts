// A random legal detachment, unit by unit: whatever is added keeps the list legal.
import { floorDiv } from '@xenotable/board';
import { optionsOf } from './content/options.ts';
import { POWERS } from './content/powers.ts';
import { UNIT_NAMES } from './content/units.ts';
import { XENO } from './content/xeno.ts';
import { costOf, totalOf } from './detachment/cost.ts';
import { armouredLimit, faultsOfEntry, isVehicle, powersKnown, unitLimits } from './detachment/judge.ts';
import { type Entry, type List, entryOf } from './detachment/list.ts';
import { xenoNamed } from './content/xeno.ts';
import { profileOfEntry } from './detachment/profile.ts';

type Below = (n: number) => number;

function anyOf<T>(things: readonly T[], below: Below): T {
  const thing = things[below(things.length)];
  if (thing === undefined) throw new Error('there is nothing to pick from');
  return thing;
}

/** What a unit needs to be complete: powers to know, an action to free. */
function completed(entry: Entry, below: Below): Entry {
  const level = xenoNamed(entry.xeno.find((name) => name.startsWith('Psychic (')) ?? '')?.level ?? 0;
  const powers = POWERS.map((power) => power.name);
  const first = below(powers.length);
  const chosen = Array.from({ length: powersKnown(level) }, (_, i) => (first + i * 5) % powers.length);
  const free = !entry.xeno.includes('Mechanoid')
    ? null
    : profileOfEntry(entry).shoots && below(2) === 0
      ? 'Shoot'
      : 'Move';
  return { ...entry, powers: chosen.flatMap((at) => powers[at] ?? []), free };
}

function randomEntry(
  below: Below,
  most: number,
  commander: boolean,
  room: { vehicles: number; armoured: number },
): Entry | null {
  const units = UNIT_NAMES.filter((unit) => {
    const plain = entryOf(unit);
    return (
      costOf(plain) <= most &&
      (!isVehicle(plain) ||
        (costOf(plain) <= room.vehicles && (unit === 'Soft-skin Vehicle' || room.armoured > 0)))
    );
  });
  if (units.length === 0) return null;
  const limit = (entry: Entry): number =>
    Math.min(12, isVehicle(entry) ? Math.min(most, room.vehicles) : most);
  let entry = entryOf(anyOf(units, below), { commander });
  const tries = below(4);
  for (let i = 0; i < tries; i++) {
    const options = optionsOf(entry.unit);
    const rule = anyOf(XENO, below).name;
    const wider =
      below(2) === 0 && options.length > 0
        ? { ...entry, options: [...entry.options, anyOf(options, below).name] }
        : { ...entry, xeno: [...entry.xeno, rule] };
    if (commander && (rule === 'Hive Mind' || rule === 'Mercenary')) continue;
    const whole = completed(wider, below);
    if (costOf(whole) <= limit(whole) && faultsOfEntry(whole).length === 0) entry = whole;
  }
  return entry;
}

/** Always legal for the total; spends it as far as the dice let it. */
export function randomList(points: number, below: Below, budget = points): List {
  const { least, most } = unitLimits(points);
  const entries: Entry[] = [];
  const list: List = { name: `Random ${points}`, species: `Random ${points}`, elite: 'Move', entries };
  while (entries.length < most) {
    const left = budget - totalOf(list);
    // Every unit that the list still needs costs at least 1.
    const spare = left - Math.max(0, least - entries.length - 1);
    const armoured = entries.filter((entry) => isVehicle(entry) && entry.unit !== 'Soft-skin Vehicle').length;
    const vehicles =
      floorDiv(points, 2) - entries.filter(isVehicle).reduce((sum, entry) => sum + costOf(entry), 0);
    const entry =
      spare < 1
        ? null
        : randomEntry(below, spare, entries.length === 0, {
            vehicles,
            armoured: armouredLimit(points) - armoured,
          });
    if (entry === null) break;
    entries.push(entry);
  }
  return list;
}
