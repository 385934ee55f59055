// Ends this process when a check has used too much processor time. Elapsed time would depend on how busy the machine is;
// and only another thread can end code that never returns.
import { Worker } from 'node:worker_threads';

/** Processor milliseconds used by this process. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Before the end it writes the mutant and the check to standard output, because messages to the parent may still be waiting. */
const WATCH = `
const { writeSync } = require('node:fs');
const { workerData: now } = require('node:worker_threads');
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 < Atomics.load(now, 0)) return;
  writeSync(1, JSON.stringify({ mutant: Atomics.load(now, 1), check: Atomics.load(now, 2) }));
  process.kill(process.pid, 'SIGKILL');
}, 200);
`;

export class Watchdog {
  /** The limit in processor milliseconds, the mutant that is tried, and the check: -1 for none. */
  private readonly now = new Int32Array(new SharedArrayBuffer(12));

  constructor(ms: number) {
    this.allow(ms, -1, -1);
    new Worker(WATCH, { eval: true, workerData: this.now }).unref();
  }

  /** Allows this many processor milliseconds from now on. */
  allow(ms: number, mutant: number, check: number): void {
    Atomics.store(this.now, 0, Math.round(cpuMs() + ms));
    Atomics.store(this.now, 1, mutant);
    Atomics.store(this.now, 2, check);
  }
}

/** What the watchdog of a process wrote last; null if it did not end the process. */
export function lastWord(output: string): { mutant: number; check: number } | null {
  const said = /\{"mutant":(-?\d+),"check":(-?\d+)\}$/.exec(output);
  return said === null ? null : { mutant: Number(said[1]), check: Number(said[2]) };
}
