// What would be given up by going on: bystanders, moves, shots, orders for the partners' shots, gifts of the Medic, RP and promotions.
import type { Asked, Json } from '@xenotable/kernel';
import type { LeftToDo } from '../../table/contract.ts';
import { namesOf } from './notes.ts';
import {
  type Choice,
  type Verb,
  type View,
  choiceIn,
  doomedBystanders,
  fireAt,
  several,
  slotThing,
  stillToFire,
  unitThing,
} from '@xenotable/earth-war/preview';

export const nags: Readonly<Record<string, string>> = {
  bystanders: 'Bystanders under fire whom an order could save',
  moves: 'Units that an order could still move',
  shots: 'Units that could still fire',
  partners: 'Orders while partners have still to fire',
  gift: 'Free healing and refills',
  money: 'RP that could buy something',
  promotion: 'Promotions that were earned',
};

/** The offers of a question with one of these verbs. */
const offering = (ask: Asked, ...verbs: Verb[]): Choice[] =>
  ask.offers.map((offer) => choiceIn(offer.choice)).filter((one) => verbs.includes(one.do));

const unitsIn = (offers: readonly Choice[]): string[] =>
  [...new Set(offers.flatMap((one) => ('unit' in one ? [one.unit] : [])))].map(unitThing);

const GIFTS: readonly [verb: Verb, words: (count: number) => string, loses: string][] = [
  ['heal', (count) => `${several(count, 'unit')} could be healed for nothing.`, 'the healing'],
  ['refill', () => 'An item could be refilled for nothing.', 'the refill'],
  ['operate', () => 'Somebody who is implanted could be operated on.', 'the operation'],
  ['trauma', () => 'A Trauma Pack could save somebody who is DOWN.', 'the certain rescue'],
];

/** Something free that the question offers and going on refuses. */
function gift(ask: Asked): LeftToDo | null {
  for (const [verb, words, loses] of GIFTS) {
    const offers = offering(ask, verb);
    const [first] = offers;
    if (first !== undefined)
      return { kind: 'gift', words: words(offers.length), loses, next: first, things: unitsIn(offers) };
  }
  return null;
}

function muster(view: View, ask: Asked): LeftToDo | null {
  const promotions = offering(ask, 'promote');
  const [first] = promotions;
  if (first !== undefined) {
    const units = unitsIn(promotions);
    return {
      kind: 'promotion',
      words: `${several(units.length, 'unit')} ${units.length === 1 ? 'has' : 'have'} earned a promotion.`,
      loses: 'it for this mission',
      next: first,
      things: units,
    };
  }
  const goods = offering(ask, 'recruit', 'buy');
  const [cheapest] = goods;
  return cheapest === undefined
    ? null
    : {
        kind: 'money',
        words: `${view.table.rp} RP are unspent and ${several(goods.length, 'thing')} can be bought.`,
        loses: view.table.options.play === 'campaign' ? 'their use in this mission' : `${view.table.rp} RP`,
        next: cheapest,
      };
}

/** How much FIRE a unit gains by the order's move; whoever gets away from CLOSE gains too. */
function gainOf(view: View, choice: Choice): number {
  const { combat, squad } = view.table;
  const unit = 'unit' in choice ? squad.find((one) => one.id === choice.unit) : undefined;
  if (unit === undefined || combat === null) return 0;
  const fire = (band: number): number => fireAt(view, unit, band);
  const away = combat.moving > 0 && unit.band === 0 ? 1 : 0;
  return fire(unit.band + combat.moving) - fire(unit.band) + away;
}

/** An order that could still bring somebody to a better place. */
function movesLeft(view: View, ask: Asked): LeftToDo | null {
  const { combat } = view.table;
  const moves = offering(ask, 'move')
    .filter((choice) => gainOf(view, choice) > 0)
    .toSorted((a, b) => gainOf(view, b) - gainOf(view, a));
  const [first] = moves;
  if (combat === null || combat.moves === 0 || first === undefined) return null;
  const count = Math.min(combat.moves, moves.length);
  return {
    kind: 'moves',
    words: `The order could still bring ${several(count, 'unit')} to a better place.`,
    loses: count === 1 ? 'the move' : 'the moves',
    next: first,
    things: unitsIn(moves),
  };
}

/** Bystanders who die if the squad goes on, while an order could still save them. */
function bystanders(view: View, ask: Asked): LeftToDo | null {
  const doomed = view.table.combat?.step === 4 ? doomedBystanders(view.table) : null;
  const save = offering(ask, 'order').find(
    (one) => one.do === 'order' && one.order === 'Check your targets!',
  );
  if (doomed === null || save === undefined) return null;
  const goals = doomed.goals.map(({ text }) => ` “${text}” goes out of reach.`).join('');
  return {
    kind: 'bystanders',
    words: `${several(doomed.wounds, 'wound')} will kill ${doomed.who}.${goals} “Check your targets!” saves ${doomed.slots.length === 1 ? 'this life' : 'them'} for 1 CP and ${doomed.wounds} AMMO.`,
    loses: several(doomed.points, 'point'),
    next: save,
    things: doomed.slots.map(slotThing),
  };
}

/** Orders for shots that partners have not made yet: after going on the leader gives none. */
function forPartners(view: View, ask: Asked): LeftToDo | null {
  const others = stillToFire(view.table, ask.seat);
  const orders = offering(ask, 'order');
  if (others.length === 0 || orders.length === 0) return null;
  const [has, shots] = others.length === 1 ? ['has', 'this partner'] : ['have', 'these partners'];
  return {
    kind: 'partners',
    words: `${namesOf(view, others)} ${has} still to fire. After “Go on” you cannot give ${shots} one more burst.`,
    loses: 'your orders',
    next: null,
  };
}

export function leftToDo(json: Json, view: View, ask: Asked): LeftToDo | null {
  const choice = choiceIn(json);
  if (choice.do !== 'done') return null;
  if (view.phase === 'muster') return muster(view, ask);
  const first = bystanders(view, ask) ?? movesLeft(view, ask);
  if (first !== null) return first;
  const left = gift(ask);
  if (left !== null || view.table.combat?.step !== 2) return left;
  const partners = forPartners(view, ask);
  if (partners !== null) return partners;
  const flips = offering(ask, 'use');
  const [flip] = flips;
  return flip === undefined
    ? null
    : {
        kind: 'shots',
        words: `${several(flips.length, 'item')} could still be used in this step.`,
        loses: 'the look at a card',
        next: flip,
        things: unitsIn(flips),
      };
}
