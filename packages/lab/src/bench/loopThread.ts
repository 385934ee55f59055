// One of several plain loops that run at once: reports its games per second.
import { parentPort, workerData } from 'node:worker_threads';
import { allGames } from '@xenotable/shelf';
import { gameLoop } from './gameLoop.ts';
import type { LoopJob } from './loops.ts';

const { game, trial, players, ms } = workerData as LoopJob;
const pack = (await allGames()).find((one) => one.game.name === game);
const set = pack?.trials.find((one) => one.name === trial);
if (pack === undefined || set === undefined) throw new RangeError(`there is no ${game} with ${trial}`);
const play = gameLoop(pack, set, players);

/** Number of games in this many milliseconds, per second. */
function pace(): number {
  const begun = performance.now();
  let games = 0;
  for (; performance.now() - begun < ms; games++) play();
  return (games * 1000) / (performance.now() - begun);
}

// Cold code first.
pace();
parentPort?.postMessage(pace());
