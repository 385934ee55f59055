// Civilians and animals: neutral to everybody, without actions of their own.
import { type Card } from './card.ts';

/** CC-UNIT-17 Civilians walk when somebody sends them; the President and his bodyguards walk once per round. */
export const civilians = [
  { name: 'Farmer', level: 0, hearts: 2, armor: 0, stars: 0, move: 4, chains: [], promotes: [], figures: 2 },
  {
    name: 'Shopkeeper',
    level: 0,
    hearts: 2,
    armor: 0,
    stars: 0,
    move: 4,
    chains: [],
    promotes: [],
    figures: 2,
  },
  { name: 'Tourist', level: 0, hearts: 2, armor: 0, stars: 0, move: 4, chains: [], promotes: [], figures: 2 },
  { name: 'Postman', level: 0, hearts: 2, armor: 0, stars: 0, move: 4, chains: [], promotes: [], figures: 2 },
  {
    name: 'President',
    level: 0,
    hearts: 2,
    armor: 1,
    stars: 0,
    move: 6,
    chains: [],
    promotes: [],
    figures: 1,
  },
  {
    name: 'Bodyguard',
    level: 0,
    hearts: 2,
    armor: 1,
    stars: 0,
    move: 6,
    chains: [],
    promotes: [],
    figures: 2,
  },
] as const satisfies readonly Card[];

/** CC-UNIT-18 Animals only move when they are dragged. */
export const animals = [
  { name: 'Cow', level: 0, hearts: 2, armor: 0, stars: 0, move: 0, chains: [], promotes: [], figures: 2 },
  { name: 'Pig', level: 0, hearts: 2, armor: 0, stars: 0, move: 0, chains: [], promotes: [], figures: 2 },
  { name: 'Sheep', level: 0, hearts: 2, armor: 0, stars: 0, move: 0, chains: [], promotes: [], figures: 1 },
  { name: 'Horse', level: 0, hearts: 2, armor: 0, stars: 0, move: 0, chains: [], promotes: [], figures: 1 },
  { name: 'Dog', level: 0, hearts: 2, armor: 0, stars: 0, move: 0, chains: [], promotes: [], figures: 1 },
  { name: 'Goose', level: 0, hearts: 2, armor: 0, stars: 0, move: 0, chains: [], promotes: [], figures: 1 },
] as const satisfies readonly Card[];
