// A question being answered on this page: one thread keeps it, others play its games. It continues when the laboratory's screen is left.
import type { Answer, Result } from '@xenotable/questions';
import { setRunning } from '../../../kit/running.ts';
import { keepWorkers, workersWanted } from '../../../storage/labSettings.ts';
import { type Run, runs } from '../../../storage/runs.ts';
import { type Thread, labThread } from '../../../worker/client.ts';
import type { Behind, LabApi } from '../../../worker/labApi.ts';
import { hold } from '../../../worker/tabs.ts';
import { shareDone } from '../answer/progress.ts';
import { codeHere } from '../ask/clerk.ts';
import { queuedResults } from './queue.ts';
import { Speed } from './speed.ts';

export type Phase =
  | 'opening'
  | 'running'
  | 'paused'
  /** Another tab plays it. */
  | 'watching'
  /** Machines of a server's queue play it. */
  | 'following'
  | 'ended'
  /** Rules or programs differ from those it was begun with. */
  | 'closed'
  | 'failed';

export interface RunState {
  phase: Phase;
  run: Run | null;
  answer: Answer | null;
  /** Why it is closed or has failed. */
  problem: string;
  perSecond: number;
  /** Milliseconds in which games were played. */
  spent: number;
  workers: number;
  /** It is paused, and running batches are being finished. */
  settling: boolean;
}

/** A thread that plays batches of games. */
interface Hand {
  thread: Thread<LabApi>;
  /** Number of games of the next batch. */
  size: number;
  /** The games it plays now. */
  keys: readonly string[];
  busy: boolean;
}

/** The intended milliseconds of a batch, and its maximum number of games. */
const BATCH = 400;
const LARGEST = 400;
/** Milliseconds in which batches may finish after a pause. */
const GRACE = 2000;
/** Milliseconds between two updates of the page. */
const PICTURE = 1000;
const CALM_PICTURE = 5000;

const calm = (): boolean =>
  document.documentElement.dataset['motion'] === 'none' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Runner {
  readonly id: string;
  private readonly desk = labThread();
  private hands: Hand[] = [];
  private readonly speed = new Speed();
  private readonly listeners = new Set<() => void>();
  private release: (() => void) | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;
  private since = 0;
  private now: RunState = {
    phase: 'opening',
    run: null,
    answer: null,
    problem: '',
    perSecond: 0,
    spent: 0,
    workers: workersWanted(),
    settling: false,
  };

  constructor(id: string) {
    this.id = id;
    this.open().catch(this.fail);
  }

  readonly state = (): RunState => this.now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private set(part: Partial<RunState>): void {
    this.now = { ...this.now, ...part };
    const { phase, answer } = this.now;
    const share = answer === null ? null : shareDone(answer);
    const words = phase === 'running' ? (share === null ? 'running' : `${Math.round(share * 100)} %`) : phase;
    if (phase === 'running' || (phase === 'paused' && current === this))
      setRunning({ href: `/lab/run/${this.id}`, words });
    else if (current === this)
      setRunning(phase === 'ended' ? { href: `/lab/run/${this.id}`, words: 'answered' } : null);
    for (const listener of this.listeners) listener();
  }

  private readonly fail = (error: Error): void => {
    this.dismiss();
    this.set({ phase: 'failed', problem: error.message });
  };

  private async open(): Promise<void> {
    const { run, answer, closed } = await this.desk.api.open(this.id, await codeHere());
    this.set({ run, answer, spent: run.spent });
    if (answer.state !== 'open' || closed !== null)
      this.set({ phase: closed === null ? 'ended' : 'closed', problem: closed ?? '' });
    else if (run.follows !== undefined) await this.follow(run.follows);
    else if (run.paused) this.set({ phase: 'paused' });
    else await this.start();
  }

  /** Plays, or watches until no other tab plays it. */
  private async start(): Promise<void> {
    takeTurn(this);
    this.release ??= await hold(`xenotable.lab.${this.id}`, () => this.watch());
    clearInterval(this.timer);
    // First reads what other tabs have stored, because batches are numbered.
    await this.desk.api.catchUp();
    if (!(await this.isWanted())) return;
    this.since = performance.now();
    this.speed.begin();
    this.set({ phase: 'running', settling: false, perSecond: 0 });
    const draw = (): void => void this.picture().catch(this.fail);
    this.timer = setInterval(draw, calm() ? CALM_PICTURE : PICTURE);
    setTimeout(() => this.now.phase === 'running' && draw(), PICTURE);
    this.hire();
  }

  /** Whether there are still games to play: another tab may have paused, stopped or finished it meanwhile. */
  private async isWanted(): Promise<boolean> {
    const run = await runs.get(this.id);
    if (run?.state === 'open' && !run.paused && this.now.phase !== 'ended') return true;
    this.dismiss();
    if (run?.state === 'hand') await this.desk.api.stop();
    if (this.now.phase !== 'ended') this.set({ phase: 'paused' });
    await this.picture();
    return false;
  }

  private watch(): void {
    this.set({ phase: 'watching' });
    const look = async (): Promise<void> => {
      await this.desk.api.catchUp();
      await this.picture();
    };
    this.timer = setInterval(() => void look().catch(this.fail), 2 * PICTURE);
  }

  /** Copies results from a queue until the question is answered or deleted. */
  private async follow(queued: string): Promise<void> {
    this.set({ phase: 'following' });
    this.speed.begin();
    // The question is closed: all results are read once more, for those that came late.
    let last = false;
    for (let from = 0, wait = 0; this.now.phase === 'following';) {
      await new Promise((go) => setTimeout(go, wait));
      const found = await queuedResults(queued, from).catch((error: Error) => error);
      wait = PICTURE;
      this.set({ problem: found instanceof Error ? found.message : (found.question.problem ?? '') });
      if (found instanceof Error) continue;
      const before = this.now.answer?.games ?? 0;
      await this.desk.api.add(found.results, 0);
      await this.picture();
      this.speed.note(Math.max(0, (this.now.answer?.games ?? 0) - before));
      from = found.next;
      if (found.more) wait = 0;
      else if (!found.question.open && last) await this.stop();
      else if (!found.question.open) [last, from, wait] = [true, 0, 0];
    }
  }

  /** Updates the page. */
  private async picture(): Promise<void> {
    const answer = await this.desk.api.answer();
    this.set({ answer, perSecond: this.speed.perSecond() });
    if (answer.state !== 'open' && this.now.phase !== 'ended') this.finish();
  }

  private hire(): void {
    while (this.hands.length < this.now.workers)
      this.hands.push({ thread: labThread(), size: 1, keys: [], busy: false });
    // Superfluous threads finish their batch first.
    for (const hand of this.hands.splice(this.now.workers)) if (!hand.busy) hand.thread.end();
    this.wake();
  }

  private wake(): void {
    for (const hand of this.hands) if (!hand.busy) void this.work(hand).catch(this.fail);
  }

  private async work(hand: Hand): Promise<void> {
    hand.busy = true;
    while (this.now.phase === 'running' && this.hands.includes(hand)) {
      const games = await this.desk.api.wanted(hand.size);
      if (games.length === 0 || this.now.run === null) break;
      hand.keys = games.map(({ key }) => key);
      const begun = performance.now();
      const results = await hand.thread.api.play(this.now.run.question, games).catch(() => null);
      // The thread was terminated: its games are given back.
      if (results === null) return this.desk.api.giveBack(hand.keys);
      const wished = (games.length * BATCH) / Math.max(1, performance.now() - begun);
      hand.size = Math.max(1, Math.min(LARGEST, hand.size * 4, Math.round(wished)));
      const ended = await this.take(results);
      // Not before they are stored: a pause waits for running batches.
      hand.keys = [];
      if (ended) return;
    }
    hand.busy = false;
    if (!this.hands.includes(hand)) hand.thread.end();
  }

  /** Stores and counts results; true if the question is answered. */
  private async take(results: Result[]): Promise<boolean> {
    const now = performance.now();
    const spent = Math.round(now - this.since);
    this.since = now;
    this.speed.note(results.length);
    this.now = { ...this.now, spent: this.now.spent + spent };
    const { done } = await this.desk.api.add(results, spent);
    if (done && this.now.phase !== 'ended') await this.picture();
    else this.wake();
    return done;
  }

  /** Plays no more games; the threads are terminated. */
  private dismiss(): void {
    clearInterval(this.timer);
    for (const { thread } of this.hands.splice(0)) thread.end();
    this.release?.();
    this.release = null;
  }

  private finish(): void {
    this.dismiss();
    this.set({ phase: 'ended' });
  }

  /** Running batches are finished, unless they take long. */
  async pause(): Promise<void> {
    if (this.now.phase !== 'running') return;
    this.set({ phase: 'paused', settling: true });
    clearInterval(this.timer);
    await runs.change(this.id, () => ({ paused: true }));
    const hands = this.hands.splice(0);
    const end = performance.now() + GRACE;
    while (hands.some(({ keys }) => keys.length > 0) && performance.now() < end)
      await new Promise((go) => setTimeout(go, 50));
    for (const { thread } of hands) thread.end();
    this.release?.();
    this.release = null;
    if (this.state().phase === 'paused') await this.picture();
    this.set({ settling: false });
  }

  async resume(): Promise<void> {
    await runs.change(this.id, () => ({ paused: false }));
    await this.start().catch(this.fail);
  }

  /** Ends it by hand: the results so far count. */
  async stop(): Promise<void> {
    this.dismiss();
    await this.desk.api.stop();
    await this.picture();
  }

  setWorkers(count: number): void {
    keepWorkers(count);
    this.set({ workers: workersWanted() });
    if (this.now.phase === 'running') this.hire();
  }

  readonly games = (behind: Behind, most: number): ReturnType<LabApi['games']> =>
    this.desk.api.games(behind, most);

  record(key: string): Promise<string> {
    if (this.now.run === null) throw new Error('The question is not open yet.');
    return this.desk.api.record(this.now.run.question, key);
  }

  /** The question is deleted. */
  close(): void {
    this.dismiss();
    this.now = { ...this.now, phase: 'closed' };
    this.desk.end();
    if (current === this) {
      current = null;
      setRunning(null);
    }
  }
}

/** The running question: one at a time. */
let current: Runner | null = null;

/** Pauses the question that ran before. */
function takeTurn(next: Runner): void {
  if (current !== next) void current?.pause();
  current = next;
}

const open = new Map<string, Runner>();

export function runnerOf(id: string): Runner {
  const runner = open.get(id) ?? new Runner(id);
  open.set(id, runner);
  return runner;
}

export async function forgetRun(id: string): Promise<void> {
  open.get(id)?.close();
  open.delete(id);
  await runs.remove(id);
}
