// Lists that a player keeps on this device, as text, for each game.
import { useState } from 'react';

export interface KeptList {
  name: string;
  text: string;
}

const keyOf = (game: string): string => `xenotable.lists.${game}`;

function load(game: string): KeptList[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]');
    const isList = (one: unknown): one is KeptList =>
      typeof one === 'object' &&
      one !== null &&
      typeof (one as KeptList).name === 'string' &&
      typeof (one as KeptList).text === 'string';
    return Array.isArray(kept) ? kept.filter(isList) : [];
  } catch {
    return [];
  }
}

export function useKeptLists(game: string) {
  const [kept, setKept] = useState(() => load(game));
  const store = (lists: KeptList[]): void => {
    localStorage.setItem(keyOf(game), JSON.stringify(lists));
    setKept(lists);
  };
  return {
    kept,
    /** A list of the same name is replaced. */
    keep: (list: KeptList): void => store([...kept.filter((one) => one.name !== list.name), list]),
    forget: (name: string): void => store(kept.filter((one) => one.name !== name)),
  };
}
