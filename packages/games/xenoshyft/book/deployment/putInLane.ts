// Putting a Troop from a hand into a lane.
import { type RuleId, type Seat, applies } from '@xenotable/kernel';
import { TROOPS, type TroopId } from '../../content/troops.ts';
import { laneOf, newTroop, putByZone } from '../../table.ts';
import type { Rules } from '../chapter.ts';
import { drawCards } from '../piles.ts';

/** XS-DEP-02 XS-DEP-05 XS-OWN-01 XS-OWN-02 The Troop stands in the lane and belongs to its owner. XS-T-05 A Science Officer lets the player who deployed it draw. */
export function putInLane(
  play: Rules,
  seat: Seat,
  card: TroopId,
  lane: Seat,
  zone: number,
  why: RuleId,
): void {
  applies('XS-OWN-01');
  if (lane !== seat) applies('XS-DEP-05');
  if (lane !== seat) applies('XS-OWN-02');
  putByZone(laneOf(play.w, lane).troops, newTroop(play.w, card, zone));
  play.tell?.({ type: 'deployed', seat, card, lane, zone }, why);
  const trigger = TROOPS[card].trigger;
  if (trigger?.on === 'deploy') drawCards(play, seat, trigger.draw, TROOPS[card].rule);
}
