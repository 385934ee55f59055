// Which node is looked at: palette, canvas and inspector share it.
import { createContext, useContext } from 'react';

export interface Chosen {
  /** Counted from 0. */
  node: number;
  setNode(node: number): void;
}

export const ChosenNode = createContext<Chosen>({ node: 0, setNode: () => {} });
export const useChosenNode = (): Chosen => useContext(ChosenNode);
