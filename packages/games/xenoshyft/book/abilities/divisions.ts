// Divisions: which abilities a seat has, and when it can use them.
import { type Seat, applies } from '@xenotable/kernel';
import type { Choice } from '../../choices.ts';
import { type CardId, CARDS, isItem, isTroop } from '../../content/cards.ts';
import {
  ABILITY_NUMBERS,
  type AbilityNumber,
  DIVISIONS,
  type DivisionAbility,
  type DivisionId,
  type Fit,
  abilityOf,
} from '../../content/divisions.ts';
import { ITEMS } from '../../content/items.ts';
import { NO_PERKS, type Table, commanderOf, emptyZones } from '../../table.ts';
import { supplyOf } from '../../siege.ts';
import type { Occasion } from './plays.ts';
import { isBossCard } from '../values.ts';

/** The Division that a seat leads, once the setup is over. */
export function divisionOf(w: Table, seat: Seat): DivisionId {
  const { division } = commanderOf(w, seat);
  if (division === '') throw new Error(`seat ${seat} leads no Division yet`);
  return division;
}

/** XS-DIV-01 XS-WAV-04 XS-EX-05 The abilities that a Division has in this wave: one, two or all three. */
export function abilitiesNow(w: Table, seat: Seat): readonly DivisionAbility[] {
  const { division } = commanderOf(w, seat);
  if (division === '') return [];
  applies('XS-DIV-01');
  applies('XS-WAV-04');
  return DIVISIONS[division].abilities.slice(0, supplyOf(w));
}

/** XS-DIV-03 Passive abilities reach every lane. */
export function countPerks(w: Table): void {
  w.perks = { ...NO_PERKS };
  w.commanders.forEach((_, seat) => {
    for (const ability of abilitiesNow(w, seat))
      if (ability.verb === 'passive') {
        applies('XS-DIV-03');
        w.perks[ability.perk] = true;
      }
  });
}

export const isUsed = (w: Table, seat: Seat, ability: AbilityNumber): boolean =>
  commanderOf(w, seat).used.includes(ability);

export function markUsed(w: Table, seat: Seat, ability: AbilityNumber): void {
  if (!isUsed(w, seat, ability)) commanderOf(w, seat).used.push(ability);
}

/** Marks that a seat's Division serves a card: `fitOf` itself runs for every card in sight. */
export function citeDivision(w: Table, seat: Seat): void {
  const division = divisionOf(w, seat);
  applies(DIVISIONS[division].rule);
  if (division === 'weapons research') applies(w.options.research === 'any card' ? 'XS-OPT-07' : 'XS-DIV-04');
}

/** XS-CARD-08 XS-DIV-04 XS-OPT-07 What a seat's price cut (1) or return (2) is for, or null. */
export function fitOf(w: Table, seat: Seat, ability: 1 | 2): Fit | null {
  const { division } = commanderOf(w, seat);
  if (division === '') return null;
  const power = abilityOf(division, ability);
  if (power.verb !== 'cut' && power.verb !== 'return') return null;
  return division === 'weapons research' && w.options.research === 'any card' ? 'ANY' : power.fit;
}

export function fits(fit: Fit, card: CardId): boolean {
  if (fit === 'ANY') return true;
  return fit === 'TROOP' ? isTroop(card) : isItem(card) && ITEMS[card].trait === fit;
}

/** Whether a seat still has its price cut and it fits this card. */
export function hasCut(w: Table, seat: Seat, card: CardId): boolean {
  const fit = fitOf(w, seat, 1);
  return fit !== null && !isUsed(w, seat, 1) && fits(fit, card);
}

/** XS-DIV-05 XS-D-05 A card that a return ability can bring back; the Barracks want Troops of cost 5 or less. */
export const returnable = (fit: Fit, card: CardId): boolean =>
  fits(fit, card) && (fit !== 'TROOP' || CARDS[card].cost <= 5);

/** XS-DIV-07 Only a player who has a fitting card can be named. */
const canReturn = (w: Table, fit: Fit, seat: Seat): boolean =>
  commanderOf(w, seat).discard.some((card) => returnable(fit, card));
const canDraw = (w: Table, seat: Seat): boolean =>
  commanderOf(w, seat).discard.length > 0 || commanderOf(w, seat).deck.left.some((count) => count > 0);
const canDeploy = (w: Table, seat: Seat): boolean =>
  commanderOf(w, seat).hand.some(isTroop) && w.commanders.some(({ lane }) => emptyZones(lane).length > 0);

/** XS-DIV-02 What the Division's owner can use in a window, for whom. */
export function divisionPlays(w: Table, seat: Seat, now: Occasion, plays: Choice[]): void {
  const one = commanderOf(w, seat);
  if (one.division === '') return;
  const unlocked = supplyOf(w);
  for (const ability of ABILITY_NUMBERS) {
    if (ability > unlocked) return;
    const power = abilityOf(one.division, ability);
    if (!power.windows.includes(now.window) || isUsed(w, seat, ability)) continue;
    const named = (able: (to: Seat) => boolean): void =>
      w.commanders.forEach((_, to) => {
        if (able(to)) plays.push({ do: 'division', ability, to });
        else applies('XS-DIV-07');
      });
    if (power.verb === 'cut') named((to) => to !== seat);
    else if (power.verb === 'fund') named(() => true);
    else if (power.verb === 'return') {
      const fit = fitOf(w, seat, 2);
      if (fit !== null) named((to) => canReturn(w, fit, to));
    } else if (power.verb === 'redraw') named((to) => canDraw(w, to));
    // XS-DIV-07 In a closed hand nobody can see whether there is a Troop: then every player with cards can be named.
    else if (power.verb === 'call in')
      named((to) =>
        w.options.hands === 'open' || to === seat ? canDeploy(w, to) : commanderOf(w, to).hand.length > 0,
      );
    else if (power.verb === 'swap') swapPlays(w, plays);
    else if (power.verb === 'cancel' && now.revealed !== undefined) {
      applies(DIVISIONS[one.division].rule);
      if (!isBossCard(now.revealed.card)) plays.push({ do: 'division', ability });
    }
  }
}

/** XS-D-06 Two Troops of the same lane. */
function swapPlays(w: Table, plays: Choice[]): void {
  for (const { lane } of w.commanders) {
    for (const [i, one] of lane.troops.entries())
      for (const other of lane.troops.slice(i + 1))
        plays.push({ do: 'division', ability: 2, troops: [one.id, other.id] });
  }
}
