// The two kinds of chapter: those of the evening around the battle, and those of the battle itself, which all close as soon as it is decided.
import { type Chapter, type Playing, type Step, chaptersOf } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Table } from '../table.ts';
import { concede } from './end.ts';

export type P = Playing<Table>;

/** A chapter around the battle. */
export const chapter = chaptersOf<Table, Choice>();

/** EE-OPT-13 In an iron campaign nothing is taken back. */
export function forGood(play: P): void {
  if (play.w.switches.iron && play.w.campaign !== null) play.reveal();
}

/** A chapter of the battle: once the result stands, nothing further is done or asked. EE-END-04 Whoever is asked may concede instead. */
export const fieldChapter = <L extends object = Record<never, never>>(name: string) => ({
  looseSteps: (steps: Record<string, Step<Table, Choice, L>>): Chapter<Table, Choice, L> =>
    chapter<L>(name).looseSteps(guarded(steps)),
});

function guarded<L extends object>(
  steps: Record<string, Step<Table, Choice, L>>,
): Record<string, Step<Table, Choice, L>> {
  const all: Record<string, Step<Table, Choice, L>> = {};
  for (const [title, step] of Object.entries(steps)) {
    all[title] =
      'run' in step
        ? { run: (play, f) => (play.w.result === null ? step.run(play, f) : 'done') }
        : {
            ...step,
            who: (w, f) => (w.result === null ? step.who(w, f) : null),
            withdrawals: (w, f, seat) => [...(step.withdrawals?.(w, f, seat) ?? []), { do: 'concede' }],
            take(play, f, seat, choice) {
              forGood(play);
              return choice.do === 'concede' ? concede(play, seat) : step.take(play, f, seat, choice);
            },
            after: (play, f) => (play.w.result === null ? step.after?.(play, f) : 'done'),
          };
  }
  return all;
}
