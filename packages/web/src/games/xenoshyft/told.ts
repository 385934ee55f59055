// The log of a siege with a purchase as one line, what was paid behind what was bought, and a lane that is put in order as one line.
import type { LogLine } from '@xenotable/kernel';
import { CARDS, isCard } from '@xenotable/xenoshyft/content';

/** What a card is worth that a line says was spent; null for other lines. */
function spentIn({ what }: LogLine): number | null {
  if (what.type !== 'spent' || !('card' in what) || typeof what.card !== 'string' || !isCard(what.card))
    return null;
  return CARDS[what.card].value;
}

interface Payment {
  line: LogLine;
  value: number;
}

/** 'for 3', and where the money came from if not all of it came from the hand or some is left. */
function paidWords(cost: number, fromHand: number, left: number): string {
  const fromPurse = cost + left - fromHand;
  const paid = fromPurse > 0 ? `${fromPurse} from the purse and ${fromHand} from the hand` : `${fromHand}`;
  return ` for ${cost}${fromHand === cost ? '' : `, paid with ${paid}`}${left === 0 ? '' : `: ${left} left in the purse`}.`;
}

/** A new order of the same lane follows at once: only the last one is told. */
const isReordered = (line: LogLine, next: LogLine, undone: ReadonlySet<number>): boolean =>
  line.what.type === 'rearranged' &&
  next.what.type === 'rearranged' &&
  line.by === next.by &&
  undone.has(line.entry) === undone.has(next.entry);

/** Lines of a seat's payments that led to a purchase of the same seat are told with it; what was taken back stays apart from what stands. */
export function toldTogether(lines: readonly LogLine[], undone: ReadonlySet<number>): readonly LogLine[] {
  const instead = new Map<LogLine, LogLine | null>();
  const open = new Map<string, Payment[]>();
  for (const line of lines) {
    const key = `${line.by} ${undone.has(line.entry)}`;
    const value = spentIn(line);
    if (value !== null) open.set(key, [...(open.get(key) ?? []), { line, value }]);
    else if (line.what.type === 'bought') {
      const payments = open.get(key) ?? [];
      open.delete(key);
      if (payments.length === 0) continue;
      for (const one of payments) instead.set(one.line, null);
      const fromHand = payments.reduce((sum, one) => sum + one.value, 0);
      const words = line.words.replace(/ for (\d+): (\d+) left\.$/, (_all, cost: string, left: string) =>
        paidWords(Number(cost), fromHand, Number(left)),
      );
      instead.set(line, { ...line, words });
    } else if (line.what.type === 'round') open.clear();
  }
  lines.forEach((line, i) => {
    const next = lines[i + 1];
    if (next !== undefined && isReordered(line, next, undone)) instead.set(line, null);
  });
  return instead.size === 0
    ? lines
    : lines.flatMap((line) => instead.get(line) ?? (instead.has(line) ? [] : [line]));
}
