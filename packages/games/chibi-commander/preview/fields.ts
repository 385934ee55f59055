// The field that a choice speaks of.
import { field } from '../board.ts';
import type { Choice } from '../choices.ts';
import type { Cell } from '../table.ts';
import type { View } from '../view.ts';
import { choiceWords } from '../words.ts';

/** The field that a mission's own choice names in its words, if it names exactly one. */
export function fieldNamed(choice: Choice, view: View): Cell | null {
  const [only, ...others] = [...choiceWords(choice, view).matchAll(/\((\d+),(\d+)\)/g)];
  return only === undefined || others.length > 0 ? null : field(Number(only[1]), Number(only[2]));
}
