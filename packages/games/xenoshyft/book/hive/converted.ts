// Converted Troops.
import { type RuleId, type Seat, applies } from '@xenotable/kernel';
import { type Troop, laneOf } from '../../table.ts';
import type { Rules } from '../chapter.ts';

/** XS-CNV-01 XS-CNV-05 XS-CNV-06 XS-CRD-18 The Troop leaves its zone and stands face-up behind the last Enemy, with damage and Equipment. It is an Enemy now and stays one. */
export function convert(play: Rules, seat: Seat, troop: Troop, why: RuleId): void {
  const lane = laneOf(play.w, seat);
  applies('XS-CNV-06');
  lane.troops.splice(lane.troops.indexOf(troop), 1);
  if (lane.troops.length === 0) applies('XS-CRD-18');
  const last = lane.enemies.at(-1);
  applies('XS-CNV-01');
  applies('XS-CNV-03');
  applies('XS-CNV-05');
  lane.enemies.push({
    id: troop.id,
    card: troop.card,
    up: true,
    from: 0,
    seenBy: [],
    zone: last === undefined ? 1 : last.zone + 1,
    damage: troop.damage,
    bonus: 0,
    stasis: false,
    noted: [],
    turned: { owner: seat, weapon: troop.weapon, armor: troop.armor, boosts: troop.boosts },
  });
  play.tell?.({ type: 'converted', unit: troop.id, card: troop.card, lane: seat }, why);
}
