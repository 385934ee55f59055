// Faults, one after the other, on servers at which bots play: what happens to whom, and for how long, follows from a seed.
// (The moments do not: processes, disks and lines are real.)
import { appendFileSync, existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { uniform } from '@xenotable/kernel';
import { Crowd, type Wish } from './crowd.ts';
import { type History, historyOf } from './history.ts';
import { Line } from './line.ts';
import { NodeProcess } from './nodeProcess.ts';
import type { Postgres } from './postgres.ts';

interface Server {
  node: NodeProcess;
  /** Its way to the database; null: the database is a file. */
  line: Line | null;
}

/** What the faults befall. */
interface Place {
  servers: Server[];
  crowd: Crowd;
  /** A file, or null with PostgreSQL. */
  file: string | null;
  postgres: Postgres | null;
  any(below: number): number;
}

type Fault = (place: Place, server: Server) => Promise<void>;

const onAnyStore: Record<string, Fault> = {
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
    await wait(50 + any(2500));
    node.signal('SIGCONT');
  },
  async cutPeople({ any, crowd }) {
    crowd.cutLines(1 + any(8));
  },
};

const embedded: Record<string, Fault> = {
  ...onAnyStore,
  /** What a power cut leaves behind the last whole transaction of the log. */
  async killAndGarble({ any, file }, { node }) {
    await node.end('SIGKILL');
    const log = `${file}-wal`;
    if (existsSync(log))
      appendFileSync(log, Buffer.from(Array.from({ length: 1 + any(6000) }, () => any(256))));
    await node.startAgain();
  },
};

const onPostgres: Record<string, Fault> = {
  ...onAnyStore,
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
};

export interface Toll extends History {
  seed: number;
  nodes: number;
  faults: Record<string, number>;
  resent: number;
  /** The longest time from a choice to its acknowledgement, over all faults, in milliseconds. */
  longestWait: number;
}

interface Trial {
  seed: number;
  faults: number;
  /** What is played at how many tables at once. */
  wishes: readonly Wish[];
  /** Nobody may wait longer than this, in milliseconds. */
  mostWait: number;
}

/** Choices between two faults. */
const BETWEEN = 20;

async function befall(place: Place, faults: Record<string, Fault>, { faults: count, mostWait }: Trial) {
  const { any, crowd, servers } = place;
  const names = Object.keys(faults);
  const met: Record<string, number> = {};
  for (let i = 0; i < count; i++) {
    if (!(await crowd.more(any(BETWEEN), mostWait)))
      throw new Error(`nobody gets on after ${JSON.stringify(met)}`);
    const name = names[any(names.length)]!;
    await faults[name]!(place, servers[any(servers.length)]!);
    met[name] = (met[name] ?? 0) + 1;
  }
  if (!(await crowd.more(BETWEEN, mostWait))) throw new Error(`nobody gets on after ${JSON.stringify(met)}`);
  return met;
}

async function trial(
  where: string,
  place: Omit<Place, 'crowd' | 'any'>,
  faults: Record<string, Fault>,
  plan: Trial,
) {
  const { seed, wishes } = plan;
  const { servers } = place;
  const crowd = new Crowd(servers.map(({ node }) => node.url));
  const playing = Promise.all(wishes.map((wish, i) => crowd.play(wish, seed * 1000 + i * 10)));
  try {
    const met = await befall({ ...place, crowd, any: uniform(seed) }, faults, plan);
    const { longestWait, resent, stuck } = await crowd.finish(plan.mostWait);
    await playing;
    await end(servers);
    const history = await historyOf(where, crowd.duels);
    history.violations.push(...stuck);
    return {
      seed,
      nodes: servers.length,
      faults: met,
      resent,
      longestWait: Math.round(longestWait),
      ...history,
    };
  } finally {
    crowd.stop();
    await end(servers);
  }
}

async function end(servers: readonly Server[]): Promise<void> {
  for (const { node, line } of servers) {
    await node.end('SIGKILL');
    line?.close();
  }
}

export async function embeddedTrial(file: string, plan: Trial): Promise<Toll> {
  const servers = [{ node: await NodeProcess.start(file, { games: 'all' }), line: null }];
  return trial(file, { servers, file, postgres: null }, embedded, plan);
}

export async function postgresTrial(postgres: Postgres, nodes: number, plan: Trial): Promise<Toll> {
  const where = await postgres.database();
  const servers: Server[] = [];
  for (let i = 0; i < nodes; i++) {
    const line = await Line.to(where);
    servers.push({ line, node: await NodeProcess.start(line.url, { games: 'all' }) });
  }
  return trial(where, { servers, file: null, postgres }, onPostgres, plan);
}
