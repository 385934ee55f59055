// Making a list fit: smaller totals, the automaton's extra points (XR-AUT-22, XR-AUT-24).
import { applies } from '@xenotable/kernel';
import { SAMPLES } from '../content/samples.ts';
import { costOf, totalOf } from './cost.ts';
import { faultsOf, faultsOfEntry } from './judge.ts';
import type { Entry, List } from './list.ts';
import { readList } from './text.ts';
import { head } from '../ends.ts';

/** Drops units, cheapest need first, until a list is legal for a budget; null if that leaves too little. */
export function fitted(list: List, points: number, budget: number): List | null {
  let entries: Entry[] = list.entries.map((entry) => ({ ...entry }));
  const whole = (): List => ({ ...list, entries });
  while (faultsOf(whole(), points, budget).length > 0) {
    const excess = totalOf(whole()) - budget;
    const spare = entries.filter((entry) => !entry.commander);
    if (spare.length === 0 || entries.length <= 2) return null;
    const enough = spare.filter((entry) => costOf(entry) >= excess).sort((a, b) => costOf(a) - costOf(b))[0];
    const drop = enough ?? head(spare.sort((a, b) => costOf(b) - costOf(a)));
    entries = entries.filter((entry) => entry !== drop).map((entry) => ({ ...entry, startsIn: 0 }));
  }
  return whole();
}

/** The sample detachments as far as they fit a game. */
export function samplesFor(points: number, budget: number): List[] {
  const key = points * 100 + budget;
  let lists = known.get(key);
  if (lists === undefined) {
    lists = SAMPLES.flatMap((sample) => fitted(readList(sample.text), points, budget) ?? []);
    known.set(key, lists);
  }
  return lists;
}
const known = new Map<number, List[]>();

/** XR-AUT-24 Extra points, one upgrade at a time. */
export function upgraded(list: List, extra: number): List {
  const entries = list.entries.map((entry) => ({
    ...entry,
    options: entry.options.slice(),
    xeno: entry.xeno.slice(),
  }));
  const touched = new Set<number>();
  let left = extra;
  for (let found = true; found && left > 0;) {
    found = false;
    for (const upgrade of ['Armour-Piercing', 'Mobile', 'Fanatical Discipline']) {
      for (const [at, entry] of entries.entries()) {
        const wider = widened(entry, upgrade);
        const price = costOf(wider) - costOf(entry);
        if (touched.has(at) || price > left || faultsOfEntry(wider).length > 0) continue;
        applies('XR-AUT-24');
        left -= price;
        entries[at] = wider;
        touched.add(at);
        found = true;
        break;
      }
    }
  }
  return { ...list, entries };
}

const widened = (entry: Entry, upgrade: string): Entry =>
  upgrade === 'Fanatical Discipline'
    ? { ...entry, xeno: [...entry.xeno, upgrade] }
    : { ...entry, options: [...entry.options, upgrade] };
