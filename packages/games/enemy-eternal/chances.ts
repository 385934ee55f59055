// What a score is worth: chances to win in 300 games by the script, fitted by `xenotable calibrate`.
export const chances: readonly (readonly [score: number, chance: number])[] = [
  [0.152, 0.155],
  [0.451, 0.56],
  [0.572, 0.675],
  [0.686, 0.84],
  [0.795, 0.92],
  [0.89, 0.97],
];
