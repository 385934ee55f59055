// How cards change place inside a lane.
import { applies } from '@xenotable/kernel';
import type { Lane, Troop } from '../table.ts';

/** XS-REV-11 To the back: those behind it close up from its zone on, and it stands right behind the last of them. Alone or last it stays. */
export function moveToBack(lane: Lane, troop: Troop): boolean {
  const at = lane.troops.indexOf(troop);
  applies('XS-REV-11');
  if (at === lane.troops.length - 1) return false;
  let { zone } = troop;
  lane.troops.splice(at, 1);
  for (const behind of lane.troops.slice(at)) behind.zone = zone++;
  troop.zone = zone;
  lane.troops.push(troop);
  return true;
}

/** XS-DEP-12 A Troop goes to another zone; the Troop that stands there takes its place. */
export function changeZone(lane: Lane, troop: Troop, zone: number): void {
  const other = lane.troops.find((one) => one.zone === zone);
  if (other !== undefined) other.zone = troop.zone;
  troop.zone = zone;
  lane.troops.sort((a, b) => a.zone - b.zone);
}
