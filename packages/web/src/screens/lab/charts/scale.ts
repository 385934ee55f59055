// The scale under a chart: a range of round numbers that contains all values.

export interface Scale {
  from: number;
  to: number;
  ticks: readonly number[];
}

/** From a thousandth to a million: 1, 2, 5 and so on. */
const STEPS = Array.from({ length: 10 }, (_, i) => [1, 2, 5].map((one) => one * 10 ** (i - 3))).flat();

/** Round marks around some values, about six of them. */
export function scaleFor(values: readonly number[], most = 7): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = STEPS.find((one) => (high - low) / one <= most - 2) ?? high - low;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toFixed(4)));
  return { from: first * step, to: last * step, ticks };
}

/** Where a value lies on the scale, as a percentage of its length. */
export const placeOn = ({ from, to }: Scale, value: number): string =>
  `${(Math.min(1, Math.max(0, (value - from) / (to - from))) * 100).toFixed(2)}%`;
