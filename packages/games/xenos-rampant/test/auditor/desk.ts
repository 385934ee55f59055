// The auditor's desk: its books, what it heard last, and how it books the commonest things.
import type { Result } from '@xenotable/kernel';
import type { Happening } from '../../happenings.ts';
import type { View } from '../../view.ts';
import { Account, type Entry } from './account.ts';
import { type Pool, claim } from './dice.ts';

export type Of<T extends Happening['type']> = Extract<Happening, { type: T }>;

/** What a happening does to the books. */
export type Handlers = { [T in Happening['type']]?: (h: Of<T>, rule: string) => void };

/** The last Courage test of a unit; open as long as it may be rolled again. */
interface Tested {
  result: string;
  cause: string;
  dice: number;
  open: boolean;
}

export class Desk {
  readonly look: () => View;
  account: Account | null = null;
  /** Results of chance since the last decision. */
  readonly results: Result[] = [];
  order: Of<'ordered'> | null = null;
  firstModifier: number | null = null;
  spotted = false;
  readonly lastTest = new Map<number, Tested>();
  lastDice: readonly number[] = [];
  readonly pools = new Map<number, Pool>();
  /** Points that a unit is about to lose to hits, before the medics. */
  readonly due = new Map<number, number>();
  readonly saved = new Map<number, number>();
  readonly forceSaved = new Map<number, number>();
  readonly ledger = new Map<number, number[]>();
  blocked = 0;
  backHits = 0;
  fighting = false;
  barrage = false;
  phases: number[] = [];
  phaseLost = false;
  /** Units that rallied and may go Back Into The Fray. */
  readonly frays = new Set<number>();
  readonly owed = new Set<number>();
  readonly gaveUp = new Set<number>();
  readonly removed: Entry[] = [];
  scored: { side: number; vp: number; rule: string }[] = [];

  constructor(look: () => View) {
    this.look = look;
  }

  get books(): Account {
    if (this.account === null) throw new Error('no battle is being fought');
    return this.account;
  }

  begin(): void {
    this.account = new Account(this.look());
    for (const one of [
      this.lastTest,
      this.pools,
      this.due,
      this.saved,
      this.ledger,
      this.owed,
      this.gaveUp,
      this.frays,
    ])
      one.clear();
    this.removed.length = 0;
    this.scored = [];
  }

  leave(unit: Entry, state: string): void {
    const { books } = this;
    const wasThere = this.countsAsThere(unit);
    unit.state = state;
    unit.suppressed = false;
    unit.grounded = false;
    unit.inside = -1;
    if (!books.ownerOf(unit.owner).listed || !wasThere) return;
    if (books.units.filter((one) => one.owner === unit.owner && this.countsAsThere(one)).length === 1)
      this.owed.add(unit.owner);
  }

  /** XR-COU-07 Passengers of a vehicle that has just been lost are still there. */
  countsAsThere(unit: Entry): boolean {
    const { books } = this;
    if (books.isThere(unit)) return true;
    return unit.state === 'transport' && ['destroyed', 'routed'].includes(books.of(unit.inside).state);
  }

  remove(unit: Entry, state: 'destroyed' | 'routed'): void {
    const owner = this.books.ownerOf(unit.owner);
    this.leave(unit, state);
    this.removed.push(unit);
    this.due.delete(unit.id);
    owner.lost += ['wave', 'truck', 'underdog'].includes(unit.extra ?? '') ? 0 : unit.cost;
    if (unit.commander) owner.commanderLost = true;
    const half = !owner.halfTested && owner.total > 0 && 2 * owner.lost >= owner.total;
    if (half) owner.halfTested = true;
    if (owner.listed && (unit.commander || half)) this.owed.add(unit.owner);
  }

  put(id: number, to: { x: number; y: number }): Entry {
    const unit = this.books.of(id);
    unit.state = 'table';
    unit.inside = -1;
    unit.x = to.x;
    unit.y = to.y;
    return unit;
  }

  /** Those who joined since: waves, brood, new ranks. */
  newcomers(): Entry[] {
    const known = this.books.units.length;
    return this.look()
      .units.slice(known)
      .map((unit) => this.books.enlist(unit));
  }

  /** XR-COU-05 to 08 Army-wide tests come before anything else is begun. */
  noDebts(): void {
    for (const seat of this.owed)
      claim(
        this.gaveUp.has(seat) || this.testers(seat).length === 0,
        `seat ${seat} owes an army-wide Courage test`,
      );
    this.owed.clear();
  }

  testers(seat: number): number[] {
    const { books } = this;
    return books.units
      .filter(
        (one) => one.owner === seat && books.isThere(one) && one.sp > 0 && !one.sheet.xeno.has('Mechanoid'),
      )
      .map((one) => one.id);
  }

  since(rule: string): number[] {
    return this.results.filter(([why]) => why === rule).map(([, , result]) => result);
  }

  /** The last die that was thrown for a rule. */
  lastDie(rule: string): number {
    return this.since(rule).at(-1) ?? 0;
  }
}
