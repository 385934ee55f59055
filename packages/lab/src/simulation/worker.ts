// One core of a simulation.
import { parentPort, workerData } from 'node:worker_threads';
import { gamePackage } from '@xenotable/shelf';
import { type Result, type SimulatedTable, playerFor, simulateGame } from './table.ts';

const { table, from, to, step } = workerData as {
  table: SimulatedTable;
  from: number;
  to: number;
  step: number;
};
const pack = await gamePackage(table.game);
const player = playerFor(pack, table.player);
let batch: Result[] = [];
for (let seed = from; seed < to; seed += step) {
  batch.push(simulateGame(pack, table, player, seed));
  if (batch.length >= 10) {
    parentPort!.postMessage(batch);
    batch = [];
  }
}
parentPort!.postMessage(batch);
