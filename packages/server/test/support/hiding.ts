// Set-ups of the five games in which people have secrets, as far as the game has any.

export const HIDING = [
  { game: 'xenoshyft', options: { hands: 'closed', base: 10 }, seats: [{}, {}] },
  { game: 'chibi-commander', options: { mission: 'VS 1' }, seats: [{}, {}] },
  { game: 'enemy-eternal', options: { mission: 'B4', opponent: 'player' }, seats: [{}, {}] },
  { game: 'xenos-rampant', options: { scenario: 'ENCOUNTER' }, seats: [{}, {}] },
  { game: 'earth-war', options: { mission: 6, hiddenWounds: true }, seats: [{}, {}, {}] },
] as const;
