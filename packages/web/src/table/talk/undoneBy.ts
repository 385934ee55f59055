// What a request would undo, in the lines that the viewer knows.
import type { LogLine } from '@xenotable/kernel';
import type { TableState } from '../client/tableState.ts';

/** The lines from an entry on that were not taken back. */
export const undoneBy = ({ lines, undone }: Pick<TableState, 'lines' | 'undone'>, to: number): LogLine[] =>
  lines.filter(({ entry }) => entry >= to && !undone.has(entry));

export interface OwnChoice {
  entry: number;
  words: string;
}

/** The player's last choices that were not taken back, the newest first. */
export function ownChoices(
  { lines, undone, mine }: Pick<TableState, 'lines' | 'undone' | 'mine'>,
  most: number,
): OwnChoice[] {
  const found = new Map<number, OwnChoice>();
  for (const { entry, seat, words } of lines)
    if (entry >= 0 && seat !== null && mine.includes(seat) && !undone.has(entry) && !found.has(entry))
      found.set(entry, { entry, words });
  return [...found.values()].toReversed().slice(0, most);
}
