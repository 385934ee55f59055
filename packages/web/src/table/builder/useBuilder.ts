// The list that lies in a builder: the prompt always means it, and it can be read from text and kept on this device.
import { type Json, same } from '@xenotable/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useKeptLists } from '../../storage/lists.ts';
import type { BoardProps } from '../contract.ts';

/** What a game must say about its lists. */
interface Lists<L> {
  game: string;
  /** What lies there first. */
  first(): L;
  /** The choice that musters a list. */
  choice(list: L): Json;
  write(list: L): string;
  /** Throws, with words for people, if the text is no list. */
  read(text: string): L;
  nameOf(list: L): string;
}

/** A number to draw a random list with. */
export function anySeed(): number {
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}

export function useBuilder<L>(
  { ask, picked, pick }: Pick<BoardProps<never>, 'ask' | 'picked' | 'pick'>,
  { game, first, choice, write, read, nameOf }: Lists<L>,
) {
  const [list, setList] = useState<L>(first);
  const wish = useMemo(() => choice(list), [choice, list]);
  useEffect(() => {
    if (ask !== null && !same(picked, wish)) pick(wish);
  }, [ask, picked, wish, pick]);
  const { kept, keep, forget } = useKeptLists(game);
  const text = write(list);
  return {
    list,
    setList,
    text,
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
    keep: () => keep({ name: nameOf(list), text }),
    forget,
  };
}
