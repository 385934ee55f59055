// Dice as RULES.md reads them: pools of ten and five, hits, tests (XR-GEN-03, XR-GEN-04, XR-SHO-05, XR-ATK-06).
import { type Account, Difference, type Entry } from './account.ts';

/** Dice that were thrown to hit, until the hits have been divided by Armour. */
export interface Pool {
  need: number;
  minus: number;
  /** Natural 6s are two hits. */
  double: boolean;
  /** Whom they hit. */
  on: number;
  hits: number;
  /** Shots that may go on to extreme range. */
  reaches?: boolean;
}

export const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);

/** The face of a double, or 0. */
export const doubled = ([a = 0, b = -1]: readonly number[]): number => (a === b ? a : 0);

export function hitsOf(
  books: Account,
  dice: readonly number[],
  pool: Pick<Pool, 'need' | 'minus' | 'double'>,
): number {
  return dice.reduce((hits, die) => {
    const sixes = die === 6 && (books.options.naturalSix || 6 - pool.minus >= pool.need);
    const hit = sixes || (die > 1 && die < 6 && die - pool.minus >= pool.need);
    return hit ? hits + (die === 6 && pool.double ? 2 : 1) : hits;
  }, 0);
}

export function expect(what: string, told: unknown, own: unknown): void {
  if (told !== own) throw new Difference(`${what}: told ${String(told)}, reckoned ${String(own)}`);
}

export function claim(holds: boolean, what: string): void {
  if (!holds) throw new Difference(what);
}

/** Ten dice above half strength, five otherwise; a Runt leads one fewer. */
export const poolSize = (books: Account, unit: Entry): number =>
  (books.atHalf(unit) ? 5 : 10) - (books.leads(unit, 'Runt') ? 1 : 0);

/** XR-CMD-01, XR-CMD-02 Whether the Commander adds 1. */
export function commanderHelps(books: Account, unit: Entry, kind: 'order' | 'courage'): boolean {
  const chief = books.commanderOf(unit.owner);
  if (chief === undefined || !books.isThere(unit)) return false;
  if (books.hasTrait(unit.owner, kind === 'order' ? 'Indecisive' : 'Insipid')) return false;
  const near = unit === chief || books.near(unit, chief, 1200);
  if (chief.suppressed) return kind === 'courage' && !books.options.pinnedSilent && near;
  return near || unit.sheet.xeno.has('Hive Mind');
}

/** XR-COU-18 The Courage that a test is against; Headlong detachments may be one better in their own Attacks. */
export function courageOf(books: Account, unit: Entry): number {
  const chief = books.commanderOf(unit.owner);
  const linked = unit.sheet.xeno.has('Hive Mind') && chief !== undefined && !chief.suppressed;
  return linked && books.near(unit, chief, 1200) ? 0 : unit.sheet.courage;
}

const DIFFICULTIES: Record<string, number> = { skirmish: 7, regenerate: 7, 'fire support': 8, explode: 5 };

/** XR-ORD-09 What an order must reach; 0 for powers, whose Difficulty is their own. */
export function orderValue(unit: Entry, order: string): number {
  if (order === 'shoot') return unit.sheet.shoot;
  if (order === 'attack') return unit.sheet.attack;
  if (order === 'manifest') return 0;
  return DIFFICULTIES[order] ?? unit.sheet.move;
}

/** XR-ORD-04 All that is added to an order, as one number. */
export function orderModifier(books: Account, unit: Entry, order: string, target: Entry | null): number {
  let all = commanderHelps(books, unit, 'order') ? 1 : 0;
  if (unit.sheet.vehicle && books.atHalf(unit)) all -= 1;
  if (unit.sheet.xeno.has('Mechanoid')) all -= 1;
  if (order === 'attack' || order === 'shoot')
    all += unit.mercenary === 3 ? -1 : unit.mercenary === 4 ? 1 : 0;
  if (order === 'attack' && books.ownerOf(unit.owner).doctrine === 'Headlong') all += 1;
  if (order !== 'manifest') return all;
  if (books.atHalf(unit)) all -= 1;
  return target !== null && target.side !== unit.side && target.sheet.xeno.has('Demonic') ? all + 2 : all;
}
