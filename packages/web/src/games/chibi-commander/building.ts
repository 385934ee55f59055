// CC-MAP-21 The map while people build it: the ground as it lies now, and what the picked piece would make of it.
import { tableOf } from './plan.ts';
import { type Choice, type View, freshBoard, mission, pictureOf } from './rulebook.ts';

export interface Site {
  /** What lies there now. */
  board: View['board'];
  /** With the picked piece. */
  preview: View['board'];
  /** The fields that the piece would change. */
  changed: ReadonlySet<number>;
}

const NOTHING: ReadonlySet<number> = new Set();

export function siteOf(view: View, picked: Choice | null): Site {
  const ground =
    view.flow.at(-1)?.chapter === 'building'
      ? mission(tableOf(view)).building?.(tableOf(view))?.ground
      : undefined;
  const board = ground === undefined ? view.board : freshBoard(ground.now);
  if (ground === undefined || picked?.do !== 'build') return { board, preview: board, changed: NOTHING };
  const map = ground.with(picked.key);
  const before = pictureOf(ground.now).cells;
  const changed = new Set(
    [...pictureOf(map).cells].flatMap((sign, cell) => (sign === before[cell] ? [] : [cell])),
  );
  return { board, preview: freshBoard(map), changed };
}
