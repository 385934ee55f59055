// What is noted on an Enemy: the Troops with which it ended in a stalemate.
import { applies } from '@xenotable/kernel';
import type { Enemy } from '../../table.ts';

/** XS-FGT-13 Any other end of an exchange wipes the notes, and so does an effect that damages the Enemy. */
export function wipeNotes(enemy: Enemy | null): void {
  if (enemy === null || enemy.noted.length === 0) return;
  applies('XS-FGT-13');
  enemy.noted = [];
}
