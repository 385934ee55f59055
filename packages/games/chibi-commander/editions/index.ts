// Earlier editions of the rules, written by `xenotable freeze`: tables and records that began under one go on under it.
import type { Editions } from '@xenotable/kernel/proof';

export const editions: Editions = {
  '1': () => import('./1.js'),
  '2': () => import('./2.js'),
  '3': () => import('./3.js'),
  '4': () => import('./4.js'),
};
