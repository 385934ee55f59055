// One thread: plays the games that it is sent, one after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { type GameOf, type Result, readQuestion } from '@xenotable/questions';
import { gamePlayer } from './player.ts';

/** What a thread answers: the results of a batch, and how long it took. */
export interface Played {
  results: Result[];
  ms: number;
}

const play = gamePlayer(readQuestion(workerData));

parentPort?.on('message', async (games: readonly GameOf[]) => {
  const one = await play;
  const begun = performance.now();
  const results = games.map(one);
  const played: Played = { results, ms: performance.now() - begun };
  parentPort?.postMessage(played);
});
