// What `ask` makes of all cores, beside the same games in a bare loop on one.
import { availableParallelism } from 'node:os';
import { fastChance, itemAt, playout, uniform } from '@xenotable/kernel';
import type { GamePackage, Trial } from '@xenotable/kernel/proof';
import { type Question, armsOf, gameOf, playOne, readQuestion } from '@xenotable/questions';
import { allGames } from '@xenotable/shelf';
import { answerHere } from '../asking/answering.ts';
import { inquiryFor } from '../asking/reading.ts';
import { median, speed } from './measure.ts';

export interface AskBench {
  ask: Record<
    string,
    {
      askPerSecond: number;
      loopPerSecond: number;
      cores: number;
      ratio: number;
      trial: string;
      players: string;
    }
  >;
}

const questionFor = (game: string, { options, seats }: Trial, players: string): Question =>
  readQuestion({
    question: 'How fast?',
    game,
    kind: 'rate',
    setup: { options, seats },
    players,
    stop: { games: 1_000_000 },
  });

/** Games a second of a question, from the first result on. */
async function askSpeed(question: Question, ms: number): Promise<number> {
  const inquiry = await inquiryFor(question);
  let begun = 0;
  let games = 0;
  let spent = 0;
  await answerHere(inquiry, (results) => {
    const now = performance.now();
    if (begun === 0) begun = now;
    else games += results.length;
    spent = now - begun;
    if (spent > ms) inquiry.stop();
  });
  return (games * 1000) / spent;
}

/** The loop of `bench games` for random players; for programs their games one after the other. */
function loopSpeed(pack: GamePackage, trial: Trial, players: string, ms: number): number {
  const { game, bound } = pack;
  if (players === 'random') {
    const chance = fastChance(1);
    const any = uniform(2);
    const one = (): number =>
      playout(game, game.setup(trial.options, trial.seats, chance), chance, any, bound);
    return speed(one, ms).gamesPerSecond;
  }
  const [arm] = armsOf(questionFor(game.name, trial, players), () => pack);
  if (arm === undefined) throw new RangeError('a question of one table has one arm');
  let deal = 1_000_000;
  return speed(() => playOne(pack, arm, gameOf(0, deal++, false)).decisions, ms).gamesPerSecond;
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
      const loops: number[] = [];
      const asks: number[] = [];
      const ratios: number[] = [];
      for (let round = 0; round < rounds; round++) {
        progress(`${game.name}, ${players}: round ${round + 1} of ${rounds}`);
        const loop = loopSpeed(pack, trial, players, ms);
        const all = await askSpeed(questionFor(game.name, trial, players), ms);
        loops.push(loop);
        asks.push(all);
        ratios.push(all / (cores * loop));
      }
      ask[`${game.name} ${players}`] = {
        askPerSecond: median(asks),
        loopPerSecond: median(loops),
        cores,
        ratio: median(ratios),
        trial: trial.name,
        players,
      };
    }
  }
  return { ask };
}
