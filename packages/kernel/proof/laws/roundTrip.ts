// Round trip: a position that is written in the players' words and arranged again plays like the original.
import type { Chance } from '../../src/chance/chance.ts';
import { fastChance, uniform } from '../../src/chance/fast.ts';
import { type Json, copyJson, same } from '../../src/read/json.ts';
import type { AnyGame } from '../../src/rules/game.ts';
import { type Told, heard, listener } from '../../src/rules/happening.ts';
import { anyMove } from '../../src/rules/playout.ts';
import type { Viewer, World } from '../../src/rules/world.ts';
import { whereTheyPart } from './secrecy.ts';
import { type Trial, broken, must, randomGame, viewersOf } from './trial.ts';

const noChance: Chance = {
  roll: (_sides, why) => broken(`an arranged position rolls dice before its question (${why})`),
  pick: (_weights, why) => broken(`an arranged position draws before its question (${why})`),
};

/** The same position, arranged from its words; null if the position cannot be written in words. */
function arrangedAgain(game: AnyGame, w: World): World | null {
  const given: Json | null = game.given === undefined ? game.report(w) : game.given(w);
  if (given === null) return null;
  const again: World = game.arrange(copyJson(given));
  game.resume(again, noChance);
  // The number of earlier results is not part of a position.
  again.undoBarrier = w.undoBarrier;
  return again;
}

/** What a viewer sees, without the flow: a difference there shows in the questions and in what follows. */
function lookOf(game: AnyGame, w: World, viewer: Viewer): unknown {
  const view: Record<string, unknown> = game.view(w, viewer);
  const { flow: _flow, ...rest } = view;
  return rest;
}

/** Reports anything in which the views, questions or reports of two worlds differ. */
function compare(game: AnyGame, a: World, b: World, viewers: readonly Viewer[], when: string): void {
  const alike = (name: string, left: unknown, right: unknown): void =>
    must(same(left, right), () => `${name} differs ${when}${whereTheyPart(left, right)}`);
  alike('the outcome', a.over, b.over);
  alike('what is asked', game.asks(a), game.asks(b));
  alike('the report', game.report(a), game.report(b));
  for (const viewer of viewers)
    alike(`the view of ${viewer}`, lookOf(game, a, viewer), lookOf(game, b, viewer));
}

/** Number of decisions for which both worlds are played on. */
const LENGTH = 5;

/** Positions with words come back with the same questions, views and report, and continue in the same way with the same choices and dice. */
export function roundTripLaw(game: AnyGame, trial: Trial, seed: number): number {
  const any = uniform(seed);
  const viewers = viewersOf(trial);
  let compared = 0;
  const decisions = randomGame(game, trial, seed, ({ w }) => {
    const own: World = game.copy(w);
    const again = arrangedAgain(game, own);
    if (again === null) return;
    compared++;
    compare(game, own, again, viewers, 'in a position arranged again');
    for (let i = 1; i <= LENGTH && own.over === null; i++) {
      const { seat, choice } = anyMove(game, own, game.asks(own), any, fastChance(any(1000)));
      const dice = any(1_000_000);
      const told: [Told[], Told[]] = [[], []];
      game.play(own, seat, choice, fastChance(dice), listener(told[0]));
      game.play(again, seat, choice, fastChance(dice), listener(told[1]));
      const when = `${i} decisions after a position was arranged again, the last ${JSON.stringify(choice)}`;
      for (const viewer of viewers) {
        const [here, there] = told.map((all) => all.flatMap((one) => heard(one, viewer) ?? []));
        must(same(here, there), () => `what ${viewer} is told differs ${when}${whereTheyPart(here, there)}`);
      }
      compare(game, own, again, viewers, when);
    }
  });
  must(compared > 0, () => `no position of ${trial.name} has words from which it can be arranged`);
  return decisions;
}
