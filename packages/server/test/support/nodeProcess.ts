// Servers as processes, which can be killed, paused and started again at the same address.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Patience } from '../../src/store/backend.ts';
import { childrenOf, freePort } from './postgres.ts';

/** Linux counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10;
const CACHE = join(tmpdir(), 'xenotable-compile-cache');
const VICTIM = fileURLToPath(new URL('./victim.ts', import.meta.url));

export interface NodeSettings {
  /** Games of the shelf in addition to the kernel's small ones. */
  titles?: readonly string[];
  /** Short by default, so that tests are fast. */
  patience?: Patience;
  /** Number of worker processes; one by default. */
  workers?: number;
}

export class NodeProcess {
  readonly url: string;
  private readonly store: string;
  private readonly port: number;
  private readonly settings: NodeSettings;
  private process: ChildProcess | null = null;

  private constructor(store: string, port: number, settings: NodeSettings) {
    this.store = store;
    this.settings = settings;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(store: string, settings: NodeSettings = {}): Promise<NodeProcess> {
    const node = new NodeProcess(store, await freePort(), settings);
    await node.startAgain();
    return node;
  }

  get running(): boolean {
    return this.process?.exitCode === null && this.process.signalCode === null;
  }

  async startAgain(): Promise<void> {
    const started = fork(VICTIM, [this.store, String(this.port), JSON.stringify(this.settings)], {
      // With LOG_LEVEL set, the servers' logs are shown.
      stdio: ['ignore', process.env['LOG_LEVEL'] === undefined ? 'ignore' : 'inherit', 'inherit', 'ipc'],
      // The second start of the same code takes half as long.
      env: { ...process.env, NODE_COMPILE_CACHE: CACHE },
    });
    this.process = started;
    const [said] = await Promise.race([once(started, 'message'), once(started, 'exit')]);
    if (said !== 'ready') throw new Error(`a server ended at its start (${String(said)})`);
  }

  /** The process ids of its workers. */
  get workers(): number[] {
    return childrenOf(this.process?.pid ?? 0);
  }

  /** CPU time used so far, in milliseconds. */
  get cpuMs(): number {
    const fields = readFileSync(`/proc/${this.process?.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  }

  /** Sets its clock this many milliseconds ahead of the machine's (behind, if negative). */
  setClock(aheadMs: number): void {
    this.process?.send(aheadMs);
  }

  signal(signal: NodeJS.Signals): void {
    this.process?.kill(signal);
  }

  /** Resolves when the process has ended. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const { process } = this;
    if (process === null || !this.running) return;
    const ended = once(process, 'exit');
    process.kill(signal);
    await ended;
  }
}
