// Whether a choice lies in a space: its form to the letter, and what the space says about its cells.
import type { Seat } from '@xenotable/kernel';
import { cellOf, ground } from './book/board/ground.ts';
import { squadReader } from './book/squad/readSquad.ts';
import { wordsOf } from './choices.ts';
import type { Space } from './spaces.ts';
import type { Table } from './table.ts';

type Words = Readonly<Record<string, unknown>>;

/** The words of a choice are these, and perhaps some of those. */
const hasWords = (words: Words, needed: readonly string[], free: readonly string[] = []): boolean =>
  needed.every((word) => Object.hasOwn(words, word)) &&
  Object.keys(words).every((word) => needed.includes(word) || free.includes(word));

export function inSpace(w: Table, _seat: Seat, space: Space, choice: unknown): boolean {
  const words = wordsOf(choice);
  const isCell = (spot: unknown, cells: readonly number[]): boolean =>
    cells.includes(cellOf(ground(w), spot));
  const hasWay = words['via'] === undefined || isWay(w, words['via']);
  switch (space.kind) {
    case 'squad':
      return words['do'] === 'muster' && hasWords(words, ['do', 'squad']) && isSquad(words['squad']);
    case 'name':
      return (
        words['do'] === 'call' &&
        hasWords(words, ['do', 'veteran', 'name']) &&
        space.soldiers.some((soldier) => soldier === words['veteran']) &&
        typeof words['name'] === 'string'
      );
    case 'marker':
      return words['do'] === 'marker' && hasWords(words, ['do', 'at']) && isCell(words['at'], space.cells);
    case 'place':
      return (
        words['do'] === 'place' &&
        hasWords(words, ['do', 'model', 'at']) &&
        space.models.some((model) => model === words['model']) &&
        isCell(words['at'], space.cells)
      );
    case 'charge':
      return (
        words['do'] === 'charge' &&
        hasWords(words, ['do', 'weapon', 'target', 'to'], ['via', 'climb']) &&
        words['target'] === space.target &&
        words['climb'] === (space.climb ? true : undefined) &&
        space.weapons.some((weapon) => weapon === words['weapon']) &&
        isCell(words['to'], space.cells) &&
        hasWay
      );
    default:
      return (
        words['do'] === space.kind &&
        hasWords(words, ['do', 'actions', 'to'], ['via']) &&
        words['actions'] === space.actions &&
        isCell(words['to'], space.cells) &&
        hasWay
      );
  }
}

/** EE-MOV-06 Waypoints: a list of cells on the board. */
const isWay = (w: Table, via: unknown): boolean =>
  Array.isArray(via) && via.length > 0 && via.every((spot) => cellOf(ground(w), spot) >= 0);

function isSquad(squad: unknown): boolean {
  try {
    squadReader(squad, 'squad');
    return true;
  } catch {
    return false;
  }
}
