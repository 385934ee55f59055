// The list that lies in a builder: it can be read from text and kept on this device. At a table the prompt always means it.
import { type Json, same } from '@xenotable/kernel';
import { useEffect, useMemo, useState } from 'react';
import { type KeptList, useKeptLists } from '../../storage/lists.ts';
import type { BoardProps } from '../contract.ts';

/** What a game must say about its lists. */
export interface Lists<L> {
  game: string;
  /** What lies there first. */
  first(): L;
  write(list: L): string;
  /** Throws, with words for people, if the text is no list. */
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
    /** Lays out the list of a text; gives words for people if it is none. */
    open(typed: string): string | null {
      try {
        setList(read(typed));
        return null;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    kept,
    /** Folder and note stay what they were unless others are given. */
    keep: (marks: Pick<KeptList, 'folder' | 'note'> = {}): void =>
      keep({ ...kept.find((one) => one.name === name), ...marks, name, text }),
    forget,
  };
}

export type OpenLists<L> = ReturnType<typeof useLists<L>>;

/** The same at a table: `choice` musters the list. */
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
