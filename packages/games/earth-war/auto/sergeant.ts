// A sensible scripted player: the autopilot's drill, with orders and items where they plainly pay. The balance tables of RULES.md are its games.
import { type Asked, type Sight, autopilot, toKill, willAmbush } from './autopilot.ts';
import { nodeOf } from '../book/nodes.ts';
import { unitOf } from '../book/squad.ts';
import { isBystander, isEnemy, isShadow } from '../content/cards.ts';
import type { OrderName } from '../content/orders.ts';
import type { Choice } from '../choices.ts';
import { SHORT, combatOf } from '../table.ts';

type Wish = Choice | undefined;

const order = (offers: readonly Choice[], name: OrderName): Wish =>
  offers.find((offer) => offer.do === 'order' && offer.order === name);

const doing = (offers: readonly Choice[], what: Choice['do']): Wish =>
  offers.find((offer) => offer.do === what);

/** Charges decide the Queen's court: whoever is near and has the wits for it sets them. */
function charges(v: Sight, offers: readonly Choice[]): Wish {
  const node = nodeOf(v.table);
  if (node?.kind !== 'combat' || combatOf(v.table).charges >= (node.charges?.needed ?? 0)) return undefined;
  return offers.find((offer) => offer.do === 'charges' && unitOf(v.table, offer.unit).wits >= 4);
}

/** Step 1: close in to set charges; otherwise fall back as the drill says. */
function ranges(v: Sight, offers: readonly Choice[]): Wish {
  const combat = combatOf(v.table);
  if (combat.moves > 0 && combat.moving < 0)
    return (
      offers.find((offer) => offer.do === 'move' && unitOf(v.table, offer.unit).band > SHORT) ??
      doing(offers, 'done')
    );
  const node = nodeOf(v.table);
  const far = v.table.squad.filter(
    (unit) => unit.status === 'standing' && unit.band === SHORT + 1 && unit.wits >= 4,
  ).length;
  return node?.kind === 'combat' && node.charges !== undefined && far > 0
    ? order(offers, 'Close the gap!')
    : undefined;
}

/** Step 2: whatever turns up a card is used, and a good gun that failed tries again. */
function wounds(v: Sight, offers: readonly Choice[]): Wish {
  const free = offers.find((offer) => offer.do === 'use' && offer.item !== 'Frag Grenades');
  const again = offers.find(
    (offer) =>
      offer.do === 'order' &&
      'unit' in offer &&
      unitOf(v.table, offer.unit).sl === 0 &&
      unitOf(v.table, offer.unit).rating >= 5,
  );
  return free ?? charges(v, offers) ?? again;
}

/** Step 4: save AMMO, bystanders, and the wounds on an enemy that they would kill. */
function afterReveal(v: Sight, offers: readonly Choice[]): Wish {
  const { slots } = combatOf(v.table);
  const wasted = slots.reduce((sum, slot) => sum + (isShadow(slot.card) ? slot.wounds : 0), 0);
  const ambushed = slots.find((slot) => isEnemy(slot.card) && willAmbush(v, slot) && toKill(v, slot) <= 0);
  if (slots.some((slot) => isBystander(slot.card) && slot.wounds > 0))
    return order(offers, 'Check your targets!');
  if (ambushed !== undefined) return offers.find((offer) => offer.do === 'order' && 'card' in offer);
  return wasted >= 3 ? order(offers, 'Short controlled bursts!') : undefined;
}

/** Step 7: first a wound that implants, then one that would put its unit DOWN. */
function treat(v: Sight, offers: readonly Choice[]): Wish {
  const treatments = offers.filter(
    (offer) => (offer.do === 'order' && 'wound' in offer) || offer.do === 'treat',
  );
  const deadly = (offer: Choice): boolean => {
    if (!('unit' in offer)) return false;
    const unit = unitOf(v.table, offer.unit);
    return unit.wounds + unit.incoming.length === unit.hits;
  };
  return (
    treatments.find((offer) => 'wound' in offer && offer.wound === 'Facehugger') ?? treatments.find(deadly)
  );
}

export function sergeant(v: Sight, ask: Asked): Choice {
  const { offers } = ask;
  const step = v.table.combat?.step ?? 0;
  let wish: Wish;
  if (step === 1) wish = ranges(v, offers);
  else if (step === 2) wish = wounds(v, offers);
  else if (step === 4) wish = afterReveal(v, offers);
  else if (step === 7) wish = treat(v, offers) ?? doing(offers, 'stim');
  else if (step === 8)
    wish = v.table.squad.some((unit) => unit.status === 'down')
      ? order(offers, 'Nobody gets left behind!')
      : undefined;
  else
    wish =
      doing(offers, 'breach') ??
      doing(offers, 'medkit') ??
      doing(offers, 'trauma') ??
      doing(offers, 'refill') ??
      doing(offers, 'take over');
  return wish ?? autopilot(v, ask);
}
