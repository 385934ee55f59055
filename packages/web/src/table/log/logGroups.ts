// Lines of the log as it shows them: single ones, and fights under one headline that opens.
import type { LogLine } from '@xenotable/kernel';
import { begins } from '../film/pictures.ts';

export interface LogGroup {
  /** The place of its first line in the log. */
  from: number;
  lines: readonly LogLine[];
  /** The headline; null for a line that stands alone. */
  opens: string | null;
}

/** A single line can be opened only if there are numbers behind it. */
function headline({ lines, opens }: LogGroup): string | null {
  if (lines.length > 1) return opens;
  const { items = [], words } = lines[0]!;
  return items.length > 0 ? words : null;
}

/** Notes of one kind in a row, such as sleepers who throw one after the other, share their headline. */
const goesOn = (line: LogLine, { lines, opens }: LogGroup): boolean =>
  line.section === undefined &&
  line.opens !== undefined &&
  line.opens === opens &&
  line.beat.kind === 'note' &&
  lines[0]?.beat.kind === 'note';

/** `from` is the place of the first of these lines. */
export function logGroups(lines: readonly LogLine[], from: number): LogGroup[] {
  const groups: { from: number; lines: LogLine[]; opens: string | null }[] = [];
  lines.forEach((line, i) => {
    const last = groups.at(-1);
    if (
      last !== undefined &&
      last.opens !== null &&
      (goesOn(line, last) || !begins(line, last.lines.at(-1), true))
    )
      last.lines.push(line);
    else groups.push({ from: from + i, lines: [line], opens: line.opens ?? null });
  });
  return groups.map((group) => ({ ...group, opens: headline(group) }));
}
