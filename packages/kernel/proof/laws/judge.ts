// Judge: a choice that is neither offered nor in a space is refused, with a rule and a reason.
import { fastChance, uniform } from '../../src/chance/fast.ts';
import { same } from '../../src/read/json.ts';
import { type AnyGame, type Ask, canAct } from '../../src/rules/game.ts';
import { type Uniform, anyChoice } from '../../src/rules/playout.ts';
import type { Seat, World } from '../../src/rules/world.ts';
import { mutated } from './mutated.ts';
import { type Trial, must, randomGame } from './trial.ts';

/** Whether the judge refuses a choice; a refusal without rule or reason breaks the law. */
export function refusedWell(game: AnyGame, w: World, seat: Seat, choice: unknown): boolean {
  const refusal = game.judge(w, seat, choice);
  if (refusal === null) return false;
  must(
    typeof refusal.rule === 'string' &&
      refusal.rule !== '' &&
      typeof refusal.reason === 'string' &&
      refusal.reason !== '',
    () => `a refusal without rule or reason: ${JSON.stringify(choice)}`,
  );
  return true;
}

/** Things that are no choice in any game. */
const NONSENSE: readonly unknown[] = [null, 'nonsense', {}, [], { do: 'nonsense' }, -1];

/** How many choices of earlier decisions are kept and tried again, because they may have become illegal. */
const MEMORY = 30;

/** Choices that look almost legal here: altered ones, those of other seats, and those of earlier decisions. */
function tries(game: AnyGame, w: World, ask: Ask<unknown>, earlier: unknown[], any: Uniform): unknown[] {
  const legal = anyChoice(game, w, ask, any, fastChance(any(1000)));
  const all = [mutated(legal, any), mutated(legal, any), NONSENSE[any(NONSENSE.length)]];
  for (let i = 0; i < 3 && earlier.length > 0; i++) all.push(earlier[any(earlier.length)]);
  if (earlier.length > 0) all.push(mutated(earlier[any(earlier.length)], any));
  earlier.push(legal);
  if (earlier.length > MEMORY) earlier.splice(any(MEMORY), 1);
  return all;
}

/** Whether a choice lies in one of the spaces of an ask. */
function inAnySpace(game: AnyGame, w: World, ask: Ask<unknown>, choice: unknown): boolean {
  if (ask.spaces.length === 0) return false;
  must(
    game.inSpace !== undefined,
    () =>
      `the judge accepts ${JSON.stringify(choice)}, which is not offered, and the game has no inSpace that could say whether it lies in a space`,
  );
  return ask.spaces.some((space) => game.inSpace!(w, ask.seat, space, choice));
}

/** A choice that the judge accepts is offered, a withdrawal, or in a space, and can be played; all others are refused with a rule and a reason. */
export function judgeLaw(game: AnyGame, trial: Trial, seed: number): number {
  const any = uniform(seed);
  const earlier: unknown[] = [];
  return randomGame(game, trial, seed, ({ w, asks }) => {
    for (const ask of asks) {
      if (!canAct(ask)) continue;
      if (game.inSpace !== undefined)
        for (const space of ask.spaces) {
          const sample = game.sample!(w, ask.seat, space, fastChance(any(1000)));
          must(
            game.inSpace(w, ask.seat, space, sample),
            () => `a sample lies outside its space '${space.kind}': ${JSON.stringify(sample)}`,
          );
        }
      for (const choice of tries(game, w, ask, earlier, any)) {
        const anytime = game.anytime?.offers(w, ask.seat) ?? [];
        if ([...ask.offers, ...ask.withdrawals, ...anytime].some((known) => same(known, choice))) continue;
        if (refusedWell(game, w, ask.seat, choice)) continue;
        must(
          inAnySpace(game, w, ask, choice),
          () => `the judge accepts what is neither offered nor in a space: ${JSON.stringify(choice)}`,
        );
        game.play(game.copy(w), ask.seat, choice, fastChance(seed));
      }
    }
  });
}
