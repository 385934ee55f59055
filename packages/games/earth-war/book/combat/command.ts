// Command Points and the giving of orders (EW-CP, EW-ORD).
import type { Play } from '../chapter.ts';
import { type Refusal, type Refused, type Seat, applies } from '@xenotable/kernel';
import { unitKind } from '../../content/units.ts';
import { ORDER_NAMES, type OrderName, givenWhen, orderKind } from '../../content/orders.ts';
import type { Choice } from '../../choices.ts';
import { type Position, combatOf } from '../../table.ts';
import { actingLeader, isStanding, leaderSeat, usable } from '../squad.ts';

/** EW-CP-01 The leader's COMMAND, one more with a second Corporal, one more with an Uplink Radio; EW-M-RELAY-02 and what the node adds. */
export function commandMaximum(w: Position): number {
  const leader = actingLeader(w);
  if (leader === null) return 0;
  applies('EW-CP-01');
  applies(unitKind(leader.type).id);
  let most = leader.command + (w.mission.command[w.mission.node - 1] ?? 0);
  if (w.squad.some((unit) => unit.type === 'Corporal' && isStanding(unit) && unit !== leader)) {
    applies('EW-U-02');
    most++;
  }
  if (w.squad.some((unit) => usable(unit, 'Uplink Radio') !== null)) {
    applies('EW-Q-13');
    most++;
  }
  return most;
}

/** EW-CP-02, EW-GEN-08 Worked out every round; what is above is lost; from the second round on one point is regained. */
export function refill(play: Play): void {
  const combat = combatOf(play.w);
  const { cp: before, cpMost: was } = combat;
  combat.cpMost = commandMaximum(play.w);
  applies('EW-CP-02');
  combat.cp = Math.min(combat.cpMost, combat.round === 1 ? combat.cpMost : combat.cp + 1);
  const gained = combat.cp - before;
  const sank = combat.cpMost < was;
  if (combat.round === 1 || (gained === 0 && !sank)) return;
  const leader = actingLeader(play.w);
  play.tell?.(
    {
      type: 'command renewed',
      gained,
      cp: combat.cp,
      of: combat.cpMost,
      ...(sank && { was }),
      ...(sank && leader !== null && leader.type !== 'Squad Leader' && { leads: leader.name }),
    },
    'EW-CP-02',
  );
}

/** Why an order cannot be given whatever its effect; null if it can. */
export function orderFault(w: Position, order: OrderName): Refusal | null {
  const combat = combatOf(w);
  const kind = orderKind(order);
  if (combat.step !== kind.step) return { rule: kind.id, reason: givenWhen(order) };
  if (actingLeader(w) === null) {
    applies('EW-CP-05');
    return { rule: 'EW-ORD-04', reason: 'Nobody is standing to give an order.' };
  }
  if (combat.orders.includes(order))
    return { rule: 'EW-GEN-06', reason: 'Each order is given once per round.' };
  if (combat.cp < kind.cp)
    return {
      rule: 'EW-CP-03',
      reason: `It costs ${kind.cp} CP; there ${combat.cp === 1 ? 'is' : 'are'} ${combat.cp}.`,
    };
  return null;
}

/** EW-ORD-04, EW-CP-03 The acting leader pays and gives the order. */
export function giveOrder(play: Play, order: OrderName): void {
  const combat = combatOf(play.w);
  applies('EW-ORD-04');
  combat.cp -= orderKind(order).cp;
  combat.orders.push(order);
  play.tell?.({ type: 'ordered', order, by: actingLeader(play.w)!.name, cp: combat.cp }, orderKind(order).id);
}

/** All orders that cannot be given now, with the reason of each. */
export function refusedOrders(
  w: Position,
  seat: Seat,
  why: (order: OrderName) => Refusal | null = () => null,
): Refused<Choice>[] {
  if (w.combat === null) return [];
  if (seat !== leaderSeat(w)) {
    applies('EW-ORD-04');
    return [];
  }
  return ORDER_NAMES.flatMap((order) => {
    const refusal = orderFault(w, order) ?? why(order);
    return refusal === null ? [] : [{ choice: { do: 'order' as const, order }, ...refusal }];
  });
}
