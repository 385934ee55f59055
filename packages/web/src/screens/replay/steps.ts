// Moments of a record: 0 is the table before the first entry, n the table after n entries. Parts begin with the sections of the log.
import { type LogLine, itemAt } from '@xenotable/kernel';

export interface Part {
  label: string;
  /** The first moment that belongs to it. */
  from: number;
}

export function partsOf(lines: readonly LogLine[]): Part[] {
  const parts: Part[] = [{ label: 'Start', from: 0 }];
  for (const line of lines) {
    const label = line.section;
    const from = line.entry + 1;
    if (label === undefined || parts.at(-1)?.label === label) continue;
    // A section that begins at the same moment replaces an empty one.
    if (parts.at(-1)?.from === from) parts.pop();
    parts.push({ label, from });
  }
  return parts;
}

export const partAt = (parts: readonly Part[], at: number): Part =>
  parts.findLast((part) => part.from <= at) ?? itemAt(parts, 0);

/** Back to the beginning of this part, or of the one before if already there. */
export const partBefore = (parts: readonly Part[], at: number): number =>
  parts.findLast((part) => part.from < at)?.from ?? 0;
export const partAfter = (parts: readonly Part[], at: number, last: number): number =>
  parts.find((part) => part.from > at)?.from ?? last;

const LEAP = 10;

/** The moment that a key leads to; null for keys that do not move the slider. */
export function stepAfter(key: string, at: number, last: number, parts: readonly Part[]): number | null {
  const to = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    PageUp: at + LEAP,
    PageDown: at - LEAP,
    Home: 0,
    End: last,
    '[': partBefore(parts, at),
    ']': partAfter(parts, at, last),
  }[key];
  return to === undefined ? null : Math.min(last, Math.max(0, to));
}

/** 'Round 4, step 87 of 142: Soldier 2 shoots'. */
export function spokenStep(
  parts: readonly Part[],
  at: number,
  last: number,
  lines: readonly LogLine[],
): string {
  const told = lines.filter((line) => line.entry === at - 1).map((line) => line.words);
  return `${partAt(parts, at).label}, step ${at} of ${last}${told.length === 0 ? '' : `: ${told[0]}`}`;
}
