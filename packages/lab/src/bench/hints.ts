// The waiting time for the first answer of a hint, as the page asks for it, at positions of games by the script.
import { Adviser, mindOf, playerOf } from '@xenotable/bots';
import { type Ask, canAct, fastChance } from '@xenotable/kernel';
import type { GamePackage, Trial } from '@xenotable/kernel/proof';
import { allGames } from '@xenotable/shelf';
import { quantile } from './measure.ts';

/** The page asks for this many milliseconds of thought before the first update. */
const FIRST_MS = 100;
/** Decisions between two positions of one game, and number of positions of one game. */
const APART = 5;
const OF_A_GAME = 10;

interface Wait {
  ms: number;
  looks: number;
}

/** First answers at positions of one game. */
function* waitsIn({ game }: GamePackage, setup: Trial, seed: number): Generator<Wait> {
  const chance = fastChance(seed);
  const script = playerOf(game, mindOf('steady', 0));
  const w = game.setup(setup.options, setup.seats, chance);
  let found = 0;
  for (let i = 0; w.over === null && found < OF_A_GAME; i++) {
    const asks: Ask<unknown>[] = game.asks(w);
    const ask = asks.find(canAct);
    if (ask === undefined) return;
    const view = game.view(w, ask.seat);
    if (i % APART === 0 && ask.offers.length + ask.spaces.length > 1) {
      const begun = performance.now();
      const adviser = new Adviser(game, view, ask, seed + i);
      adviser.run(() => performance.now() < begun + FIRST_MS);
      const { looks } = adviser.advice(null);
      found++;
      yield { ms: performance.now() - begun, looks };
    }
    game.play(w, ask.seat, script(view, ask, chance), chance);
  }
}

export interface HintsBench {
  hints: Record<
    string,
    {
      positions: number;
      firstMsP50: number;
      firstMsP95: number;
      slowestMs: number;
      looksP50: number;
      looksP5: number;
    }
  >;
}

export async function benchHints(
  positions: number,
  only: string | undefined,
  progress: (text: string) => void,
): Promise<HintsBench> {
  const hints: HintsBench['hints'] = {};
  for (const pack of await allGames()) {
    const { game, setups = [] } = pack;
    if ((only !== undefined && game.name !== only) || setups.length === 0) continue;
    const found: Wait[] = [];
    for (let number = 0; found.length < positions; number++) {
      const setup = setups[number % setups.length];
      if (setup === undefined) break;
      for (const wait of waitsIn(pack, setup, 5_000_000 + number)) {
        found.push(wait);
        progress(`${game.name}: ${found.length} of ${positions} positions`);
        if (found.length === positions) break;
      }
    }
    const sorted = (of: (wait: Wait) => number): number[] => found.map(of).toSorted((a, b) => a - b);
    const ms = sorted((wait) => wait.ms);
    const looks = sorted((wait) => wait.looks);
    hints[game.name] = {
      positions,
      firstMsP50: quantile(ms, 0.5),
      firstMsP95: quantile(ms, 0.95),
      slowestMs: quantile(ms, 1),
      looksP50: quantile(looks, 0.5),
      looksP5: quantile(looks, 0.05),
    };
  }
  return { hints };
}
