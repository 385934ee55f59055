// Lists of this device among the choices of a sheet: each is named by its place.
import type { PrintChoice, PrintSource } from './contract.ts';

type Lists = PrintSource['lists'];

export const listChoices = (lists: Lists): PrintChoice[] =>
  lists.map(({ name }, i) => ({ key: `own-${i}`, label: name }));

/** The list that was chosen; null if the choice is something else. */
export function chosenList(choice: string, lists: Lists): Lists[number] | null {
  const own = /^own-(\d+)$/.exec(choice)?.[1];
  if (own === undefined) return null;
  const list = lists[Number(own)];
  if (list === undefined) throw new Error(`There is no list “${choice}” here.`);
  return list;
}
