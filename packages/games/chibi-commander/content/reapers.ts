// The Reapers: 13 types; nearly all of them teleport.
import { type Card } from './card.ts';

export const reapers = [
  {
    name: 'Sweety',
    level: 1,
    hearts: 2,
    armor: 0,
    stars: 0,
    move: 4,
    chains: ['T1 D1', 'M1 R2 D1'],
    promotes: ['Taura', 'Tentacle', 'Humanlike'],
    figures: 2,
  },
  {
    name: 'Starchild',
    level: 1,
    hearts: 2,
    armor: 0,
    stars: 0,
    move: 5,
    chains: ['T1 R1 D1', 'M2 D1'],
    promotes: ['Tauri', 'Cybot', 'Humanlike'],
    figures: 2,
  },
  { name: 'Taura', level: 2, hearts: 4, armor: 0, stars: 0, move: 4, chains: ['T1 D2', 'M2 R2 D1'], promotes: ['Gamma', 'Beast'], figures: 2 },
  { name: 'Tauri', level: 2, hearts: 4, armor: 0, stars: 0, move: 5, chains: ['T1 R2 D1', 'M2 R2 D2'], promotes: ['Titan', 'Arotron'], figures: 2 },
  { name: 'Tentacle', level: 2, hearts: 3, armor: 0, stars: 0, move: 4, chains: ['M2 P1', 'T1 D1'], promotes: ['Omega', 'Gamma'], figures: 2 },
  { name: 'Humanlike', level: 2, hearts: 4, armor: 0, stars: 1, move: 5, chains: ['T1 R2 D1', 'M2 D1'], promotes: ['Arotron', 'Omega'], figures: 2 },
  { name: 'Cybot', level: 2, hearts: 3, armor: 1, stars: 0, move: 4, chains: ['X2: R2 D1', 'T1'], promotes: ['Exo-Alien', 'Titan'], figures: 2 },
  { name: 'Gamma', level: 3, hearts: 4, armor: 1, stars: 0, move: 5, chains: ['T2 D3', 'M2 R2 D2'], promotes: [], figures: 1 },
  { name: 'Omega', level: 3, hearts: 4, armor: 1, stars: 0, move: 5, chains: ['M2 P1', 'T2 D2', 'M1 R2 D2'], promotes: [], figures: 1 },
  { name: 'Exo-Alien', level: 3, hearts: 5, armor: 1, stars: 0, move: 4, chains: ['M2 R3 E1', 'X2: M1 R2 D1', 'T1'], promotes: [], figures: 1 },
  { name: 'Titan', level: 3, hearts: 5, armor: 2, stars: 0, move: 3, chains: ['M2 D2', 'L: M1 R2 E2', 'T1'], promotes: [], figures: 1 },
  { name: 'Arotron', level: 3, hearts: 4, armor: 1, stars: 2, move: 5, chains: ['T2 R2 D2'], promotes: [], figures: 1 },
  { name: 'Beast', level: 3, hearts: 6, armor: 1, stars: 0, move: 6, chains: ['M4 D3', 'T1'], promotes: [], figures: 1 },
] as const satisfies readonly Card[];
