// The waiting time for odds: the first figure, and the final one, as the page asks for them.
import {
  type AnyGame,
  type Json,
  LOOKS,
  Walks,
  type World,
  anyMove,
  copyJson,
  fastChance,
  isJson,
  uniform,
  itemAt,
} from '@xenotable/kernel';
import type { Trial } from '@xenotable/kernel/proof';
import { allGames } from '@xenotable/shelf';
import { quantile } from './measure.ts';

/** Decisions between two positions of one random game. */
const APART = 7;
const LONGEST = 3000;

interface Waits {
  first: number;
  last: number;
  exact: boolean;
}

export interface OddsBench {
  odds: Record<
    string,
    {
      positions: number;
      exactShare: number;
      firstMsP50: number;
      firstMsP95: number;
      exactMsP50: number;
      exactMsP95: number;
      slowestMs: number;
    }
  >;
}

/** The times for one choice; null if nothing is at stake. */
function waitsFor(game: AnyGame, view: Json, seat: number, choice: Json): Waits | null {
  const begun = performance.now();
  const walks = new Walks(game, { view, seat, plan: [choice] });
  let first = 0;
  for (const ms of LOOKS) {
    const end = performance.now() + ms;
    walks.run(() => performance.now() < end);
    const { stakes, exact } = walks.prospects();
    if (stakes.length === 0) return null;
    const now = performance.now() - begun;
    if (first === 0) first = now;
    if (exact) return { first, last: now, exact: true };
  }
  return { first, last: performance.now() - begun, exact: false };
}

/** Positions of random games with something at stake, and the choice. */
function* staked(game: AnyGame, trials: readonly Trial[]): Generator<Waits> {
  for (let seed = 1; ; seed++) {
    const trial = itemAt(trials, seed % trials.length);
    const chance = fastChance(seed);
    const any = uniform(seed ^ 0x5bd1e995);
    const w: World = game.setup(trial.options, trial.seats, chance);
    let wait = any(APART);
    for (let decisions = 0; w.over === null && decisions < LONGEST; decisions++) {
      const { seat, choice } = anyMove(game, w, game.asks(w), any, chance);
      if (wait-- <= 0) {
        const waits = isJson(choice) ? waitsFor(game, copyJson(game.view(w, seat)), seat, choice) : null;
        if (waits !== null) {
          yield waits;
          wait = APART;
        }
      }
      game.play(w, seat, choice, chance);
    }
  }
}

export async function benchOdds(
  positions: number,
  only: string | undefined,
  progress: (text: string) => void,
): Promise<OddsBench> {
  const odds: OddsBench['odds'] = {};
  for (const { game, trials } of await allGames()) {
    if ((only !== undefined && game.name !== only) || game.stakes === undefined) continue;
    const found: Waits[] = [];
    for (const waits of staked(game, trials)) {
      found.push(waits);
      progress(`${game.name}: ${found.length} of ${positions} positions`);
      if (found.length === positions) break;
    }
    const firsts = found.map(({ first }) => first).sort((a, b) => a - b);
    const lasts = found.map(({ last }) => last).sort((a, b) => a - b);
    odds[game.name] = {
      positions,
      exactShare: found.filter(({ exact }) => exact).length / positions,
      firstMsP50: quantile(firsts, 0.5),
      firstMsP95: quantile(firsts, 0.95),
      exactMsP50: quantile(lasts, 0.5),
      exactMsP95: quantile(lasts, 0.95),
      slowestMs: quantile(lasts, 1),
    };
  }
  return { odds };
}
