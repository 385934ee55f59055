// Changes to a list under construction, each a new list.
import {
  type Entry,
  type List,
  POWERS,
  UNITS,
  costOf,
  entryOf,
  faultsOf,
  faultsOfEntry,
  optionsFor,
  powersKnown,
  profileOfEntry,
  totalOf,
  typeOf,
} from '@xenotable/xenos-rampant/content';
import type { Refusal } from '@xenotable/kernel';

function entryAt(list: List, at: number): Entry {
  const entry = list.entries[at];
  if (entry === undefined) throw new Error(`the list has no unit ${at}`);
  return entry;
}

export const withEntry = (list: List, at: number, change: Partial<Entry>): List => ({
  ...list,
  entries: list.entries.map((entry, i) => (i === at ? completed({ ...entry, ...change }) : entry)),
});

/** A unit gets a name of its own, or loses it. */
export const called = (list: List, at: number, name: string): List => ({
  ...list,
  entries: list.entries.map((entry, i) => {
    if (i !== at) return entry;
    const { name: _before, ...rest } = entry;
    return name === '' ? rest : { ...rest, name };
  }),
});

export const added = (list: List, unit: Entry): List => ({
  ...list,
  entries: [...list.entries, { ...unit, commander: list.entries.length === 0 }],
});

/** Rides are forgotten when the numbers of the list shift. */
export const removed = (list: List, at: number): List => ({
  ...list,
  entries: list.entries.filter((_, i) => i !== at).map((entry) => ({ ...entry, startsIn: 0 })),
});

export const commanded = (list: List, at: number): List => ({
  ...list,
  entries: list.entries.map((entry, i) => ({ ...entry, commander: i === at })),
});

/** A unit knows as many powers as its class says, and a Mechanoid has one action freed. */
function completed(entry: Entry): Entry {
  const known = powersKnown(profileOfEntry(entry).xeno['Psychic'] ?? 0);
  const powers = entry.powers.slice(0, known);
  for (const power of POWERS)
    if (powers.length < known && !powers.includes(power.name)) powers.push(power.name);
  const machine = entry.xeno.includes('Mechanoid');
  return { ...entry, powers, free: machine ? (entry.free ?? 'Move') : null };
}

/** An option or xeno rule switched on or off. */
export function toggled(list: List, at: number, kind: 'options' | 'xeno', name: string): List {
  const had = entryAt(list, at)[kind];
  return withEntry(list, at, {
    [kind]: had.includes(name) ? had.filter((one) => one !== name) : [...had, name],
  });
}

/** Why a rule cannot be added to a unit as it is, or null. */
export function barTo(list: List, at: number, kind: 'options' | 'xeno', name: string): Refusal | null {
  if (entryAt(list, at)[kind].includes(name)) return null;
  const before = faultsOfEntry(entryAt(list, at)).length;
  const after = faultsOfEntry(entryAt(toggled(list, at, kind, name), at));
  return after.length > before ? (after.at(-1) ?? null) : null;
}

/** Why a unit of a type cannot be added, or null: what would be wrong then and is not wrong now. */
export function barToUnit(list: List, unit: Entry, points: number, budget: number): Refusal | null {
  const left = budget - totalOf(list);
  const price = costOf(unit);
  if (price > left)
    return {
      rule: 'XR-DET-01',
      reason: `needs ${price}, ${left > 0 ? left : 'none'} ${left === 1 ? 'is' : 'are'} left`,
    };
  const now = faultsOf(list, points, budget).map(({ rule }) => rule);
  return faultsOf(added(list, unit), points, budget).find(({ rule }) => !now.includes(rule)) ?? null;
}

/** What a legal list with points to spare could still have: the dearest unit, or else the dearest option of one. */
export function hintFor(list: List, points: number, budget: number): { what: string; list: List } | null {
  if (totalOf(list) >= budget) return null;
  const legal = (one: List): boolean => faultsOf(one, points, budget).length === 0;
  const units = UNITS.map(({ name }) => ({ what: `${name}`, list: added(list, entryOf(name)) }));
  const options = list.entries.flatMap((entry, at) =>
    optionsFor(entry)
      .filter(({ name, cost }) => cost > 0 && !entry.options.includes(name))
      .map(({ name }) => ({
        what: `${name} for ${typeOf(entry)}`,
        list: toggled(list, at, 'options', name),
      })),
  );
  for (const kind of [units, options]) {
    const best = kind.filter((one) => legal(one.list)).sort((a, b) => totalOf(b.list) - totalOf(a.list))[0];
    if (best !== undefined) return best;
  }
  return null;
}

/** The letter on each unit's token: its initial, with a number where several units have it. */
export function lettersOf(list: List): string[] {
  const initials = list.entries.map((entry) => typeOf(entry).charAt(0));
  return initials.map((initial, i) => {
    const all = initials.filter((one) => one === initial).length;
    return all === 1
      ? initial
      : `${initial}${initials.slice(0, i + 1).filter((one) => one === initial).length}`;
  });
}
