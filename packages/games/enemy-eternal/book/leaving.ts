// Leaving the board, by destruction or alive.
import type { Model } from '../table.ts';

/** EE-DMG-12 Overwatch and all other tokens of a model vanish with it; what it carries is another matter. */
export function leaveBoard(m: Model, to: 'destroyed' | 'saved'): void {
  m.place = to;
  if (to === 'destroyed') m.wounds = 0;
  m.down = 'no';
  m.overwatch = null;
  m.watched = [];
  m.poisoned = false;
  m.shield = 0;
  m.suppressed = 0;
}
