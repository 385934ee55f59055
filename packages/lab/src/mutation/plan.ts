// Which checks are tried on a mutant, and in which order.
import { itemAt } from '@xenotable/kernel';
import type { CheckKind } from './battery.ts';
import type { Coverage, CoveredCheck } from './coverage.ts';
import type { Mutant, RuleFile } from './subject.ts';

export interface Planned {
  /** Index among all checks. */
  check: number;
  mostRounds: number;
  /** Processor milliseconds. */
  mostMs: number;
}

/** A file, and the numbers of its sites. */
type Sites = Pick<RuleFile, 'file' | 'first' | 'sites'>;

const ORDER: Record<CheckKind, number> = { case: 0, record: 1, law: 2, script: 3 };
/** Share of the time for each kind of check: a kind that kills more gets more, and a game of the script takes long. */
const SHARE = [1, 0.4, 0.4, 2];
/** Loops of a mutant may run this many times as long as with the unchanged rules. */
const LONGER = 20;
const AT_LEAST_ROUNDS = 100_000;

export class Planner {
  private readonly coverage: Coverage;
  private readonly once: ReadonlySet<number>;
  private readonly hidden: ReadonlySet<number>;
  private readonly reaching = new Map<number, number[]>();
  /** Checks by their fingerprints. */
  private readonly marked: ReadonlyMap<string, number>;
  /** How many mutants of a file each check has killed. */
  private readonly kills = new Map<string, Map<number, number>>();
  private readonly files: readonly Sites[];
  /** By file, the checks that run code of it. */
  private readonly running = new Map<string, ReadonlySet<number>>();

  constructor(coverage: Coverage, files: readonly Sites[] = []) {
    this.coverage = coverage;
    this.files = files;
    this.once = new Set(coverage.once);
    this.hidden = new Set(coverage.hidden);
    this.marked = new Map(coverage.checks.map(({ mark }, i) => [mark, i]));
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

  /** Whether cached results of earlier runs can hide the change, though it is executed. */
  mayBeHidden = (mutant: Mutant): boolean => this.hidden.has(mutant.site);

  isReached = (mutant: Mutant): boolean => this.once.has(mutant.site) || this.reaching.has(mutant.site);

  /** The check with this fingerprint, if it passes with the unchanged rules and reaches the mutant. */
  checkOn(mutant: Mutant, mark: string): CoveredCheck | null {
    const index = this.marked.get(mark);
    if (index === undefined) return null;
    const check = this.check(index);
    const reaches = this.needsInstance(mutant)
      ? check.ms !== null
      : this.reaching.get(mutant.site)?.includes(index) === true;
    return reaches ? check : null;
  }

  /** The fingerprint of a check; null if there is none with this number. */
  markOf = (index: number): string | null => this.coverage.checks[index]?.mark ?? null;

  private check(index: number): CoveredCheck {
    return itemAt(this.coverage.checks, index);
  }

  /** The checks that run code of a file after loading; for a file that only has data, those that run code of its folder. */
  private runningIn(file: string): ReadonlySet<number> {
    const known = this.running.get(file);
    if (known !== undefined) return known;
    const found = new Set<number>();
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    for (const fits of [(name: string) => name === file, (name: string) => name.startsWith(folder)]) {
      if (found.size > 0) break;
      for (const { first, sites } of this.files.filter((one) => fits(one.file)))
        for (let site = first; site < first + sites.length; site++)
          if (!this.once.has(site)) for (const check of this.reaching.get(site) ?? []) found.add(check);
    }
    this.running.set(file, found);
    return found;
  }

  /**
   * The checks that reach the mutant. First the suspect, which noticed it in an earlier run; then cases, records, laws
   * and the script's games. Among those come first the checks that name its rules, then those that run code of its file
   * (which matters for what runs only at loading), then those that killed its neighbours, then the fastest. Each kind
   * may take its share of `budget` milliseconds.
   */
  plan(mutant: Mutant, budget: number, suspect: string | null = null): { planned: Planned[]; left: number } {
    const reaching = this.reaching.get(mutant.site) ?? [];
    const candidates = this.needsInstance(mutant)
      ? this.coverage.checks.map((_, i) => i).filter((i) => this.check(i).ms !== null)
      : reaching;
    const reaches = new Set(reaching);
    const runs = this.needsInstance(mutant) ? this.runningIn(mutant.file) : null;
    const killed = this.kills.get(mutant.file);
    const rank = (index: number): number => {
      const named = mutant.rules.findIndex((id) => this.check(index).rules.includes(id));
      return named < 0 ? mutant.rules.length : named;
    };
    const ordered = candidates
      .map((index) => ({
        index,
        suspected: this.check(index).mark === suspect ? 0 : 1,
        kind: ORDER[this.check(index).kind],
        reaches: reaches.has(index) ? 0 : runs?.has(index) === true ? 1 : 2,
        rank: rank(index),
        kills: killed?.get(index) ?? 0,
        ms: this.check(index).ms ?? 0,
      }))
      .sort(
        (a, b) =>
          a.suspected - b.suspected ||
          a.kind - b.kind ||
          a.rank - b.rank ||
          a.reaches - b.reaches ||
          b.kills - a.kills ||
          a.ms - b.ms,
      );
    const spent = new Map<number, number>();
    const planned = ordered
      .filter(({ kind, ms }) => {
        const before = spent.get(kind) ?? 0;
        const within = before === 0 || before + ms <= budget * (SHARE[kind] ?? 0);
        if (within) spent.set(kind, before + ms);
        return within;
      })
      .map(({ index, ms }) => ({
        check: index,
        // On a new instance any check may have to fill caches.
        mostRounds: AT_LEAST_ROUNDS + LONGER * this.check(index).rounds + 2 * this.coverage.coldRounds,
        mostMs: LONGER * ms,
      }));
    return { planned, left: ordered.length - planned.length };
  }

  noteKill(mutant: Mutant, check: number): void {
    let file = this.kills.get(mutant.file);
    if (file === undefined) this.kills.set(mutant.file, (file = new Map()));
    file.set(check, (file.get(check) ?? 0) + 1);
  }
}
