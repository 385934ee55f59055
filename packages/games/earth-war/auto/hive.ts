// A sensible hive (EW-M-HIVE-01): it looks where the wounds lie unevenly, and moves what they would kill out of their way.
import { itemAt } from '@xenotable/kernel';
import { standingOf, unitOf } from '../book/squad.ts';
import { isBystander, isShadow } from '../content/cards.ts';
import { kindOf } from '../content/kinds.ts';
import type { Choice, ChoiceOf } from '../choices.ts';
import { type Combat, type Position, type Unit, combatOf } from '../table.ts';

/** A difference of wounds for which the one look of the event is worth it; later in the event a smaller one will do. */
const enough = (round: number): number => (round < 3 ? 3 : 2);

/** How much it helps the squad that so many wounds lie on a card. */
function harm(w: Position, combat: Combat, card: number, wounds: number): number {
  if (wounds === 0) return 0;
  if (isShadow(card)) return -wounds / 2;
  if (isBystander(card)) return w.mission.number === 0 ? 0 : -2;
  const kind = kindOf(w, card);
  const state = combat.cards.find((one) => one.card === card);
  if (kind.ambush === true && state?.sprung !== true && standingOf(w, 'Dog Team') === undefined) return 0;
  const through = Math.max(0, wounds - (kind.armoured ?? 0));
  const left = kind.wounds - (state?.wounds ?? 0);
  return through >= left ? 2 + kind.wounds : through / 2;
}

/** The face-down cards with most and with fewest wounds, if they differ by enough. */
function looks(w: Position, offers: readonly Choice[]): Choice | undefined {
  const { slots, round } = combatOf(w);
  const wounds = (slot: number): number => itemAt(slots, slot - 1).wounds;
  let found: ChoiceOf<'look'> | undefined;
  let most = enough(round) - 1;
  for (const offer of offers) {
    if (offer.do !== 'look') continue;
    const apart = Math.abs(wounds(offer.slots[0]) - wounds(offer.slots[1]));
    if (apart > most) [found, most] = [offer, apart];
  }
  return found;
}

/** Whether the squad's wounds do less if the two cards change places. */
export function exchangePays(w: Position): boolean {
  const combat = combatOf(w);
  const [first, second] = combat.hiveSlots.map((slot) => itemAt(combat.slots, slot - 1));
  if (first === undefined || second === undefined) return false;
  const now = harm(w, combat, first.card, first.wounds) + harm(w, combat, second.card, second.wounds);
  const then = harm(w, combat, second.card, first.wounds) + harm(w, combat, first.card, second.wounds);
  return then < now;
}

/** Whom it hurts most: who would fall, then who shoots best. */
function worth(unit: Unit): number {
  const falls = unit.wounds + unit.incoming.length + 1 === unit.hits;
  return (falls ? 20 : 0) + Math.max(...unit.fire) + unit.cap + (unit.leader ? 1 : 0) - unit.arm;
}

export function hivePlayer(w: Position, offers: readonly Choice[]): Choice {
  const first = itemAt(offers, 0);
  if (first.do === 'look') return looks(w, offers) ?? { do: 'done' };
  if (first.do === 'exchange') return exchangePays(w) ? first : { do: 'done' };
  let best: Choice = first;
  let most = -Infinity;
  for (const offer of offers) {
    const value = offer.do === 'strike' ? worth(unitOf(w, offer.unit)) : -Infinity;
    if (value > most) [best, most] = [offer, value];
  }
  return best;
}
