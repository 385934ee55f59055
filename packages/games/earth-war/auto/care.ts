// What a person does better than the sergeant: looks at the cards before shooting, and has every wound treated that can be.
import { unitOf } from '../book/squad.ts';
import type { Choice } from '../choices.ts';
import type { Position, Unit } from '../table.ts';

/** 'Check those corners!' as long as somebody has yet to shoot: also after the first have. */
export function corners(w: Position, offers: readonly Choice[], wish: Choice): Choice | undefined {
  const shoots = wish.do === 'fire' || wish.do === 'melee' || wish.do === 'hold';
  if (!shoots || !w.squad.some((unit) => unit.status === 'standing' && unit.act === '')) return undefined;
  return offers.find((offer) => offer.do === 'order' && offer.order === 'Check those corners!');
}

/** What losing a unit would cost the squad. */
const valueOf = (unit: Unit): number =>
  Math.max(...unit.fire) + unit.cap + (unit.leader ? 2 : 0) + (unit.type === 'Medic' ? 2 : 0);

/** A wound that implants or puts its unit DOWN, any other wound, and one of several of which the unit goes DOWN anyway. */
const SAVES = 20;
const HELPS = 5;
const IN_VAIN = -5;
/** An order costs CP, a Medic's own treatment nothing. */
const COMMAND = 3;

/** What a treatment is worth; 0 for other choices. */
function gainOf(w: Position, offer: Choice): number {
  if ((offer.do !== 'order' && offer.do !== 'treat') || !('wound' in offer)) return 0;
  const unit = unitOf(w, offer.unit);
  const left = unit.hits - unit.wounds - unit.incoming.length;
  const saves = offer.wound === 'Facehugger' || left === 0;
  return valueOf(unit) + (saves ? SAVES : left > 0 ? HELPS : IN_VAIN) - (offer.do === 'order' ? COMMAND : 0);
}

/** The treatment that is worth most, if any is worth its price. */
export function treatment(w: Position, offers: readonly Choice[]): Choice | undefined {
  let best: Choice | undefined;
  let most = 0;
  for (const offer of offers) {
    const gain = gainOf(w, offer);
    if (gain > most) [best, most] = [offer, gain];
  }
  return best;
}
