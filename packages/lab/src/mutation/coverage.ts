// Which checks reach which sites, and the cost of each check: recorded once, with the unchanged rules.
import { itemAt } from '@xenotable/kernel';
import { readFileSync, writeFileSync } from 'node:fs';
import type { GamePackage } from '@xenotable/kernel/proof';
import type { Check, CheckKind } from './battery.ts';
import type { Switchboard } from './switchboard.ts';
import { cpuMs } from './watchdog.ts';

export interface CoveredCheck {
  kind: CheckKind;
  name: string;
  mark: string;
  rules: readonly string[];
  /** Processor milliseconds; null if it takes too long to be tried on mutants. */
  ms: number | null;
  /** Number of loop iterations. */
  rounds: number;
  sites: number[];
}

export interface Coverage {
  checks: CoveredCheck[];
  /** Sites that run while the modules load, or whose results are cached between checks: they need a new instance of the game. */
  once: number[];
  /** Sites that a second run of the same checks executes less often: a cached result can hide a change there. */
  hidden: number[];
  /** Loop iterations that fill caches: on a new instance any check may have to do it. */
  coldRounds: number;
}

/** A check that takes longer is not tried. A game of the script may be the only one that reaches a part of it. */
const DEAREST_MS: Record<CheckKind, number> = { case: Infinity, record: Infinity, law: 500, script: 5000 };

const isLaw = ({ kind }: { kind: CheckKind }): boolean => kind === 'law' || kind === 'script';

interface Run {
  covered: CoveredCheck & { ms: number };
  /** How often it executes each site. */
  times: ReadonlyMap<number, number>;
}

export function recordCoverage(
  board: Switchboard,
  pack: GamePackage,
  checks: readonly Check[],
  beforeEach: () => void,
): Coverage {
  const once = new Set(board.takeReached().keys());
  const hidden = new Set<number>();
  const run = (check: Check): Run => {
    beforeEach();
    const { kind, name, mark, rules } = check;
    const from = cpuMs();
    let rounds = 0;
    try {
      rounds = board.counting(Infinity, () => check.hold(pack));
    } catch (error) {
      // A law that the game is known to break cannot notice anything.
      if (isLaw(check)) {
        board.takeReached();
        return {
          covered: { kind, name, mark, rules, ms: Infinity, rounds: 0, sites: [] },
          times: new Map(),
        };
      }
      throw new Error(`${name} does not hold with the rules as written: ${String(error)}`, { cause: error });
    }
    const ms = cpuMs() - from;
    const times = board.takeReached();
    return { covered: { kind, name, mark, rules, ms, rounds, sites: [...times.keys()] }, times };
  };
  const cold = checks.map(run);
  // Laws come last, when the cases have filled all caches, and they take long: running them once is enough.
  const warm = checks.map((check, i) => (isLaw(check) ? itemAt(cold, i) : run(check)));
  cold.forEach(({ times }, i) => {
    for (const [site, count] of times) {
      const again = itemAt(warm, i).times.get(site) ?? 0;
      if (again === 0) once.add(site);
      else if (again < count) hidden.add(site);
    }
  });
  return {
    checks: cold.map(({ covered: check }, i) => {
      const { ms } = itemAt(warm, i).covered;
      return ms > DEAREST_MS[check.kind] ? { ...check, sites: [], ms: null } : { ...check, ms };
    }),
    once: [...once],
    hidden: [...hidden],
    coldRounds: cold.reduce(
      (sum, { covered }, i) => sum + Math.max(0, covered.rounds - itemAt(warm, i).covered.rounds),
      0,
    ),
  };
}

export const writeCoverage = (file: string, coverage: Coverage): void =>
  writeFileSync(file, JSON.stringify(coverage));

export const readCoverage = (file: string): Coverage => JSON.parse(readFileSync(file, 'utf8')) as Coverage;
