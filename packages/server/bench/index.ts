// `xenotable bench server`: acknowledged, durable choices per second beside boardgame.io's in-memory server, on the same machine in the same run.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Postgres, freePort, startPostgres } from '../test/support/postgres.ts';
import { drawnGame } from './game.ts';
import { type Tongue, playRound } from './load.ts';
import { march } from './skirmish.ts';
import { boardgameio, ours } from './tongues.ts';

interface Figures {
  choicesPerSecond: number;
  /** At full load: everybody waits for everybody. */
  p99Ms: number;
}

/** All servers at the same game, with the same bots and the same number of choices. */
interface Comparison {
  ours: Figures;
  boardgameio: Figures;
  ratio: number;
  /** Ours at half of its rate. */
  halfLoad: { choicesPerSecond: number; p99Ms: number };
  /** Ours on PostgreSQL with one and two workers, and two by one. */
  postgres: { one: Figures; two: Figures; ratio: number };
}

export interface ServerBench extends Figures {
  /** Our rate by theirs, at a table as large as those of our games and at one of two hundred bytes. */
  ratios: { boardgameioServer: number; connectFour: number };
  skirmish: Comparison;
  connectFour: Comparison;
  /** How many processes ran or wanted to at the beginning and at the end, over a minute: what else the machine did. */
  load: [number, number];
}

/** What one round of games took. */
export interface Round {
  choices: number;
  ms: number;
  /** From sending a choice to its acknowledgement. */
  latencies: number[];
}

const MATCHES = 100; // with two bots each
const WARM_UP = 6; // rounds, so that all run as they do after minutes and not after a moment
const ROUNDS = 7;

interface Side {
  server: ChildProcess;
  rounds: Round[];
  play(perSecond?: number): Promise<Round>;
}

async function side(file: string, tongue: Tongue, choices: number[], place: string[] = []): Promise<Side> {
  const server = fork(fileURLToPath(new URL(file, import.meta.url)), place, {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent' },
  });
  const [url] = (await once(server, 'message')) as [string];
  return {
    server,
    rounds: [],
    play: (perSecond) => playRound(tongue, url, choices, MATCHES, perSecond),
  };
}

const middle = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1]!;

/** The slowest hundredth of all acknowledgements. */
function p99(rounds: readonly Round[]): number {
  const latencies = rounds.flatMap((round) => round.latencies).sort((a, b) => a - b);
  return Math.round(latencies[Math.floor(latencies.length * 0.99)]! * 10) / 10;
}

/** The median of the rounds. */
const summary = ({ rounds }: Side): Figures => ({
  choicesPerSecond: Math.round(middle(rounds.map((round) => (round.choices / round.ms) * 1000))),
  p99Ms: p99(rounds),
});

const ratioOf = (a: Figures, b: Figures): number =>
  Math.round((a.choicesPerSecond / b.choicesPerSecond) * 100) / 100;

/** All sides play the same rounds in turn, so that whatever else the machine does falls on all. */
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
  const postgres = await startPostgres();
  const [before = 0] = loadavg();
  try {
    const skirmish = await compare('skirmish', march(), postgres, rounds);
    const connectFour = await compare('connect-four', drawnGame(), postgres, rounds);
    const [after = 0] = loadavg();
    return {
      ratios: { boardgameioServer: skirmish.ratio, connectFour: connectFour.ratio },
      ...skirmish.ours,
      skirmish,
      connectFour,
      load: [before, after],
    };
  } finally {
    await postgres.stop();
  }
}

if (import.meta.main) console.log(JSON.stringify(await benchServer(), null, 2));
