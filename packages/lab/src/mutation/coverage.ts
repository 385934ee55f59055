// Which checks reach which sites, and what each check costs: recorded once, with the rules as written.
import { readFileSync, writeFileSync } from 'node:fs';
import type { GamePackage } from '@xenotable/kernel/proof';
import type { Check, CheckKind } from './battery.ts';
import type { Switchboard } from './switchboard.ts';

export interface CoveredCheck {
  kind: CheckKind;
  name: string;
  rules: readonly string[];
  /** Milliseconds of the processor; null if it takes too long to be tried on mutants. */
  ms: number | null;
  /** Rounds of loops. */
  rounds: number;
  sites: number[];
}

export interface Coverage {
  checks: CoveredCheck[];
  /** Sites that run while the modules load, or whose results are kept from check to check: they need a new instance of the game. */
  once: number[];
}

/** A law that takes longer is not tried. */
const DEAREST_LAW_MS = 500;

/** Used so far by this process: unlike the clock it does not run faster when others work. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function recordCoverage(
  board: Switchboard,
  pack: GamePackage,
  checks: readonly Check[],
  progress: () => void,
): Coverage {
  const once = new Set(board.takeReached());
  const runAll = (): (CoveredCheck & { ms: number })[] =>
    checks.map((check) => {
      progress();
      const { kind, name, rules } = check;
      const from = cpuMs();
      let rounds = 0;
      try {
        rounds = board.counting(Infinity, () => check.hold(pack));
      } catch (error) {
        // A law that the game is known to break cannot notice anything.
        if (kind === 'law') {
          board.takeReached();
          return { kind, name, rules, ms: Infinity, rounds: 0, sites: [] };
        }
        throw new Error(`${name} does not hold with the rules as written: ${String(error)}`, {
          cause: error,
        });
      }
      return { kind, name, rules, ms: cpuMs() - from, rounds, sites: board.takeReached() };
    });
  const cold = runAll();
  const warm = runAll();
  cold.forEach(({ sites }, i) => {
    const again = new Set(warm[i]!.sites);
    for (const site of sites) if (!again.has(site)) once.add(site);
  });
  return {
    checks: cold.map((check, i) => {
      const { ms } = warm[i]!;
      return check.kind === 'law' && ms > DEAREST_LAW_MS
        ? { ...check, sites: [], ms: null }
        : { ...check, ms };
    }),
    once: [...once],
  };
}

export const writeCoverage = (file: string, coverage: Coverage): void =>
  writeFileSync(file, JSON.stringify(coverage));

export const readCoverage = (file: string): Coverage => JSON.parse(readFileSync(file, 'utf8')) as Coverage;
