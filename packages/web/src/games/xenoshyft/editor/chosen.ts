// Which wave is looked at: palette, waves and inspector share it.
import { createContext, useContext } from 'react';

export interface Chosen {
  wave: number;
  setWave(wave: number): void;
}

export const ChosenWave = createContext<Chosen>({ wave: 0, setWave: () => {} });
export const useChosenWave = (): Chosen => useContext(ChosenWave);
