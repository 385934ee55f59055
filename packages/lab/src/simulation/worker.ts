// One core of a simulation: plays the games that it is sent, one after the other.
import { parentPort } from 'node:worker_threads';
import type { GamePackage } from '@xenotable/kernel/proof';
import { gamePackage } from '@xenotable/shelf';
import { type SimulatedTable, simulateGame } from './table.ts';

export interface Job {
  table: SimulatedTable;
  seed: number;
}

const packs = new Map<string, GamePackage>();

parentPort!.on('message', async ({ table, seed }: Job) => {
  const pack = packs.get(table.game) ?? (await gamePackage(table.game));
  packs.set(table.game, pack);
  parentPort!.postMessage(simulateGame(pack, table, seed));
});
