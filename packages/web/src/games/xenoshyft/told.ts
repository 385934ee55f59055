// The log of a siege with a purchase as one line: what was paid stands behind what was bought.
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
      const words = line.words.replace(
        /: (\d+ left\.)$/,
        `, paying ${payments.reduce((sum, one) => sum + one.value, 0)}: $1`,
      );
      instead.set(line, { ...line, words });
    } else if (line.what.type === 'round') open.clear();
  }
  return instead.size === 0
    ? lines
    : lines.flatMap((line) => instead.get(line) ?? (instead.has(line) ? [] : [line]));
}
