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
const ROUNDS = 5;

async function started(file: string): Promise<{ url: string; server: ChildProcess }> {
  const server = fork(fileURLToPath(new URL(file, import.meta.url)), { env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent' } });
  const [url] = (await once(server, 'message')) as [string];
  return { url, server };
}

async function measured(
  file: string,
  play: (url: string, columns: number[], matches: number) => Promise<Round>,
): Promise<{ choicesPerSecond: number; p99Ms: number }> {
  const columns = drawnGame();
  const { url, server } = await started(file);
  try {
    await play(url, columns, MATCHES);
    const rounds: Round[] = [];
    for (let i = 0; i < ROUNDS; i++) rounds.push(await play(url, columns, MATCHES));
    const choices = rounds.reduce((sum, round) => sum + round.choices, 0);
    const ms = rounds.reduce((sum, round) => sum + round.ms, 0);
    const latencies = rounds.flatMap((round) => round.latencies).sort((a, b) => a - b);
    return { choicesPerSecond: Math.round((choices / ms) * 1000), p99Ms: Math.round(latencies[Math.floor(latencies.length * 0.99)]! * 10) / 10 };
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

export async function benchServer(): Promise<ServerBench> {
  const theirs = await measured('./boardgameio.ts', playBoardgameio);
  const ours = await measured('./ours.ts', playOurs);
  return { ratios: { boardgameioServer: Math.round((ours.choicesPerSecond / theirs.choicesPerSecond) * 100) / 100 }, ...ours, boardgameio: theirs };
}

if (import.meta.main) console.log(JSON.stringify(await benchServer(), null, 2));
