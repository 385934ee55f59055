// Tries mutants of a game: records coverage, and gives the mutants to worker processes.
import { itemAt } from '@xenotable/kernel';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Coverage, readCoverage } from './coverage.ts';
import { Ledger, type Verdict } from './ledger.ts';
import { folderMark, markOf } from './marks.ts';
import { Planner } from './plan.ts';
import { type Choosing, chosen } from './sample.ts';
import { type Mutant, type Subject, readSubject } from './subject.ts';
import type { Attempt, Job } from './worker.ts';
import { runWorker } from './workerProcess.ts';

export interface TriedMutant extends Mutant, Verdict {
  reached: boolean;
  /** Nothing was run: the verdict is that of an earlier run with other rules. */
  carried: boolean;
}

export interface MutationRun {
  tried: TriedMutant[];
  /** All mutants of these files, tried or not. */
  all: number;
}

export interface MutationOptions extends Choosing {
  /** Milliseconds for the cases on one mutant, and twice as much for the script's games; records and laws get a part of it. */
  budget: number;
  /** Only cases are tried, no records and no laws: faster, for writing cases. */
  casesOnly?: boolean;
  /** Forget what earlier runs have found. */
  fresh?: boolean;
  /** Folder for coverage and the ledger; an interrupted run continues from there. */
  cache: URL;
  progress(text: string): void;
  /** Processor milliseconds after which a check counts as endless, however long it takes with the unchanged rules. */
  patience?: number;
}

const PATIENCE_MS = 5000;

const here = (path: string): URL => new URL(path, import.meta.url);
/** Verdicts depend on these files besides the game itself. */
const MACHINE = [
  here('./'),
  here('../../../kernel/'),
  here('../../../prove/src/'),
  here('../../../board/src/'),
];

async function coverageOf(
  job: Omit<Job, 'mutants'>,
  progress: MutationOptions['progress'],
): Promise<Coverage> {
  if (!existsSync(job.coverageFile)) {
    progress('running the checks with the rules as written');
    const part = `${job.coverageFile}.part`;
    await runWorker({ ...job, coverageFile: part, mutants: null }, () => {});
    renameSync(part, job.coverageFile);
  }
  return readCoverage(job.coverageFile);
}

interface Prepared {
  planner: Planner;
  ledger: Ledger;
  job: Omit<Job, 'mutants'>;
}

async function prepare({ folder, files, mutants }: Subject, options: MutationOptions): Promise<Prepared> {
  const { budget, casesOnly = false, patience = PATIENCE_MS, cache } = options;
  const state = markOf(...[folder, ...MACHINE].map(folderMark), String(budget), String(casesOnly));
  const coverages = new URL(casesOnly ? 'cases/' : 'all/', cache);
  const coverage = new URL(`${state}.json`, coverages);
  // Only the last one is kept.
  if (!existsSync(coverage)) rmSync(coverages, { recursive: true, force: true });
  mkdirSync(coverages, { recursive: true });
  const job = {
    folder: folder.href,
    coverageFile: fileURLToPath(coverage),
    budget,
    casesOnly,
    patience,
  };
  const planner = new Planner(await coverageOf(job, options.progress));
  const present = {
    state,
    files: new Map(files.map(({ file, mark }) => [file, mark])),
    reaching: (mutant: Mutant, check: string) => planner.checkOn(mutant, check)?.name ?? null,
  };
  const ledger = new Ledger(new URL('ledger.jsonl', cache), mutants, present, options.fresh ?? false);
  return { planner, ledger, job };
}

export async function tryMutants(folder: URL, options: MutationOptions): Promise<MutationRun> {
  const subject = readSubject(folder);
  const mutantAt = (number: number): Mutant => itemAt(subject.mutants, number);
  const wanted = chosen(subject.mutants, options);
  if (wanted.length === 0) return { tried: [], all: 0 };
  const { planner, ledger, job } = await prepare(subject, options);
  const pending = (): Attempt[] =>
    wanted
      .filter((number) => {
        const mutant = mutantAt(number);
        return planner.isReached(mutant) && ledger.verdict(mutant) === null;
      })
      .map((number) => ({ number, suspect: ledger.suspect(mutantAt(number)) }));
  let left = pending();
  const toTry = left.length;
  let tried = 0;
  while (left.length > 0) {
    const hung = await runWorker({ ...job, mutants: left }, (message) => {
      if (message.type !== 'tried') return;
      ledger.note(mutantAt(message.mutant), message.verdict);
      options.progress(`${++tried} of ${toTry} mutants tried`);
    });
    if (hung !== null) {
      const check = planner.markOf(hung.check);
      ledger.note(mutantAt(hung.mutant), { killed: true, by: 'no end', check, left: 0 });
    }
    left = pending();
  }
  return {
    tried: wanted.map((number) => {
      const mutant = mutantAt(number);
      const unreached = { killed: false, by: null, check: null, left: 0, carried: false };
      return { ...mutant, ...(ledger.verdict(mutant) ?? unreached), reached: planner.isReached(mutant) };
    }),
    all: chosen(subject.mutants, { files: options.files }).length,
  };
}

/** The folder in which a game's runs are stored. */
export const cacheOf = (game: string): URL =>
  here(`../../../../node_modules/.cache/xenotable/mutation/${game}/`);
