// Converted Troops.
import type { Playing, RuleId, Seat } from '@xenotable/kernel';
import type { Table, Troop } from '../../table.ts';

/** XS-CNV-01 XS-CNV-05 XS-CNV-06 XS-CRD-18 The Troop leaves its zone and stands face-up behind the last Enemy, with damage and Equipment. It is an Enemy now and stays one. */
export function convert(play: Playing<Table>, seat: Seat, troop: Troop, why: RuleId): void {
  const { w } = play;
  const { lane } = w.commanders[seat]!;
  lane.troops.splice(lane.troops.indexOf(troop), 1);
  const last = lane.enemies.at(-1);
  lane.enemies.push({
    id: troop.id,
    card: troop.card,
    up: true,
    from: 0,
    seen: 0,
    zone: last === undefined ? 1 : last.zone + 1,
    damage: troop.damage,
    bonus: 0,
    stasis: false,
    noted: [],
    turned: { owner: seat, weapon: troop.weapon, armor: troop.armor, boosts: troop.boosts },
  });
  play.tell?.({ type: 'converted', unit: troop.id, card: troop.card, lane: seat }, why);
}
