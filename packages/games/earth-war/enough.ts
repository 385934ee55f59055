// How many hits of Step 2 can be of use at most, and what one more costs: by what everybody knows.
import { orderKind } from './content/orders.ts';
import { isEnemy, isShadow } from './content/cards.ts';
import { kindOf } from './content/kinds.ts';
import { cancels, candidates } from './planOdds.ts';
import { type Position, type Slot, type Unit, combatOf } from './table.ts';
import type { View } from './view.ts';

export interface Enough {
  /** The most hits that can still kill something, wherever it lies. */
  hits: number;
  /** AMMO that a hit beyond them costs on average, placed where it costs least (EW-S3-01, EW-S4-03). */
  price: number;
}

/** Wounds that kill whatever enemy may lie in a slot: without those that an ambush would cancel, and with them. */
function needs(w: Position, slot: Slot): { sure: number; seen: number } {
  let sure = 0;
  let seen = 0;
  for (const one of candidates(combatOf(w), slot)) {
    if (!isEnemy(one.card)) continue;
    const kind = kindOf(w, one.card);
    const need = kind.wounds + (kind.armoured ?? 0) - one.wounds - slot.wounds;
    seen = Math.max(seen, need);
    if (!cancels(w, slot, one)) sure = Math.max(sure, need);
  }
  return { sure, seen };
}

/** EW-O-05 'Stay frosty!' can still save the wounds on one ambusher. */
const mayStayFrosty = ({ cp, orders }: { cp: number; orders: readonly string[] }): boolean =>
  cp >= orderKind('Stay frosty!').cp && !orders.includes('Stay frosty!');

/** What a wound on a slot costs on average: nothing on an enemy that is known; nobody shoots at a known bystander. */
function priceAt(w: Position, slot: Slot): number {
  if (slot.card >= 0) return isEnemy(slot.card) ? 0 : isShadow(slot.card) ? 1 : Infinity;
  const cards = candidates(combatOf(w), slot);
  const of = cards.reduce((sum, { weight }) => sum + weight, 0);
  const shadows = cards.reduce((sum, { card, weight }) => sum + (isShadow(card) ? weight : 0), 0);
  return of === 0 ? 0 : shadows / of;
}

export function enough({ table }: Pick<View, 'table'>): Enough {
  const combat = combatOf(table);
  const wanted = combat.slots.map((slot) => needs(table, slot));
  const saved = mayStayFrosty(combat) ? Math.max(0, ...wanted.map(({ sure, seen }) => seen - sure)) : 0;
  const price = Math.min(...combat.slots.map((slot) => priceAt(table, slot)));
  return {
    hits: wanted.reduce((sum, { sure }) => sum + sure, saved),
    price: Number.isFinite(price) ? price : 0,
  };
}

/** Hits of a unit that can lie where they are needed: of grenades and of a blast one lies on the next card (EW-S3-05). */
export function hitsToPlace({ type, act }: Pick<Unit, 'type' | 'act'>, sl: number): number {
  if (act === 'charges' || sl === 0) return 0;
  return act === 'grenades' || (type === 'Grenadier' && sl >= 3) ? sl - 1 : sl;
}

/** The hits that were made so far, as they count against those that can be of use. */
export const hitsSoFar = ({ squad }: Pick<Position, 'squad'>): number =>
  squad.reduce((sum, unit) => sum + hitsToPlace(unit, unit.sl), 0);

/** Whether the hits that were made in Step 2 are all that can be of use. */
export const isEnough = (view: Pick<View, 'table'>): boolean =>
  view.table.combat?.step === 2 && hitsSoFar(view.table) >= enough(view).hits;

/** Whether the units that have not acted could make more hits than can be of use. */
export function mayExceed(view: Pick<View, 'table' | 'squad'>): boolean {
  const { squad } = view.table;
  const most = view.squad.reduce((sum, { id, fire, melee }) => {
    const unit = squad.find((one) => one.id === id);
    return unit === undefined || unit.act !== '' ? sum : sum + Math.min(unit.cap, Math.max(fire, melee));
  }, hitsSoFar(view.table));
  return most > enough(view).hits;
}
