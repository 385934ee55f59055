// Where a small screen looks: at what is planned, at who acts, or at those who can act.
import type { Asked } from '@xenotable/kernel';
import { aimOf } from './shared/notes.ts';
import { modelIn } from './shared/faces.ts';
import { offeredIn } from './shared/json.ts';
import { cellAt } from './things.ts';
import type { Choice, Preview, View } from '@xenotable/enemy-eternal/preview';

/** Cells that fit on a phone side by side at a size that can be played. */
const ROOM = 9;

/** The first cell, and of the others those that fit on the screen with it. */
export function together(cells: readonly number[], columns: number): number[] {
  const taken: number[] = [];
  const span = (along: readonly number[]): number => Math.max(...along) - Math.min(...along) + 1;
  for (const cell of cells) {
    const all = [...taken, cell];
    const fits =
      span(all.map((one) => one % columns)) <= ROOM &&
      span(all.map((one) => Math.floor(one / columns))) <= ROOM;
    if (fits) taken.push(cell);
  }
  return taken;
}

/** The cell that a choice speaks of, if it is one that sets up or activates somebody. */
function cellNamed(choice: Choice, view: View): number | null {
  if (choice.do === 'place' || choice.do === 'marker') return cellAt(choice.at, view.shown.board.width);
  return choice.do === 'activate' ? (view.models.find((m) => m.id === choice.model)?.cell ?? null) : null;
}

export function focusOf(
  view: View,
  ask: Asked | null,
  picked: Choice | null,
  plan: Preview | null,
  own: readonly number[],
): number[] {
  const cellOf = (model: number): number => modelIn(view, model).cell;
  const aim = picked === null ? undefined : aimOf(picked, view);
  const wanted = (): number[] => {
    if (aim !== undefined) return [cellOf(aim.target), plan?.path.at(-1) ?? cellOf(aim.by)];
    if (plan !== null) return plan.path.toReversed();
    const named = picked ?? offeredIn(ask)[0];
    const there = named === undefined ? null : cellNamed(named, view);
    if (there !== null) return [there, ...own];
    return view.shown.active === null ? [...own] : [cellOf(view.shown.active.model)];
  };
  return together(wanted(), view.shown.board.width);
}
