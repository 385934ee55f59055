// Several threads think about one question of a program: each looks into its own worlds, and their results are added up.
import type { Json, Reason } from '@xenotable/kernel';
import type { Question, WorkerApi } from './api.ts';
import { anySeed } from '../kit/anySeed.ts';

type Thread = Pick<WorkerApi, 'think' | 'why' | 'stopThinking'>;

/** What a program plays, and why. */
export interface Decision {
  choice: Json;
  why: Reason | null;
}

/** More threads gain little, and each loads the rules. */
const MOST = 4;

/** One core is left to the page. */
export const threadsHere = (cores: number): number => Math.max(1, Math.min(MOST, cores - 1));

export class Thinkers {
  private readonly threads: readonly Thread[];

  constructor(threads: readonly Thread[]) {
    this.threads = threads;
  }

  /** The answer after all threads have finished; a thread that fails is ignored. */
  async think(question: Question): Promise<Decision> {
    const choice = await this.best(question);
    const why = (await this.threads[0]?.why(question, choice).catch(() => null)) ?? null;
    return { choice, why };
  }

  private async best(question: Question): Promise<Json> {
    const seed = anySeed();
    // Only a strength that compares choices gains from several threads.
    const asked = question.strength === 'hard' ? this.threads : this.threads.slice(0, 1);
    const answers = await Promise.allSettled(
      asked.map((thread, stream) => thread.think(question, seed, stream)),
    );
    const thought = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const [first] = thought;
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (first === undefined) throw failed?.reason;
    const tallies = thought.map((one) => one.tallies).filter((one) => one.length > 0);
    if (tallies.length < 2) return first.best;
    // The page needs it only if several threads were used.
    const { bestOfTallies } = await import('@xenotable/bots');
    return bestOfTallies(tallies) as Json;
  }

  /** Makes all threads answer at once. */
  async stopThinking(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.stopThinking()));
  }
}
