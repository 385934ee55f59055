// Divisions: which abilities a seat has, and when it can use them.
import type { Seat } from '@xenotable/kernel';
import type { Choice } from '../../choices.ts';
import { type CardId, CARDS, isTroop } from '../../content/cards.ts';
import { DIVISIONS, type DivisionAbility, type Fit, type Perk } from '../../content/divisions.ts';
import { type Table, emptyZones, waveOf } from '../../table.ts';
import type { Occasion } from './plays.ts';
import { fitOf, fits } from '../acquire/prices.ts';
import { ARMOR, DRILL, MEDICINE, WEAPONS, isBoss } from '../values.ts';

const PERK_BITS: Record<Perk, number> = {
  'better medicine': MEDICINE,
  'better armor': ARMOR,
  'better weapons': WEAPONS,
  'better drill': DRILL,
};

/** XS-DIV-01 XS-WAV-04 XS-EX-05 The abilities that a Division has in this wave: one, two or all three. */
export function abilitiesNow(w: Table, seat: Seat): readonly DivisionAbility[] {
  const { division } = w.commanders[seat]!;
  return division === '' ? [] : DIVISIONS[division].abilities.slice(0, waveOf(w.round));
}

/** XS-DIV-03 Passive abilities reach every lane. */
export function countPerks(w: Table): void {
  w.perks = 0;
  w.commanders.forEach((_, seat) => {
    for (const ability of abilitiesNow(w, seat))
      if (ability.verb === 'passive') w.perks |= PERK_BITS[ability.perk];
  });
}

export const isUsed = (w: Table, seat: Seat, ability: 1 | 2 | 3): boolean =>
  (w.commanders[seat]!.used & (1 << (ability - 1))) !== 0;

export function markUsed(w: Table, seat: Seat, ability: 1 | 2 | 3): void {
  w.commanders[seat]!.used |= 1 << (ability - 1);
}

/** XS-DIV-05 XS-D-05 A card that a return ability can bring back; the Barracks want Troops of cost 5 or less. */
export const returnable = (fit: Fit, card: CardId): boolean =>
  fits(fit, card) && (fit !== 'TROOP' || CARDS[card].cost <= 5);

/** XS-DIV-07 Only a player who has a fitting card can be named. */
const canReturn = (w: Table, fit: Fit, seat: Seat): boolean =>
  w.commanders[seat]!.discard.some((card) => returnable(fit, card));
const canDraw = (w: Table, seat: Seat): boolean =>
  w.commanders[seat]!.discard.length > 0 || w.commanders[seat]!.deck.left.some((count) => count > 0);
const canDeploy = (w: Table, seat: Seat): boolean =>
  w.commanders[seat]!.hand.some(isTroop) && w.commanders.some(({ lane }) => emptyZones(lane).length > 0);

/** XS-DIV-02 What the Division's owner can use in a window, for whom. */
export function divisionPlays(w: Table, seat: Seat, now: Occasion, plays: Choice[]): void {
  const one = w.commanders[seat]!;
  if (one.division === '') return;
  const { abilities } = DIVISIONS[one.division];
  const unlocked = waveOf(w.round);
  for (let i = 0; i < unlocked; i++) {
    const power = abilities[i]!;
    const ability = (i + 1) as 1 | 2 | 3;
    if (!power.windows.includes(now.window) || isUsed(w, seat, ability)) continue;
    const named = (able: (to: Seat) => boolean): void =>
      w.commanders.forEach((_, to) => void (able(to) && plays.push({ do: 'division', ability, to })));
    if (power.verb === 'cut') named((to) => to !== seat);
    else if (power.verb === 'fund') named(() => true);
    else if (power.verb === 'return') named((to) => canReturn(w, fitOf(w, seat, 2)!, to));
    else if (power.verb === 'redraw') named((to) => canDraw(w, to));
    // XS-DIV-07 In a closed hand nobody can see whether there is a Troop: then every player with cards can be named.
    else if (power.verb === 'call in')
      named((to) =>
        w.rules.hands === 'open' || to === seat ? canDeploy(w, to) : w.commanders[to]!.hand.length > 0,
      );
    else if (power.verb === 'swap') swapPlays(w, plays);
    else if (power.verb === 'cancel' && !isBoss(now.revealed!)) plays.push({ do: 'division', ability });
  }
}

/** XS-D-06 Two Troops of the same lane. */
function swapPlays(w: Table, plays: Choice[]): void {
  for (const { lane } of w.commanders) {
    for (let a = 0; a < lane.troops.length; a++) {
      for (let b = a + 1; b < lane.troops.length; b++)
        plays.push({ do: 'division', ability: 2, troops: [lane.troops[a]!.id, lane.troops[b]!.id] });
    }
  }
}
