// How far the squad fires: what can be of use at most, and what each hit beyond it costs.
import {
  type View,
  enough,
  hitsSoFar,
  isEnough,
  mayExceed,
  several,
  tenths,
} from '@xenotable/earth-war/preview';

/** The hits at which everybody who has not acted stops firing; null: they could not make more than are of use, or have them. */
export const untilEnough = (view: View): number | null =>
  view.table.combat?.step === 2 && mayExceed(view) && !isEnough(view) ? enough(view).hits : null;

/** What a hit costs that nothing needs. */
const costs = (price: number): string =>
  price === 0 ? 'does nothing' : `costs ${price === 1 ? '' : 'about '}${tenths(price)} AMMO`;

/** 'At most 2 hits can be of use; each more costs about 0.5 AMMO'; null where the squad cannot fire too much. */
export function enoughWords(view: View): string | null {
  if (view.table.combat?.step !== 2 || !mayExceed(view)) return null;
  const { hits, price } = enough(view);
  if (hits === 0) return `No hit can be of use: each ${costs(price)}`;
  const made = hitsSoFar(view.table) >= hits;
  return `${made ? 'Enough: at' : 'At'} most ${several(hits, 'hit')} can be of use; each more ${costs(price)}`;
}

/** The same in a few words, beside the button that fires; null where more costs nothing. */
export function priceOfMore(view: View): string | null {
  if (enoughWords(view) === null) return null;
  const { price } = enough(view);
  const each = `${price === 1 ? '' : 'about '}${tenths(price)} AMMO`;
  if (isEnough(view)) return price === 0 ? 'enough hits' : `enough: each more costs ${each}`;
  return price === 0 ? null : `each hit beyond costs ${each}`;
}

/** Everybody who has not acted fires: how long, and at what price. */
export function volleyWords(view: View, units: number): string {
  const until = untilEnough(view);
  const words = enoughWords(view);
  if (until !== null) {
    const { price } = enough(view);
    const more = price === 0 ? '' : `: each ${costs(price)}`;
    return `Fire one after the other until ${several(until, 'hit')}? More are of no use${more}.`;
  }
  return words === null
    ? `Everybody who can fires: ${several(units, 'unit')}?`
    : `Everybody still fires: ${several(units, 'unit')}? ${words}.`;
}
