// Puzzles, written by `xenotable puzzles`: each is loaded when somebody wants to solve it.
import type { Puzzles } from '@xenotable/kernel/proof';

export const puzzles: Puzzles = [
  () => import('./1.json', { with: { type: 'json' } }),
  () => import('./2.json', { with: { type: 'json' } }),
  () => import('./3.json', { with: { type: 'json' } }),
  () => import('./4.json', { with: { type: 'json' } }),
  () => import('./5.json', { with: { type: 'json' } }),
  () => import('./6.json', { with: { type: 'json' } }),
];
