// Faults, one after the other, on servers at which bots play. A seed decides which fault hits which server, and for how long. (The exact
// moments differ: processes, disks and connections are real.)
import { join } from 'node:path';
import { uniform } from '@xenotable/kernel';
import { Crowd, type Wish } from './crowd.ts';
import { type Fault, type Place, type Server, onFile, onGroup, onNodes, onSmallDisk } from './faults.ts';
import type { Patience } from '../../src/store/backend.ts';
import { type History, historyOf } from './history.ts';
import { Line } from './line.ts';
import { NodeProcess } from './nodeProcess.ts';
import type { Postgres } from './postgres.ts';
import { temporaryFolder } from './server.ts';
import { SmallDisk } from './smallDisk.ts';

export interface Toll extends History {
  seed: number;
  /** The place: `embedded`, `2 nodes` … */
  on: string;
  faults: Record<string, number>;
  resent: number;
  /** The longest time from a choice to its acknowledgement, over all faults, in milliseconds. */
  longestWait: number;
}

export interface Trial {
  seed: number;
  faults: number;
  /** What is played, one table for each item. */
  wishes: readonly Wish[];
  /** Games of the shelf that are played. */
  titles: readonly string[];
  /** The longest wait allowed, in milliseconds. */
  mostWait: number;
  /** How long the servers wait for their database; short in tests by default. */
  patience?: Patience;
}

/** Number of choices between two faults. */
const BETWEEN = 20;
/** The size of the disk for one trial, in kilobytes. */
const DISK_KB = 64 * 1024;

/** The reports of the servers when no bot makes progress. */
async function stalled({ servers, crowd }: Place, met: Record<string, number>): Promise<Error> {
  const states = servers.map(async ({ node: { url, running } }) => {
    const ready = fetch(`${url}/ready`, { signal: AbortSignal.timeout(5000) });
    const said = await ready.then((answer) => answer.text()).catch(String);
    return `${url}${running ? '' : ' (ended)'}: ${said}`;
  });
  const waiting = Math.round(crowd.waiting);
  return new Error(
    `nobody gets on after ${JSON.stringify(met)}; a choice waits for ${waiting} ms; ${(await Promise.all(states)).join('; ')}`,
  );
}

async function befall(place: Place, faults: Record<string, Fault>, { faults: count, mostWait }: Trial) {
  const { any, crowd, servers } = place;
  const names = Object.keys(faults);
  const met: Record<string, number> = {};
  for (let i = 0; i < count; i++) {
    if (!(await crowd.more(any(BETWEEN), mostWait))) throw await stalled(place, met);
    const name = names[any(names.length)]!;
    await faults[name]!(place, servers[any(servers.length)]!);
    met[name] = (met[name] ?? 0) + 1;
  }
  if (!(await crowd.more(BETWEEN, mostWait))) throw await stalled(place, met);
  return met;
}

async function trial(
  where: string,
  place: Omit<Place, 'crowd' | 'any'> & { on: string },
  faults: Record<string, Fault>,
  plan: Trial,
): Promise<Toll> {
  const { seed, wishes } = plan;
  const { servers, on } = place;
  const crowd = new Crowd(servers.map(({ node }) => node.url));
  const playing = Promise.all(wishes.map((wish, i) => crowd.play(wish, seed * 1000 + i * 10)));
  try {
    const met = await befall({ ...place, crowd, any: uniform(seed) }, faults, plan);
    const { longestWait, resent, stuck } = await crowd.finish(plan.mostWait);
    await playing;
    await end(servers);
    const history = await historyOf(where, crowd.duels);
    history.violations.push(...stuck);
    return { seed, on, faults: met, resent, longestWait: Math.round(longestWait), ...history };
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

export async function embeddedTrial(plan: Trial): Promise<Toll> {
  const disk = SmallDisk.mount(DISK_KB);
  const file = join(disk?.folder ?? temporaryFolder(), 'tables.db');
  const { titles } = plan;
  try {
    const servers = [{ node: await NodeProcess.start(file, { titles }), line: null }];
    const place = { on: 'embedded', servers, file, disk, postgres: null };
    return await trial(file, place, disk === null ? onFile : onSmallDisk, plan);
  } finally {
    disk?.remove();
  }
}

/** Runs a trial on this many nodes, or on one group of two workers. */
export async function postgresTrial(postgres: Postgres, nodes: number | 'group', plan: Trial): Promise<Toll> {
  const where = await postgres.database();
  const { titles, patience } = plan;
  const workers = nodes === 'group' ? 2 : 1;
  const servers: Server[] = await Promise.all(
    Array.from({ length: nodes === 'group' ? 1 : nodes }, async () => {
      const line = await Line.to(where);
      return {
        line,
        node: await NodeProcess.start(line.url, { titles, workers, ...(patience && { patience }) }),
      };
    }),
  );
  const on = nodes === 'group' ? '2 workers' : `${nodes} nodes`;
  const place = { on, servers, file: null, disk: null, postgres };
  return trial(where, place, nodes === 'group' ? onGroup : onNodes, plan);
}
