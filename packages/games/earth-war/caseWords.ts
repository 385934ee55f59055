// Choices as a case may write them: units and bands by name, one farther or nearer.
import { BadInput, closest, isObject } from '@xenotable/kernel';
import { BANDS, type Table } from './table.ts';

const DIRECTIONS = ['nearer', '', 'farther'];

/** A unit by its name, as choices number it; `everybody` where one range is for all. Numbers stay what they are. */
function unitNumber(w: Table, name: unknown): unknown {
  if (typeof name !== 'string') return name;
  if (name === 'everybody') return 0;
  const names = w.squad.map((unit) => unit.name);
  const unit = w.squad[names.indexOf(name)];
  if (unit === undefined)
    throw new BadInput('unit', `${JSON.stringify(name)} is nobody of the squad${closest(name, names)}`);
  return unit.id;
}

function bandNumber(name: unknown): unknown {
  const band = BANDS.findIndex((one) => one === name);
  return band < 0 ? name : band;
}

/** What a part of a choice means; what is not a player's word stays as it is. */
function part(w: Table, key: string, value: unknown): unknown {
  if (key === 'unit' || key === 'from') return unitNumber(w, value);
  if (key === 'bands' && Array.isArray(value)) return value.map(bandNumber);
  if (key !== 'by' || typeof value !== 'string') return value;
  const direction = DIRECTIONS.indexOf(value);
  return direction < 0 ? unitNumber(w, value) : direction - 1;
}

export const caseWords = {
  choice: (written: unknown, w: Table): unknown =>
    isObject(written) && !Array.isArray(written)
      ? Object.fromEntries(Object.entries(written).map(([key, value]) => [key, part(w, key, value)]))
      : written,
  names: (w: Table): string[] => w.seats.map((seat) => seat.name),
};
