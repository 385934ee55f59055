// How figures of the laboratory are written.

const spaced = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** A count with thin spaces: 10 400. */
export const grouped = (count: number): string => spaced.format(count).replaceAll(',', '\u202f');

/** A share in points of a hundred: 57.4. */
export const points = (share: number): string => (share * 100).toFixed(1);

/** A difference in points: +1.8, −4.9. */
export function signedPoints(difference: number): string {
  const written = Math.abs(difference * 100).toFixed(1);
  if (written === '0.0') return '0.0';
  return `${difference < 0 ? '−' : '+'}${written}`;
}

/** Half the width of an interval: ±2.5. */
export const giveOrTake = (half: number): string => `±${(half * 100).toFixed(1)}`;

/** A number for people to hear: 'plus 5.7', 'minus 4.9'. */
export const spoken = (written: string): string =>
  written.replace('+', 'plus ').replace('−', 'minus ').replace('±', 'plus or minus ');

/** A time that has passed: '3 m 12 s'. */
export function passed(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} m ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} m`;
}

/** A time that is left, as a round number: 'about 10 min'. */
export function about(ms: number): string {
  const minutes = ms / 60_000;
  if (minutes < 1) return 'under a minute';
  if (minutes > 60) return 'over an hour';
  return `about ${minutes < 10 ? Math.ceil(minutes) : Math.ceil(minutes / 5) * 5} min`;
}

/** Games in a second: '21.6', '340'. */
export const perSecond = (rate: number): string => (rate < 100 ? rate.toFixed(1) : grouped(rate));
