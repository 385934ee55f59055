// node packages/server/bench/against.ts CHECKOUT [ROUNDS] [GAME]: compares the CPU time of a choice on this server and on that of another
// checkout (an older commit with its packages installed), in turns on the same machine. On a busy machine CPU time says more than choices
// per second. The first of the two servers took up to a tenth more than the second in runs of the same code: measure from both
// checkouts before believing a small difference.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawnGame } from './game.ts';
import { playRound } from './load.ts';
import { march } from './skirmish.ts';
import { ours } from './protocols.ts';

const MATCHES = 100;
const WARM_UP = 4;
const HERE = fileURLToPath(new URL('../../..', import.meta.url));
const GAMES: Record<string, number[]> = { skirmish: march(), 'connect-four': drawnGame() };

const [other = HERE, rounds = '9', only] = process.argv.slice(2);

interface Rival {
  name: string;
  server: ChildProcess;
  url: string;
  /** Microseconds of CPU per choice, by round. */
  micros: number[];
  perSecond: number[];
}

/** CPU time of all threads of a process so far, in microseconds. */
function cpuMicros(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).reduce(
    (sum, task) => sum + Number(readFileSync(join(tasks, task, 'schedstat'), 'utf8').split(' ')[0]) / 1000,
    0,
  );
}

async function rival(name: string, checkout: string): Promise<Rival> {
  const server = fork(join(resolve(checkout), 'packages/server/bench/ours.ts'), [], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent' },
  });
  const [url] = (await once(server, 'message')) as [string];
  return { name, server, url, micros: [], perSecond: [] };
}

async function round({ server, url, micros, perSecond }: Rival, game: string): Promise<void> {
  let before = 0;
  const { choices, ms } = await playRound(ours(game), url, GAMES[game]!, MATCHES, {
    begun: () => (before = cpuMicros(server.pid!)),
  });
  micros.push((cpuMicros(server.pid!) - before) / choices);
  perSecond.push((choices / ms) * 1000);
}

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
const quantile = (numbers: readonly number[], part: number): number =>
  Math.round(sorted(numbers)[Math.floor((numbers.length - 1) * part)]!);

for (const game of Object.keys(GAMES)) {
  if (only !== undefined && only !== game) continue;
  const rivals = [await rival('here', HERE), await rival('there', other)];
  for (const one of rivals) {
    for (let i = 0; i < WARM_UP; i++) await round(one, game);
    one.micros = [];
    one.perSecond = [];
  }
  for (let i = 0; i < Number(rounds); i++)
    for (const one of i % 2 === 0 ? rivals : rivals.toReversed()) await round(one, game);
  for (const { name, server, micros, perSecond } of rivals) {
    const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => quantile(micros, part));
    console.log(
      JSON.stringify({
        game,
        name,
        rounds: micros.length,
        middle,
        low,
        high,
        perSecond: quantile(perSecond, 0.5),
      }),
    );
    server.kill();
    await once(server, 'exit');
  }
}
