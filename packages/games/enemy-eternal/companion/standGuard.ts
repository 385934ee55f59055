// Nothing better to do: the automaton keeps watch.
import { applies } from '@xenotable/kernel';
import { canWatch, usableArms } from '../book/attack/arms.ts';
import { goDown } from '../book/attack/harm.ts';
import { has } from '../book/models.ts';
import type { Model } from '../table.ts';
import type { Play } from './chapter.ts';

/** EE-AUT-28 Overwatch if it can, else Hunker Down, else nothing. */
export function standGuard(play: Play, m: Model, left: number): void {
  applies('EE-AUT-28');
  const arm = usableArms(play.w, m).find(canWatch);
  if (arm !== undefined) {
    m.overwatch = arm.name;
    m.watched = [];
    play.tell?.({ type: 'overwatch', model: m.name, weapon: arm.name }, 'EE-OVW-01');
  } else if (left >= 2 && !has(m, 'Emplaced')) goDown(play, m, 'hunkered', 'EE-DWN-01');
}
