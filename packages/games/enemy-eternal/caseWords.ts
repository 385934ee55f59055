// Choices as a case may write them: models and soldiers by name, pieces and markers by the cell in which they stand, tokens by their kind.
import { BadInput, closest, isObject } from '@xenotable/kernel';
import { activation } from './book/actions/activation.ts';
import { cellOf, ground } from './book/board/ground.ts';
import type { Table } from './table.ts';
import { modelOf, tokenOf } from './tableReaders.ts';

/** The number behind a name; what is not a name stays as it is. */
function numberOf(what: string, name: unknown, all: readonly { id: number; name: string }[]): unknown {
  if (typeof name !== 'string') return name;
  const found = all.find((one) => one.name === name);
  if (found !== undefined) return found.id;
  const names = all.map((one) => one.name);
  throw new BadInput(what, `there is no ${JSON.stringify(name)}${closest(name, names)}`);
}

/** The number of whatever stands in a cell. */
function standingAt(
  w: Table,
  what: string,
  spot: unknown,
  all: readonly { id: number; cell: number }[],
): unknown {
  if (!Array.isArray(spot)) return spot;
  const cell = cellOf(ground(w), spot);
  const found = all.find((one) => one.cell === cell);
  if (found === undefined) throw new BadInput(what, `there is no ${what} at [${spot.join(', ')}]`);
  return found.id;
}

/** A token that the model in its activation carries, by its kind. */
function tokenNumber(w: Table, kind: unknown): unknown {
  const f = activation.in(w);
  if (typeof kind !== 'string' || f === undefined) return kind;
  const { carries, name } = modelOf(w, f.model);
  const found = carries.find((id) => tokenOf(w, id).kind === kind);
  if (found === undefined) throw new BadInput('token', `${name} carries no ${kind}`);
  return found;
}

const soldiersOf = (w: Table): { id: number; name: string }[] =>
  (w.campaign?.sheets ?? []).flatMap((sheet) => sheet?.roster ?? []);

/** What a part of a choice means. */
function part(w: Table, key: string, value: unknown): unknown {
  switch (key) {
    case 'target':
    case 'model':
    case 'watcher':
      return numberOf(key, value, w.models);
    case 'first':
      return Array.isArray(value) ? value.map((one) => numberOf(key, one, w.models)) : value;
    case 'veteran':
      return numberOf(key, value, soldiersOf(w));
    case 'piece':
      return standingAt(w, key, value, w.pieces);
    case 'marker':
      return standingAt(w, key, value, w.markers);
    case 'token':
      return tokenNumber(w, value);
    default:
      return value;
  }
}

export const caseWords = {
  choice: (written: unknown, w: Table): unknown =>
    isObject(written) && !Array.isArray(written)
      ? Object.fromEntries(Object.entries(written).map(([key, value]) => [key, part(w, key, value)]))
      : written,
};
