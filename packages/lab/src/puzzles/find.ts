// Searches games of programs for puzzles: positions in which one choice is clearly the best, by two seeds.
import { type Puzzle, playerOf, puzzleAt, puzzleIdOf, slippingThinker } from '@xenotable/bots';
import {
  type Ask,
  type GameRecord,
  type Json,
  type RuleId,
  Session,
  canAct,
  fastChance,
} from '@xenotable/kernel';
import type { GamePackage } from '@xenotable/kernel/proof';

/** Longer records are skipped, because they make large files. */
const LONGEST = 120;
/** The share of slips: they make games differ and keep them undecided for long. */
const SLIPS = 0.08;
/** Limits for puzzles of one game, of one question of the rules, and with the same words as the answer. */
const MOST_OF_A_GAME = 2;
const MOST_OF_A_RULE = 10;
const MOST_IN_WORDS = 2;

export interface Found {
  puzzle: Puzzle;
  rule: RuleId;
  /** Whether the script finds it. */
  script: boolean;
}

export interface Wish {
  count: number;
  /** The first game. */
  seed: number;
  /** The end of the search, in milliseconds of the clock. */
  until: number;
}

const answerOf = ({ puzzle }: Found): string => puzzle.options[0]?.words ?? '';

interface Candidate extends Omit<Found, 'puzzle'> {
  words: string;
  record: GameRecord;
}

/** Whether another puzzle of this kind improves the set: at most half of the answers may be the script's own choice. */
function isWanted(
  known: readonly Found[],
  { rule, script, words, record }: Candidate,
  count: number,
): boolean {
  const share = (test: (one: Found) => boolean): number => known.filter(test).length;
  return (
    share((one) => one.rule === rule) < MOST_OF_A_RULE &&
    share((one) => answerOf(one) === words) < MOST_IN_WORDS &&
    share((one) => puzzleIdOf(one.puzzle) === puzzleIdOf({ record })) === 0 &&
    (!script || share((one) => one.script) < count / 2)
  );
}

/** Plays games in which the script sometimes slips, and yields the puzzles found in them. */
export function* findPuzzles(
  { game, setups = [], bound }: GamePackage,
  known: readonly Found[],
  { count, seed, until }: Wish,
  progress: (text: string) => void,
): Generator<Found> {
  const all = [...known];
  for (let number = 0; all.length < count && Date.now() < until; number++) {
    const setup = setups[number % setups.length];
    if (setup === undefined) return;
    const chance = fastChance(seed + number);
    const own = fastChance(seed + number + 0x10000000);
    const options = setup.options as Record<string, Json>;
    const session = Session.start(game, { seats: setup.seats, options }, () => chance);
    const player = playerOf(game, slippingThinker(SLIPS));
    let here = 0;
    for (let i = 0; session.world.over === null && i < Math.min(bound, LONGEST); i++) {
      const ask = session.asks.find(canAct) as Ask<Json> | undefined;
      if (ask === undefined || here === MOST_OF_A_GAME || Date.now() > until) break;
      progress(`${all.length} puzzles; ${setup.name}, game ${number + 1}, decision ${i + 1}`);
      let script = false;
      const record = { head: session.head, entries: session.entries.slice() };
      const puzzle = puzzleAt(game, session.world, record, ask.seat, {
        seed: seed + 1000 * number + i,
        hurry: true,
        promising(best, byScript) {
          script = byScript;
          const words: string = game.words.choice(best, session.view(ask.seat));
          return isWanted(all, { rule: ask.rule, script, words, record }, count);
        },
      });
      if (puzzle !== null) {
        const found = { puzzle, rule: ask.rule, script };
        all.push(found);
        here++;
        yield found;
        if (all.length === count) return;
      }
      session.choose(ask.seat, player(session.view(ask.seat), ask, own));
    }
  }
}
