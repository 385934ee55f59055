// Ratings by band as figures of home-made things: CLOSE, SHORT, MEDIUM, LONG.
const FIELDS = ['close', 'short', 'medium', 'long'] as const;

export const fromBands = (ratings: readonly number[]): Record<string, number> =>
  Object.fromEntries(FIELDS.map((field, band) => [field, ratings[band] ?? 0]));

export const toBands = (figures: Readonly<Record<string, number>>): number[] =>
  FIELDS.map((field) => figures[field] ?? 0);
