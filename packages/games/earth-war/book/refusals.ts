// Why something cannot be done, by the rule that forbids it, for choices that no question lists as greyed.
import { type Refusal, type Seat, isObject, refuse } from '@xenotable/kernel';
import { isItem, itemKind } from '../content/equipment.ts';
import { isOrder, givenWhen, orderKind } from '../content/orders.ts';
import { type Position, type Unit, combatOf } from '../table.ts';
import { orderFault } from './combat/command.ts';
import { actingLeader, isStanding, leaderSeat, places } from './squad.ts';

/** What was sent: fields of any kind under any name. */
type Sent = Record<string, unknown>;

/** Choices that the person of a unit makes. */
const OWN = new Set(['fire', 'melee', 'hold', 'watch', 'grenades', 'charges', 'use', 'breach', 'treat']);

const unitNamed = (w: Position, id: unknown): Unit | undefined => w.squad.find((unit) => unit.id === id);

const LEADERS = 'The person who owns the acting leader decides about CP and orders.';

/** EW-GEN-01, EW-ORD-04 An order that is not open, or not for this unit or card. */
function orderRefusal(w: Position, seat: Seat, choice: Sent): Refusal | null {
  const { order } = choice;
  if (typeof order !== 'string' || !isOrder(order)) return null;
  const kind = orderKind(order);
  if (w.combat === null) return refuse(kind.id, givenWhen(order));
  if (seat !== leaderSeat(w)) return refuse('EW-GEN-01', LEADERS);
  return orderFault(w, order) ?? refuse(kind.id, `"${order}" does nothing here: ${kind.text}`);
}

/** EW-RNG-04, EW-RNG-06 CP on a range. */
function rangeRefusal(w: Position, seat: Seat, choice: Sent): Refusal | null {
  if (w.combat === null || actingLeader(w) === null) return null;
  const unit = unitNamed(w, choice['unit']);
  if (seat !== leaderSeat(w)) return refuse('EW-GEN-01', LEADERS);
  if (combatOf(w).shifted) return refuse('EW-RNG-06', 'CP change ranges before orders do.');
  if (combatOf(w).cp === 0) return refuse('EW-CP-03', 'There are no CP.');
  if (unit !== undefined && !isStanding(unit)) return refuse('EW-GEN-03', `${unit.name} does not stand.`);
  return null;
}

/** EW-M-COOP-01, EW-GEN-03, EW-SQD-07 Something that a unit is to do. */
function unitRefusal(w: Position, seat: Seat, choice: Sent): Refusal | null {
  const unit = unitNamed(w, choice['do'] === 'treat' ? choice['by'] : choice['unit']);
  if (unit === undefined) return null;
  if (unit.seat !== seat) return refuse('EW-M-COOP-01', `${unit.name} belongs to another person.`);
  const { item } = choice;
  const used = typeof item === 'string' && isItem(item) ? item : null;
  if (!isStanding(unit))
    return used === null
      ? refuse('EW-GEN-03', `${unit.name} does not stand.`)
      : refuse('EW-SQD-07', 'Items of a DOWN unit cannot be used.');
  if (used === null || !unit.items.some((one) => one.name === used)) return null;
  const kind = itemKind(used);
  return refuse(kind.id, `${used} (${kind.moment}): ${kind.text}`);
}

/** The rule that forbids a choice; null if none is known but the question's own. */
export function whyNot(w: Position, seat: Seat, choice: unknown): Refusal | null {
  if (!isObject(choice) || typeof choice['do'] !== 'string') return null;
  const verb = choice['do'];
  if (verb === 'order') return orderRefusal(w, seat, choice);
  if (verb === 'range') return rangeRefusal(w, seat, choice);
  if (verb === 'flip' && (w.combat?.flips ?? 0) > 0)
    return refuse('EW-S2-05', 'Only face-down cards of the Setup are turned up.');
  if (verb === 'take over') {
    const unit = unitNamed(w, choice['unit']);
    if (unit !== undefined && unit.items.length >= places(unit))
      return refuse('EW-SQD-03', `${unit.name} has no free place.`);
  }
  return OWN.has(verb) ? unitRefusal(w, seat, choice) : null;
}
