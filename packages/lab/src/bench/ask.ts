// The speed of `ask` on all cores, compared with the same games in a plain loop on one core and in such loops on all cores at once.
import { availableParallelism } from 'node:os';
import { itemAt } from '@xenotable/kernel';
import type { Question } from '@xenotable/questions';
import { allGames } from '@xenotable/shelf';
import { answerHere } from '../asking/answering.ts';
import { inquiryFor } from '../asking/reading.ts';
import { gameLoop, questionFor } from './gameLoop.ts';
import { loopsAtOnce } from './loops.ts';
import { median } from './measure.ts';

interface Pace {
  /** Games per second of elapsed time, and of processor time. */
  perSecond: number;
  perCpuSecond: number;
}

export interface AskBench {
  ask: Record<
    string,
    {
      askPerSecond: number;
      loopPerSecond: number;
      /** Of as many loops as cores, at once. */
      loopsPerSecond: number;
      cores: number;
      /** The share of those loops. */
      ofLoops: number;
      /** The share of cores × loop by elapsed time: what an idle machine achieves. */
      ratio: number;
      /** The same by processor time: the share that is left for playing, however busy the machine is. */
      cpuRatio: number;
      trial: string;
      players: string;
    }
  >;
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/**
 * The speed of a question after its threads have worked for `ms` each, because they start with cold code. Warm-up and
 * measurement are counted in processor time, because on a busy machine elapsed time says little.
 */
async function askPace(question: Question, ms: number): Promise<Pace> {
  const inquiry = await inquiryFor(question);
  const enough = (availableParallelism() * ms) / 1000;
  const first = cpuSeconds();
  let begun = 0;
  let games = 0;
  let cpu = 0;
  let pace: Pace = { perSecond: 0, perCpuSecond: 0 };
  await answerHere(inquiry, (results) => {
    const now = performance.now();
    if (begun === 0) {
      if (cpuSeconds() - first < enough) return;
      begun = now;
      cpu = cpuSeconds();
      return;
    }
    games += results.length;
    pace = { perSecond: (games * 1000) / (now - begun), perCpuSecond: games / (cpuSeconds() - cpu) };
    if (cpuSeconds() - cpu > enough) inquiry.stop();
  });
  return pace;
}

function paceOf(game: () => number, ms: number): Pace {
  for (const cold = cpuSeconds(); cpuSeconds() - cold < ms / 1000;) game();
  const cpu = cpuSeconds();
  const begun = performance.now();
  let games = 0;
  for (; cpuSeconds() - cpu < ms / 1000; games++) game();
  return {
    perSecond: (games * 1000) / (performance.now() - begun),
    perCpuSecond: games / (cpuSeconds() - cpu),
  };
}

/** One round: a loop alone, loops on all cores, `ask`. */
interface Row {
  loop: Pace;
  loops: number;
  all: Pace;
}

export async function benchAsk(
  rounds: number,
  ms: number,
  only: string | undefined,
  progress: (text: string) => void,
): Promise<AskBench> {
  const ask: AskBench['ask'] = {};
  const cores = availableParallelism();
  for (const pack of await allGames()) {
    const { game, trials, bench } = pack;
    if (only !== undefined && game.name !== only) continue;
    const trial = trials.find((one) => one.name === bench) ?? itemAt(trials, 0);
    for (const players of ['random', 'steady']) {
      const rows: Row[] = [];
      for (let round = 0; round < rounds; round++) {
        progress(`${game.name}, ${players}: round ${round + 1} of ${rounds}`);
        const loop = paceOf(gameLoop(pack, trial, players), ms);
        const job = { game: game.name, trial: trial.name, players, ms };
        const loops = await loopsAtOnce(job, cores);
        rows.push({ loop, loops, all: await askPace(questionFor(game.name, trial, players), ms) });
      }
      const middle = (value: (row: Row) => number): number => median(rows.map(value));
      ask[`${game.name} ${players}`] = {
        askPerSecond: middle(({ all }) => all.perSecond),
        loopPerSecond: middle(({ loop }) => loop.perSecond),
        cores,
        loopsPerSecond: middle(({ loops }) => loops),
        ofLoops: middle(({ all, loops }) => all.perSecond / loops),
        ratio: middle(({ all, loop }) => all.perSecond / (cores * loop.perSecond)),
        cpuRatio: middle(({ all, loop }) => all.perCpuSecond / loop.perCpuSecond),
        trial: trial.name,
        players,
      };
    }
  }
  return { ask };
}
