// `xenotable bench server`: acknowledged, durable choices per second beside boardgame.io's in-memory server, on the same machine in the same run.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { drawnGame } from './game.ts';
import { type Tongue, playRound } from './load.ts';
import { march } from './skirmish.ts';
import { boardgameio, ours } from './tongues.ts';

interface Figures {
  choicesPerSecond: number;
  p99Ms: number;
}

/** Both servers at the same game, with the same bots and the same number of choices. */
interface Comparison {
  ours: Figures;
  boardgameio: Figures;
  ratio: number;
}

export interface ServerBench extends Figures {
  /** Our rate by theirs, at a table as large as those of our games. */
  ratios: { boardgameioServer: number };
  /** The same at that table, and at one of two hundred bytes. */
  skirmish: Comparison;
  connectFour: Comparison;
}

/** What one round of games took. */
export interface Round {
  choices: number;
  ms: number;
  /** From sending a choice to its acknowledgement. */
  latencies: number[];
}

const MATCHES = 100; // with two bots each
const WARM_UP = 6; // rounds, so that both run as they do after minutes and not after a moment
const ROUNDS = 7;

interface Side {
  server: ChildProcess;
  rounds: Round[];
  play(): Promise<Round>;
}

async function side(file: string, tongue: Tongue, choices: number[]): Promise<Side> {
  const server = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent' },
  });
  const [url] = (await once(server, 'message')) as [string];
  return { server, rounds: [], play: () => playRound(tongue, url, choices, MATCHES) };
}

const middle = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1]!;

/** The median of the rounds, and the slowest hundredth of all acknowledgements. */
function summary({ rounds }: Side): Figures {
  const latencies = rounds.flatMap((round) => round.latencies).sort((a, b) => a - b);
  return {
    choicesPerSecond: Math.round(middle(rounds.map((round) => (round.choices / round.ms) * 1000))),
    p99Ms: Math.round(latencies[Math.floor(latencies.length * 0.99)]! * 10) / 10,
  };
}

/** Both sides play the same rounds in turn, so that whatever else the machine does falls on both. */
async function compare(game: string, choices: number[]): Promise<Comparison> {
  const sides = [
    await side('./ours.ts', ours(game), choices),
    await side('./boardgameio.ts', boardgameio(game), choices),
  ];
  try {
    for (const one of sides) for (let i = 0; i < WARM_UP; i++) await one.play();
    for (let i = 0; i < ROUNDS; i++) for (const one of sides) one.rounds.push(await one.play());
  } finally {
    await Promise.all(sides.map(({ server }) => (server.kill(), once(server, 'exit'))));
  }
  const [mine, theirs] = sides.map(summary) as [Figures, Figures];
  return {
    ours: mine,
    boardgameio: theirs,
    ratio: Math.round((mine.choicesPerSecond / theirs.choicesPerSecond) * 100) / 100,
  };
}

export async function benchServer(): Promise<ServerBench> {
  const skirmish = await compare('skirmish', march());
  const connectFour = await compare('connect-four', drawnGame());
  return { ratios: { boardgameioServer: skirmish.ratio }, ...skirmish.ours, skirmish, connectFour };
}

if (import.meta.main) console.log(JSON.stringify(await benchServer(), null, 2));
