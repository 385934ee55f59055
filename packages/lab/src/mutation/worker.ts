// A separate process that records coverage or tries mutants; it is ended when it hangs.
import { itemAt } from '@xenotable/kernel';
import { setImmediate } from 'node:timers/promises';
import { checksOf } from './battery.ts';
import { readCoverage, recordCoverage, writeCoverage } from './coverage.ts';
import type { Verdict } from './ledger.ts';
import { instrumented } from './load.ts';
import { Planner } from './plan.ts';
import { readSubject } from './subject.ts';
import { Trier } from './trier.ts';
import { Watchdog } from './watchdog.ts';

/** A mutant by its number, and the fingerprint of the check that is tried first. */
export interface Attempt {
  number: number;
  suspect: string | null;
}

export interface Job {
  folder: string;
  coverageFile: string;
  /** Null: record coverage. */
  mutants: readonly Attempt[] | null;
  /** Milliseconds for the cases on one mutant, and twice as much for the script's games; records and laws get a part of it. */
  budget: number;
  /** Without records and laws. */
  casesOnly: boolean;
  /** Processor milliseconds after which a check counts as endless, however long it takes with the unchanged rules. */
  patience: number;
}

export type Message =
  | { type: 'trying'; mutant: number }
  | { type: 'tried'; mutant: number; verdict: Verdict }
  /** An error that no mutant caused. */
  | { type: 'failed'; problem: string };

/** Loading, and one check with the unchanged rules, take less. */
const MOST_MS = 120_000;

const send = (message: Message): void => void process.send?.(message);

async function tryMutants(job: Job, wanted: readonly Attempt[], watchdog: Watchdog): Promise<void> {
  const subject = readSubject(new URL(job.folder));
  const loader = instrumented(subject, false);
  const pack = await loader.load();
  const checks = checksOf(subject.folder, pack, job.casesOnly);
  const planner = new Planner(readCoverage(job.coverageFile), subject.files);
  let now = -1;
  const trier = new Trier(loader, pack, checks, planner, {
    budget: job.budget,
    checking: (check, ms) => watchdog.allow(job.patience + ms, now, check),
    loading: () => watchdog.allow(MOST_MS, now, -1),
  });
  for (const { number, suspect } of wanted) {
    now = number;
    send({ type: 'trying', mutant: number });
    const verdict = await trier.try(itemAt(subject.mutants, number), suspect);
    // Without a verdict a new process tries it again.
    if (verdict !== null) send({ type: 'tried', mutant: number, verdict });
    if (trier.worn) return;
    // Lets this process send its messages.
    await setImmediate();
  }
}

async function record(job: Job, watchdog: Watchdog): Promise<void> {
  const subject = readSubject(new URL(job.folder));
  const loader = instrumented(subject, true);
  const pack = await loader.load();
  const checks = checksOf(subject.folder, pack, job.casesOnly);
  const coverage = recordCoverage(loader.board, pack, checks, () => watchdog.allow(MOST_MS, -1, -1));
  writeCoverage(job.coverageFile, coverage);
}

process.once('message', (job: Job) => {
  const watchdog = new Watchdog(MOST_MS);
  const work = job.mutants === null ? record(job, watchdog) : tryMutants(job, job.mutants, watchdog);
  void work
    .catch((error: unknown) =>
      send({ type: 'failed', problem: error instanceof Error ? error.message : String(error) }),
    )
    .then(() => process.disconnect());
});
