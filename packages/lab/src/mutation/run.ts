// Tries all mutants of a game: records coverage, hands the mutants to a worker process, and watches it.
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from '@xenotable/kernel';
import { type Coverage, readCoverage } from './coverage.ts';
import { Planner } from './plan.ts';
import { type Mutant, readSubject } from './subject.ts';
import type { Job, Message, Verdict } from './worker.ts';

export interface TriedMutant extends Mutant, Verdict {
  reached: boolean;
}

export interface MutationOptions {
  /** Only files that match this pattern. */
  files?: string | undefined;
  /** Only so many mutants, spread over all. */
  sample?: number | undefined;
  /** Milliseconds for the cases on one mutant; records and laws get a part of it. */
  budget: number;
  /** Only cases are tried, no records and no laws: quicker, for writing cases. */
  casesOnly?: boolean;
  /** Folder for coverage and verdicts; a run that was broken off goes on from there. */
  cache: URL;
  progress(text: string): void;
  /** Milliseconds after which a silent worker counts as hanging. */
  silence?: number;
}

/** A worker that says nothing for so long hangs: it speaks at least between two checks. */
const SILENCE_MS = 30_000;
/** While it loads the game, and while the rules as written are checked. */
const START_MS = 120_000;

const here = (path: string): URL => new URL(path, import.meta.url);
/** Besides the game itself, verdicts depend on these. */
const MACHINE = [
  here('./'),
  here('../../../kernel/'),
  here('../../../prove/src/'),
  here('../../../board/src/'),
];

function fingerprintOf(folder: URL, options: object): string {
  const hash = createHash('sha256').update(JSON.stringify(options));
  for (const root of [folder, ...MACHINE])
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort())
      if (
        /\.(ts|yaml|jsonl|json|txt)$/.test(file) &&
        !/(^|\/)(test|node_modules)\/|^mutation\.json$/.test(file)
      )
        hash.update(file).update(readFileSync(new URL(file, root)));
  return hash.digest('hex').slice(0, 16);
}

/** Runs a worker to its end. Resolves to the mutant that it was trying if it had to be ended or broke down, otherwise to null. */
function runWorker(job: Job, silenceMs: number, hear: (message: Message) => void): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const worker = fork(new URL('worker.ts', import.meta.url), {
      execArgv: ['--max-old-space-size=1500', '--disable-warning=ExperimentalWarning'],
    });
    let trying: number | null = null;
    let silence = setTimeout(() => worker.kill('SIGKILL'), START_MS);
    worker.on('message', (message: Message) => {
      clearTimeout(silence);
      silence = setTimeout(() => worker.kill('SIGKILL'), silenceMs);
      if (message.type === 'trying') trying = message.mutant;
      if (message.type === 'tried') trying = null;
      if (message.type === 'failed') reject(new BadInput('mutate', message.problem));
      hear(message);
    });
    worker.on('exit', (code) => {
      clearTimeout(silence);
      if (code !== 0 && trying === null) reject(new Error('the worker broke down before it tried a mutant'));
      resolve(code === 0 ? null : trying);
    });
    worker.send(job);
  });
}

async function coverageOf(job: Omit<Job, 'mutants'>, progress: () => void): Promise<Coverage> {
  if (!existsSync(job.coverageFile)) {
    const part = `${job.coverageFile}.part`;
    await runWorker({ ...job, coverageFile: part, mutants: null }, START_MS, progress);
    renameSync(part, job.coverageFile);
  }
  return readCoverage(job.coverageFile);
}

/** The verdicts of runs before this one. */
function readVerdicts(file: string): Map<number, Verdict> {
  if (!existsSync(file)) return new Map();
  return new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line) => {
        const { mutant, ...verdict } = JSON.parse(line) as Verdict & { mutant: number };
        return [mutant, verdict];
      }),
  );
}

/** The numbers of the mutants that are tried. */
function chosen(mutants: readonly Mutant[], { files, sample }: MutationOptions): number[] {
  const all = mutants
    .map((_, i) => i)
    .filter((i) => files === undefined || matchesGlob(mutants[i]!.file, files));
  if (sample === undefined || sample >= all.length) return all;
  return Array.from({ length: sample }, (_, n) => all[Math.floor((n * all.length) / sample)]!);
}

export async function tryMutants(folder: URL, options: MutationOptions): Promise<TriedMutant[]> {
  const subject = readSubject(folder);
  const wanted = chosen(subject.mutants, options);
  if (wanted.length === 0) return [];
  const { budget, casesOnly = false } = options;
  const runs = new URL(casesOnly ? 'cases/' : 'all/', options.cache);
  const cache = new URL(`${fingerprintOf(folder, { budget, casesOnly })}/`, runs);
  if (!existsSync(cache)) rmSync(runs, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const path = (name: string): string => fileURLToPath(new URL(name, cache));
  const job = { folder: folder.href, coverageFile: path('coverage.json'), budget, casesOnly };
  const planner = new Planner(
    await coverageOf(job, () => options.progress('running the checks with the rules as written')),
  );
  const verdicts = readVerdicts(path('verdicts.jsonl'));
  const note = (mutant: number, verdict: Verdict): void => {
    verdicts.set(mutant, verdict);
    appendFileSync(path('verdicts.jsonl'), `${JSON.stringify({ mutant, ...verdict })}\n`);
  };
  const pending = (): number[] =>
    wanted.filter((i) => !verdicts.has(i) && planner.isReached(subject.mutants[i]!));
  let left = pending();
  const toTry = left.length;
  let tried = 0;
  while (left.length > 0) {
    const silence = options.silence ?? SILENCE_MS;
    const hung = await runWorker({ ...job, mutants: left }, silence, (message) => {
      if (message.type !== 'tried') return;
      note(message.mutant, message.verdict);
      options.progress(`${++tried} of ${toTry} mutants tried`);
    });
    if (hung !== null) note(hung, { killed: true, by: 'no end', left: 0 });
    left = pending();
  }
  return wanted.map((i) => {
    const mutant = subject.mutants[i]!;
    const unreached = { killed: false, by: null, left: 0 };
    return { ...mutant, ...(verdicts.get(i) ?? unreached), reached: planner.isReached(mutant) };
  });
}

/** Where a game's runs are kept between calls. */
export const cacheOf = (game: string): URL =>
  here(`../../../../node_modules/.cache/xenotable/mutation/${game}/`);
