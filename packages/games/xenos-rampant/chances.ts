// What a score is worth: chances to win in 200 games by the script, fitted by `xenotable calibrate`.
export const chances: readonly (readonly [score: number, chance: number])[] = [
  [0.015, 0.005],
  [0.107, 0.063],
  [0.263, 0.14],
  [0.433, 0.37],
  [0.496, 0.46],
  [0.501, 0.498],
  [0.554, 0.63],
  [0.752, 0.883],
  [0.93, 0.955],
];
