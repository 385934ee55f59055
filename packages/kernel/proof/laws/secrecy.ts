// Secrecy: what a viewer is shown does not depend on anything that it may not know.
import { Recording, type Result } from '../../src/chance/chance.ts';
import { fastChance, uniform } from '../../src/chance/fast.ts';
import type { AnyGame } from '../../src/rules/game.ts';
import { type Told, heard, listener } from '../../src/rules/happening.ts';
import { fingerprint } from '../../src/record/fingerprint.ts';
import type { Json } from '../../src/read/json.ts';
import type { Seat, Viewer, World } from '../../src/rules/world.ts';
import { type Trial, must, randomGame, viewersOf } from './trial.ts';

/** An imagined world looks the same to its viewer: view, asks, and everything it is told when others play. */
export function secrecyLaw(game: AnyGame, trial: Trial, seed: number): number {
  const any = uniform(seed);
  let turn = 0;
  return randomGame(game, trial, seed, ({ w, seat, choice, asks, play }) => {
    const dice = seed + turn++;
    const viewers = viewersOf(trial);
    const views = viewers.map((viewer): Json => game.view(w, viewer));
    const imagined = views.map((view): World => game.imagine(view, fastChance(dice)));
    viewers.forEach((viewer, i) => {
      const looks: Json = game.view(imagined[i], viewer);
      must(
        fingerprint(looks) === fingerprint(views[i]),
        () => `an imagined world looks different to ${viewer}${whereTheyPart(views[i], looks)}`,
      );
      if (viewer === 'table') return;
      const own = asks.find((ask) => ask.seat === viewer) ?? null;
      const theirs = game.asks(imagined[i]).find((ask) => ask.seat === viewer) ?? null;
      must(
        fingerprint(own) === fingerprint(theirs),
        `seat ${viewer} is asked something else in a world that it cannot tell from the real one`,
      );
    });
    // Others play: if nothing was revealed and the viewer sees the same afterwards, it must also have been told the same.
    const which = any(viewers.length);
    const viewer = viewers[which]!;
    const other = imagined[which]!;
    if (viewer !== seat && game.judge(other, seat, choice) === null) {
      const here: Told[] = [];
      const there: Told[] = [];
      const real: World = game.copy(w);
      let shown = 0;
      try {
        shown += shows(game, other, seat, choice, dice, there);
      } catch (error) {
        must(
          false,
          `an imagined world cannot be played: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
      shown += shows(game, real, seat, choice, dice, here);
      if (shown === 0 && fingerprint(game.view(real, viewer)) === fingerprint(game.view(other, viewer))) {
        must(
          fingerprint(hearing(here, viewer)) === fingerprint(hearing(there, viewer)),
          () => `${viewer} is told something that it cannot see: ${JSON.stringify(hearing(here, viewer))}`,
        );
      }
    }
    play();
  });
}

/** Plays a choice and counts its reveals, without dice and draws. */
function shows(game: AnyGame, w: World, seat: Seat, choice: unknown, dice: number, told: Told[]): number {
  const before = w.undoBarrier;
  const results: Result[] = [];
  game.play(w, seat, choice, new Recording(fastChance(dice), results), listener(told));
  return w.undoBarrier - before - results.length;
}

const hearing = (told: Told[], viewer: Viewer): object[] => told.flatMap((one) => heard(one, viewer) ?? []);

/** The first difference between two pictures, as text. */
export function whereTheyPart(a: unknown, b: unknown): string {
  const left = JSON.stringify(a);
  const right = JSON.stringify(b);
  let i = 0;
  while (i < left.length && left[i] === right[i]) i++;
  return ` near …${left.slice(Math.max(0, i - 60), i + 40)}… against …${right.slice(Math.max(0, i - 10), i + 40)}…`;
}
