// Text inside drawings: estimated widths and wrapping without measuring on a page, and chances as people read them.

const NARROW = new Set("iIl.,:;|!'()[]fjtr ");
const WIDE = new Set('mwMW@%—');

export function textWidth(text: string, px: number, factor = 0.54): number {
  let width = 0;
  for (const char of text)
    width +=
      (NARROW.has(char) ? 0.32 : WIDE.has(char) ? 0.86 : char >= 'A' && char <= 'Z' ? factor * 1.2 : factor) *
      px;
  return width;
}

/** The largest size up to `px` at which the text fits, never under 12. */
export function fitted(text: string, px: number, width: number, factor = 0.57): number {
  let size = px;
  while (size > 12 && textWidth(text, size, factor) > width) size -= 0.25;
  return Math.max(12, size);
}

/** The text, cut with an ellipsis if it does not fit even at 12 px. */
export function clipped(text: string, px: number, width: number): string {
  if (textWidth(text, px) <= width) return text;
  let cut = text;
  while (cut.length > 1 && textWidth(`${cut}…`, px) > width) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}

export function wrapped(text: string, px: number, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer, px) > width && line !== '') {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  if (lines.length > most) {
    lines.length = most;
    lines.push((lines.pop() ?? '').replace(/\W*\w*$/, '…'));
  }
  return lines;
}

/** A sum of chances may miss a certain result by less than this. */
const ROUNDING = 1e-9;

/** Whole percents; never 0 or 100 unless certain. */
export function percent(chance: number): string {
  if (chance < ROUNDING) return '0';
  if (chance > 1 - ROUNDING) return '100';
  const value = chance * 100;
  return value < 1 ? '<1' : value > 99 ? '>99' : String(Math.round(value));
}

/** Whole percents of all possible results: they add up to 100. */
export function percents(chances: readonly number[]): string[] {
  const plain = chances.map(percent);
  const whole = chances.flatMap((chance, i) => (Number.isInteger(Number(plain[i])) && chance > 0 ? [i] : []));
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  if (Math.abs(all - 1) > 1e-6 || whole.length < 2) return plain;
  const down = (i: number): number => Math.floor((chances[i] ?? 0) * 100 + ROUNDING);
  const left = 100 - whole.reduce((sum, i) => sum + down(i), 0);
  // The points that rounding down leaves over go to the largest remainders.
  const up = whole
    .toSorted((a, b) => (chances[b] ?? 0) * 100 - down(b) - ((chances[a] ?? 0) * 100 - down(a)))
    .slice(0, Math.max(0, left));
  return plain.map((words, i) => (whole.includes(i) ? String(down(i) + (up.includes(i) ? 1 : 0)) : words));
}

/** A mean with one decimal; a sum of chances that is a hair below a half is rounded up too. */
export const tenths = (value: number): string => String(Math.round(value * 10 + 1e-6) / 10);

/** 26 ways of 36 as '72 %'. */
export const percentOf = (ways: number, of: number): string => `${percent(ways / of)} %`;
