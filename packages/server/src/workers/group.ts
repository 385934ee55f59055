// WORKERS=n: n servers in their own processes that share one port. This is the primary process, which plays nothing itself: it distributes
// new connections, replaces workers that end or get stuck, and asks all workers on behalf of one.
import cluster, { type Worker as WorkerProcess } from 'node:cluster';
import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { DEADLINE_MS } from '../shutdown.ts';
import { type Answers, type Asked, type Told, type ToPrimary, type ToWorker, WORKER } from './messages.ts';

/** The time limit for a worker's answer, in milliseconds. */
const ANSWER_MS = 1500;
/** The interval between two checks whether workers are stuck, in milliseconds, and how many a worker may miss. */
const LOOK_MS = 1000;
const MISSED_LOOKS = 10;
/** The pause before an ended worker is replaced, doubled with every start that fails, and its limit, in milliseconds. */
const REPLACE_MS = 100;
const LATEST_MS = 30_000;
/** The time after which a worker that was told to end is killed, in milliseconds. */
const STOP_MS = DEADLINE_MS + 500;

/** A worker ended before it accepted connections. */
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
  /** Whether it accepts connections. */
  listening: boolean;
  /** Number of checks in a row that it has not answered. */
  missed: number;
}

export class Group {
  private readonly log: FastifyBaseLogger;
  /** By worker number. */
  private readonly members = new Map<number, Member>();
  /** Number of failed starts in a row, by worker number. */
  private readonly failures = new Map<number, number>();
  private readonly questions = new Map<number, (worker: number, answer: Partial<Answers>) => void>();
  private asked = 0;
  private state: 'starting' | 'running' | 'stopping' = 'starting';
  private looks: NodeJS.Timeout | null = null;

  constructor(log: FastifyBaseLogger) {
    this.log = log;
  }

  /** Resolves when all workers accept connections, or when the group was stopped. Throws if one could not start; then all are ended. */
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

  /** Ends all workers; each that has started releases its tables and finishes its writes. */
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

  /** Resolves when the worker accepts connections. Throws if it ends before. */
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
        // The end of the new worker is logged, and it is replaced again.
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

  /** The answers of all workers that accept connections; without an answer for those that are late. */
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

  /** Kills workers that have not answered for long, since connections given to them would hang. */
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
  // A worker that has ended is handled by its exit event.
  if (process?.isConnected() === true) process.send(message);
}
