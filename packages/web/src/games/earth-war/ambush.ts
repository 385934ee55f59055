// What the squad must know before it shoots: who may still ambush, what is hurt already, and what a bystander costs.
import { bystanderPrice, cardKind, isEnemyKind } from '@xenotable/earth-war/content';
import type { View } from '@xenotable/earth-war/preview';
import { isBystander } from './faces.ts';

/** While a dog stands nothing can ambush (EW-S4-09). */
export const dogStands = ({ table: { squad } }: View): boolean =>
  squad.some((unit) => unit.type === 'Dog Team' && unit.status === 'standing');

/** Enemies of the fight whose AMBUSH is not used; none while a dog stands. */
export const ambushers = (view: View): number =>
  dogStands(view) ? 0 : view.deck.filter((one) => one.ambush).length;

/** What the AMBUSH of an enemy that lies here has come to. */
export function ambushOf(view: View, card: string | null): string {
  if (dogStands(view)) return 'no ambush';
  const used = view.deck.some(
    (one) => one.card === card && !one.ambush && cardKind(view.table, one.kind).ambush === true,
  );
  return used ? 'Ambush used' : 'Ambush';
}

/** No wound of this round kills: all enemies that are left would cancel theirs. */
const isHopeless = (view: View): boolean => {
  const enemies = view.deck.filter(({ kind }) => isEnemyKind(kind));
  return (
    enemies.length > 0 &&
    !dogStands(view) &&
    !view.table.options.detection &&
    enemies.every((one) => one.ambush)
  );
};

/** What ambushes may do to the wounds of this round; null where nobody can. */
export function ambushWarning(view: View): string | null {
  const count = ambushers(view);
  if (count === 0) return null;
  if (isHopeless(view)) return 'No kill is possible in this round: every enemy left would ambush.';
  return `${count} ${count === 1 ? 'enemy' : 'enemies'} may ambush, once each: it cancels the wounds of that round.`;
}

/** The same above the cards, where there is room for a few words. */
export function ambushReminder(view: View): string | null {
  const count = ambushers(view);
  if (count === 0) return null;
  return isHopeless(view) ? 'Every enemy left would ambush' : `${count} may ambush: no wound counts`;
}

/** What is known of the hidden cards of a kind: ambush open or used, wounds that they keep from earlier rounds. */
export function aboutKind(view: View, kind: string): string {
  const cards = view.deck.filter((one) => one.kind === kind && !one.seen);
  const open = cards.filter((one) => one.ambush).length;
  const ambush =
    cardKind(view.table, kind).ambush !== true || dogStands(view)
      ? ''
      : open === 0
        ? 'ambush used'
        : `${open < cards.length ? `${open} ` : ''}may ambush`;
  const hurt = cards.filter(({ wounds }) => (wounds ?? 0) > 0);
  const share = hurt.map((one) => `${one.wounds} of ${one.of}`).join(' and ');
  const wounds =
    hurt.length === 0 ? '' : `${cards.length === 1 ? '' : `${hurt.length} hurt: `}${share} wounds`;
  return [ambush, wounds].filter(Boolean).join(', ');
}

/** What it costs to shoot a bystander of the kinds that may be there. */
export function bystanderWords(view: View): string {
  if (view.mission.number === 0) return 'nothing on a patrol';
  const kinds = [...new Set(view.deck.map(({ kind }) => kind).filter(isBystander))];
  return kinds.map((kind) => `${kind} −${bystanderPrice(cardKind(view.table, kind))}`).join(', ') || 'points';
}
