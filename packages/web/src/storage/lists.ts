// Lists that a player keeps on this device, as text, for each game.
import { useState } from 'react';
import * as v from 'valibot';
import { json, keyOf, stored } from './stored.ts';

const schema = v.array(v.object({ name: v.string(), text: v.string() }));
export type KeptList = v.InferOutput<typeof schema>[number];

const at = (game: string) =>
  stored<KeptList[]>(keyOf('lists', game), json(schema), [], 'Your kept lists of this game');

export const readLists = (game: string): readonly KeptList[] => at(game).read();

export function useKeptLists(game: string) {
  const [kept, setKept] = useState(() => at(game).read());
  const store = (lists: KeptList[]): void => {
    at(game).write(lists);
    setKept(lists);
  };
  return {
    kept,
    /** A list of the same name is replaced. */
    keep: (list: KeptList): void => store([...kept.filter((one) => one.name !== list.name), list]),
    forget: (name: string): void => store(kept.filter((one) => one.name !== name)),
  };
}
