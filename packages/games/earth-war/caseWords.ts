// Choices as a case may write them: units by name, bands by name, one farther or nearer.
import { isObject } from '@xenotable/kernel';
import { BANDS, type Table } from './table.ts';

const DIRECTIONS: Record<string, number> = { farther: 1, nearer: -1 };

/** A unit by its name, as choices number it; `everybody` with a common range. */
function unitNumber(w: Table, name: unknown): unknown {
  if (name === 'everybody') return 0;
  return w.squad.find((unit) => unit.name === name)?.id ?? name;
}

const bandNumber = (name: unknown): unknown => {
  const band = BANDS.findIndex((one) => one === name);
  return band < 0 ? name : band;
};

/** What a part of a choice means; what is not a player's word stays as it is. */
function part(w: Table, key: string, value: unknown): unknown {
  if (key === 'unit' || key === 'from') return unitNumber(w, value);
  if (key === 'by')
    return (typeof value === 'string' ? DIRECTIONS[value] : undefined) ?? unitNumber(w, value);
  return key === 'bands' && Array.isArray(value) ? value.map(bandNumber) : value;
}

export const caseWords = {
  choice: (written: unknown, w: Table): unknown =>
    isObject(written) && !Array.isArray(written)
      ? Object.fromEntries(Object.entries(written).map(([key, value]) => [key, part(w, key, value)]))
      : written,
};
