// What a seat will probably be asked next, as far as it can know: the script plays imagined worlds on to the seat's next question.
import {
  type AnyGame,
  type Ask,
  type Chance,
  type Json,
  type RuleId,
  type Seat,
  type World,
  type Worded,
  canAct,
  fastChance,
  same,
} from '@xenotable/kernel';
import { candidates } from './candidates.ts';

/** Number of imagined worlds. */
const WORLDS = 8;
/** After this many decisions of others a world is given up. */
const MOST_DECISIONS = 60;
/** Number of listed points of a space. */
const POINTS = 12;

/** A foreseen question, and the answers that were legal whenever it came. */
export interface ForeseenQuestion {
  rule: RuleId;
  /** The words of its first occurrence; `alike` if it was the same in all worlds. */
  prompt: string;
  alike: boolean;
  answers: Worded[];
  /** The share of all imagined worlds in which it came next, from 0 to 1. */
  often: number;
}

interface Met {
  ask: Ask<Json>;
  w: World;
}

/** The seat's next question in one imagined world; null if the game ends before it. */
function nextQuestion(game: AnyGame, view: unknown, seat: Seat, chance: Chance): Met | null {
  const w: World = game.imagine(view, chance);
  for (let i = 0; i < MOST_DECISIONS; i++) {
    const asks = game.asks(w).filter(canAct);
    const own = asks.find((ask) => ask.seat === seat);
    if (own !== undefined) return { ask: own, w };
    const [other] = asks;
    if (other === undefined) return null;
    const choice: unknown = game.suggest(w, other.seat, chance) ?? candidates(game, w, other, chance, 1)[0];
    game.play(w, other.seat, choice, chance);
  }
  return null;
}

const answersIn = (game: AnyGame, { ask, w }: Met, chance: Chance): Worded[] => {
  const view: unknown = game.view(w, ask.seat);
  const worded = (candidates(game, w, ask, chance, POINTS) as Json[])
    .filter((choice) => game.judge(w, ask.seat, choice) === null)
    .map((choice) => ({ choice, words: game.words.choice(choice, view) }));
  // A point of a space may be an offer as well.
  return worded.filter(({ words }, i) => worded.findIndex((one) => one.words === words) === i);
};

/** Uses only what the seat sees; the most likely question first. */
export function foresee(game: AnyGame, view: unknown, seat: Seat, seed: number): ForeseenQuestion[] {
  const chance = fastChance(seed);
  const questions = new Map<RuleId, ForeseenQuestion>();
  for (let i = 0; i < WORLDS; i++) {
    const met = nextQuestion(game, view, seat, chance);
    if (met === null) continue;
    const { rule, prompt } = met.ask;
    const known = questions.get(rule);
    const answers = answersIn(game, met, chance);
    const common = (known?.answers ?? answers).filter(({ choice }) =>
      answers.some((one) => same(one.choice, choice)),
    );
    questions.set(rule, {
      rule,
      prompt: known?.prompt ?? prompt,
      alike: known === undefined || (known.alike && known.prompt === prompt),
      answers: common,
      often: (known?.often ?? 0) + 1 / WORLDS,
    });
  }
  return [...questions.values()]
    .filter(({ answers }) => answers.length > 0)
    .toSorted((a, b) => b.often - a.often);
}
