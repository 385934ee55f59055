// Moments at which positions can be compared: the turns of the mission, one after the other.
import { round } from './book/round.ts';
import type { Table } from './table.ts';

/** Turns of a round and its end; more than all turns of a mission. */
const ROUND = 5;
const MISSION = 10_000;

/** Grows with every faction's turn, and from mission to mission. */
export function clock(w: Table): number {
  const missions = w.campaign?.missions.length ?? 0;
  const turns = w.over === null ? (round.in(w)?.turns ?? 0) : ROUND;
  return MISSION * missions + ROUND * w.round + turns;
}
