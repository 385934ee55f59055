// Collects the rules that running code cites: by a happening, a die or draw, a question, a refusal, an outcome, a modifier or a mark (`applies`).
import type { Chance } from '../src/chance/chance.ts';
import { hearingRules } from '../src/rules/applies.ts';
import { stepOf, top } from '../src/rules/flow.ts';
import type { AnyGame } from '../src/rules/game.ts';
import type { Tell } from '../src/rules/happening.ts';
import type { RuleId, World } from '../src/rules/world.ts';

type Note = (rule: RuleId) => void;

/** Runs something with a game and collects all its citations. */
export function citing<T>(game: AnyGame, run: (game: AnyGame) => T): { result: T; cited: Set<RuleId> } {
  const cited = new Set<RuleId>();
  const note: Note = (rule) => void cited.add(rule);
  const result = hearingRules(note, () => run(heardGame(game, note)));
  return { result, cited };
}

/** The same game, reporting what it cites. */
function heardGame(game: AnyGame, note: Note): AnyGame {
  /** Notes the rule of the outcome or question at which the book has stopped. */
  const noteRest = (w: World): void => {
    const rule = w.over?.rule ?? stepOf(game.book, top(w)).ask?.rule;
    if (rule !== undefined) note(rule);
  };
  return {
    ...game,
    setup(options, seats, chance, tell) {
      const w: World = game.setup(options, seats, heardChance(chance, note), heardTell(tell, note));
      noteRest(w);
      return w;
    },
    resume(w: World, chance, tell) {
      game.resume(w, heardChance(chance, note), heardTell(tell, note));
      noteRest(w);
    },
    play(w: World, seat, choice, chance, tell) {
      game.play(w, seat, choice, heardChance(chance, note), heardTell(tell, note));
      noteRest(w);
    },
    judge(w, seat, choice) {
      const refusal = game.judge(w, seat, choice);
      if (refusal !== null) note(refusal.rule);
      return refusal;
    },
    refused(w, seat) {
      const all = game.refused(w, seat);
      for (const { rule } of all) note(rule);
      return all;
    },
  };
}

const heardTell =
  (tell: Tell | undefined, note: Note): Tell =>
  (what, rule, seenBy, others) => {
    note(rule);
    tell?.(what, rule, seenBy, others);
  };

const heardChance = (chance: Chance, note: Note): Chance => ({
  roll(sides, why) {
    note(why);
    return chance.roll(sides, why);
  },
  pick(weights, why, name) {
    note(why);
    return chance.pick(weights, why, name);
  },
  announceThrow: (dice) => chance.announceThrow?.(dice),
});
