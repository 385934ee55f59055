// The two kinds of chapter: those of the evening around the battle, and those of the battle itself, which all close as soon as it is decided.
import { type Chapter, type Playing, type Step, chaptersOf } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Happening } from '../happenings.ts';
import type { Space } from '../spaces.ts';
import type { Table } from '../table.ts';
import { isScript } from './seats.ts';

export type Play = Playing<Table, Happening>;

/** A chapter around the battle. */
export const chapter = chaptersOf<Table, Choice, Happening, Space>();

/** EE-OPT-13 In an iron campaign nothing is taken back. */
export function forGood(play: Play): void {
  if (play.w.options.iron && play.w.campaign !== null) play.reveal();
}

type FieldStep<L, N extends string> = Step<Table, Choice, L, N, Happening, Space>;
type FieldSteps<L, T> = { [K in keyof T]: FieldStep<L, keyof T & string> };

/** A chapter of the battle: once the result stands, nothing further is done or asked. */
export const fieldChapter = <L extends object = Record<never, never>>(name: string) => ({
  /** The locals that every viewer may see; none is secret (EE-GEN-09). */
  shows: (...locals: (keyof L & string)[]) => ({
    steps: <T extends Record<string, unknown>>(
      steps: FieldSteps<L, T>,
    ): Chapter<Table, Choice, L, keyof T & string, Happening, Space> =>
      chapter<L>(name)
        .shows(...locals)
        .steps<T>(guarded(steps)),
  }),
});

function guarded<L, T>(steps: FieldSteps<L, T>): FieldSteps<L, T> {
  const all = { ...steps };
  for (const title in steps) all[title] = guardedStep(steps[title]);
  return all;
}

function guardedStep<L, N extends string>(step: FieldStep<L, N>): FieldStep<L, N> {
  if ('run' in step) return { run: (play, f) => (play.w.result === null ? step.run(play, f) : 'done') };
  return {
    ...step,
    who: (w, f) => (w.result === null ? step.who(w, f) : null),
    take(play, f, seat, choice) {
      if (!isScript(seat)) forGood(play);
      return step.take(play, f, seat, choice);
    },
    after: (play, f) => (play.w.result === null ? step.after?.(play, f) : 'done'),
  };
}
