// Puzzles, written by `xenotable puzzles`: each is loaded when somebody wants to solve it.
import type { Puzzles } from '@xenotable/kernel/proof';

export const puzzles: Puzzles = [
];
