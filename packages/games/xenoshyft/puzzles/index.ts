// Puzzles, written by `xenotable puzzles`: each is loaded when somebody wants to solve it.
import type { Puzzles } from '@xenotable/kernel/proof';

export const puzzles: Puzzles = [
  () => import('./1.json', { with: { type: 'json' } }),
  () => import('./2.json', { with: { type: 'json' } }),
  () => import('./3.json', { with: { type: 'json' } }),
  () => import('./4.json', { with: { type: 'json' } }),
  () => import('./5.json', { with: { type: 'json' } }),
  () => import('./6.json', { with: { type: 'json' } }),
  () => import('./7.json', { with: { type: 'json' } }),
  () => import('./8.json', { with: { type: 'json' } }),
  () => import('./9.json', { with: { type: 'json' } }),
  () => import('./10.json', { with: { type: 'json' } }),
  () => import('./11.json', { with: { type: 'json' } }),
  () => import('./12.json', { with: { type: 'json' } }),
  () => import('./13.json', { with: { type: 'json' } }),
  () => import('./14.json', { with: { type: 'json' } }),
  () => import('./15.json', { with: { type: 'json' } }),
  () => import('./16.json', { with: { type: 'json' } }),
  () => import('./17.json', { with: { type: 'json' } }),
];
