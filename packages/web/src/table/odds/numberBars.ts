// Numbers as bars: one per value, or per range of values if there are many; values that mean defeat are marked.
import type { OddsLine } from '@xenotable/kernel';
import type { Bar } from '../../kit/draw/Bars.tsx';

const TONES = ['var(--data-5)', 'var(--data-4)', 'var(--data-3)', 'var(--data-2)', 'var(--data-1)'];
const MOST_BARS = 8;
/** Marks the bars that mean defeat. */
export const DEFEAT = '†';

interface Range {
  from: number;
  to: number;
  chance: number;
}

function rangesOf(lines: readonly OddsLine[]): Range[] {
  const first = Number(lines[0]?.value ?? 0);
  const last = Number(lines.at(-1)?.value ?? 0);
  if (lines.length <= MOST_BARS)
    return lines.map(({ value, chance }) => ({ from: Number(value), to: Number(value), chance }));
  const width = Math.ceil((last - first + 1) / MOST_BARS);
  const ranges: Range[] = [];
  for (let from = first; from <= last; from += width) {
    const to = Math.min(last, from + width - 1);
    const inside = lines.filter(({ value }) => Number(value) >= from && Number(value) <= to);
    ranges.push({ from, to, chance: inside.reduce((sum, { chance }) => sum + chance, 0) });
  }
  return ranges;
}

export function numberBars(
  lines: readonly OddsLine[],
  { better, defeat }: { better: 'less' | 'more'; defeat?: number },
): Bar[] {
  const ranges = rangesOf(lines);
  const likeliest = Math.max(...ranges.map(({ chance }) => chance));
  const lost = ({ from, to }: Range): boolean =>
    defeat !== undefined && (better === 'less' ? to >= defeat : from <= defeat);
  return ranges.map((range, i) => {
    const place = ranges.length === 1 ? 0 : i / (ranges.length - 1);
    const tone = TONES[Math.round((better === 'less' ? place : 1 - place) * (TONES.length - 1))];
    const label = range.from === range.to ? String(range.from) : `${range.from}–${range.to}`;
    return {
      label: lost(range) ? `${label} ${DEFEAT}` : label,
      chance: range.chance,
      strong: range.chance === likeliest,
      tone: lost(range) ? 'var(--danger)' : (tone ?? 'var(--data-2)'),
    };
  });
}
