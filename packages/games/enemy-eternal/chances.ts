// What a score is worth: chances to win if the script plays on, fitted by `xenotable calibrate`.
import type { ChanceTable } from '@xenotable/kernel';

/** From 480 games. */
export const alone: ChanceTable = [
  [0.101, 0.082],
  [0.306, 0.4],
  [0.466, 0.674],
  [0.499, 0.712],
  [0.563, 0.719],
  [0.607, 0.908],
  [0.664, 0.953],
  [0.733, 0.978],
  [0.782, 0.998],
];

/** From 240 games. */
export const versus: ChanceTable = [
  [0.014, 0.005],
  [0.059, 0.067],
  [0.159, 0.206],
  [0.319, 0.294],
  [0.425, 0.368],
  [0.544, 0.575],
  [0.654, 0.688],
  [0.805, 0.774],
  [0.915, 0.908],
  [0.977, 0.973],
];
