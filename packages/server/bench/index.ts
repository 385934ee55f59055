// `xenotable bench server`: acknowledged, durable choices per second, compared with boardgame.io's in-memory server on the same machine in
// the same run.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Postgres, freePort, startPostgres } from '../test/support/postgres.ts';
import { drawnGame } from './game.ts';
import { type Protocol, playRound } from './load.ts';
import { type MemoryBench, measureMemory } from './memory.ts';
import { march } from './skirmish.ts';
import { boardgameio, ours } from './protocols.ts';

interface Figures {
  choicesPerSecond: number;
  /** At full load. */
  p99Ms: number;
}

/** All servers playing the same game, with the same bots and number of choices. */
interface Comparison {
  ours: Figures;
  boardgameio: Figures;
  ratio: number;
  /** Our server at half of its rate. */
  halfLoad: { choicesPerSecond: number; p99Ms: number };
  /** Our server on PostgreSQL with one and two workers, and the ratio of two to one. */
  postgres: { one: Figures; two: Figures; ratio: number };
}

export interface ServerBench extends Figures {
  /** The ratio of our rate to theirs, at a table as large as those of our games and at one of 200 bytes. */
  ratios: { boardgameioServer: number; connectFour: number };
  skirmish: Comparison;
  connectFour: Comparison;
  memory: MemoryBench;
  /** The one-minute load average of the machine at the beginning and the end, which shows what else it did. */
  load: [number, number];
}

/** The figures of one round of games. */
export interface Round {
  choices: number;
  ms: number;
  /** From sending a choice to its acknowledgement. */
  latencies: number[];
}

const MATCHES = 100; // with two bots each
const WARM_UP = 6; // rounds, so that all run as they do after minutes of use
const ROUNDS = 7;

interface Side {
  server: ChildProcess;
  rounds: Round[];
  play(perSecond?: number): Promise<Round>;
}

async function side(
  file: string,
  protocol: Protocol,
  choices: number[],
  place: string[] = [],
): Promise<Side> {
  const server = fork(fileURLToPath(new URL(file, import.meta.url)), place, {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent' },
  });
  const [url] = (await once(server, 'message')) as [string];
  return {
    server,
    rounds: [],
    play: (perSecond) =>
      playRound(protocol, url, choices, MATCHES, { ...(perSecond !== undefined && { perSecond }) }),
  };
}

const middle = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1]!;

/** The 99th percentile of all acknowledgements. */
function p99(rounds: readonly Round[]): number {
  const latencies = rounds.flatMap((round) => round.latencies).sort((a, b) => a - b);
  return Math.round(latencies[Math.floor(latencies.length * 0.99)]! * 10) / 10;
}

/** The medians of the rounds. */
const summary = ({ rounds }: Side): Figures => ({
  choicesPerSecond: Math.round(middle(rounds.map((round) => (round.choices / round.ms) * 1000))),
  p99Ms: p99(rounds),
});

const ratioOf = (a: Figures, b: Figures): number =>
  Math.round((a.choicesPerSecond / b.choicesPerSecond) * 100) / 100;

/** All sides play the same rounds in turn, so that other work on the machine affects all of them. */
async function compare(
  game: string,
  choices: number[],
  postgres: Postgres,
  rounds: number,
): Promise<Comparison> {
  const onPostgres = async (workers: number): Promise<Side> =>
    side('./ours.ts', ours(game), choices, [
      await postgres.database(),
      String(workers),
      String(await freePort()),
    ]);
  const mine = await side('./ours.ts', ours(game), choices);
  const theirs = await side('./boardgameio.ts', boardgameio(game), choices);
  const [one, two] = [await onPostgres(1), await onPostgres(2)];
  const sides = [mine, theirs, one, two];
  try {
    for (const each of sides) for (let i = 0; i < Math.min(WARM_UP, rounds); i++) await each.play();
    for (let i = 0; i < rounds; i++) for (const each of sides) each.rounds.push(await each.play());
    const figures = summary(mine);
    const half = Math.round(figures.choicesPerSecond / 2);
    const calm = await mine.play(half);
    return {
      ours: figures,
      boardgameio: summary(theirs),
      ratio: ratioOf(figures, summary(theirs)),
      halfLoad: { choicesPerSecond: Math.round((calm.choices / calm.ms) * 1000), p99Ms: p99([calm]) },
      postgres: { one: summary(one), two: summary(two), ratio: ratioOf(summary(two), summary(one)) },
    };
  } finally {
    await Promise.all(sides.map(({ server }) => (server.kill(), once(server, 'exit'))));
  }
}

export async function benchServer(rounds = ROUNDS): Promise<ServerBench> {
  const postgres = await startPostgres({ synced: true });
  const [before = 0] = loadavg();
  try {
    const skirmish = await compare('skirmish', march(), postgres, rounds);
    const connectFour = await compare('connect-four', drawnGame(), postgres, rounds);
    const memory = await measureMemory();
    const [after = 0] = loadavg();
    return {
      ratios: { boardgameioServer: skirmish.ratio, connectFour: connectFour.ratio },
      ...skirmish.ours,
      skirmish,
      connectFour,
      memory,
      load: [before, after],
    };
  } finally {
    await postgres.stop();
  }
}

if (import.meta.main) console.log(JSON.stringify(await benchServer(), null, 2));
