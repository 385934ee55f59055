// The open list of a builder: it can be read from text and kept on this device. At a table the prompt always refers to it.
import { type Json, same } from '@xenotable/kernel';
import { useEffect, useMemo, useState } from 'react';
import { type KeptList, useKeptLists } from '../../storage/lists.ts';
import type { BoardProps } from '../contract.ts';

/** What a game must provide for its lists. */
export interface Lists<L> {
  game: string;
  /** The first list. */
  first(): L;
  write(list: L): string;
  /** Throws an error in words for people if the text is not a list. */
  read(text: string): L;
  nameOf(list: L): string;
}

export function useLists<L>({ game, first, write, read, nameOf }: Lists<L>) {
  const [list, setList] = useState<L>(first);
  const { kept, keep, forget } = useKeptLists(game);
  const text = write(list);
  const name = nameOf(list);
  return {
    list,
    setList,
    text,
    name,
    /** Opens the list of a text; returns words for people if it is not a list. */
    open(typed: string): string | null {
      try {
        setList(read(typed));
        return null;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    kept,
    /** Folder and note stay unless others are given. */
    keep: (marks: Pick<KeptList, 'folder' | 'note'> = {}): void =>
      keep({ ...kept.find((one) => one.name === name), ...marks, name, text }),
    forget,
  };
}

export type OpenLists<L> = ReturnType<typeof useLists<L>>;

/** The same at a table: `choice` makes the choice for the list. */
export function useBuilder<L>(
  { ask, picked, pick }: Pick<BoardProps<never>, 'ask' | 'picked' | 'pick'>,
  lists: Lists<L>,
  choice: (list: L) => Json,
): OpenLists<L> {
  const open = useLists(lists);
  const wish = useMemo(() => choice(open.list), [choice, open.list]);
  useEffect(() => {
    if (ask !== null && !same(picked, wish)) pick(wish);
  }, [ask, picked, wish, pick]);
  return open;
}
