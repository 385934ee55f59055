// The faults that can hit servers while bots play at them.
import { appendFileSync, existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Crowd } from './crowd.ts';
import type { Line } from './line.ts';
import type { NodeProcess } from './nodeProcess.ts';
import type { Postgres } from './postgres.ts';
import type { SmallDisk } from './smallDisk.ts';

export interface Server {
  node: NodeProcess;
  /** Its connection to the database; null: the database is a file. */
  line: Line | null;
}

/** What the faults act on. */
export interface Place {
  servers: Server[];
  crowd: Crowd;
  /** The file of the embedded database. */
  file: string | null;
  disk: SmallDisk | null;
  postgres: Postgres | null;
  any(below: number): number;
}

export type Fault = (place: Place, server: Server) => Promise<void>;

const HOUR_MS = 3_600_000;

const onEveryServer: Record<string, Fault> = {
  async kill({ any }, { node }) {
    await node.end('SIGKILL');
    await wait(any(400));
    await node.startAgain();
  },
  async restart(_place, { node }) {
    await node.end('SIGTERM');
    await node.startAgain();
  },
  async pause({ any }, { node }) {
    node.signal('SIGSTOP');
    await wait(50 + any(3500));
    node.signal('SIGCONT');
  },
  async cutPeople({ any, crowd }) {
    for (const line of crowd.lines(1 + any(8))) line.cut();
  },
  async silentPeople({ any, crowd }) {
    for (const line of crowd.lines(1 + any(4))) line.deafen();
  },
  async secondTab({ any, crowd }) {
    for (let tabs = 1 + any(4); tabs > 0; tabs--) await crowd.secondTab(any(100));
  },
};

/** Faults of servers with one process each, whose clocks can be set. */
const onOneProcess: Record<string, Fault> = {
  ...onEveryServer,
  async clockJumps({ any }, { node }) {
    node.setClock((any(2) === 0 ? -1 : 1) * any(HOUR_MS));
  },
};

export const onFile: Record<string, Fault> = {
  ...onOneProcess,
  /** Simulates what a power cut leaves after the last complete transaction of the log. */
  async killAndGarble({ any, file }, { node }) {
    await node.end('SIGKILL');
    const log = `${file}-wal`;
    if (existsSync(log))
      appendFileSync(log, Buffer.from(Array.from({ length: 1 + any(6000) }, () => any(256))));
    await node.startAgain();
  },
};

/** Faults that need a mounted file system. */
export const onSmallDisk: Record<string, Fault> = {
  ...onFile,
  async fullDisk({ any, disk }) {
    disk?.fill();
    await wait(100 + any(600));
    disk?.empty();
  },
  async fullDiskAndKill({ any, disk }, { node }) {
    disk?.fill();
    await wait(100 + any(300));
    await node.end('SIGKILL');
    disk?.empty();
    await node.startAgain();
  },
};

const withPostgres: Record<string, Fault> = {
  async killAll({ servers }) {
    await Promise.all(servers.map(({ node }) => node.end('SIGKILL')));
    await Promise.all(servers.map(({ node }) => node.startAgain()));
  },
  async databaseRestarts({ postgres, any }) {
    await postgres?.restart(any(2) === 0 ? 'fast' : 'immediate');
  },
  async databasePauses({ postgres, any }) {
    await postgres?.pause(100 + any(1500));
  },
  async cutDatabase(_place, { line }) {
    line?.cut();
  },
  async silentEar(_place, { line }) {
    line?.silence('LISTEN');
  },
  async silentWriter(_place, { line }) {
    line?.silence('INSERT INTO entries');
  },
  async halfOpenDatabase(_place, { line }) {
    line?.halfOpen();
  },
  async slowDatabase({ any }, { line }) {
    if (line === null) return;
    line.delayMs = 20 + any(200);
    await wait(200 + any(1000));
    line.delayMs = 0;
  },
};

export const onNodes: Record<string, Fault> = { ...onOneProcess, ...withPostgres };

/** Faults of several workers at one port. */
export const onGroup: Record<string, Fault> = {
  ...onEveryServer,
  ...withPostgres,
  async killWorker({ any }, { node }) {
    const { workers } = node;
    process.kill(workers[any(workers.length)]!, 'SIGKILL');
    await wait(any(1500));
  },
  async pauseWorker({ any }, { node }) {
    const { workers } = node;
    const worker = workers[any(workers.length)]!;
    process.kill(worker, 'SIGSTOP');
    await wait(50 + any(3500));
    process.kill(worker, 'SIGCONT');
  },
};
