// Secrecy: what a viewer is shown depends on nothing that it may not know.
import { Recording, type Result } from '../../src/chance/chance.ts';
import { fastChance, uniform } from '../../src/chance/fast.ts';
import type { AnyGame } from '../../src/rules/game.ts';
import { type Told, heard, listener } from '../../src/rules/happening.ts';
import { fingerprint } from '../../src/record/fingerprint.ts';
import type { Json } from '../../src/read/json.ts';
import type { Seat, Viewer, World } from '../../src/rules/world.ts';
import { type Trial, must, randomGame, viewersOf } from './trial.ts';

/** An imagined world looks the same to its viewer: view, asks, and whatever it is told when others play. */
export function secrecyLaw(game: AnyGame, trial: Trial, seed: number): number {
  const any = uniform(seed);
  let turn = 0;
  return randomGame(game, trial, seed, ({ w, seat, choice, asks, play }) => {
    const dice = seed + turn++;
    const viewers = viewersOf(trial);
    const views = viewers.map((viewer) => game.view(w, viewer) as Json);
    const imagined = views.map((view) => game.imagine(view, fastChance(dice)) as World);
    viewers.forEach((viewer, i) => {
      const looks = game.view(imagined[i], viewer) as Json;
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
    // What others do: where nothing was revealed and the viewer sees the same afterwards, it must have been told the same.
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

/** Plays a choice and counts what was shown by it, dice and draws aside. */
function shows(game: AnyGame, w: World, seat: Seat, choice: unknown, dice: number, told: Told[]): number {
  const before = w.undoBarrier;
  const results: Result[] = [];
  game.play(w, seat, choice, new Recording(fastChance(dice), results), listener(told));
  return w.undoBarrier - before - results.length;
}

const hearing = (told: Told[], viewer: Viewer): Json =>
  told.flatMap((one) => heard(one, viewer) ?? []) as unknown as Json;

/** Where two pictures first differ, as text. */
export function whereTheyPart(a: unknown, b: unknown): string {
  const left = JSON.stringify(a);
  const right = JSON.stringify(b);
  let i = 0;
  while (i < left.length && left[i] === right[i]) i++;
  return ` near …${left.slice(Math.max(0, i - 60), i + 40)}… against …${right.slice(Math.max(0, i - 10), i + 40)}…`;
}
