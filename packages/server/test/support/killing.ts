// Kills the server repeatedly while bots play.
import { setTimeout as wait } from 'node:timers/promises';
import { uniform } from '@xenotable/kernel';
import { smugglers } from '@xenotable/kernel/examples/smugglers.ts';
import { Crowd } from './crowd.ts';
import { type History, historyOf } from './history.ts';
import { NodeProcess } from './nodeProcess.ts';

export interface Toll extends History {
  kills: number;
  /** Number of choices that were sent again after a kill and had already been stored. */
  resent: number;
}

/** Kills the server `kills` times at random moments under load. */
export async function killing(where: string, kills: number, bots: number, seed = 1): Promise<Toll> {
  const any = uniform(seed);
  const server = await NodeProcess.start(where);
  const crowd = new Crowd([server.url]);
  const duel = { game: smugglers, seats: [{}, {}] };
  const playing = Promise.all(
    Array.from({ length: bots / 2 }, (_, i) => crowd.play(duel, seed * 1000 + i * 2)),
  );
  // Waits for some choices after the last restart, and a little longer.
  const inTheMiddle = async (): Promise<void> => {
    if (!(await crowd.more(bots + any(bots * 3)))) throw new Error('nobody gets on');
    await wait(any(20));
  };
  for (let kill = 0; kill < kills; kill++) {
    await inTheMiddle();
    await server.end('SIGKILL');
    await server.startAgain();
  }
  await inTheMiddle();
  crowd.stop();
  await server.end('SIGKILL');
  await playing;
  return { kills, resent: crowd.resent, ...(await historyOf(where, crowd.duels)) };
}
