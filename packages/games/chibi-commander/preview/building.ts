// CC-MAP-21 The map while people build it: the ground as it lies now, and what a piece would make of it.
import { freshBoard, grid } from '../board.ts';
import { LEFT_OUT, fieldsOf, layOn } from '../book/preparation/ground.ts';
import type { Board, Cell } from '../table.ts';
import type { View } from '../view.ts';

export interface Site {
  /** What lies there now. */
  board: Board;
  /** With the piece. */
  preview: Board;
  /** The fields that the piece would cover. */
  changed: Cell[];
}

/** Where a piece of the map would be laid: the key counts the fields first. Null where it is left out. */
export const fieldBuilt = ({ key }: { key: number }): Cell | null =>
  key === LEFT_OUT ? null : key % grid.size;

/** `key`: how the next piece would be laid, or null. */
export function siteOf({ building, board }: View, key: number | null): Site {
  if (building === null || !('piece' in building)) return { board, preview: board, changed: [] };
  const { piece, ground } = building;
  const now = freshBoard(ground);
  if (key === null || key === LEFT_OUT) return { board: now, preview: now, changed: [] };
  const map = layOn(ground, piece, key);
  return { board: now, preview: freshBoard(map), changed: fieldsOf(piece, key) };
}
