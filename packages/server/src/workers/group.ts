// WORKERS=n: n servers in processes of their own that take people at one port. This is the primary process, which plays
// nothing itself: it hands new connections round, replaces workers that end or get stuck, and asks all of them for one.
import cluster, { type Worker as WorkerProcess } from 'node:cluster';
import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { DEADLINE_MS } from '../shutdown.ts';
import { type Answers, type Asked, type Told, type ToPrimary, type ToWorker, WORKER } from './messages.ts';

/** A worker may take so long for an answer, in milliseconds. */
const ANSWER_MS = 1500;
/** The time between two looks whether a worker is stuck, in milliseconds, and how many of them it may miss. */
const LOOK_MS = 1000;
const MISSED_LOOKS = 10;
/** A worker that ended is replaced after this time, and later and later if the next ones do not even start. In milliseconds. */
const REPLACE_MS = 100;
const LATEST_MS = 30_000;
/** A worker ends by itself before this time, unless it is stuck. In milliseconds. */
const STOP_MS = DEADLINE_MS + 500;

/** A worker has ended before it took people. */
export class WorkerEnded extends Error {
  override name = 'WorkerEnded';
  readonly code: number;

  constructor(worker: number, code: number | null) {
    super(`worker ${worker} has ended at its start (${code ?? 'killed'})`);
    this.code = code ?? 1;
  }
}

interface Member {
  number: number;
  process: WorkerProcess;
  /** It takes people. */
  listening: boolean;
  /** Looks that it has not answered. */
  missed: number;
}

export class Group {
  private readonly log: FastifyBaseLogger;
  /** By their numbers. */
  private readonly members = new Map<number, Member>();
  /** Starts that failed one after the other, by number. */
  private readonly failures = new Map<number, number>();
  private readonly questions = new Map<number, (worker: number, answer: Partial<Answers>) => void>();
  private asked = 0;
  private state: 'starting' | 'running' | 'stopping' = 'starting';
  private looks: NodeJS.Timeout | null = null;

  constructor(log: FastifyBaseLogger) {
    this.log = log;
  }

  /** Resolves when all workers take people, or when it was stopped. An error: one could not start, and none is left. */
  async start(count: number): Promise<void> {
    try {
      await Promise.all(Array.from({ length: count }, (_, i) => this.fork(i + 1)));
      if (this.state === 'starting') this.run();
    } catch (error) {
      if (this.state === 'stopping') return;
      await this.stop();
      throw error;
    }
  }

  /** Ends all workers: each lets its tables go and finishes what it writes, if it has begun to play. */
  async stop(): Promise<void> {
    this.state = 'stopping';
    if (this.looks !== null) clearInterval(this.looks);
    const running = [...this.members.values()].filter(({ process }) => !process.isDead());
    await Promise.all(
      running.map(async ({ process }) => {
        const ended = once(process, 'exit');
        process.process.kill('SIGTERM');
        const late = setTimeout(() => process.process.kill('SIGKILL'), STOP_MS);
        await ended;
        clearTimeout(late);
      }),
    );
  }

  private run(): void {
    this.state = 'running';
    this.looks = setInterval(() => this.look(), LOOK_MS);
  }

  /** Resolves when the worker takes people. An error: it has ended before. */
  private fork(number: number): Promise<void> {
    const process = cluster.fork({ [WORKER]: String(number) });
    const member: Member = { number, process, listening: false, missed: 0 };
    this.members.set(number, member);
    process.on('message', (message: ToPrimary) => this.hear(member, message));
    process.on('error', (err) => this.log.error({ worker: number, err }, 'a worker cannot be reached'));
    return new Promise((done, failed) => {
      process.once('listening', () => {
        member.listening = true;
        this.failures.delete(number);
        this.log.info({ worker: number, pid: process.process.pid }, 'a worker takes people');
        done();
      });
      process.once('exit', (code: number | null, signal) => {
        member.listening = false;
        if (this.state !== 'stopping') this.log.error({ worker: number, code, signal }, 'a worker has ended');
        if (this.state === 'running') this.replace(number);
        failed(new WorkerEnded(number, code));
      });
    });
  }

  private replace(number: number): void {
    const failures = this.failures.get(number) ?? 0;
    this.failures.set(number, failures + 1);
    setTimeout(
      () => {
        // That it has ended again is in the log, and it is replaced again.
        if (this.state === 'running') this.fork(number).catch(() => {});
      },
      Math.min(LATEST_MS, REPLACE_MS * 2 ** failures),
    );
  }

  private hear(member: Member, message: ToPrimary): void {
    if (message.type === 'answer') return this.questions.get(message.id)?.(member.number, message.answer);
    void this.ask(message.asked, ANSWER_MS).then((all) =>
      tell(member.process, { type: 'told', id: message.id, all }),
    );
  }

  /** What all workers that take people answer, those that do not in this time without an answer. */
  private ask(asked: Asked, mostMs: number): Promise<Told[]> {
    const id = ++this.asked;
    const all = new Map<number, Told>();
    for (const { number, listening } of this.members.values())
      if (listening) all.set(number, { worker: number });
    return new Promise((done) => {
      let open = all.size;
      const end = (): void => {
        clearTimeout(late);
        this.questions.delete(id);
        done([...all.values()].toSorted((a, b) => a.worker - b.worker));
      };
      const late = setTimeout(end, mostMs);
      this.questions.set(id, (worker, answer) => {
        all.set(worker, { worker, answer });
        if (--open === 0) end();
      });
      for (const number of all.keys()) tell(this.members.get(number)?.process, { type: 'tell', id, asked });
    });
  }

  /** Whoever does not answer for long is stuck: connections that it was handed wait for nothing. */
  private look(): void {
    void this.ask('alive', LOOK_MS).then((all) => {
      for (const { worker, answer } of all) {
        const member = this.members.get(worker);
        if (member === undefined || this.state !== 'running') continue;
        member.missed = answer === undefined ? member.missed + 1 : 0;
        if (member.missed < MISSED_LOOKS) continue;
        this.log.error({ worker }, 'a worker is stuck: it is replaced');
        member.process.process.kill('SIGKILL');
      }
    });
  }
}

function tell(process: WorkerProcess | undefined, message: ToWorker): void {
  // Whoever has ended meanwhile is heard of by its end.
  if (process?.isConnected() === true) process.send(message);
}
