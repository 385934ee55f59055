// Laws about players: Offer, Secrecy, Odds.
import { Recording, type Result } from '../../src/chance/chance.ts';
import { fastChance, uniform } from '../../src/chance/fast.ts';
import { type AnyGame, canAct } from '../../src/rules/game.ts';
import { type Told, heard, listener } from '../../src/rules/happening.ts';
import { fingerprint } from '../../src/record/fingerprint.ts';
import type { Json } from '../../src/read/json.ts';
import { odds } from '../../src/chance/odds.ts';
import { type Uniform, anyChoice } from '../../src/rules/playout.ts';
import type { Seat, Viewer, World } from '../../src/rules/world.ts';
import { type Trial, must, randomGame } from './trial.ts';

/** A choice with something wrong in it. */
function mutated(choice: unknown, any: Uniform): unknown {
  if (typeof choice === 'number')
    return [choice + 1000, -1 - choice, choice + 0.5, String(choice), null][any(5)];
  if (typeof choice === 'string') return [`${choice}?`, '', 7, null, [choice]][any(5)];
  if (typeof choice !== 'object' || choice === null) return 'nonsense';
  if (Array.isArray(choice)) {
    if (choice.length === 0) return ['nonsense'];
    const at = any(choice.length);
    return any(2) === 0 ? choice.toSpliced(at, 1) : choice.with(at, mutated(choice[at], any));
  }
  const keys = Object.keys(choice);
  const key = keys[any(Math.max(1, keys.length))];
  const fields = choice as Record<string, unknown>;
  if (key === undefined || any(6) === 0) return { ...fields, nonsense: 1 };
  if (any(6) === 0) return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
  return { ...fields, [key]: mutated(fields[key], any) };
}

/** Each offer and each sample of a space is legal and has words of its own; what is not offered is refused with a rule; nobody else may choose. */
export function offerLaw(game: AnyGame, trial: Trial, seed: number): number {
  const any = uniform(seed);
  const refusedWell = (w: World, seat: Seat, choice: unknown): boolean => {
    const refusal = game.judge(w, seat, choice);
    if (refusal === null) return false;
    must(
      typeof refusal.rule === 'string' &&
        refusal.rule !== '' &&
        typeof refusal.reason === 'string' &&
        refusal.reason !== '',
      `a refusal without rule or reason: ${JSON.stringify(choice)}`,
    );
    return true;
  };
  return randomGame(game, trial, seed, ({ w, asks }) => {
    for (const ask of asks) {
      const view = game.view(w, ask.seat);
      const words = new Map<string, string>();
      for (const offer of ask.offers) {
        must(game.judge(w, ask.seat, offer) === null, `an offer is illegal: ${JSON.stringify(offer)}`);
        const said = game.words.choice(offer, view);
        const twin = words.get(said);
        must(
          twin === undefined || twin === JSON.stringify(offer),
          `two offers are both called '${said}': ${twin} and ${JSON.stringify(offer)}`,
        );
        words.set(said, JSON.stringify(offer));
      }
      for (const way of ask.withdrawals)
        must(game.judge(w, ask.seat, way) === null, `a way back is illegal: ${JSON.stringify(way)}`);
      for (const space of ask.spaces) {
        const sample = game.sample!(w, ask.seat, space, fastChance(seed + any(1000)));
        const refusal = game.judge(w, ask.seat, sample);
        must(
          refusal === null,
          `a sample of a space is illegal: ${JSON.stringify(sample)} (${refusal?.reason})`,
        );
      }
      if (!canAct(ask)) continue;
      const choice = anyChoice(game, w, ask, any, fastChance(any(1000)));
      const wrong = mutated(choice, any);
      if (!refusedWell(w, ask.seat, wrong)) {
        const trying = game.copy(w) as World;
        game.play(trying, ask.seat, wrong, fastChance(seed));
      }
      for (const one of game.refused(w, ask.seat))
        must(refusedWell(w, ask.seat, one.choice), `greyed but legal: ${JSON.stringify(one.choice)}`);
      for (let seat = 0; seat < trial.seats.length; seat++) {
        if (!asks.some((other) => other.seat === seat))
          must(refusedWell(w, seat, choice), `seat ${seat} may choose although it is not asked`);
      }
    }
  });
}

/** An imagined world looks the same to its viewer: view, asks, and whatever it is told when others play. */
export function secrecyLaw(game: AnyGame, trial: Trial, seed: number): number {
  const any = uniform(seed);
  let turn = 0;
  return randomGame(game, trial, seed, ({ w, seat, choice, asks, play }) => {
    const dice = seed + turn++;
    const viewers: Viewer[] = [...trial.seats.keys(), 'table'];
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
      const real = game.copy(w) as World;
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

function whereTheyPart(a: unknown, b: unknown): string {
  const left = JSON.stringify(a);
  const right = JSON.stringify(b);
  let i = 0;
  while (i < left.length && left[i] === right[i]) i++;
  return ` near …${left.slice(Math.max(0, i - 60), i + 40)}… against …${right.slice(Math.max(0, i - 10), i + 40)}…`;
}

/** Enumerated odds equal simulated frequencies, for choices whose outcomes can be counted. */
export function oddsLaw(game: AnyGame, trial: Trial, seed: number, positions = 3, samples = 2000): number {
  let compared = 0;
  const afterwards = (w: World): string => fingerprint({ ...w, flow: [] });
  return randomGame(game, trial, seed, ({ w, seat, choice, play }) => {
    const before = game.copy(w) as World;
    play();
    if (w.undoBarrier === before.undoBarrier) return;
    const exact = odds(game, before, seat, choice, afterwards, { budget: 2000, exactOnly: true });
    if (!exact.exact) return;
    compared++;
    const counts = new Map<string, number>();
    const chance = fastChance(seed * 31 + compared);
    for (let i = 0; i < samples; i++) {
      const trying = game.copy(before) as World;
      game.play(trying, seat, choice, chance);
      const value = afterwards(trying);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    let sum = 0;
    for (const line of exact.lines) {
      sum += line.chance;
      const seen = (counts.get(String(line.value)) ?? 0) / samples;
      // Six standard deviations and a little: a false alarm is rarer than one in a hundred million.
      const give = 6 * Math.sqrt((line.chance * (1 - line.chance)) / samples) + 3 / samples;
      must(
        Math.abs(seen - line.chance) <= give,
        `odds of ${line.chance} against a frequency of ${seen} in ${samples} for ${JSON.stringify(choice)}`,
      );
      counts.delete(String(line.value));
    }
    must(Math.abs(sum - 1) < 1e-9, `odds add up to ${sum}`);
    must(counts.size === 0, 'something happened that the odds call impossible');
    return compared === positions ? 'enough' : undefined;
  });
}
