// Which checks are tried on a mutant, and in which order.
import type { CheckKind } from './battery.ts';
import type { Coverage, CoveredCheck } from './coverage.ts';
import type { Mutant } from './subject.ts';

export interface Planned {
  /** Index among all checks. */
  check: number;
  mostRounds: number;
}

const ORDER: Record<CheckKind, number> = { case: 0, record: 1, law: 2 };
/** Share of the time for a mutant: what kills more gets more. */
const SHARE = [1, 0.4, 0.4];
/** Loops of a mutant may run this much longer than those of the rules as written. */
const LONGER = 20;
const AT_LEAST_ROUNDS = 100_000;

export class Planner {
  private readonly coverage: Coverage;
  private readonly once: ReadonlySet<number>;
  private readonly reaching = new Map<number, number[]>();
  /** How many mutants of a file each check has killed. */
  private readonly kills = new Map<string, Map<number, number>>();

  constructor(coverage: Coverage) {
    this.coverage = coverage;
    this.once = new Set(coverage.once);
    coverage.checks.forEach(({ sites }, check) => {
      for (const site of sites) {
        const all = this.reaching.get(site);
        if (all === undefined) this.reaching.set(site, [check]);
        else all.push(check);
      }
    });
  }

  /** Whether the change must be on while the game is loaded. */
  needsInstance = (mutant: Mutant): boolean => this.once.has(mutant.site);

  isReached = (mutant: Mutant): boolean => this.once.has(mutant.site) || this.reaching.has(mutant.site);

  private check(index: number): CoveredCheck {
    return this.coverage.checks[index]!;
  }

  /** Checks that reach the mutant: cases before records before laws, those that name its rules first, then those that killed its neighbours, then the quickest. Cases may take `budget` milliseconds, records and laws a part of it. */
  plan(mutant: Mutant, budget: number): { planned: Planned[]; left: number } {
    const reaching = this.reaching.get(mutant.site) ?? [];
    const candidates = this.needsInstance(mutant)
      ? this.coverage.checks.map((_, i) => i).filter((i) => this.check(i).ms !== null)
      : reaching;
    const reaches = new Set(reaching);
    const killed = this.kills.get(mutant.file);
    const rank = (index: number): number => {
      const named = mutant.rules.findIndex((id) => this.check(index).rules.includes(id));
      return named < 0 ? mutant.rules.length : named;
    };
    const ordered = candidates
      .map((index) => ({
        index,
        kind: ORDER[this.check(index).kind],
        reaches: reaches.has(index) ? 0 : 1,
        rank: rank(index),
        kills: killed?.get(index) ?? 0,
        ms: this.check(index).ms ?? 0,
      }))
      .sort(
        (a, b) =>
          a.kind - b.kind || a.rank - b.rank || a.reaches - b.reaches || b.kills - a.kills || a.ms - b.ms,
      );
    const spent = new Map<number, number>();
    const planned = ordered
      .filter(({ kind, ms }) => {
        const before = spent.get(kind) ?? 0;
        const within = before === 0 || before + ms <= budget * (SHARE[kind] ?? 0);
        if (within) spent.set(kind, before + ms);
        return within;
      })
      .map(({ index }) => ({
        check: index,
        mostRounds: AT_LEAST_ROUNDS + LONGER * this.check(index).rounds,
      }));
    return { planned, left: ordered.length - planned.length };
  }

  noteKill(mutant: Mutant, check: number): void {
    let file = this.kills.get(mutant.file);
    if (file === undefined) this.kills.set(mutant.file, (file = new Map()));
    file.set(check, (file.get(check) ?? 0) + 1);
  }
}
