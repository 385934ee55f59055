// Putting a Troop from a hand into a lane.
import type { Playing, RuleId, Seat } from '@xenotable/kernel';
import { TROOPS, type TroopId } from '../../content/troops.ts';
import { type Table, newTroop, stand } from '../../table.ts';
import { drawCards } from '../piles.ts';

/** XS-DEP-02 XS-DEP-05 XS-OWN-01 XS-OWN-02 The Troop stands in the lane and belongs to its owner. XS-T-05 A Science Officer lets whoever deployed it draw. */
export function putInLane(
  play: Playing<Table>,
  seat: Seat,
  card: TroopId,
  lane: Seat,
  zone: number,
  why: RuleId,
): void {
  stand(play.w.commanders[lane]!.lane, newTroop(play.w, card, zone));
  play.tell?.({ type: 'deployed', seat, card, lane, zone }, why);
  const trigger = TROOPS[card].trigger;
  if (trigger?.on === 'deploy') drawCards(play, seat, trigger.draw, TROOPS[card].rule);
}
