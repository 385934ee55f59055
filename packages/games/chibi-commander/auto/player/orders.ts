// What a mission lets a side do between activations: which of it a sensible player orders.
import { distance } from '../../book/fight/sight.ts';
import { hearts, isCivilian, mission, unitOf } from '../../book/who.ts';
import type { ChoiceOf } from '../../choices.ts';
import { type Army, NONE, type Table, type Unit } from '../../table.ts';
import { distancesTo, farFrom } from './ground.ts';
import { fightersOf } from './threat.ts';

type OrderChoice = ChoiceOf<'order'>;
type Wanted = (w: Table, army: Army, offers: readonly OrderChoice[]) => OrderChoice | undefined;

/** The offer with the least of something; undefined where all are infinitely bad. */
function least(offers: readonly OrderChoice[], cost: (on: number) => number): OrderChoice | undefined {
  let best: OrderChoice | undefined;
  let lowest = Infinity;
  for (const offer of offers) {
    const now = cost(offer.on ?? NONE);
    if (now < lowest) [best, lowest] = [offer, now];
  }
  return best;
}

const exitsFor = (w: Table, army: Army, unit: Unit): readonly number[] =>
  mission(w).ground.exits(w, army.faction, unit);

/** The bus goes out the nearest way. */
const drive: Wanted = (w, army, offers) => {
  const driver = w.units.find((unit) => unit.side === army.side);
  if (driver === undefined) return undefined;
  const exits = distancesTo(w, exitsFor(w, army, driver));
  const best = least(offers, (cell) => farFrom(exits, cell));
  return best !== undefined && farFrom(exits, best.on ?? NONE) < farFrom(exits, w.board.bus)
    ? best
    : undefined;
};

/** The President and his guards walk out. */
const walk: Wanted = (w, army, offers) =>
  offers.find(({ on = NONE }) => exitsFor(w, army, unitOf(w, on)).length > 0);

/** The turrets fire at whoever is weakest. */
const turret: Wanted = (w, _army, offers) =>
  least(offers, (id) => (unitOf(w, id).coma || isCivilian(unitOf(w, id)) ? Infinity : hearts(unitOf(w, id))));

/** Somebody who lies far from his friends comes back healed. */
const backup: Wanted = (w, _army, offers) => offers.find(({ on = NONE }) => unitOf(w, on).coma);

/** Ghosts land where a unit could have landed, near to the others. */
const landGhost: Wanted = (w, army, offers) => {
  const own = w.blips.filter((blip) => blip.faction === army.faction);
  return least(offers, (cell) => own.reduce((near, blip) => Math.min(near, distance(blip.cell, cell)), 99));
};

/** A trap beside an enemy and away from the own units blows up. */
const blowUp: Wanted = (w, army, offers) =>
  offers.find(({ on = NONE }) => {
    const { cell } = unitOf(w, on);
    const near = (unit: Unit): boolean => distance(unit.cell, cell) <= 1;
    const hit = w.units.some(
      (unit) => unit.side === 'Invaders' && unit.cell !== NONE && !unit.coma && near(unit),
    );
    return hit && fightersOf(w, army.side).every((unit) => distance(unit.cell, cell) > 2);
  });

const first: Wanted = (_w, _army, offers) => offers[0];

const wanted: Record<string, Wanted> = {
  drive,
  walk,
  turret,
  backup,
  'land a Ghost': landGhost,
  'support of two': first,
  'blow up': blowUp,
};

/** The next order that is worth giving. */
export function orderNow(w: Table, army: Army, offers: readonly OrderChoice[]): OrderChoice | null {
  for (const [deal, wants] of Object.entries(wanted)) {
    const own = offers.filter((offer) => offer.deal === deal);
    const order = own.length === 0 ? undefined : wants(w, army, own);
    if (order !== undefined) return order;
  }
  return null;
}
