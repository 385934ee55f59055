// Searches all books while one types. They are loaded and indexed with the first word, one after the other.
import { useEffect, useMemo, useState } from 'react';
import { type Found, Search } from './search.ts';
import { BOOKS, bookOf } from '../../table/rules/books.ts';

const search = new Search();

interface Searching {
  /** Null while nothing is searched for. */
  found: readonly Found[] | null;
  near: readonly string[];
}

const EMPTY: Searching = { found: null, near: [] };

export function useSearch(words: string, first: string): Searching {
  /** A new object whenever another book is in the index. */
  const [index, setIndex] = useState({ search });
  const wanted = words.trim().length > 1;
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const read = async (): Promise<void> => {
      for (const game of [first, ...BOOKS.filter((one) => one !== first)]) {
        search.add(await bookOf(game));
        if (left) return;
        setIndex({ search });
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    void read();
    return () => {
      left = true;
    };
  }, [wanted, first]);
  return useMemo(
    () => (wanted ? { found: index.search.find(words), near: index.search.near(words) } : EMPTY),
    [words, wanted, index],
  );
}
