// A process of its own that records coverage or tries mutants; the parent ends it when it hangs.
import type { GamePackage } from '@xenotable/kernel/proof';
import { type Check, checksOf } from './battery.ts';
import { readCoverage, recordCoverage, writeCoverage } from './coverage.ts';
import { type Loader, instrumented } from './load.ts';
import { type Planned, Planner } from './plan.ts';
import { type Mutant, readSubject } from './subject.ts';

export interface Job {
  folder: string;
  coverageFile: string;
  /** Mutants to try, by number; none: record coverage. */
  mutants: number[] | null;
  /** Milliseconds for the cases on one mutant; records and laws get a part of it. */
  budget: number;
  /** Without records and laws. */
  casesOnly: boolean;
}

export interface Verdict {
  killed: boolean;
  /** The check that noticed. */
  by: string | null;
  /** Checks that reach it and were not tried for lack of time. */
  left: number;
}

export type Message =
  | { type: 'alive' }
  | { type: 'trying'; mutant: number }
  | { type: 'tried'; mutant: number; verdict: Verdict }
  /** Something is wrong that no mutant has done. */
  | { type: 'failed'; problem: string };

/** Instances of the game stay in memory: after so many a new process is cheaper. */
const MOST_INSTANCES = 80;

const send = (message: Message): void => void process.send?.(message);

let lastWord = 0;
/** At most one word a second. */
function sayAlive(): void {
  const now = performance.now();
  if (now - lastWord < 1000) return;
  lastWord = now;
  send({ type: 'alive' });
}

class Trier {
  private readonly loader: Loader;
  private readonly checks: readonly Check[];
  private readonly planner: Planner;
  private readonly budget: number;
  private readonly warm: GamePackage;
  private fresh = 0;

  constructor(loader: Loader, warm: GamePackage, checks: readonly Check[], planner: Planner, budget: number) {
    this.loader = loader;
    this.warm = warm;
    this.checks = checks;
    this.planner = planner;
    this.budget = budget;
  }

  /** Many instances of the game are in memory. */
  get worn(): boolean {
    return this.fresh > MOST_INSTANCES;
  }

  private holds({ check, mostRounds }: Planned, pack: GamePackage): boolean {
    sayAlive();
    try {
      this.loader.board.counting(mostRounds, () => this.checks[check]!.hold(pack));
      return true;
    } catch {
      return false;
    }
  }

  /** The first check that notices the mutant, which is on. */
  private async killer(
    planned: readonly Planned[],
    instance: 'warm' | 'new',
  ): Promise<Planned | 'loading' | undefined> {
    let pack = this.warm;
    if (instance === 'new') {
      this.fresh++;
      try {
        pack = await this.loader.load();
      } catch {
        return 'loading';
      }
    }
    return planned.find((one) => !this.holds(one, pack));
  }

  /** A verdict, and whether the mutant (or one before it) has spoilt this process. */
  async try(mutant: Mutant): Promise<{ verdict: Verdict; spoilt: boolean }> {
    const { board } = this.loader;
    const { planned, left } = this.planner.plan(mutant, this.budget);
    const anew = this.planner.needsInstance(mutant);
    board.switchOn(mutant.site, mutant.change);
    let killer = await this.killer(planned, anew ? 'new' : 'warm');
    // Results that were kept from earlier runs can hide the changed code.
    if (killer === undefined && !anew && !board.picked) killer = await this.killer(planned, 'new');
    board.switchOff();
    if (killer === undefined) return { verdict: { killed: false, by: null, left }, spoilt: false };
    if (killer === 'loading') return { verdict: { killed: true, by: 'loading', left: 0 }, spoilt: false };
    this.planner.noteKill(mutant, killer.check);
    // With the rules as written the same check holds again, unless something was spoilt.
    return {
      verdict: { killed: true, by: this.checks[killer.check]!.name, left: 0 },
      spoilt: !this.holds(killer, this.warm),
    };
  }
}

async function tryMutants(job: Job, wanted: readonly number[]): Promise<void> {
  const subject = readSubject(new URL(job.folder));
  const loader = instrumented(subject, false);
  const pack = await loader.load();
  const coverage = readCoverage(job.coverageFile);
  const trier = new Trier(
    loader,
    pack,
    checksOf(subject.folder, pack, job.casesOnly),
    new Planner(coverage),
    job.budget,
  );
  let clean = true;
  for (const number of wanted) {
    send({ type: 'trying', mutant: number });
    const { verdict, spoilt } = await trier.try(subject.mutants[number]!);
    // A process that was spoilt by an earlier mutant does not judge this one.
    if (spoilt && !clean) return;
    send({ type: 'tried', mutant: number, verdict });
    if (spoilt || trier.worn) return;
    clean = false;
  }
}

async function record(job: Job): Promise<void> {
  const subject = readSubject(new URL(job.folder));
  const loader = instrumented(subject, true);
  const pack = await loader.load();
  const coverage = recordCoverage(
    loader.board,
    pack,
    checksOf(subject.folder, pack, job.casesOnly),
    sayAlive,
  );
  writeCoverage(job.coverageFile, coverage);
}

process.once('message', (job: Job) => {
  const work = job.mutants === null ? record(job) : tryMutants(job, job.mutants);
  void work
    .catch((error: unknown) =>
      send({ type: 'failed', problem: error instanceof Error ? error.message : String(error) }),
    )
    .then(() => process.disconnect());
});
