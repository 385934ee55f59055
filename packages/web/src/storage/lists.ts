// Lists and scenarios that a player keeps on this device, as text, for each game.
import { useState } from 'react';
import * as v from 'valibot';
import { type Stored, json, keyOf, stored } from './stored.ts';

const schema = v.array(
  v.object({
    name: v.string(),
    text: v.string(),
    /** The folder of the list. */
    folder: v.optional(v.string()),
    /** The owner's note. */
    note: v.optional(v.string()),
  }),
);
export type KeptList = v.InferOutput<typeof schema>[number];

const listsOf = (game: string) =>
  stored<KeptList[]>(keyOf('lists', game), json(schema), [], 'Your kept lists of this game');

export const readLists = (game: string): readonly KeptList[] => listsOf(game).read();

/** Earlier versions kept scenarios among the lists. */
const scenariosOf = (game: string) =>
  stored<KeptList[]>(
    keyOf('scenarios', game),
    json(schema),
    readLists(game).filter(({ text }) => text.startsWith('{')),
    'Your kept scenarios of this game',
  );

export const readScenarios = (game: string): readonly KeptList[] => scenariosOf(game).read();

function useKept(shelf: () => Stored<KeptList[]>) {
  const [kept, setKept] = useState(() => shelf().read());
  const store = (lists: KeptList[]): void => {
    shelf().write(lists);
    setKept(lists);
  };
  return {
    kept,
    /** A list of the same name is replaced. */
    keep: (list: KeptList): void => store([...kept.filter((one) => one.name !== list.name), list]),
    forget: (name: string): void => store(kept.filter((one) => one.name !== name)),
  };
}

export const useKeptLists = (game: string) => useKept(() => listsOf(game));

export const useKeptScenarios = (game: string) => useKept(() => scenariosOf(game));
