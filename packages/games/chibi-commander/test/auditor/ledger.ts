// The auditor's ledger: what it believes of the table, and the questions that it asks of itself.
import { type Account, type ReportedUnit, newcomer } from './account.ts';
import { factsOf, sideOfFaction } from './facts.ts';
import type { Ground } from './sight.ts';

export interface Report {
  mission: string;
  round: number;
  turn: string;
  units: Record<string, ReportedUnit>;
  blips: Record<string, { is: string; faction: string }>;
  armies: Record<string, { purse: number; ghosts: number; bought: string[] }>;
  marks: Record<string, number[]>;
  quiet: number;
  'take-off': number;
  campaign: unknown;
}

/** What everybody at the table sees of it. */
export interface Seen {
  board: Ground;
  armies: { faction: string; goals: { rule: string; points: number }[] }[];
  options: { armor: string };
  scenario: { play: string } | null;
  /** The side of the seat that looks. */
  side: string | null;
}

export type What = Record<string, unknown> & { type: string };
export type Handlers = Record<string, (what: What, rule: string) => void>;

class Difference extends Error {}

export interface Strike {
  attacker: number;
  at: number;
  blast: boolean;
  ranged: boolean;
  dice: number[];
  dodged: boolean;
}

export class Ledger {
  protected units: Account[] = [];
  protected report: Report | null = null;
  protected seen: Seen | null = null;
  protected rolls: { why: string; die: number }[] = [];
  protected strike: Strike | null = null;
  protected thrown: number[] = [];
  protected healing = 0;
  protected round = 0;
  protected turns: string[] = [];
  protected acted = new Set<number>();
  protected acting: number | null = null;
  protected revealedBy = new Map<number, number>();
  protected stirred = false;
  protected quietRounds = 0;
  protected kills = { Earth: 0, Invaders: 0 };
  protected ghosts = new Map<string, number>();
  protected comaDie: { unit: number; die: number } | null = null;
  protected drags: number | null = null;
  /** CC-M-VS5-07 Doors that no turn closes. */
  protected alwaysOpen: readonly number[] = [];
  /** How much was checked. */
  figures = 0;

  protected must(holds: boolean, what: string): asserts holds {
    this.figures++;
    if (!holds) throw new Difference(what);
  }

  /** A result of chance. */
  rolled(why: string, die: number): void {
    this.rolls.push({ why, die });
  }

  /** The last dice that were thrown for a rule. */
  protected dice(why: string, count: number): number[] {
    return this.rolls
      .filter((one) => one.why === why)
      .slice(-count)
      .map((one) => one.die);
  }

  protected unit(id: unknown): Account {
    const own = this.units[Number(id)];
    if (own !== undefined) return own;
    throw new Difference(`unit ${String(id)} is not on the table`);
  }

  /** Whether an awake unit stands openly on a field (CC-COV-04, CC-COV-06). */
  protected readonly isAwake = (cell: number): boolean =>
    this.units.some((unit) => unit.at === cell && !unit.covered && !unit.coma);

  protected isVersus(): boolean {
    return this.report?.mission.startsWith('VS') === true || this.seen?.scenario?.play === 'versus';
  }

  protected stir(): void {
    this.stirred = true;
  }

  protected has(side: string, option: string): boolean {
    return Object.entries(this.report?.armies ?? {}).some(
      ([faction, army]) => sideOfFaction(faction) === side && army.bought.includes(option),
    );
  }

  /** CC-TRN-09, CC-ACT-11, CC-M-ED-05, CC-M-SH-06 */
  protected actions(unit: Account): number {
    if (unit.groggy) return 1;
    const mission = this.report?.mission;
    const hero =
      mission === 'Evil Dreams'
        ? unit.side === 'Invaders'
        : mission === 'Super Hero' && unit.side === 'Earth';
    return hero ? 3 : 2;
  }

  /** CC-WND-05 What a unit dealt in an earlier activation is forgotten. */
  protected forget(attacker: number): void {
    for (const unit of this.units) unit.beyond.delete(attacker);
  }

  /** CC-ACT-11 What waited for an activation ends with it. */
  protected endActivation(): void {
    const unit = this.acting === null ? undefined : this.units[this.acting];
    if (unit !== undefined) Object.assign(unit, { panics: 0, groggy: false });
    this.acting = null;
  }

  protected suffered(unit: Account): void {
    this.acted.add(unit.id);
    Object.assign(unit, { panics: 0, groggy: false });
  }

  /** CC-PSI-11 Who could not act at all in the turn that is over has suffered its Panics. */
  protected endTurn(): void {
    this.endActivation();
    const faction = this.turns.at(-1);
    if (faction === undefined) return;
    for (const unit of this.units) {
      const { kin } = factsOf(unit.kind);
      const own = this.isVersus() ? kin === faction : unit.side === sideOfFaction(faction);
      if (!own || unit.coma || unit.at < 0 || this.acted.has(unit.id)) continue;
      if (this.actions(unit) - unit.panics > 0) continue;
      this.suffered(unit);
    }
  }

  protected ground(change: (board: Ground) => void): void {
    if (this.seen !== null) change(this.seen.board);
  }

  protected appear(what: What): void {
    const id = Number(what['unit']);
    const unit = (this.units[id] ??= newcomer(id, String(what['kind'])));
    unit.at = Number(what['cell']);
    unit.covered = false;
    unit.fate = '';
  }

  protected sway(what: What): void {
    const unit = this.unit(what['unit']);
    this.must(
      !unit.swayed || what.type === 'Ultra PSI',
      `${unit.kind} is swayed twice in a round (CC-PSI-14)`,
    );
    unit.swayed = true;
    this.forget(unit.id);
  }

  protected gone(what: What): void {
    const unit = this.unit(what['unit']);
    unit.fate = String(what['fate']);
    unit.at = -1;
    unit.covered = false;
    this.stir();
  }
}
