// `xenotable bench server`: acknowledged, durable choices per second beside boardgame.io's in-memory server, on the same machine in the same run.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { drawnGame } from './game.ts';
import { playBoardgameio, playOurs } from './load.ts';

export interface ServerBench {
  ratios: { boardgameioServer: number };
  choicesPerSecond: number;
  p99Ms: number;
  /** The other side of the ratio. */
  boardgameio: { choicesPerSecond: number; p99Ms: number };
}

/** What one round of games took. */
export interface Round {
  choices: number;
  ms: number;
  /** From sending a choice to its acknowledgement. */
  latencies: number[];
}

const MATCHES = 100; // with two bots each
const WARM_UP = 3;
const ROUNDS = 7;

interface Side {
  server: ChildProcess;
  rounds: Round[];
  play(): Promise<Round>;
}

async function side(file: string, play: (url: string, columns: number[], matches: number) => Promise<Round>): Promise<Side> {
  const server = fork(fileURLToPath(new URL(file, import.meta.url)), { env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent' } });
  const [url] = (await once(server, 'message')) as [string];
  const columns = drawnGame();
  return { server, rounds: [], play: () => play(url, columns, MATCHES) };
}

const middle = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1]!;

/** The median of the rounds, and the slowest hundredth of all acknowledgements. */
function summary({ rounds }: Side): { choicesPerSecond: number; p99Ms: number } {
  const latencies = rounds.flatMap((round) => round.latencies).sort((a, b) => a - b);
  return {
    choicesPerSecond: Math.round(middle(rounds.map((round) => (round.choices / round.ms) * 1000))),
    p99Ms: Math.round(latencies[Math.floor(latencies.length * 0.99)]! * 10) / 10,
  };
}

/** Both servers play the same rounds in turn, so that whatever else the machine does falls on both. */
export async function benchServer(): Promise<ServerBench> {
  const ours = await side('./ours.ts', playOurs);
  const theirs = await side('./boardgameio.ts', playBoardgameio);
  const sides = [ours, theirs];
  try {
    for (const one of sides) for (let i = 0; i < WARM_UP; i++) await one.play();
    for (let i = 0; i < ROUNDS; i++) for (const one of sides) one.rounds.push(await one.play());
  } finally {
    await Promise.all(sides.map(({ server }) => (server.kill(), once(server, 'exit'))));
  }
  const [us, them] = [summary(ours), summary(theirs)];
  return { ratios: { boardgameioServer: Math.round((us.choicesPerSecond / them.choicesPerSecond) * 100) / 100 }, ...us, boardgameio: them };
}

if (import.meta.main) console.log(JSON.stringify(await benchServer(), null, 2));
