// Taking back where programs play along: a person's choice comes back together with what programs did after it.
import type { News, Session, Viewer } from '@xenotable/kernel';
import type { Programs } from '../storage/tableRow.ts';

/** How many choices of people can be taken back, and the words of the last one. */
export function takenBack(
  session: Session,
  programs: Programs,
  viewer: Viewer,
): Pick<News, 'undo' | 'undoWords'> {
  const { game, entries, standing } = session;
  if (viewer === 'table') return { undo: 0, undoWords: null };
  const open = standing.trail.slice(standing.trail.length - session.undoDepth(viewer));
  const own = open.filter((step) => programs[step.seat] === undefined);
  const last = own.at(-1);
  const entry = last && entries[last.entry];
  return {
    undo: own.length,
    undoWords:
      entry === undefined || 'undo' in entry
        ? null
        : game.words.choice(entry.choice, game.view(last!.before, last!.seat)),
  };
}

/** How many entries that is: what programs did since, and one choice of a person. */
export function stepsBack({ standing }: Session, programs: Programs): number {
  const { trail } = standing;
  return trail.length - trail.findLastIndex((step) => programs[step.seat] === undefined);
}
