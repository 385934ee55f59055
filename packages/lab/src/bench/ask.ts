// What `ask` makes of all cores, beside the same games in a bare loop on one.
import { availableParallelism } from 'node:os';
import { fastChance, itemAt, playout, uniform } from '@xenotable/kernel';
import type { GamePackage, Trial } from '@xenotable/kernel/proof';
import { type Question, armsOf, gameOf, playOne, readQuestion } from '@xenotable/questions';
import { allGames } from '@xenotable/shelf';
import { answerHere } from '../asking/answering.ts';
import { inquiryFor } from '../asking/reading.ts';
import { median } from './measure.ts';

interface Pace {
  /** Games a second by the clock, and by the time that the processors worked for it. */
  perSecond: number;
  perCpuSecond: number;
}

export interface AskBench {
  ask: Record<
    string,
    {
      askPerSecond: number;
      loopPerSecond: number;
      cores: number;
      /** Of cores x loop, by the clock: what a machine gives that has nothing else to do. */
      ratio: number;
      /** The same by the time of the processors: what is left for playing, however busy the machine is. */
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

const questionFor = (game: string, { options, seats }: Trial, players: string): Question =>
  readQuestion({
    question: 'How fast?',
    game,
    kind: 'rate',
    setup: { options, seats },
    players,
    stop: { games: 1_000_000 },
  });

/**
 * The pace of a question, once its threads have worked for `ms` each: they begin with cold code. Warming and measuring are counted in
 * time of the processors, because on a busy machine little of the clock's time is ours.
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

/** The loop of `bench games` for random players; for programs their games one after the other. */
function loopPace(pack: GamePackage, trial: Trial, players: string, ms: number): Pace {
  const { game, bound } = pack;
  if (players === 'random') {
    const chance = fastChance(1);
    const any = uniform(2);
    const one = (): number =>
      playout(game, game.setup(trial.options, trial.seats, chance), chance, any, bound);
    return paceOf(one, ms);
  }
  const [arm] = armsOf(questionFor(game.name, trial, players), () => pack);
  if (arm === undefined) throw new RangeError('a question of one table has one arm');
  let deal = 1_000_000;
  return paceOf(() => playOne(pack, arm, gameOf(0, deal++, false)).decisions, ms);
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
      const pairs: { loop: Pace; all: Pace }[] = [];
      for (let round = 0; round < rounds; round++) {
        progress(`${game.name}, ${players}: round ${round + 1} of ${rounds}`);
        const loop = loopPace(pack, trial, players, ms);
        pairs.push({ loop, all: await askPace(questionFor(game.name, trial, players), ms) });
      }
      const middle = (value: (pair: { loop: Pace; all: Pace }) => number): number => median(pairs.map(value));
      ask[`${game.name} ${players}`] = {
        askPerSecond: middle(({ all }) => all.perSecond),
        loopPerSecond: middle(({ loop }) => loop.perSecond),
        cores,
        ratio: middle(({ all, loop }) => all.perSecond / (cores * loop.perSecond)),
        cpuRatio: middle(({ all, loop }) => all.perCpuSecond / loop.perCpuSecond),
        trial: trial.name,
        players,
      };
    }
  }
  return { ask };
}
