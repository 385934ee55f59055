// What a score is worth: chances to win in 480 games by the script, fitted by `xenotable calibrate`.
export const chances: readonly (readonly [score: number, chance: number])[] = [
  [0.04, 0.02],
  [0.066, 0.02],
  [0.086, 0.03],
  [0.129, 0.102],
  [0.18, 0.14],
  [0.234, 0.233],
  [0.306, 0.335],
  [0.399, 0.4],
  [0.586, 0.515],
  [0.828, 0.64],
  [0.92, 0.855],
];
