// Changes to a list under construction, each a new list.
import { type Entry, type List, POWERS, type UnitName, entryOf, faultsOfEntry, powersKnown, profileOfEntry } from '../rulebook.ts';

export const withEntry = (list: List, at: number, change: Partial<Entry>): List => ({
  ...list,
  entries: list.entries.map((entry, i) => (i === at ? completed({ ...entry, ...change }) : entry)),
});

export const added = (list: List, unit: UnitName): List => ({
  ...list,
  entries: [...list.entries, entryOf(unit, { commander: list.entries.length === 0 })],
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
  for (const power of POWERS) if (powers.length < known && !powers.includes(power.name)) powers.push(power.name);
  const machine = entry.xeno.includes('Mechanoid');
  return { ...entry, powers, free: machine ? (entry.free ?? 'Move') : null };
}

/** An option or xeno rule switched on or off. */
export function toggled(list: List, at: number, kind: 'options' | 'xeno', name: string): List {
  const had = list.entries[at]![kind];
  return withEntry(list, at, { [kind]: had.includes(name) ? had.filter((one) => one !== name) : [...had, name] });
}

/** Why a rule cannot be added to a unit as it is, or null. */
export function barTo(list: List, at: number, kind: 'options' | 'xeno', name: string): string | null {
  if (list.entries[at]![kind].includes(name)) return null;
  const before = faultsOfEntry(list.entries[at]!).length;
  const after = faultsOfEntry(toggled(list, at, kind, name).entries[at]!);
  return after.length > before ? after.at(-1)!.reason : null;
}
