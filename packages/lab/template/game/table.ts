// The world of the hunt: plain data.
import type { World } from '@xenotable/kernel';

export interface Table extends World {
  hearts: number;
}
